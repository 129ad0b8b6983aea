import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { ControlProps } from '../Field.tsx';
import { Field } from '../Field.tsx';
import { Segments } from '../fields/Segments.tsx';
import { useKitWords } from '../kit-words.ts';
import type { OperationProps } from '../operation-state.ts';
import { anchorInAddress } from '../parts/use-anchored-row.ts';
import { Results } from '../Results.tsx';
import { Card, Stack } from '../Section.tsx';
import { focusesInput, partsOf } from './parts.ts';

interface ReferenceLayoutProps<Op extends Operation> extends OperationProps<Op> {
  /** Shown instead of the usual views of all outputs. */
  readonly children?: ReactNode;
}

/** A reference to search: the search and all its options above, the entries found below. */
export function ReferenceLayout<Op extends Operation>(props: ReferenceLayoutProps<Op>): ReactNode;
export function ReferenceLayout({ operation, children }: ReferenceLayoutProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { input, output } = operation.operation;
  const { primaryInput, otherInputs } = partsOf(operation.operation);
  return (
    <Stack>
      <Card label={kit('input')}>
        {primaryInput !== undefined && <Field operation={operation} name={primaryInput} autoFocus={focusesInput() && anchorInAddress() === undefined} />}
        {otherInputs.map((name) => (
          <Field key={name} operation={operation} name={name} {...(input[name]?.kind === 'choice' && { control: showSegments })} />
        ))}
      </Card>
      {children ?? <Results operation={operation} names={Object.keys(output)} />}
    </Stack>
  );
}

const showSegments = ({ field, value, ...props }: ControlProps): ReactNode =>
  field.kind === 'choice' && typeof value === 'string' && <Segments {...props} field={field} value={value} />;
