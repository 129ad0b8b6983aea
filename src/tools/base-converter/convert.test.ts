import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { convertNumber } from './convert.ts';
import { parseNumber } from './read.ts';

type Request = Parameters<typeof convertNumber>[1];

const plain: Request = {
  inputBase: 10,
  outputBase: 10,
  bits: 'none',
  alphabet: 'lower-first',
  uppercase: false,
  groupDigits: false,
  prefixes: false,
  fractionDigits: 20,
};
const convert = (text: string, request: Partial<Request> = {}) => convertNumber(text, { ...plain, ...request }, createContext());

const anyBase = fc.integer({ min: 2, max: 64 });
const integer = fc.oneof(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: -(2n ** 200n), max: 2n ** 200n }));

test('parses what it writes in any base and notation', async () => {
  const notation = fc.record({
    alphabet: fc.constantFrom('lower-first', 'upper-first'),
    uppercase: fc.boolean(),
    groupDigits: fc.boolean(),
    prefixes: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(integer, anyBase, notation, async (number, outputBase, options) => {
      const { converted, exact } = await convert(number.toString(), { outputBase, ...options });
      expect(exact).toBe(true);
      // It is a prefix only if its characters are not digits of this base.
      expect((await convert(converted, { inputBase: outputBase, alphabet: options.alphabet })).decimal).toBe(number.toString());
    }),
  );
});

test('rounds a fraction by at most half a unit in the last place', async () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(digits, digits, anyBase, fc.integer({ min: 0, max: 30 }), async (whole, fraction, outputBase, fractionDigits) => {
      const { converted, exact } = await convert(`${whole}.${fraction}`, { outputBase, fractionDigits });
      const result = parseNumber(converted, outputBase, 'lower-first');
      expect(result.fractionLength).toBeLessThanOrEqual(fractionDigits);
      // Compares both numbers as integers, in units of 1 / (2 · 10^length · base^fractionDigits).
      const unit = BigInt(outputBase) ** BigInt(fractionDigits);
      const scale = 10n ** BigInt(fraction.length);
      const given = 2n * BigInt(whole + fraction) * unit;
      const written = 2n * result.magnitude * BigInt(outputBase) ** BigInt(fractionDigits - result.fractionLength) * scale;
      const difference = given > written ? given - written : written - given;
      expect(difference).toBeLessThanOrEqual(scale);
      expect(exact).toBe(difference === 0n);
      // Halves round away from zero.
      if (difference === scale) expect(written).toBeGreaterThan(given);
    }),
  );
});

test("shows the two's complement bits of a fixed-size integer", async () => {
  const widths = fc.constantFrom('8', '16', '32', '64', '128').chain((bits) => {
    const limit = 2n ** BigInt(bits);
    return fc.tuple(fc.constant(bits), fc.bigInt({ min: -limit / 2n, max: limit - 1n }));
  });
  await fc.assert(
    fc.asyncProperty(widths, async ([bits, number]) => {
      const result = await convert(number.toString(), { bits });
      expect(result.binary).toHaveLength(Number(bits));
      expect(BigInt(`0b${result.binary}`)).toBe(BigInt.asUintN(Number(bits), number));
      expect(BigInt(`0o${result.octal}`)).toBe(BigInt.asUintN(Number(bits), number));
      expect(BigInt(`0x${result.hexadecimal}`)).toBe(BigInt.asUintN(Number(bits), number));
      expect(result.signed).toBe(BigInt.asIntN(Number(bits), number).toString());
      expect(result.unsigned).toBe(BigInt.asUintN(Number(bits), number).toString());
      expect(result.decimal).toBe(number.toString());
    }),
  );
});

test('parses any text as a number, or rejects it at a position inside the text', () => {
  const typed = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc
      .array(fc.constantFrom('0', '1', 'a', 'Z', 'x', '.', ',', '-', '+', '_', ' ', '\u0085', '\ufeff', 'u', 'l', '&', 'H', '0x', '😀'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(
      typed.filter((text) => text.trim() !== ''),
      anyBase,
      (text, base) => {
        try {
          expect(parseNumber(text, base, 'lower-first').magnitude).toBeGreaterThanOrEqual(0n);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          expect(error.code).toBe('invalid-digit');
          const character = error.position && 'character' in error.position ? error.position.character : 0;
          expect([...text][character - 1]).toBe(error.params['found']);
        }
      },
    ),
    { numRuns: runs(2000) },
  );
});

test.each([
  ['100,000 digits', '1234567890'.repeat(10_000)],
  ['100,000 fraction digits', `0.${'1234567890'.repeat(10_000)}`],
  ['100,000 separators', `1${'_,'.repeat(50_000)}`],
  ['50,000 prefixes', '0x'.repeat(50_000)],
])('handles long input quickly: %s', { tags: ['slow'] }, async (_name, text) => {
  const processorTime = startProcessorTime();
  await convert(text, { outputBase: 42 }).catch((error: unknown) => expect(error).toBeInstanceOf(InputError));
  expect(processorTime()).toBeLessThan(3000);
});

test.each([
  [' - ', 10, { problem: 'nothing', found: '-', base: 10 }],
  ['1.2.3', 10, { problem: 'point', found: '.', base: 10 }],
  ['102', 2, { problem: 'digit', found: '2', base: 2 }],
  ['0xfg', 10, { problem: 'digit', found: 'g', base: 16 }],
])('rejects %j in base %d and reports the problem', (text, base, params) => {
  expect(() => parseNumber(text, base, 'lower-first')).toThrow(expect.objectContaining({ code: 'invalid-digit', params }));
});

test('never joins two numbers', async () => {
  const number = fc.nat({ max: 99_999 });
  await fc.assert(
    fc.asyncProperty(number, number, anyBase, fc.constantFrom('\n', '\r\n', '\t', ' \n ', '\u2028', ' '), async (one, other, inputBase, between) => {
      const text = `${one.toString(Math.min(inputBase, 36))}${between}${other.toString(Math.min(inputBase, 36))}`;
      // Groups of digits.
      if (between === ' ' && (inputBase !== 10 || /^\d{1,3} \d{3}$/u.test(text))) return;
      await expect(convert(text, { inputBase })).rejects.toThrow(InputError);
    }),
    { numRuns: runs(300) },
  );
});
