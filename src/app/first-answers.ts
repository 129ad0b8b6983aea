import type { OutputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { FirstAnswer } from '../page/session/first-answer.ts';
import type { PageInput } from '../page/session/page-state.ts';
import { freshState } from '../page/session/page-state.ts';
import { createContext } from '../runtime/platform/context.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { costOf, emptyOutput, isNothing, runOperation } from '../runtime/run.ts';
import type { Outcome } from '../runtime/run.ts';
import { loadImplementation } from '../tools/implementations.ts';

type OutputOutcome = Extract<Outcome, { readonly kind: 'output' }>;

/** Two devices that have little in common. */
const DEVICE = { timeZone: 'UTC', now: () => 0 };
const OTHER_DEVICE = { timeZone: 'Pacific/Chatham', now: () => 2e12 };

/** In UTF-16 code units as JSON. A longer result is in the page only if it is that of the visible operation. */
const MAX_LENGTH = 10_000;
/** A longer file is not in the page. */
const MAX_FILE_BYTES = 1_000;
/** A longer example is not in the page, because hidden content should not slow down loading. */
const MAX_EXAMPLE_LENGTH = 5_000;

/**
 * Returns the result that a fresh page in English shows for an input of an operation. If the result is random, or not the same on every
 * device, it is an example, which is the same in every build. Returns undefined if the result is too long, or if even with the same
 * random numbers it is never the same.
 */
export async function findFirstAnswer(tool: string, operations: Operations, name: string, input: PageInput): Promise<FirstAnswer | undefined> {
  const [operation, implementation] = [operations[name], await loadImplementation(tool)];
  if (!operation || !implementation || isNothing(operation, input) || costOf(operation, input) === 'on-demand') return undefined;
  const reference = await loadReference(tool, 'en');
  const run = (device: typeof DEVICE) => runOperation(implementation, name, input, createContext({ ...device, randomBytes: repeatableBytes(), reference }));
  const [first, other] = [await run(DEVICE), await run(OTHER_DEVICE)];
  if (first.kind !== 'output' || other.kind !== 'output') return undefined;
  const { active, inputs } = freshState(tool, operations);
  const answer = { tool, operation: name, ...(JSON.stringify(input) !== JSON.stringify(inputs[name]) && { input }) };
  const text = JSON.stringify(first.output);
  const isReproducible = !first.isRandom && text === JSON.stringify(other.output) && isPlain(first.output) && isPlain(other.output);
  if (isReproducible) return name === active || text.length <= MAX_LENGTH ? { ...answer, output: first.output } : undefined;
  if (text.length > MAX_EXAMPLE_LENGTH) return undefined;
  const again = await run(DEVICE);
  if (again.kind !== 'output' || text !== JSON.stringify(again.output)) return undefined;
  return { ...answer, isExample: true, output: { ...emptyOutput(operation), ...exampleOf(operation, first) } };
}

/** The plain values of a result. Letters and digits of a random one are replaced, because nobody should ever use a key that is in the page. */
function exampleOf({ output: fields }: Operation, { output, isRandom }: Pick<OutputOutcome, 'output' | 'isRandom'>): FirstAnswer['output'] {
  const plain = Object.entries(output).filter(([, value]) => isPlain(value));
  return Object.fromEntries(plain.map(([name, value]) => [name, isRandom ? mask(value, (column) => isMasked(fields[name], column)) : value]));
}

/** Whether the texts of an output or of one of its columns are masked. Codes and times are not: a page shows them as words and in several lines. */
function isMasked(field: OutputField | undefined, column: string | undefined): boolean {
  if (field?.kind === 'table') return typeof field.columns[column ?? ''] === 'string';
  if (field?.kind === 'text' || field?.kind === 'list') return !field.codes && !(field.kind === 'text' && field.format === 'date-time');
  return true;
}

/** The same value with all letters and digits of its texts replaced by one of average width. */
function mask<Value>(value: Value, isText: (column: string | undefined) => boolean, column?: string): Value;
function mask(value: unknown, isText: (column: string | undefined) => boolean, column?: string): unknown {
  if (typeof value === 'string') return isText(column) ? value.replaceAll(/[\p{L}\p{N}]/gu, 'n') : value;
  if (value instanceof Uint8Array) return new Uint8Array(value.length);
  if (Array.isArray(value)) return value.map((part: unknown) => mask(part, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, mask(part, isText, name)]));
}

/** Bytes that look random and are the same in every build: a linear congruential generator (Numerical Recipes). */
function repeatableBytes(): (length: number) => Uint8Array {
  let state = 1;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}

/** Whether JSON, with `packBytes`, keeps a value as it is. */
function isPlain(value: unknown): boolean {
  if (value instanceof Uint8Array) return value.length <= MAX_FILE_BYTES;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (Array.isArray(value) || prototype === Object.prototype) && Object.values(value).every(isPlain);
}
