import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { anyName, brackets, ending, named, pattern, peel, peelLayers, quotes, trimInvisible } from './surroundings.ts';

const RULES = [quotes, brackets, ending, anyName];

describe('peel', () => {
  test.each<[given: string, text: string, removed: readonly string[]]>([
    ['a1', 'a1', []],
    [' a1\r\n', 'a1', ['spaces']],
    ['\uFEFFa1\u00A0', 'a1', ['spaces']],
    ['\u200Ba1\u2060', 'a1', ['spaces']],
    ['"a1"', 'a1', ['quotes']],
    ['“a1”', 'a1', ['quotes']],
    ['„a1“', 'a1', ['quotes']],
    ['«a1»', 'a1', ['quotes']],
    [String.raw`\"a1\"`, 'a1', ['quotes']],
    ['a1;', 'a1', ['ending']],
    ['a1,', 'a1', ['ending']],
    ['"a1",', 'a1', ['ending', 'quotes']],
    ['<a1>', 'a1', ['brackets']],
    ['["a1"]', 'a1', ['brackets', 'quotes']],
    ['X-Token: a1', 'a1', ['name']],
    ['"X-Token: a1"', 'a1', ['quotes', 'name']],
    ['"token": "a1",', 'a1', ['ending', 'name', 'quotes']],
    ["'token' => 'a1'", 'a1', ['name', 'quotes']],
    ['TOKEN="a1"', 'a1', ['name', 'quotes']],
    ['https://a.example', 'https://a.example', []],
    // Not a single value.
    ['"a", "b"', '"a", "b"', []],
    ['(a)(b)', '(a)(b)', []],
    ['((a))', 'a', ['brackets', 'brackets']],
    ['""', '""', []],
    [';', ';', []],
    ['a=', 'a=', []],
    ['', '', []],
  ])('reads %j as %j', (given, text, removed) => {
    expect(peel(given, RULES)).toMatchObject({ text, removed });
  });

  test('returns the value at its index, and keeps a value without surroundings unchanged', () => {
    const wrap = fc.constantFrom<(text: string) => string>(
      (text) => `"${text}"`,
      (text) => `(${text})`,
      (text) => `${text};`,
      (text) => `name: ${text}`,
      (text) => `\uFEFF ${text}\u00A0\n`,
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z\d]{1,20}$/u), fc.uniqueArray(wrap, { maxLength: 3 }), (value, wraps) => {
        const given = wraps.reduce((text, around) => around(text), value);
        const { text, start } = peel(given, RULES);
        expect(text).toBe(value);
        expect(given.slice(start, start + text.length)).toBe(value);
      }),
      { numRuns: runs(200) },
    );
  });

  test('the result is a part of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', "'", '(', ')', ';', ',', ':', '=', 'a', ' ', '\\', '\uFEFF', '“', '”') }), (given) => {
        const { text, start } = peel(given, RULES);
        expect(given.slice(start, start + text.length)).toBe(text);
      }),
      { numRuns: runs(300) },
    );
  });
});

test('returns layers in order, each with its rule and extra properties', () => {
  const date = { ...pattern('call', /^Date\((.+)\)$/du), format: 'unix' };
  expect(
    peelLayers(
      "'Date(1)',",
      [date, ending, quotes].map((rule) => ({ format: undefined, ...rule })),
    ).map(({ text, start, rule }) => [text, start, rule.format]),
  ).toEqual([
    ["'Date(1)'", 0, undefined],
    ['Date(1)', 1, undefined],
    ['1', 6, 'unix'],
  ]);
});

test('a value is empty only if the rule allows it', () => {
  const header = named('accept');
  expect(peel('Accept:', [header])).toMatchObject({ text: 'Accept:', removed: [] });
  const emptyHeader = { ...pattern('name', /^accept:(.*)$/diu), mayBeEmpty: true };
  expect(peel('Accept: ', [emptyHeader])).toMatchObject({ text: '', removed: ['spaces', 'name'] });
});

test('finds header names in any case, with underscores, and only these', () => {
  const rule = named('user-agent', 'ua');
  for (const given of ['User-Agent: x', 'USER_AGENT=x', 'userAgent: x', '"ua": x']) expect(peel(given, [rule]).text).toBe('x');
  expect(peel('Accept: x', [rule]).text).toBe('Accept: x');
});

test('invisible characters are removed around a text, not in it', () => {
  expect(trimInvisible('\uFEFF\u200E a\u00A0b \u200B')).toEqual({ text: 'a\u00A0b', start: 3 });
});

test('reads a long run of spaces in linear time', () => {
  expect(trimInvisible(`a${' '.repeat(1_000_000)}b`).text).toHaveLength(1_000_002);
});
