import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../contract/languages.ts';
import { formatNumber } from './format-number.ts';
import { formatMessage, isSupported } from './format-message.ts';

function format(message: string, params: Readonly<Record<string, unknown>> = {}, language = 'en'): string {
  const compiled: unknown = compileMessage(message);
  if (!isSupported(compiled)) throw new Error(`not supported: ${message}`);
  return formatMessage(language, compiled, params);
}

describe('a message', () => {
  test('has its placeholders filled, and nothing for missing ones', () => {
    expect(format('{name} of {list}, {name}', { name: 'a', list: ['b', 'c'] })).toBe('a of b,c, a');
    expect(format('a{missing}b{none}', { none: null })).toBe('ab');
    expect(format("It''s '{name}' # {name}", { name: '{x} \\u0041' })).toBe("It's {name} # {x} \\u0041");
  });

  test('formats numbers for the language', () => {
    expect(format('{count, number}', { count: 1234567.5 })).toBe('1,234,567.5');
    expect(format('{count, number}', { count: 1234567.5 }, 'de')).toBe('1.234.567,5');
    expect(format('{count, number}', { count: -3 }, 'no')).toBe('−3');
  });

  test('chooses by number, the exact one first', () => {
    const lines = '{count, plural, =0 {no line} one {# line of {name}} other {# lines}}';
    expect([0, 1, 2, 1000].map((count) => format(lines, { count, name: 'x' }))).toEqual(['no line', '1 line of x', '2 lines', '1,000 lines']);
    const russian = '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}';
    expect([1, 3, 5, 21, 1.5].map((count) => format(russian, { count }, 'ru'))).toEqual(['1 строка', '3 строки', '5 строк', '21 строка', '1,5 строки']);
  });

  test('chooses by name, within a number too', () => {
    const message = '{count, plural, one {{kind, select, file {# file} other {# part}}} other {{kind, select, file {# files} other {# parts}}}}';
    expect(format(message, { count: 1, kind: 'file' })).toBe('1 file');
    expect(format(message, { count: 2, kind: 'constructor' })).toBe('2 parts');
  });

  test('is rejected at build time if it needs more', () => {
    for (const message of [
      '{a, plural, offset:1 other {#}}',
      '{a, selectordinal, other {#}}',
      '{a, number, percent}',
      '{a, date, short}',
      '{a, select, other {{b, time}}}',
    ])
      expect(isSupported(compileMessage(message)), message).toBe(false);
  });
});

describe('a number', () => {
  test.each(Object.values(languages).map(({ tag }) => tag))('is formatted as Intl does in %s', (tag) => {
    const intl = new Intl.NumberFormat(tag);
    expect(formatNumber(tag, 1 / 3, 5)).toBe(new Intl.NumberFormat(tag, { maximumFractionDigits: 5 }).format(1 / 3));
    for (let count = 0; count <= 1100; count++) expect(formatNumber(tag, count)).toBe(intl.format(count));
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.maxSafeInteger()), (value) => {
        expect(formatNumber(tag, value)).toBe(intl.format(value));
      }),
    );
  });
});

test.each(Object.keys(languages))('a range without a step does not mention one: %s', (language) => {
  const strings = JSON.parse(readFileSync(`${import.meta.dirname}/strings/${language}.json`, 'utf8')) as { readonly errors: Readonly<Record<string, string>> };
  const formatRange = (params: Readonly<Record<string, number>>): string =>
    format(strings.errors['out-of-range'] ?? '', { min: 0, max: 12, ...params }, language);
  expect(formatRange({})).toBe(formatRange({ step: 1 }));
  expect(formatRange({ step: 3 })).toMatch(/12.*3/u);
});
