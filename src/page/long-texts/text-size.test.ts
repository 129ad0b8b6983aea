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

test.each([0, 1])('counted slice by slice a text has the same size, be a character across two slices or not (%i)', async (shift) => {
  const text = `${'x'.repeat(shift)}${'😀é\n'.repeat(400_000)}\ud83d`;
  expect(isLongToMeasure(text)).toBe(true);
  expect(await measureLongText(text, new AbortController().signal)).toEqual(measureText(text));
});

test('counting ends when its result is wanted no more', async () => {
  expect(await measureLongText('x'.repeat(2_000_000), AbortSignal.abort())).toBeUndefined();
});
