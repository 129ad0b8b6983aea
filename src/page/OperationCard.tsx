import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { hasNothingToShow, partsOf } from './layouts/parts.ts';
import { Options } from './layouts/Options.tsx';
import { MainInput } from './MainInput.tsx';
import look from './look.module.css';
import type { InputName, OperationState, OutputName } from './operation-state.ts';
import { Outputs } from './Results.tsx';
import { RunStatus } from './RunStatus.tsx';
import { Card } from './Section.tsx';

interface OperationCardProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The inputs beside the primary one, and the outputs; all if left out. */
  readonly inputs?: readonly InputName<Op>[];
  readonly outputs?: readonly OutputName<Op>[];
  /** The output that is large. */
  readonly prominent?: OutputName<Op>;
  /** Whether the primary input has the focus at once on wide screens: one card of a page may. */
  readonly autoFocus?: boolean;
  /** What stands between fields and results. */
  readonly below?: ReactNode;
  /** What else there is to say of the results; hidden as long as there are none. */
  readonly children?: ReactNode;
}

/** One of several operations on a page: its name, its fields, what comes out. */
export function OperationCard<Op extends Operation>(props: OperationCardProps<Op>): ReactNode;
export function OperationCard({ operation, inputs, outputs, prominent, autoFocus = false, below, children }: OperationCardProps<Operation>): ReactNode {
  const { primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  return (
    <Card title={operation.words.label}>
      <MainInput operation={operation} autoFocus={autoFocus} />
      <Options operation={operation} names={inputs ?? otherInputs} />
      {below}
      <RunStatus operation={operation} />
      <div className={look.results} hidden={hasNothingToShow(operation)}>
        <Outputs operation={operation} names={outputs ?? [...(primaryOutput === undefined ? [] : [primaryOutput]), ...otherOutputs]} prominent={prominent} />
        {children}
      </div>
    </Card>
  );
}
