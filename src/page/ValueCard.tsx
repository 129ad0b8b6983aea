import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { ValueGroup } from './outputs/ValueGroup.tsx';
import { Outputs } from './Results.tsx';
import { Card } from './Section.tsx';
import type { OperationProps, OutputName } from './session/operation-state.ts';

interface ValueCardProps<Op extends Operation> extends OperationProps<Op> {
  readonly title: string;
  /** The outputs, in order. */
  readonly names: readonly OutputName<Op>[];
}

/** A card with some of the results, besides the one that shows the run's status. */
export function ValueCard<Op extends Operation>(props: ValueCardProps<Op>): ReactNode;
export function ValueCard({ operation, title, names }: ValueCardProps<Operation>): ReactNode {
  return (
    <Card title={title}>
      <ValueGroup operation={operation} names={names} label={title}>
        <Outputs operation={operation} names={names} />
      </ValueGroup>
    </Card>
  );
}
