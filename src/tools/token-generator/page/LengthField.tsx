import { useId } from 'react';
import { Field } from '../../../page/Field.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import styles from './token-generator.module.css';

interface LengthFieldProps {
  readonly operation: OperationState;
  readonly name: string;
  /** Where the slider ends; the number box may go further. */
  readonly max: number;
}

/** A number box, and a slider that follows it and moves it. */
export function LengthField({ operation, name, max }: LengthFieldProps) {
  const words = useWords<typeof en>();
  const id = useId();
  const value = operation.input[name];
  return (
    <div className={styles.length}>
      <Field operation={operation} name={name} />
      <div className={styles.slider}>
        <label htmlFor={id}>{words('slider', { max })}</label>
        <input
          id={id}
          type="range"
          min={1}
          max={max}
          value={typeof value === 'number' && value >= 1 ? Math.min(value, max) : 1}
          onChange={(event) => operation.set(name, Number(event.target.value))}
        />
      </div>
    </div>
  );
}
