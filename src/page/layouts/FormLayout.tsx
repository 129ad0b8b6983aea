import type { OperationProps } from '../operation-state.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { Results } from '../Results.tsx';
import { Columns } from '../Section.tsx';
import { InputCard } from './InputCard.tsx';

/** Fields beside their results: for calculators and all tools without another layout. */
export const FormLayout = ({ operation }: OperationProps) => (
  <Sheet>
    <Columns>
      <InputCard operation={operation} />
      <Results operation={operation} />
    </Columns>
  </Sheet>
);
