import type { ReactNode } from 'react';
import type { OutputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { useKitWords } from './words/kit-words.ts';
import { hasNothingToShow, partsOf } from './layouts/parts.ts';
import type { OperationState, OutputName } from './session/operation-state.ts';
import type { OutputProps } from './outputs/output-props.ts';
import { Output } from './Output.tsx';
import { ValueGroup } from './outputs/ValueGroup.tsx';
import { Empty } from './parts/Empty.tsx';
import { RunStatus } from './RunStatus.tsx';
import { Card, Folded } from './Section.tsx';

/** Renders of results by the names of outputs. */
export type OutputViews<Op extends Operation> = {
  readonly [Name in OutputName<Op>]?: (props: OutputProps<Extract<Op['output'][Name], OutputField>>) => ReactNode;
};

interface ResultsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Heading of the card. Without a title, the card has an accessible name only. */
  readonly title?: string;
  /** The outputs to show, or those that the children show. Without `names` and children: all outputs, the primary one in large type. */
  readonly names?: readonly OutputName<Op>[];
  /** Render results instead of the usual views, by the outputs' names. */
  readonly views?: OutputViews<Op>;
  /** Shown instead of the outputs. */
  readonly children?: ReactNode;
  /** Shown until the first result. Default: a request for input. */
  readonly empty?: ReactNode;
}

/** A card with the results of an operation, the status of its run, and a hint until the first result. */
export function Results<Op extends Operation>(props: ResultsProps<Op>): ReactNode;
export function Results({ operation, title, names, views = {}, children, empty }: ResultsProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryOutput, otherOutputs } = partsOf(operation.operation);
  const isEmpty = hasNothingToShow(operation);
  const shown = names ?? [...(primaryOutput === undefined ? [] : [primaryOutput]), ...otherOutputs];
  // The content that a page shows instead of the outputs is unknown here, unless the page names it.
  const copied = names ?? (children === undefined ? shown : []);
  return (
    <Card {...(title === undefined ? { label: kit('results') } : { title })}>
      <RunStatus operation={operation} />
      {isEmpty && operation.progress === undefined && operation.problem?.kind !== 'bug' && <Empty operation={operation}>{empty}</Empty>}
      {/* Hidden rather than removed, so that folds and scroll positions survive a moment without results. */}
      <ValueGroup operation={operation} names={copied} label={title ?? kit('results')} hidden={isEmpty}>
        {children ?? <Outputs operation={operation} names={shown} views={views} {...(names === undefined && { prominent: primaryOutput })} />}
      </ValueGroup>
    </Card>
  );
}

interface OutputsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** The outputs, in order. */
  readonly names: readonly OutputName<Op>[];
  /** The output to show in large type. */
  readonly prominent?: OutputName<Op> | undefined;
  /** Render results instead of the usual views, by the outputs' names. */
  readonly views?: OutputViews<Op>;
}

/** Results below each other. Rare ones are collapsed under "Details". */
export function Outputs<Op extends Operation>(props: OutputsProps<Op>): ReactNode;
export function Outputs({ operation, names, prominent, views = {} }: OutputsProps<Operation>): ReactNode {
  const kit = useKitWords();
  const rare = names.filter((name) => operation.operation.output[name]?.rare);
  const show = (name: string): ReactNode => {
    const view = views[name];
    return <Output key={name} operation={operation} name={name} prominent={name === prominent} {...(view && { view })} />;
  };
  return (
    <>
      {names.filter((name) => !rare.includes(name)).map(show)}
      {rare.length > 0 && <Folded summary={kit('details')}>{rare.map(show)}</Folded>}
    </>
  );
}
