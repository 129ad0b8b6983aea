import { InputError } from '../contract/errors.ts';
import type { Position } from '../contract/errors.ts';
import type { InputField, OutputValues } from '../contract/fields.ts';
import type { Cost, Implementation, Operation, RunContext } from '../contract/operations.ts';
import { isOutOfRoom, tooLong } from '../lib/long-text/long-text.ts';
import type { WireInput } from './check.ts';
import { checkInput, defaultOf } from './check.ts';
import { emptyValues } from './kinds/empty-values.ts';
import { inputKind } from './kinds/input-kinds.ts';

/** An InputError as plain data, from which pages, the command line and batch results are made. */
export interface Failure {
  readonly code: string;
  readonly field?: string;
  readonly position?: Position;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The end of a run. `bug`: something other than an InputError was thrown. */
export type Outcome =
  | {
      readonly kind: 'output';
      readonly output: OutputValues<Operation['output']>;
      /** Whether randomness was involved, so that another run would return something else. */
      readonly isRandom: boolean;
    }
  | Failed
  | { readonly kind: 'canceled' };

export type Failed = { readonly kind: 'error'; readonly error: Failure } | { readonly kind: 'bug'; readonly message: string };

/** Runs an operation on an input in wire form (files may be FileValues). Never throws: every end is an Outcome. */
export async function runOperation(implementation: Implementation, name: string, input: WireInput, context: RunContext): Promise<Outcome> {
  try {
    const operationName = currentOperationName(implementation.operations, name);
    const isDeclared = Object.hasOwn(implementation.operations, operationName);
    const operation = isDeclared ? implementation.operations[operationName] : undefined;
    const run = implementation.runs[operationName];
    if (!operation || !run) throw new InputError('unknown-operation', { params: { operation: name } });
    const values = checkInput(operation, await readTyped(operation, input));
    if (isNothing(operation, values)) return { kind: 'output', output: emptyOutput(operation), isRandom: false };
    const chance = watchChance(context);
    const output = (await run(values as never, chance.context)) as OutputValues<Operation['output']>;
    return { kind: 'output', output, isRandom: chance.isUsed() };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'error', error: toFailure(error) };
    if (context.signal.aborted) return { kind: 'canceled' };
    return failedRun(error, implementation.operations[currentOperationName(implementation.operations, name)]);
  }
}

const HEX_COLOR = /^#(?:[\da-f]{6}|[\da-f]{8})$/iu;

/** Numbers and colors in other notations. They are rare, so their parsers are loaded lazily. */
async function readTyped(operation: Operation, input: WireInput): Promise<WireInput> {
  const isText = (name: string, kinds: readonly string[], kind: string): boolean => kinds.includes(kind) && typeof input[name] === 'string';
  const fields = Object.entries(operation.input);
  const hasNumber = fields.some(([name, { kind }]) => isText(name, ['number', 'integer'], kind));
  const hasColor = fields.some(([name, { kind }]) => isText(name, ['color'], kind) && !HEX_COLOR.test(String(input[name])));
  const numbers = hasNumber ? (await import('./typed-numbers.ts')).readTypedNumbers(operation, input) : input;
  return hasColor ? (await import('./typed-colors.ts')).readTypedColors(operation, numbers) : numbers;
}

/** The outcome of a run that threw something other than an InputError: a text longer than any engine supports is too long, everything else is a bug. */
export function failedRun(error: unknown, operation: Operation | undefined): Failed {
  if (isOutOfRoom(error)) return { kind: 'error', error: toFailure(tooLong(operation && primaryInput(operation)?.[0])) };
  return { kind: 'bug', message: stackOf(error) };
}

/** The same context, and whether a run has used randomness from it. */
function watchChance(context: RunContext): { readonly context: RunContext; readonly isUsed: () => boolean } {
  let isUsed = false;
  const { randomBytes, generateRsaKey } = context;
  const watched: RunContext = {
    ...context,
    randomBytes: (length) => {
      isUsed = true;
      return randomBytes(length);
    },
    ...(generateRsaKey && {
      generateRsaKey: (modulusLength: number) => {
        isUsed = true;
        return generateRsaKey(modulusLength);
      },
    }),
  };
  return { context: watched, isUsed: () => isUsed };
}

/** Maps an operation's current or former name to the current one. */
export function currentOperationName(operations: Readonly<Record<string, Operation>>, name: string): string {
  if (Object.hasOwn(operations, name)) return name;
  return Object.entries(operations).find(([, { formerly }]) => formerly?.includes(name))?.[0] ?? name;
}

export function toFailure({ code, field, position, params }: InputError): Failure {
  return { code, params, ...(field !== undefined && { field }), ...(position && { position }) };
}

/** The stack of a bug, or what is known about a thrown value without one. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

export const primaryInput = ({ input }: Operation): readonly [name: string, field: InputField] | undefined =>
  Object.entries(input).find(([, field]) => field.primary);

/** The name of the file input that replaces a text input for data that is not text (`insteadOf`); undefined without one. */
export const fileInsteadOf = ({ input }: Pick<Operation, 'input'>, text: string): string | undefined =>
  Object.entries(input).find(([, field]) => field.kind === 'file' && field.insteadOf === text)?.[0];

/** Whether the primary input is empty, so that there is nothing to do. The input may be in wire form or checked. */
export function isNothing(operation: Operation, input: WireInput): boolean {
  const [name, field] = primaryInput(operation) ?? [];
  if (name === undefined || !field || operation.answersNothing) return false;
  return inputKind(field).isNothing(input[name] ?? defaultOf(field), operation);
}

/** An operation's output while its primary input is empty. */
export function emptyOutput(operation: Operation): OutputValues<Operation['output']> {
  return Object.fromEntries(Object.entries(operation.output).map(([name, { kind }]) => [name, emptyValues[kind]]));
}

/** The cost of an operation for an input; `instant` for an invalid input, since the result is then an error. */
export function costOf(operation: Operation, input: WireInput): Cost {
  if (typeof operation.cost !== 'function') return operation.cost ?? 'instant';
  try {
    return operation.cost(checkInput(operation, input) as never);
  } catch (error) {
    if (error instanceof InputError) return 'instant';
    throw error;
  }
}
