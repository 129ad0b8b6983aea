import { useEnvironment } from '../environment.ts';
import { Field } from '../Field.tsx';
import { Output } from '../Output.tsx';
import styles from '../page.module.css';
import { RunStatus } from '../RunStatus.tsx';
import type { OperationState } from '../use-operation.ts';
import { InputToolbar } from './InputToolbar.tsx';
import { Options } from './Options.tsx';
import { focusesInput, partsOf } from './parts.ts';

/** One thing in, many out: the input on top, the results below as a list. */
export function InspectorLayout({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { primaryInput, otherInputs } = partsOf(operation.operation);
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-label={texts.t('page.input')}>
        {primaryInput && <Field operation={operation} name={primaryInput} autoFocus={focusesInput()} />}
        <InputToolbar operation={operation} />
        <Options operation={operation} names={otherInputs} />
      </section>
      <section className={styles.card} aria-label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {Object.keys(operation.operation.output).map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
      </section>
    </div>
  );
}
