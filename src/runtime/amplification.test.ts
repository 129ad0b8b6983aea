import { describe, expect, test } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { sharedErrorCodes } from './check.ts';
import type { WireInput } from './check.ts';
import type { Outcome } from './run.ts';
import { costOf, primaryInput, runOperation } from './run.ts';
import type { Subject } from './testing/tools.ts';
import { allOperations } from './testing/tools.ts';

const ITEMS = 10_000;
const LONG = 30_000;
/** As deep as documents may nest, and far deeper. */
const DEPTHS = [27, 5_000];
/** The largest result that a page can hold; an output with more characters must be rejected. */
const MOST_CHARACTERS = 2 ** 28;

/** A text of many small parts, each of which an option may make long, by its format. */
const many: Readonly<Record<string, string>> = {
  json: `[${'1,'.repeat(ITEMS)}1]`,
  xml: `<a>${'<b/>'.repeat(ITEMS)}</a>`,
};
const LINES = 'a b\n'.repeat(ITEMS / 2);

const PAIRS = ['[]', '()', '{}', '<>', '""', "''", '**'];

const nested: readonly string[] = DEPTHS.flatMap((depth) => [
  ...PAIRS.map((pair) => pair.charAt(0).repeat(depth) + pair.charAt(1).repeat(depth)),
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`,
  '- '.repeat(depth),
  '> '.repeat(depth),
]);

/** Options of an operation that may multiply, each at its maximum: one text at a time, and all numbers at once. */
function greatestOptions({ input }: Operation): readonly WireInput[] {
  const fields = Object.entries(input).filter(([, field]) => !field.primary);
  const texts = fields.filter(([, field]) => field.kind === 'text').map(([name]) => ({ [name]: 'x'.repeat(LONG) }));
  const numbers = fields.flatMap(([name, field]) => (field.kind === 'integer' && field.max !== undefined ? [[name, field.max] as const] : []));
  return numbers.length === 0 ? texts : [...texts, Object.fromEntries(numbers)];
}

/** The inputs of an operation that it may make much longer. */
function growingInputs({ operation, vectors }: Subject): readonly WireInput[] {
  const [name = '', primary] = primaryInput(operation) ?? [];
  const options = greatestOptions(operation);
  const known = vectors.find((vector) => 'output' in vector)?.input ?? {};
  const enlarged = options.map((option) => ({ ...known, ...option })).filter((input) => costOf(operation, input) === 'instant');
  // Operations that are slow without much input derive keys: their work is set by their options on purpose.
  if (primary?.kind !== 'text' || !primary.multiline || operation.cost === 'slow') return enlarged;
  const text = many[String(primary.format)] ?? LINES;
  const tasks = [...nested.map((value) => ({ [name]: value })), ...options.map((option) => ({ ...option, [name]: text }))];
  return [...enlarged, ...tasks].filter((input) => costOf(operation, input) !== 'on-demand');
}

/** The number of characters and bytes of an output. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part);
  return size;
}

const problemOf = (outcome: Outcome, declared: ReadonlySet<string>): string | undefined => {
  if (outcome.kind === 'error') return declared.has(outcome.error.code) ? undefined : outcome.error.code;
  if (outcome.kind === 'output') return sizeOf(outcome.output) > MOST_CHARACTERS ? 'too long' : undefined;
  return outcome.kind === 'bug' ? outcome.message : outcome.kind;
};

const subjects = await allOperations();

describe.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))('%s', { tags: ['slow'] }, (_title, subject) => {
  test('returns an output of acceptable size, or a declared error', async () => {
    const { implementation, name, operation, context } = subject;
    const declared = new Set<string>([...(operation.errors ?? []), ...sharedErrorCodes]);
    for (const input of growingInputs(subject)) {
      const problem = problemOf(await runOperation(implementation, name, input, context), declared);
      const shown = Object.entries(input).map(([field, value]) => `${field}: ${String(value).slice(0, 20)}`);
      expect(problem, shown.join(', ')).toBeUndefined();
    }
  });
});
