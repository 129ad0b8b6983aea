import type { OperationState } from '../../../page/use-operation.ts';
import styles from './bip39-generator.module.css';

/** The words with their numbers, as they are written down; one that is not in the list is marked. */
export function WordGrid({ operation: { problem }, text }: { readonly operation: OperationState; readonly text: string }) {
  const words = text.split(/\s+/u).filter(Boolean);
  const unknown = problem?.kind === 'error' && problem.failure.code === 'unknown-word' ? Number(problem.failure.params.number) : undefined;
  if (words.length === 0) return null;
  return (
    <ol className={styles.words} data-value="mnemonic">
      {words.map((word, index) => (
        <li key={index}>{index + 1 === unknown ? <mark className={styles.unknown}>{word}</mark> : word}</li>
      ))}
    </ol>
  );
}
