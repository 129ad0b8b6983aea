import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

const hexOf = (text: string): string => Buffer.from(text).toString('hex');
const TEXT = 'Good morning, everyone!';

describe('opens', () => {
  test.each([
    ['lowercase', hexOf(TEXT)],
    ['uppercase', hexOf(TEXT).toUpperCase()],
    ['with a prefix', `0x${hexOf(TEXT)}`],
    ['pairs', hexOf(TEXT).replaceAll(/(..)(?!$)/gu, '$1 ')],
    ['colons', hexOf(TEXT).replaceAll(/(..)(?!$)/gu, '$1:')],
    [
      'an array of C',
      hexOf(TEXT)
        .replaceAll(/(..)(?!$)/gu, '0x$1, ')
        .replace(/(..)$/u, '0x$1'),
    ],
    ['escapes of bytes', hexOf(TEXT).replaceAll(/(..)/gu, String.raw`\x$1`)],
    ['lines of xxd -p', `${hexOf(TEXT.repeat(4)).replaceAll(/(.{60})/gu, '$1\n')}\n`],
  ])('%s', async (_, hex) => {
    expect(await chainOf(hex)).toEqual(['hex']);
    expect(await insideOf(hex)).toContain(TEXT);
    expect(await wrapAgain(hex, 'hex')).toBe(hex);
  });
});

test('opens bytes of unknown kind only if they are long, or clearly hex', async () => {
  const digits = '80ff01e97bd2c4a90f5500c3fe91b7a2d8e6f40112893acd';
  expect(await chainOf(digits)).toEqual([]);
  expect(await chainOf(digits.repeat(3))).toEqual(['hex']);
  expect(await chainOf(digits.replaceAll(/(..)(?!$)/gu, '$1 '))).toEqual(['hex']);
});

test.each(['deadbeef', '20240131', '5555555555554444', '123456789012345678901234', '2024-01-31', 'd41d8cd98f00b204e9800998ecf8427e', '00:1b:44:11:3a:b7'])(
  'keeps %s closed',
  async (text) => {
    expect(await chainOf(text)).toEqual([]);
  },
);

test.each([
  ['48:65:6C', 'Hello', '48:65:6C:6C:6F'],
  ['0x48, 0x65', 'Hel', '0x48, 0x65, 0x6c'],
  ['4865 6c6c 6f', 'Hello!', '4865 6c6c 6f21'],
  ['0x48, 0x65', '', ''],
  ['48656C\n6c6f\n', 'Hellooo', '48656C\n6C6F6F\n6F\n'],
])('writes %s with another content as it was', async (hex, inside, expected) => {
  expect(await replaceIn(hex, 'hex', inside)).toBe(expected);
});

test('writes any bytes in any style as they were', async () => {
  const style = fc.record({ separator: fc.constantFrom('', ' ', ':', '-', ', '), isUpper: fc.boolean(), prefix: fc.constantFrom('', '0x') });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 40 }), style, async (bytes, { separator, isUpper, prefix }) => {
      const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);
      const hex = prefix + (isUpper ? digits.toUpperCase() : digits);
      expect(Buffer.from((await insideOf(hex, 'hex')) ?? '')).toEqual(Buffer.from(bytes));
      expect(await wrapAgain(hex, 'hex')).toBe(hex);
    }),
  );
});
