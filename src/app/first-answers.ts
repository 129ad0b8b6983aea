import type { OutputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { FirstAnswer } from '../page/session/first-answer.ts';
import type { PageInput } from '../page/session/page-state.ts';
import { freshState } from '../page/session/page-state.ts';
import { createContext } from '../runtime/platform/context.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { costOf, emptyOutput, isNothing, runOperation } from '../runtime/run.ts';
import { loadImplementation } from '../tools/implementations.ts';

/** Two devices that have little in common. */
const DEVICES = [
  { timeZone: 'UTC', now: () => 0 },
  { timeZone: 'Pacific/Chatham', now: () => 2e12 },
] as const;

/** A longer result, in UTF-16 code units as JSON, is in the page only if it is that of the visible operation. */
const MAX_LENGTH = 10_000;
/** A longer example is not in the page: what is hidden should not take long to load. */
const MAX_EXAMPLE_LENGTH = 5_000;

/**
 * The result that a fresh page in English shows for an input of an operation. If it is random, or not the same on every device, it is an
 * example, as reproducible as the build; none if it is long, or differs between two runs with the same random numbers.
 */
export async function findFirstAnswer(tool: string, operations: Operations, name: string, input: PageInput): Promise<FirstAnswer | undefined> {
  const [operation, implementation] = [operations[name], await loadImplementation(tool)];
  if (!operation || !implementation || isNothing(operation, input) || costOf(operation, input) === 'on-demand') return undefined;
  const reference = await loadReference(tool, 'en');
  const find = async (device: (typeof DEVICES)[number]): Promise<{ readonly output: FirstAnswer['output']; readonly isRandom: boolean } | undefined> => {
    const outcome = await runOperation(implementation, name, input, createContext({ ...device, randomBytes: repeatableBytes(), reference }));
    return outcome.kind === 'output' ? { output: outcome.output, isRandom: outcome.isRandom } : undefined;
  };
  const [first, again, other] = [await find(DEVICES[0]), await find(DEVICES[0]), await find(DEVICES[1])];
  if (!first || !again || !other) return undefined;
  const { active, inputs } = freshState(tool, operations);
  const text = JSON.stringify(first.output);
  const isSame = !first.isRandom && text === JSON.stringify(other.output) && isPlain(first.output) && isPlain(other.output);
  if (isSame ? name !== active && text.length > MAX_LENGTH : text !== JSON.stringify(again.output) || text.length > MAX_EXAMPLE_LENGTH) return undefined;
  const output = isSame ? first.output : { ...emptyOutput(operation), ...exampleOf(operation, first.output, first.isRandom) };
  return { tool, operation: name, ...(JSON.stringify(input) !== JSON.stringify(inputs[name]) && { input }), ...(!isSame && { isExample: true }), output };
}

/** The plain values of a result. Letters and digits of a random one are replaced, because nobody should ever use a key that is in the page. */
function exampleOf({ output: fields }: Operation, output: FirstAnswer['output'], isRandom: boolean): FirstAnswer['output'] {
  const shown = ([name, value]: readonly [string, FirstAnswer['output'][string]]) =>
    [name, isRandom ? mask(value, (column) => isMasked(fields[name], column)) : value] as const;
  return Object.fromEntries(
    Object.entries(output)
      .filter(([, value]) => isPlain(value))
      .map(shown),
  );
}

/** Whether the texts of an output, or of one of its columns, are masked: not codes, which have words, and times, which take more lines than other texts. */
function isMasked(field: OutputField | undefined, column: string | undefined): boolean {
  if (field?.kind === 'table') return typeof field.columns[column ?? ''] === 'string';
  if (field?.kind === 'text' || field?.kind === 'list') return !field.codes && !(field.kind === 'text' && field.format === 'date-time');
  return true;
}

/** The same value with all letters and digits of its texts replaced by one of average width. */
function mask<Value>(value: Value, isText: (column: string | undefined) => boolean, column?: string): Value;
function mask(value: unknown, isText: (column: string | undefined) => boolean, column?: string): unknown {
  if (typeof value === 'string') return isText(column) ? value.replaceAll(/[\p{L}\p{N}]/gu, 'n') : value;
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

/** Whether JSON keeps a value as it is. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (Array.isArray(value) || prototype === Object.prototype) && Object.values(value).every(isPlain);
}
