import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { ControlProps } from '../fields/control-props.ts';
import { TextInput } from '../fields/TextInput.tsx';
import type { OperationProps } from '../session/operation-state.ts';
import { anchorInAddress } from '../parts/use-anchored-row.ts';
import { Results } from '../Results.tsx';
import { Stack } from '../Section.tsx';
import { useToolKeys } from '../keys/tool-keys.ts';
import { Options } from './Options.tsx';
import { focusesInput, partsOf } from './parts.ts';

interface ReferenceLayoutProps<Op extends Operation> extends OperationProps<Op> {
  /** Shown instead of the usual views of all outputs. */
  readonly children?: ReactNode;
}

/** A searchable reference: the search and its options in one row, the matching entries right below. The key `/` goes to the search. */
export function ReferenceLayout<Op extends Operation>(props: ReferenceLayoutProps<Op>): ReactNode;
export function ReferenceLayout({ operation, children }: ReferenceLayoutProps<Operation>): ReactNode {
  const { input, output } = operation.operation;
  const { primaryInput = '', otherInputs } = partsOf(operation.operation);
  const box = `main [data-operation="${operation.name}"][data-field="${primaryInput}"] input`;
  useToolKeys({ '/': () => document.querySelector<HTMLElement>(box)?.focus() });
  const names = primaryInput === '' ? otherInputs : [primaryInput, ...otherInputs];
  return (
    <Stack>
      <Options
        operation={operation}
        names={names}
        shown={names.length}
        {...(input[primaryInput]?.kind === 'text' && { controls: { [primaryInput]: showSearch } })}
      />
      {children ?? <Results operation={operation} names={Object.keys(output)} />}
    </Stack>
  );
}

const showSearch = ({ field, value, ...props }: ControlProps): ReactNode =>
  field.kind === 'text' &&
  typeof value === 'string' && <TextInput {...props} field={field} value={value} autoFocus={focusesInput() && anchorInAddress() === undefined} />;
