import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, insideOf, openWith, replaceIn, wrapAgain } from '../testing/open.ts';

const TEXT = 'Grüße an alle: 100 % & “mehr” <b>';

test('opens what encodeURIComponent and URLSearchParams write', async () => {
  const form = new URLSearchParams([['', TEXT]]).toString().slice(1);
  expect(await chainOf(encodeURIComponent(TEXT))).toEqual(['percent-encoding']);
  expect(await insideOf(encodeURIComponent(TEXT))).toBe(TEXT);
  expect(await chainOf(form)).toEqual(['form-encoding']);
  expect(await insideOf(form)).toBe(TEXT);
});

test.each(['100%', '50%25 off', 'a+b', 'LIKE+%term%', 'width:50%'])('keeps %s closed', async (text) => {
  expect(await chainOf(text)).toEqual([]);
});

test.each([
  ['%7b%22a%22%7d', '{"ü"}', '%7b%22%c3%bc%22%7d'],
  ['a/b%2Cc%20d', 'a/ b,', 'a/%20b%2C'],
])('escapes in %s what it escaped', async (text, inside, expected) => {
  expect(await replaceIn(text, 'percent-encoding', inside)).toBe(expected);
});

test('writes everything that it reads as it was', async () => {
  const unit = fc.constantFrom('a', '%61', '~', '%7E', '%7e', '%20', '%C3%A9', '%c3%a9', 'é', '/', '%2f', '+', '%2B', '%FF');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 4 }), fc.constantFrom('percent-encoding', 'form-encoding'), async (text, layer) => {
      expect(await wrapAgain(text, layer)).toBe((await openWith(text, layer)).chosen && text);
    }),
  );
});

test('has no step for bytes, which the tool does not decode', async () => {
  const { chosen } = await openWith('%FF%00%01%02abcd', 'percent-encoding');
  expect(chosen?.parts[0]?.content.kind).toBe('bytes');
  expect(chosen?.step?.(0)).toBeUndefined();
});
