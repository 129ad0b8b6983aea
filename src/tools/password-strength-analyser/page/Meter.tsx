import { Output } from '../../../page/Output.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { strengths } from '../codes.ts';
import type en from '../strings/en.json';
import styles from './password-strength-analyser.module.css';

/** Five steps and a word; the colour only repeats what they say. */
export function Meter({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  const strength = String(operation.output.strength);
  const score = strengths.findIndex((known) => known === strength);
  return (
    <div className={styles.meter} data-strength={strength}>
      <div className={styles.steps} aria-hidden="true">
        {strengths.map((step, index) => (
          <span key={step} className={index <= score ? styles.reached : undefined} />
        ))}
      </div>
      <div className={styles.verdict}>
        <Output operation={operation} name="strength">
          {({ label, name }) => (
            <output aria-label={label} data-value={name} data-code={strength}>
              {strength === '' ? '–' : codeWord(texts, operation.name, name, strength)}
            </output>
          )}
        </Output>
        <Output operation={operation} name="score">
          {({ label, name, value }) => (
            <output aria-label={label} data-value={name} hidden={strength === ''}>
              {words('steps', { score: value })}
            </output>
          )}
        </Output>
      </div>
    </div>
  );
}
