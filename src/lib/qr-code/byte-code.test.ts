import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { byteLimit, encodeByteCode } from './byte-code.ts';
import { dataCodewords } from './codewords.ts';
import { decodeQrCodes } from './decode.ts';
import { encodeQrCode } from './matrix.ts';
import { drawPng } from './png.ts';
import { errorCorrectionLevels } from './terms.ts';

const LETTERS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

test('draws the same modules and picks the same mask as uqr, for bytes without an ECI', () => {
  const options = fc.record({
    bytes: fc.uint8Array({ minLength: 1, maxLength: 300 }),
    level: fc.constantFrom(...errorCorrectionLevels),
    maskPattern: fc.integer({ min: -1, max: 7 }),
    minVersion: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(options, ({ bytes, level, maskPattern, minVersion }) => {
      const ecc = LETTERS[level];
      const { version, maskPattern: mask, data } = encodeByteCode(bytes, { eci: undefined, ecc, level, minVersion, maskPattern });
      const expected = encode([...bytes], { ecc, boostEcc: false, border: 0, minVersion, maskPattern });
      expect([version, mask, data]).toEqual([expected.version, expected.maskPattern, expected.data]);
    }),
    { numRuns: runs(60) },
  );
});

test.each(errorCorrectionLevels)('has the same capacity as uqr in all versions at level %s', { tags: ['slow'] }, (level) => {
  for (let version = 1; version <= 40; version++) {
    const length = Math.floor((dataCodewords(version, level) * 8 - (version < 10 ? 12 : 20)) / 8);
    const options = { ecc: LETTERS[level], boostEcc: false, border: 0, maskPattern: 0 } as const;
    expect(encode(Array<number>(length).fill(0x61), options).version).toBe(version);
    if (version < 40) expect(encode(Array<number>(length + 1).fill(0x61), options).version).toBe(version + 1);
  }
});

/** Returns the bits of a code's first two codewords, read through its mask. */
function firstCodewords(text: string): string {
  const code = encodeQrCode(text, { errorCorrectionLevel: 'low', mask: 0 }, 'text');
  const { side, modules } = code;
  const bits = Array.from({ length: 12 }, (_, at) => {
    const [row, column] = [side - 1 - (at >> 1), side - 1 - (at & 1)];
    return modules[row]?.[column] === ((row + column) % 2 === 0) ? 0 : 1;
  });
  return bits.join('');
}

test.each(['Blüte', '5 €', 'Café', 'é', '\u0080', '世界', 'ключ', '👋'])('%j starts with ECI 26', (text) => {
  // Mode indicator 0111, assignment number 26 (ISO/IEC 18004, section 7.4.2).
  expect(firstCodewords(text)).toBe('011100011010');
});

test.each(['A', '7', 'a', '~', '\n', '\u007f'])('ASCII text %j has no ECI', (text) => {
  expect(firstCodewords(text).slice(0, 4)).not.toBe('0111');
});

test('round-trips non-ASCII text in all versions, levels and masks', { tags: ['slow'] }, async () => {
  const options = fc.record({
    text: fc
      .string({ unit: fc.constantFrom('a', 'é', 'ÿ', '\u00a0', '€', '世', '👋', 'ж'), minLength: 1, maxLength: 200 })
      .filter((text) => /\P{ASCII}/u.test(text)),
    errorCorrectionLevel: fc.constantFrom(...errorCorrectionLevels),
    mask: fc.integer({ min: -1, max: 7 }),
    minimumVersion: fc.integer({ min: 1, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(options, async ({ text, ...encoding }) => {
      const code = encodeQrCode(text, encoding, 'text');
      const png = drawPng(code, { foreground: '#000000', background: '#ffffff', margin: 4, size: 1000 });
      expect((await decodeQrCodes(png, 'file'))[0]?.text).toBe(text);
    }),
    { numRuns: runs(40) },
  );
});

test.each(errorCorrectionLevels)('an ECI takes one byte of version 40 at level %s', { tags: ['slow'] }, async (errorCorrectionLevel) => {
  const limit = byteLimit(errorCorrectionLevel);
  expect(limit).toBe({ low: 2953, medium: 2331, quartile: 1663, high: 1273 }[errorCorrectionLevel] - 1);
  const text = `é${'a'.repeat(limit - 2)}`;
  const code = encodeQrCode(text, { errorCorrectionLevel, mask: 0 }, 'text');
  expect(code.version).toBe(40);
  const png = drawPng(code, { foreground: '#000000', background: '#ffffff', margin: 4, size: 1000 });
  expect((await decodeQrCodes(png, 'file'))[0]?.text).toBe(text);
  expect(() => encodeQrCode(`${text}a`, { errorCorrectionLevel }, 'text')).toThrow(
    expect.objectContaining({ code: 'text-too-long', params: { length: limit + 1, limit } }),
  );
});
