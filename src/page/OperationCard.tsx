import type { ReactNode } from 'react';
import type { Operation } from '../contract/operations.ts';
import { hasNothingToShow, partsOf } from './layouts/parts.ts';
import { Options } from './layouts/Options.tsx';
import { MainInput } from './MainInput.tsx';
import type { InputName, OperationState, OutputName } from './session/operation-state.ts';
import { ValueGroup } from './outputs/ValueGroup.tsx';
import { Outputs } from './Results.tsx';
import { RunStatus } from './RunStatus.tsx';
import { Card } from './Section.tsx';

interface OperationCardProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The inputs below the primary one. Default: all. */
  readonly inputs?: readonly InputName<Op>[];
  /** Default: all outputs. */
  readonly outputs?: readonly OutputName<Op>[];
  /** The output to show in large type. */
  readonly prominent?: OutputName<Op>;
  /** Whether the primary input takes the focus when the page opens. At most one card of a page may. */
  readonly autoFocus?: boolean;
  /** Shown between the fields and the results. */
  readonly below?: ReactNode;
  /** See `Options`. */
  readonly foldsOptions?: boolean;
  /** The outputs that the children show, to be copied with the others. Default: none. */
  readonly inChildren?: readonly OutputName<Op>[];
  /** Shown below the results, and hidden while there are none. */
  readonly children?: ReactNode;
}

/** A card for one of several operations on a page: its name, fields and results. */
export function OperationCard<Op extends Operation>(props: OperationCardProps<Op>): ReactNode;
export function OperationCard({
  operation,
  inputs,
  outputs,
  prominent,
  autoFocus = false,
  below,
  foldsOptions = false,
  inChildren = [],
  children,
}: OperationCardProps<Operation>): ReactNode {
  const { primaryOutput, otherInputs, otherOutputs } = partsOf(operation.operation);
  const shown = outputs ?? [...(primaryOutput === undefined ? [] : [primaryOutput]), ...otherOutputs];
  return (
    <Card title={operation.words.label}>
      <MainInput operation={operation} autoFocus={autoFocus} />
      <Options operation={operation} names={inputs ?? otherInputs} isFolded={foldsOptions} />
      {below}
      <RunStatus operation={operation} />
      <ValueGroup operation={operation} names={[...shown, ...inChildren]} label={operation.words.label} hidden={hasNothingToShow(operation)}>
        <Outputs operation={operation} names={shown} prominent={prominent} />
        {children}
      </ValueGroup>
    </Card>
  );
}
