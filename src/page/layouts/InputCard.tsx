import { useEnvironment } from '../environment.ts';
import { Field } from '../Field.tsx';
import { Card } from '../Section.tsx';
import type { OperationState } from '../use-operation.ts';
import { InputToolbar } from './InputToolbar.tsx';
import { Options } from './Options.tsx';
import { focusesInput, partsOf } from './parts.ts';

/** All inputs of an operation: the primary one with its toolbar, then the options. */
export function InputCard({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const { primaryInput, otherInputs } = partsOf(operation.operation);
  return (
    <Card label={texts.t('page.input')}>
      {primaryInput && <Field operation={operation} name={primaryInput} autoFocus={focusesInput()} />}
      <InputToolbar operation={operation} />
      <Options operation={operation} names={otherInputs} />
    </Card>
  );
}
