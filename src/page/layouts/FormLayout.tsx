import type { OperationProps } from '../session/operation-state.ts';
import { Results } from '../Results.tsx';
import { Columns } from '../Section.tsx';
import { InputCard } from './InputCard.tsx';

/** Fields next to their results: for calculators and all tools without another layout. */
export const FormLayout = ({ operation }: OperationProps) => (
  <Columns>
    <InputCard operation={operation} />
    <Results operation={operation} />
  </Columns>
);
