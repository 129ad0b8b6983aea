import { InputError } from '../contract/errors.ts';
import type { Position } from '../contract/errors.ts';
import type { InputField, OutputValues } from '../contract/fields.ts';
import type { Cost, Implementation, Operation, RunContext } from '../contract/operations.ts';
import type { WireInput } from './check.ts';
import { checkInput, defaultOf } from './check.ts';
import { emptyValues } from './kinds/empty-values.ts';
import { inputKind } from './kinds/input-kinds.ts';

/** An error of the input, as plain data: what a page, the command line and a batch answer are made from. */
export interface Failure {
  readonly code: string;
  readonly field?: string;
  readonly position?: Position;
  readonly params: Readonly<Record<string, string | number>>;
}

/** How a run ended. `bug` is what should never be: anything thrown that is no InputError. */
export type Outcome =
  | { readonly kind: 'output'; readonly output: OutputValues<Operation['output']> }
  | { readonly kind: 'error'; readonly error: Failure }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'bug'; readonly message: string };

/** Runs an operation on the wire form of its input (files may be FileValues). Total: it always gives an Outcome. */
export async function runOperation(implementation: Implementation, name: string, input: WireInput, context: RunContext): Promise<Outcome> {
  try {
    const operationName = currentOperationName(implementation.operations, name);
    const operation = implementation.operations[operationName];
    const run = implementation.runs[operationName];
    if (!operation || !run) throw new InputError('unknown-operation', { params: { operation: name } });
    const values = checkInput(operation, input);
    if (isNothing(operation, values)) return { kind: 'output', output: emptyOutput(operation) };
    return { kind: 'output', output: (await run(values as never, context)) as OutputValues<Operation['output']> };
  } catch (error) {
    if (error instanceof InputError) return { kind: 'error', error: toFailure(error) };
    if (context.signal.aborted) return { kind: 'cancelled' };
    return { kind: 'bug', message: describeBug(error) };
  }
}

/** The operation's present name, for a name that it has or had. */
export function currentOperationName(operations: Readonly<Record<string, Operation>>, name: string): string {
  if (Object.hasOwn(operations, name)) return name;
  return Object.entries(operations).find(([, { formerly }]) => formerly?.includes(name))?.[0] ?? name;
}

export function toFailure({ code, field, position, params }: InputError): Failure {
  return { code, params, ...(field !== undefined && { field }), ...(position && { position }) };
}

function describeBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

export const primaryInput = ({ input }: Operation): readonly [name: string, field: InputField] | undefined =>
  Object.entries(input).find(([, field]) => field.primary);

/** Whether there is nothing to work on, so that there is nothing to answer: by the input in wire form, or as it was checked. */
export function isNothing(operation: Operation, input: WireInput): boolean {
  const [name, field] = primaryInput(operation) ?? [];
  if (name === undefined || !field || operation.answersNothing) return false;
  return inputKind(field).isNothing(input[name] ?? defaultOf(field), operation);
}

/** What an operation answers when there is nothing to answer for. */
export function emptyOutput(operation: Operation): OutputValues<Operation['output']> {
  return Object.fromEntries(Object.entries(operation.output).map(([name, { kind }]) => [name, emptyValues[kind]]));
}

/** The cost of this very input; `instant` where the input can't be read, since then the answer is an error. */
export function costOf(operation: Operation, input: WireInput): Cost {
  if (typeof operation.cost !== 'function') return operation.cost ?? 'instant';
  try {
    return operation.cost(checkInput(operation, input) as never);
  } catch (error) {
    if (error instanceof InputError) return 'instant';
    throw error;
  }
}
