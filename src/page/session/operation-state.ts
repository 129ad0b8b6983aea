import type { OutputValues, ValueOf } from '../../contract/fields.ts';
import type { ReactElement, ReactNode } from 'react';
import type { Operation, Operations } from '../../contract/operations.ts';
import type { sharedErrorCodes } from '../../runtime/check.ts';
import type { Failure } from '../../runtime/run.ts';
import type { ProgressReport } from '../../runtime/worker-messages.ts';
import type { OperationWords } from '../words/operation-words.ts';
import type { InputName, OutputName } from './field-names.ts';

/**
 * A page's value for an input field: the wire form, with files as FileValues. A number is undefined while its box is empty. While the
 * text in the box is not a plain number, a number is that text, which the run parses, and an integer is NaN.
 */
export type InputValue<F> = F extends { kind: 'dateTime' }
  ? string | undefined
  : F extends { kind: 'number' }
    ? number | string | undefined
    : F extends { kind: 'integer' | 'file' | 'color' } | { kind: 'text' | 'choice'; optional: true }
      ? ValueOf<F> | undefined
      : ValueOf<F>;

export type InputState<Input> = { readonly [Name in keyof Input]: InputValue<Input[Name]> };

export type { InputName, OutputName };

// The general type Operation has inputs of any name and so any error code; a declared operation without errors has none of its own.
type OwnErrorCode<Op> = Op extends { errors: readonly (infer Code extends string)[] }
  ? Code
  : Op extends { input: infer Input }
    ? string extends keyof Input
      ? string
      : never
    : string;

/** Every code with which an operation can reject an input: its own codes and those shared by all operations. */
export type ErrorCode<Op> = OwnErrorCode<Op> | (typeof sharedErrorCodes)[number];

type FailureOf<Op> = Failure & { readonly code: ErrorCode<Op> };

/** Why the last run returned no output. */
export type Problem<Op> = { readonly kind: 'error'; readonly failure: FailureOf<Op> } | { readonly kind: 'bug'; readonly message: string };

/** The error of the last run if it is about one of these inputs. */
export function failureOf<Found extends Failure>(
  { problem }: { readonly problem: { readonly kind: 'error'; readonly failure: Found } | { readonly kind: 'bug'; readonly message: string } | undefined },
  ...names: readonly string[]
): Found | undefined {
  return problem?.kind === 'error' && names.some((name) => name === problem.failure.field) ? problem.failure : undefined;
}

/** The values to render: until the first result, those of the invisible example, if it exists. */
export const shownOutput = <Output>({ example, output }: { readonly example?: Output | undefined; readonly output: Output }): Output => example ?? output;

/** Progress of a run that takes long enough to show progress. `startedAt` is a `performance.now()` time. */
export type RunProgress = (ProgressReport & { readonly startedAt: number }) | 'unknown';

/** An operation's input, its last result and the state of the run. */
export interface OperationRun<Op extends Operation = Operation> {
  readonly name: string;
  readonly operation: Op;
  readonly input: InputState<Op['input']>;
  /** The last successful output; empty values before the first. */
  readonly output: OutputValues<Op['output']>;
  /** The input of the last successful run; undefined before that, and while that input was empty. */
  readonly answered: InputState<Op['input']> | undefined;
  /** Until the first result: one of about the same size. It is never visible, and keeps space. */
  readonly example?: OutputValues<Op['output']> | undefined;
  /** Whether `output` belongs to an input, that is, whether `answered` is defined. */
  readonly hasOutput: boolean;
  /** Why the last run returned no output. While the reader types, an error appears here only after a rest; until then the output is stale. */
  readonly problem: Problem<Op> | undefined;
  readonly isCanceled: boolean;
  /** Undefined while nothing runs, or the run has not yet taken long enough to show progress. */
  readonly progress: RunProgress | undefined;
  readonly isRunning: boolean;
  /** Whether the output belongs to an older input than the current one, because that failed, was canceled, has not been started or takes long. */
  readonly isStale: boolean;
  /** Whether a stale output is shown as one. Not while an error waits for more typing: the result would flicker at each key press. */
  readonly isDimmed: boolean;
  /** Whether the first result is pending. Views reserve space for it then, so that the page does not jump. */
  readonly isAwaited: boolean;
  /** Whether this input would take so long that only `refresh` starts the run. */
  readonly isOnDemand: boolean;
  readonly words: OperationWords<Op>;
  /** Runs again with the same input, for another random result or after a cancel. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** An operation with the functions that change its input. */
export interface OperationState<Op extends Operation = Operation> extends OperationRun<Op> {
  // Declared as methods, because method parameters are bivariant: a part for any operation also accepts this one.
  set<Name extends InputName<Op>>(this: void, name: Name, value: InputValue<Op['input'][Name]>): void;
  setAll(this: void, values: Partial<InputState<Op['input']>>): void;
}

/** Properties of a component that shows an operation. */
export interface OperationProps<Op extends Operation = Operation> {
  readonly operation: OperationState<Op>;
}

// The type of a method, because method parameters are bivariant: a table of views of any operation may then hold this one.
export type View<Op extends Operation> = { show(this: void, props: OperationProps<Op>): ReactNode }['show'];

/**
 * How each operation is shown: by a component; by an element, which runs the operation itself; or, as the name of another
 * operation, as part of that operation's view and without a tab.
 */
export type Views<Declared extends Operations> = { readonly [Name in keyof Declared]?: View<Declared[Name]> | ReactElement | (keyof Declared & string) };
