import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

/** RFC 4648, section 6, bit by bit. */
function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{1,5}/gu) ?? []).map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
  return letters.padEnd(Math.ceil(letters.length / 8) * 8, '=');
}

const encoded = base32Of(Buffer.from('Good morning, everyone'));

test.each([encoded, encoded.replaceAll('=', ''), encoded.toLowerCase(), `${encoded.replaceAll(/(.{16})/gu, '$1\n')}\n`])(
  'opens %j, and writes it again',
  async (text) => {
    expect(await chainOf(text)).toEqual(['base32']);
    expect(await insideOf(text)).toBe('Good morning, everyone');
    expect(await wrapAgain(text, 'base32')).toBe(text);
  },
);

test.each(['JBSWY3DPEHPK3PXP', 'K5QXG43JNZTSA3LB', 'CONFIDENTIAL', 'internationalization', 'HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ'])(
  'keeps %s closed',
  async (text) => {
    expect(await chainOf(text)).toEqual([]);
  },
);

test('writes another content with the same case and padding', async () => {
  expect(await replaceIn(encoded.toLowerCase(), 'base32', 'Hi')).toBe('jbuq====');
  expect(await replaceIn(encoded.replaceAll('=', ''), 'base32', 'Hi')).toBe('JBUQ');
});

test('reads what RFC 4648 writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 5, maxLength: 60 }), async (bytes) => {
      const text = base32Of(bytes);
      expect(Buffer.from((await insideOf(text, 'base32')) ?? '')).toEqual(Buffer.from(bytes));
      expect(await wrapAgain(text, 'base32')).toBe(text);
    }),
  );
});
