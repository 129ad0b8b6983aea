import { useEnvironment } from '../environment.ts';
import { Field } from '../Field.tsx';
import { Output } from '../Output.tsx';
import styles from '../page.module.css';
import { RunStatus } from '../RunStatus.tsx';
import type { OperationState } from '../use-operation.ts';
import { InputToolbar } from './InputToolbar.tsx';
import { Options } from './Options.tsx';
import { focusesInput, partsOf } from './parts.ts';

/** Fields beside their results: calculators, and whatever needs no other layout. */
export function FormLayout({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { primaryInput, primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-label={texts.t('page.input')}>
        {primaryInput && <Field operation={operation} name={primaryInput} autoFocus={focusesInput()} />}
        <InputToolbar operation={operation} />
        <Options operation={operation} names={otherInputs} />
      </section>
      <section className={styles.card} aria-label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        {primaryOutput && <Output operation={operation} name={primaryOutput} prominent />}
        {otherOutputs.map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
      </section>
    </div>
  );
}
