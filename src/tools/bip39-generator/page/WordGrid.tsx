import type { OutputProps } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import type { OutputField } from '../../../contract/fields.ts';
import styles from './bip39-generator.module.css';

/** The words with their numbers, as they are written down. */
export function WordGrid({ operation, label, name, value }: OutputProps<OutputField>) {
  const text = typeof value === 'string' ? value : '';
  const words = text.split(/[ \u3000]/u).filter(Boolean);
  return (
    <>
      <output aria-label={label} data-value={name}>
        <ol className={styles.words}>
          {words.map((word, index) => (
            <li key={index}>{word}</li>
          ))}
        </ol>
      </output>
      {text !== '' && operation.name !== 'generate' && <ResultActions label={label} text={text} format="mnemonic" />}
    </>
  );
}
