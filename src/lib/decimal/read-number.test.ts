import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { isPlainNumber } from './plain-number.ts';
import { readNumber } from './read-number.ts';

describe('readNumber', () => {
  test.each<[text: string, readings: readonly string[], unit?: string]>([
    ['42', ['42']],
    ['  -1.5e3\n', ['-1.5e3']],
    ['.5', ['0.5']],
    [',5', ['0.5']],
    ['7.', ['7']],
    ['1E+5', ['1e5']],
    // Decimal commas and grouping.
    ['1,5', ['1.5']],
    ['12,50', ['12.50']],
    ['0,125', ['0.125']],
    ['1234,567', ['1234.567']],
    ['1 234', ['1234']],
    ['1 234,5', ['1234.5']],
    ['1\u00A0234\u202F567,5', ['1234567.5']],
    ['1\u2009234', ['1234']],
    ["1'234.50", ['1234.50']],
    ['1’234’567', ['1234567']],
    ['1_000', ['1000']],
    ['1_0000.5', ['10000.5']],
    ['1.234,50', ['1234.50']],
    ['1,234.50', ['1234.50']],
    ['1.234.567', ['1234567']],
    ['1,234,567', ['1234567']],
    ['12,34,567.8', ['1234567.8']],
    ['3.141 592 65', ['3.14159265']],
    ['3,141 592', ['3.141592']],
    ['\u200F-\u061C5', ['-5']],
    // Ambiguous: two readings.
    ['1,234', ['1234', '1.234']],
    ['1.234', ['1.234', '1234']],
    ['-12,345e2', ['-12345e2', '-12.345e2']],
    // Signs.
    ['−5', ['-5']],
    ['–5', ['-5']],
    ['+5', ['5']],
    ['- 5', ['-5']],
    // Currencies.
    ['€ 1.234,50', ['1234.50']],
    ['$1,234.50', ['1234.50']],
    ['-$5', ['-5']],
    ['$-5', ['-5']],
    ['1.234,50 €', ['1234.50']],
    ['US$ 20', ['20']],
    ['CHF 1’234.50', ['1234.50']],
    ['20 EUR', ['20']],
    ['1 234,50 kr', ['1234.50']],
    ['￥１，２３４．５', ['1234.5']],
    // Units.
    ['20%', ['20'], '%'],
    ['12,5 %', ['12.5'], '%'],
    ['２０％', ['20'], '%'],
    ['20 °C', ['20'], '°C'],
    ['−40°F', ['-40'], '°F'],
    ['10ms', ['10'], 'ms'],
    ['1.5 µs', ['1.5'], 'µs'],
    ['5 GHZ', ['5'], 'GHZ'],
    // Other scripts.
    ['１２３', ['123']],
    ['٣٫٥', ['3.5']],
    ['١٬٢٣٤', ['1234']],
    ['१२', ['12']],
  ])('reads %j as %j', (text, readings, unit = '') => {
    expect(readNumber(text)).toEqual({ readings, unit });
  });

  test.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '%',
    '42\n43',
    '42\t43',
    '42 43',
    '1 2',
    '1,2,3',
    '1.2.3',
    '1,2345,678',
    '1,234 5678',
    "1'234,567.8",
    '-61, -87',
    '1, 5',
    '1;5',
    '1-2',
    '--5',
    '-€-5',
    '0x10',
    '0,123,456',
    '5²',
    '1/2',
    '1__000',
    '1_',
    '5 10^3',
    'XYZ 5',
    'Infinity',
    'NaN',
    '1e',
    '2024-01-31',
    '10:30',
    '192.168.1.10',
    '1'.repeat(3_000),
  ])('%j is not one number', (text) => {
    const read = readNumber(text);
    // A unit after the number that the field does not accept.
    if (text === '1e') expect(read).toEqual({ readings: ['1'], unit: 'e' });
    else expect(read).toBeUndefined();
  });

  test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'nb-NO', 'pt-BR', 'ru-RU', 'uk-UA', 'vi-VN', 'zh-CN', 'sv-SE', 'ar-EG', 'fa-IR', 'hi-IN'])(
    'a number that Intl formats for %s has itself as one of its readings',
    (locale) => {
      const formats = [
        new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
        new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2, maximumFractionDigits: 6 }),
      ];
      fc.assert(
        fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.integer({ min: 0, max: 6 }), fc.constantFrom(...formats), (digits, decimals, format) => {
          const number = Number(`${digits}e-${decimals}`);
          const { readings } = readNumber(format.format(number)) ?? { readings: [] };
          expect(readings.map(Number)).toContain(number);
          expect(readings.length).toBeLessThan(3);
        }),
        { numRuns: runs(100) },
      );
    },
  );

  test('reads numbers written by programs', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(readNumber(String(number))?.readings.map(Number)).toContain(number === 0 ? 0 : number);
        expect(isPlainNumber(String(number))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  test('never joins two numbers across a line break, a tab, or groups without exactly three digits', () => {
    const number = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(number, number, fc.constantFrom('\n', '\r\n', '\t', ', ', '; ', '  ', ' '), (one, other, between) => {
        const text = `${one}${between}${other}`;
        const isGroup = between === ' ' && /^[1-9]\d{0,2} \d{3}$/u.test(text);
        expect(readNumber(text)?.readings).toEqual(isGroup ? [`${one}${other}`] : undefined);
      }),
      { numRuns: runs(300) },
    );
  });

  test('every reading of any text is a plain number', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 ,.'_-+eE€$%°Cm\u00A0") }), (text) => {
        for (const reading of readNumber(text)?.readings ?? []) expect(isPlainNumber(reading)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
