import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { isLongText, joinSlices, readSlices } from './text-slices.ts';

const { signal } = new AbortController();

test.each([
  ['lines', 'line of a text\n'.repeat(100_000)],
  ['lines that end with CR and LF', 'line\r\n'.repeat(200_000)],
  ['one line', 'x'.repeat(1_200_000)],
  ['empty lines', '\n'.repeat(600_001)],
])('reads %s in slices, and joins them again', { tags: ['slow'] }, async (_, text) => {
  const lines = await readSlices(text, signal);
  expect(isLongText(text.length)).toBe(true);
  expect(lines?.lines).toBe(text.split('\n').length);
  expect(lines?.eq(Text.of(text.split('\n')))).toBe(true);
  expect(lines && (await joinSlices(lines, signal)) === text).toBe(true);
});

test('work that is no longer needed returns nothing', async () => {
  expect(await readSlices('x', AbortSignal.abort())).toBeUndefined();
  expect(await joinSlices(Text.of(['x']), AbortSignal.abort())).toBeUndefined();
});
