import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './bip39-generator.module.css';

/** Words that the unknown one may have been meant for; a click puts one in its place. */
export function Suggestions({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { problem } = operation;
  if (problem?.kind !== 'error' || problem.failure.code !== 'unknown-word') return null;
  const { number, suggestions } = problem.failure.params;
  const near = String(suggestions).split(', ').filter(Boolean);
  if (near.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={words('replace')}>
      {near.map((word) => (
        <Button key={word} size="small" onClick={() => operation.set('mnemonic', replaceWord(String(operation.input.mnemonic), Number(number), word))}>
          {word}
        </Button>
      ))}
    </div>
  );
}

/** Puts a word in the place of the one with a number, counted from 1; the spaces stay as they are. */
function replaceWord(text: string, number: number, word: string): string {
  let count = 0;
  return text.replaceAll(/\S+/gu, (old) => {
    count++;
    return count === number ? word : old;
  });
}
