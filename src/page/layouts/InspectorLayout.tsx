import type { OperationProps } from '../operation-state.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { Results } from '../Results.tsx';
import { Stack } from '../Section.tsx';
import { InputCard } from './InputCard.tsx';

/** One input and many results: the input above, the results below as a list. */
export const InspectorLayout = ({ operation }: OperationProps) => (
  <Sheet>
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation} names={Object.keys(operation.operation.output)} />
    </Stack>
  </Sheet>
);
