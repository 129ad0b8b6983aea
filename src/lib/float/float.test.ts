import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Rational } from '../decimal/rational.ts';
import type { FloatName } from './float.ts';
import { exactDecimal, floatFormats, nearestBits, partsOf, shortestDecimal, valueOf } from './float.ts';

const view = new DataView(new ArrayBuffer(8));
const bits64 = (value: number): bigint => {
  view.setFloat64(0, value);
  return view.getBigUint64(0);
};
const bits32 = (value: number): bigint => {
  view.setFloat32(0, value);
  return BigInt(view.getUint32(0));
};
const { float16, bfloat16, float32, float64 } = floatFormats;
const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));

test('encodes decimal texts as the platform does', () => {
  fc.assert(
    fc.property(finite, (value) => {
      expect(nearestBits(Rational.parse(String(value)), float64)).toBe(bits64(value));
      const exact = valueOf(bits64(value), float64) ?? Rational.from(NaN);
      expect(nearestBits(exact, float32)).toBe(bits32(value) === 1n << 31n ? 1n << 31n : bits32(value));
    }),
  );
});

test.each(['0.1', '1e-45', '1.17549435e-38', '3.4028235e38', '3.4028236e38', '16777217', '16777219', '1e400', '-2.5', '4.9e-324', '2.4703282292062327e-324'])(
  'rounds %s as the platform does',
  (text) => {
    expect(nearestBits(Rational.parse(text), float64)).toBe(bits64(Number(text)));
    if (Math.abs(Number(text)) > 1e-300) expect(nearestBits(Rational.parse(text), float32)).toBe(bits32(Number(text)));
  },
);

test('every half-precision number has the value of its fields, is read again, and is the nearest to itself', { tags: ['slow'] }, () => {
  for (let bits = 0n; bits < 2n ** 16n; bits += 1n) {
    for (const format of [float16, bfloat16]) {
      const { isNegative, exponent, fraction } = partsOf(bits, format);
      const value = valueOf(bits, format);
      if (value === undefined) continue;
      const { exponentBits, fractionBits } = format;
      const size = Number(fraction) / 2 ** fractionBits + (exponent === 0 ? 0 : 1);
      const expected = size * 2 ** (Math.max(exponent, 1) - 2 ** (exponentBits - 1) + 1);
      if (Number(exactDecimal(value)) !== (isNegative ? -expected : expected) + 0) expect.fail(`${bits} is ${exactDecimal(value)}, not ${expected}`);
      const again = nearestBits(value, format);
      if (again !== bits) expect(value.isZero()).toBe(true);
    }
  }
});

test('writes the shortest decimal and all digits', () => {
  const [tenth, third] = [bits32(0.1), bits32(1 / 3)];
  const exact = valueOf(tenth, float32) ?? Rational.from(0);
  expect(exactDecimal(exact)).toBe('0.100000001490116119384765625');
  expect(shortestDecimal(exact, tenth, float32)).toBe('0.1');
  expect(shortestDecimal(valueOf(third, float32) ?? exact, third, float32)).toBe('0.33333334');
  fc.assert(
    fc.property(finite, (value) => {
      const bits = bits64(value);
      expect(shortestDecimal(valueOf(bits, float64) ?? exact, bits, float64)).toBe(String(value));
    }),
    { numRuns: 50 },
  );
});

test.each<[FloatName, bigint, string]>([
  ['float16', 0x7c00n, 'infinity'],
  ['float16', 0x7e00n, 'quiet-nan'],
  ['float16', 0x7d00n, 'signaling-nan'],
  ['float32', 1n, 'subnormal'],
  ['float32', 0x80000000n, 'zero'],
  ['bfloat16', 0x3f80n, 'normal'],
])('%s %d is %s', (name, bits, kind) => {
  expect(partsOf(bits, floatFormats[name]).kind).toBe(kind);
});
