import type { OutputValues, ValueOf } from '../contract/fields.ts';
import type { ReactElement, ReactNode } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import type { sharedErrorCodes } from '../runtime/check.ts';
import type { Failure } from '../runtime/run.ts';
import type { ProgressReport } from '../runtime/worker-messages.ts';
import type { OperationWords } from './operation-words.ts';

/**
 * What a page holds for an input field: its wire form, with files as FileValues. A number is undefined while its box is
 * empty, and NaN while what is typed there is no number.
 */
export type InputValue<F> = F extends { kind: 'dateTime' }
  ? string | undefined
  : F extends { kind: 'integer' | 'number' | 'file' | 'color' } | { kind: 'text'; optional: true }
    ? ValueOf<F> | undefined
    : ValueOf<F>;

export type InputState<Input> = { readonly [Name in keyof Input]: InputValue<Input[Name]> };

/** The names of an operation's inputs and outputs. */
export type InputName<Op extends Operation> = keyof Op['input'] & string;
export type OutputName<Op extends Operation> = keyof Op['output'] & string;

// Of just any operation, whose inputs have any names, every code is possible; of a declared one without errors, none.
type OwnErrorCode<Op> = Op extends { errors: readonly (infer Code extends string)[] }
  ? Code
  : Op extends { input: infer Input }
    ? string extends keyof Input
      ? string
      : never
    : string;

/** Every code with which an operation can refuse an input. */
export type ErrorCode<Op> = OwnErrorCode<Op> | (typeof sharedErrorCodes)[number];

type FailureOf<Op> = Failure & { readonly code: ErrorCode<Op> };

/** Why there is no newer output. */
export type Problem<Op> = { readonly kind: 'error'; readonly failure: FailureOf<Op> } | { readonly kind: 'bug'; readonly message: string };

/** How far a run has come that takes long enough for it to be shown. */
export type RunProgress = (ProgressReport & { readonly startedAt: number }) | 'unknown';

/** What an operation answers to an input, and how far it is. */
export interface OperationRun<Op extends Operation = Operation> {
  readonly name: string;
  readonly operation: Op;
  readonly input: InputState<Op['input']>;
  /** The last good output; empty values before the first. */
  readonly output: OutputValues<Op['output']>;
  /** The input that the output answers; undefined while there was no good output. The empty answer to no input is none. */
  readonly answered: InputState<Op['input']> | undefined;
  readonly hasOutput: boolean;
  readonly problem: Problem<Op> | undefined;
  readonly isCancelled: boolean;
  readonly progress: RunProgress | undefined;
  readonly isRunning: boolean;
  /** Whether the output belongs to an older input, because the present one has a problem or is still running. */
  readonly isStale: boolean;
  /** The first answer is on its way: it has room already, so that nothing jumps when it comes. */
  readonly isAwaited: boolean;
  /** It would take long, and starts only when `refresh` asks for it. */
  readonly isOnDemand: boolean;
  /** The operation's own words. */
  readonly words: OperationWords<Op>;
  /** Runs again with the same input: another token, another try after a cancel. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** An operation as a page has it: its input, which it can change, and what it answers. */
export interface OperationState<Op extends Operation = Operation> extends OperationRun<Op> {
  // Methods, so that a part that takes any operation takes this one: what it sets, it has from this operation's fields.
  set<Name extends InputName<Op>>(this: void, name: Name, value: InputValue<Op['input'][Name]>): void;
  setAll(this: void, values: Partial<InputState<Op['input']>>): void;
}

/** What a component gets that shows an operation or a part of it. */
export interface OperationProps<Op extends Operation = Operation> {
  readonly operation: OperationState<Op>;
}

// A method's type, so that a view of one operation may stand in a table of views of any.
export type View<Op extends Operation> = { show(this: void, props: OperationProps<Op>): ReactNode }['show'];

/**
 * How each operation is shown: a view of its own; an element, which runs the operation when and as it wants; or the name of
 * the operation in whose view it is, so that it has no tab.
 */
export type Views<Declared extends Operations> = { readonly [Name in keyof Declared]?: View<Declared[Name]> | ReactElement | (keyof Declared & string) };
