import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { formatRoman, MAX_ROMAN, MIN_ROMAN, parseRoman, romanParts, spellSame } from './roman.ts';

const number = fc.integer({ min: MIN_ROMAN, max: MAX_ROMAN });
const spelling = fc.record({ letterCase: fc.constantFrom('upper', 'lower'), characters: fc.constantFrom('letters', 'roman-code-points') });

test('parses its own output in every form', () => {
  fc.assert(
    fc.property(number, spelling, (value, options) => {
      const roman = formatRoman(value, options);
      expect(parseRoman(roman)).toBe(value);
      expect(spellSame(roman, formatRoman(value))).toBe(true);
    }),
  );
});

test('uses only the seven letters and the overline', () => {
  fc.assert(
    fc.property(number, (value) => {
      expect(formatRoman(value)).toMatch(/^(?:[IVXLCDM]|\u0305)+$/u);
    }),
  );
});

test('parses leading parentheses as an overline', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 3999 }), fc.integer({ min: 1, max: 999 }), (thousands, rest) => {
      expect(parseRoman(`(${formatRoman(thousands)})${formatRoman(rest)}`)).toBe(thousands * 1000 + rest);
    }),
  );
});

test.each(['(', ')', '()', '(X', 'X)', '(X)(X)', '\u0305', 'X\u0305\u0305', 'I I', 'Ⅰ\u0305'])('parses or rejects %j, and throws nothing else', (text) => {
  try {
    expect(parseRoman(text)).toBeGreaterThanOrEqual(MIN_ROMAN);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
  }
});

test('rejects a long subtractive numeral by its value', () => {
  expect(() => parseRoman('M'.repeat(100_000))).toThrow(expect.objectContaining({ code: 'invalid-roman-numeral' }));
});

test('the parts of a numeral, joined, are the numeral, and their values add up', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(number, spelling, (whole, options) => {
      const parts = romanParts(whole, options);
      expect(parts.map(({ roman }) => roman).join('')).toBe(formatRoman(whole, options));
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(whole);
    }),
  );
  expect(romanParts(42)).toEqual([
    { roman: 'XL', value: 40 },
    { roman: 'II', value: 2 },
  ]);
});
