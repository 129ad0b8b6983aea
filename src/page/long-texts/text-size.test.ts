import { expect, test } from 'vitest';
import { isLongToMeasure, measureLongText, measureText } from './text-size.ts';

test.each([
  ['', 0, 0, 0],
  ['a\nb', 3, 3, 2],
  ['a\n', 2, 2, 2],
  ['é水😀', 3, 9, 1],
  ['\ud800', 1, 3, 1],
] as const)('%j has characters, bytes and lines', (text, characters, bytes, lines) => {
  expect(measureText(text)).toEqual({ characters, bytes, lines });
});

test.each([0, 1])('counted slice by slice a text has the same size, even if a character spans two slices (%i)', async (shift) => {
  const text = `${'x'.repeat(shift)}${'😀é\n'.repeat(400_000)}\ud83d`;
  expect(isLongToMeasure(text)).toBe(true);
  expect(await measureLongText(text, new AbortController().signal)).toEqual(measureText(text));
});

test('stops counting when its result is no longer needed', async () => {
  expect(await measureLongText('x'.repeat(2_000_000), AbortSignal.abort())).toBeUndefined();
});
