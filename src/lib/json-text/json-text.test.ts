import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { compactJson, indentJson, parseJson, readMembers, tryParseJson } from './json-text.ts';

const origin = { field: 'json' };

const errorOf = (text: string): unknown => {
  try {
    compactJson(text, origin);
  } catch (error) {
    return error instanceof InputError ? [error.code, error.position, error.params.reason] : error;
  }
  return undefined;
};

test('indents like JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(indentJson(JSON.stringify(value), origin)).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('compacts like JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(compactJson(JSON.stringify(value, null, '\t'), origin)).toBe(JSON.stringify(value));
    }),
  );
});

test('keeps digits, escapes, order and duplicate keys', () => {
  const text = String.raw`{ "b" : 9007199254740993 , "1" : 1.50E+2 , "\u0062" : "\u00e9\/" , "a" : [ -0.0 , { } , [ ] ] }`;
  expect(compactJson(text, origin)).toBe(String.raw`{"b":9007199254740993,"1":1.50E+2,"\u0062":"\u00e9\/","a":[-0.0,{},[]]}`);
  expect(readMembers(text, origin)).toEqual([
    { name: 'b', writtenName: '"b"', value: '9007199254740993' },
    { name: '1', writtenName: '"1"', value: '1.50E+2' },
    { name: 'b', writtenName: String.raw`"\u0062"`, value: String.raw`"\u00e9\/"` },
    { name: 'a', writtenName: '"a"', value: '[-0.0,{},[]]' },
  ]);
});

test('reads members only of objects', () => {
  expect(readMembers('{"a":{"b":{"c":[1,{"d":2}]}},"e":"x"}', origin)).toEqual([
    { name: 'a', writtenName: '"a"', value: '{"b":{"c":[1,{"d":2}]}}' },
    { name: 'e', writtenName: '"e"', value: '"x"' },
  ]);
  for (const text of ['{}', '[{"a":1}]', '1', '"a"']) expect(readMembers(text, origin)).toEqual([]);
});

const accepts = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

test('accepts exactly what JSON.parse accepts', () => {
  const pieces = fc.array(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9"', '"\\x"', '0', '-', '1', '.5', 'e+1', 'true', 'null', 'nul', ' ', '\n', '\uFEFF', '"\t"'),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (tokens) => {
      expect(accepts(() => compactJson(tokens.join(''), origin))).toBe(accepts(() => JSON.parse(tokens.join('')) as unknown));
    }),
    { numRuns: runs(3000) },
  );
});

test('reports the position of an error', () => {
  expect(errorOf('')).toEqual(['invalid-json', { line: 1, column: 1 }, 'end']);
  expect(errorOf('{"a":1')).toEqual(['invalid-json', { line: 1, column: 7 }, 'end']);
  expect(errorOf('{\r\n  "👍": 01}')).toEqual(['invalid-json', { line: 2, column: 9 }, 'character']);
  expect(errorOf('[1,]')).toEqual(['invalid-json', { line: 1, column: 4 }, 'character']);
  expect(errorOf('{"a":"\\q"}')).toEqual(['invalid-json', { line: 1, column: 8 }, 'character']);
  expect(errorOf('[1] 2')).toEqual(['invalid-json', { line: 1, column: 5 }, 'character']);
});

test('rejects nesting that would exhaust the stack, and output that would grow without limit', () => {
  expect(errorOf('['.repeat(1000) + ']'.repeat(1000))).toBeUndefined();
  expect(errorOf('['.repeat(10_000_000))).toEqual(['invalid-json', { line: 1, column: 1001 }, 'depth']);
  const wide = `${'['.repeat(1000)}${'1,'.repeat(200_000)}1${']'.repeat(1000)}`;
  expect(() => indentJson(wide, origin)).toThrow(InputError);
});

test('returns values that JSON can represent', () => {
  expect(parseJson('[1e999,-1e999,-0,{"a":1e400}]', origin)).toEqual([Number.MAX_VALUE, -Number.MAX_VALUE, 0, { a: Number.MAX_VALUE }]);
});

test.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('tryParseJson(%j) is %j', (text, value) => {
  expect(tryParseJson(text)).toEqual(value);
});

test('tryParseJson parses a million levels, and rejects a million unclosed ones', { tags: ['slow'] }, () => {
  expect(tryParseJson('['.repeat(1_000_000))).toBeUndefined();
  let depth = 0;
  for (let value: unknown = tryParseJson(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`); Array.isArray(value); [value] = value) depth++;
  expect(depth).toBe(1_000_000);
});
