import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import { changedSpans } from './changed-lines.ts';
import { compare } from '../testing/compare.ts';

const changesOf = async (original: string, modified: string) => (await compare(original, modified)).changes;

test('a removed line is a range of the original, an added one of the modified text', async () => {
  const changes = await changesOf('a\nb\nc', 'a\nB!\nc\nd');
  expect(changedSpans('a\nb\nc', changes, 'removed')).toEqual([
    { id: 2, start: 2, end: 3, look: 'removed' },
    { id: 3, start: 4, end: 5, look: 'removed' },
  ]);
  expect(changedSpans('a\nB!\nc\nd', changes, 'added').map(({ id, start, end }) => [id, start, end])).toEqual([
    [2, 2, 4],
    [3, 5, 6],
    [4, 7, 8],
  ]);
});

test('the texts without their ranges are equal', async () => {
  const text = fc.array(fc.constantFrom('a', 'b', '', 'c\r'), { maxLength: 12 }).map((lines) => lines.join('\n'));
  await fc.assert(
    fc.asyncProperty(text, text, async (original, modified) => {
      const changes = await changesOf(original, modified);
      const rest = (whole: string, type: 'removed' | 'added') => {
        const ranges = changedSpans(whole, changes, type);
        const lines = whole.split('\n');
        for (const { id, start, end } of ranges) expect(whole.slice(start, end)).toBe(lines[id - 1]);
        return lines.filter((_, index) => ranges.every(({ id }) => id !== index + 1));
      };
      // A line feed at the end of one text alone is a change of the last line, which shows no line of its own.
      const [left, right] = [rest(original, 'removed'), rest(modified, 'added')].map((lines) => lines.filter((line) => line !== ''));
      expect(left).toEqual(right);
    }),
    { numRuns: runs(50) },
  );
});
