import type { OperationProps } from '../operation-state.ts';
import { Results } from '../Results.tsx';
import { Stack } from '../Section.tsx';
import { InputCard } from './InputCard.tsx';

/** One thing in, many out: the input on top, the results below as a list. */
export const InspectorLayout = ({ operation }: OperationProps) => (
  <Stack>
    <InputCard operation={operation} />
    <Results operation={operation} names={Object.keys(operation.operation.output)} />
  </Stack>
);
