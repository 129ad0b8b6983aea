import { Field } from '../../../page/Field.tsx';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';

/** Which algorithms have a row. */
export function AlgorithmFilter({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const field = operation.operation.input.algorithms;
  const chosen = operation.input.algorithms;
  return (
    <Folded summary={words('algorithms', { chosen: Array.isArray(chosen) ? chosen.length : 0, total: field?.kind === 'choices' ? field.options.length : 0 })}>
      <Field operation={operation} name="algorithms" />
    </Folded>
  );
}
