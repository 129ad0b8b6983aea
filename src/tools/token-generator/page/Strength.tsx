import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { strengthOf, strengths } from '../strength.ts';
import type en from '../strings/en.json';
import styles from './token-generator.module.css';

/** The entropy in bits, and what that is in a word. */
export function Strength({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const bits = Number(operation.output.entropyBits ?? 0);
  const strength = strengthOf(bits);
  const level = strengths.indexOf(strength);
  return (
    <div className={styles.fact} hidden={!operation.hasOutput}>
      <Output operation={operation} name="entropyBits">
        {({ id, label, name }) => (
          <div className={styles.row}>
            <span id={id} className={kit.note}>
              {label}
            </span>
            <output aria-labelledby={id} className={styles.number} data-value={name}>
              {new Intl.NumberFormat(texts.language).format(bits)}
            </output>
            <span className={classNames(styles.strength, styles[strength])} data-strength={strength}>
              <span className={styles.meter} aria-hidden="true">
                {strengths.map((other, index) => (
                  <span key={other} className={index <= level ? styles.filled : undefined} />
                ))}
              </span>
              {words(strength)}
            </span>
            <ResultActions label={label} text={String(bits)} format="number" words="none" />
          </div>
        )}
      </Output>
    </div>
  );
}

export function AlphabetSize({ operation }: { readonly operation: OperationState }) {
  return (
    <div className={styles.fact} hidden={!operation.hasOutput}>
      <Output operation={operation} name="alphabetSize">
        {({ id, label, name, value }) => (
          <div className={styles.row}>
            <span id={id} className={kit.note}>
              {label}
            </span>
            <output aria-labelledby={id} className={styles.number} data-value={name}>
              {String(value)}
            </output>
            <ResultActions label={label} text={String(value)} format="number" words="none" />
          </div>
        )}
      </Output>
    </div>
  );
}
