import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { markSequences } from './sequence.ts';

function mark(original: readonly number[], modified: readonly number[]) {
  const work = markSequences(Int32Array.from(original), Int32Array.from(modified));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Returns the items with a match on the other side, for both sides. */
function keptBy(original: readonly number[], modified: readonly number[]) {
  const { removed, added } = mark(original, modified);
  return { original: original.filter((_, at) => removed[at] === 0), modified: modified.filter((_, at) => added[at] === 0) };
}

/** Returns the length of a longest common subsequence, from the table of all prefixes. */
function longestCommon(original: readonly number[], modified: readonly number[]): number {
  let row = Array.from({ length: modified.length + 1 }, () => 0);
  for (const item of original) {
    const next = [0];
    modified.forEach((other, at) => next.push(item === other ? (row[at] ?? 0) + 1 : Math.max(next[at] ?? 0, row[at + 1] ?? 0)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const sequences = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 });

test('finds a shortest script: both sides keep the same items, and no script keeps more', () => {
  fc.assert(
    fc.property(sequences, sequences, (original, modified) => {
      const kept = keptBy(original, modified);
      expect(kept.original).toEqual(kept.modified);
      expect(kept.original.length).toBe(longestCommon(original, modified));
    }),
    { numRuns: runs(500) },
  );
});

test('both sides of very long sequences keep the same items, including all that did not move', () => {
  const original = Array.from({ length: 6_000 }, (_, at) => at);
  const evenFirst = original.toSorted((a, b) => (a % 2) - (b % 2));
  const kept = keptBy(original, evenFirst);
  expect(kept.original).toEqual(kept.modified);
  expect(kept.original.length).toBeGreaterThanOrEqual(3_000);

  const swapped = original.map((item) => (item % 10 === 3 ? item + 1 : item % 10 === 4 ? item - 1 : item));
  const keptOfSwapped = keptBy(original, swapped);
  expect(keptOfSwapped.original).toEqual(keptOfSwapped.modified);
  expect(keptOfSwapped.original.length).toBe(5_400);
});

test('compares very long sequences without a unique item', { tags: ['slow'] }, () => {
  const original = Array.from({ length: 12_000 }, (_, at) => (at * at) % 7);
  const modified = Array.from({ length: 12_000 }, (_, at) => (at * at + Math.floor(at / 100)) % 5);
  const kept = keptBy(original, modified);
  expect(kept.original).toEqual(kept.modified);
  expect(kept.original.length).toBeGreaterThan(4_000);
});
