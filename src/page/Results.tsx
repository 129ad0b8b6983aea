import type { ReactNode } from 'react';
import type { OutputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { useKitWords } from './kit-words.ts';
import { hasNothingToShow, partsOf } from './layouts/parts.ts';
import look from './look.module.css';
import type { OperationState, OutputName } from './operation-state.ts';
import type { OutputProps } from './Output.tsx';
import { Output } from './Output.tsx';
import { RunStatus } from './RunStatus.tsx';
import { Card, Folded } from './Section.tsx';

/** Renders of results by the names of outputs. */
export type OutputViews<Op extends Operation> = {
  readonly [Name in OutputName<Op>]?: (props: OutputProps<Extract<Op['output'][Name], OutputField>>) => ReactNode;
};

interface ResultsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Heads the part; without it, it is named for those who do not see its frame. */
  readonly title?: string;
  /** The results below each other; all of them, the primary one large, if neither this nor children are given. */
  readonly names?: readonly OutputName<Op>[];
  /** Render results in the place of the usual views, by the outputs' names. */
  readonly views?: OutputViews<Op>;
  /** What stands below the named results, or in the place of all. */
  readonly children?: ReactNode;
  /** What is said while there is nothing to show. */
  readonly empty?: ReactNode;
}

/** What an operation answers, set off from the other parts; what the run has to say; what to do where there is nothing yet. */
export function Results<Op extends Operation>(props: ResultsProps<Op>): ReactNode;
export function Results({ operation, title, names, views = {}, children, empty }: ResultsProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryOutput, primaryInput } = partsOf(operation.operation);
  const isFile = operation.operation.input[primaryInput ?? '']?.kind === 'file';
  const isEmpty = hasNothingToShow(operation);
  const shown = names ?? [...(primaryOutput === undefined ? [] : [primaryOutput]), ...partsOf(operation.operation).otherOutputs];
  return (
    <Card {...(title === undefined ? { label: kit('results') } : { title })}>
      <RunStatus operation={operation} />
      {isEmpty && operation.progress === undefined && operation.problem?.kind !== 'bug' && (
        <p className={look.note}>{empty ?? kit(isFile ? 'noFile' : 'nothingYet')}</p>
      )}
      {/* Hidden, so that what was unfolded or scrolled to is so again. */}
      <div className={look.results} hidden={isEmpty}>
        {(names !== undefined || children === undefined) && (
          <Outputs operation={operation} names={shown} views={views} {...(names === undefined && { prominent: primaryOutput })} />
        )}
        {children}
      </div>
    </Card>
  );
}

interface OutputsProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  readonly names: readonly OutputName<Op>[];
  /** The one that is large. */
  readonly prominent?: OutputName<Op> | undefined;
  /** Render results in the place of the usual views, by the outputs' names. */
  readonly views?: OutputViews<Op>;
}

/** Results below each other. Those that are rare wait behind "Details". */
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
