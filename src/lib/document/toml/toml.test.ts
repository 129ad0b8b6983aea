import fc from 'fast-check';
import { parse as parseWithSmolToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import type { InputError } from '../../../contract/errors.ts';
import { writeJson } from '../json/json.ts';
import { runAtOnce } from '../../work/slices.ts';
import { fromJson, quietContext, refusalOf, toJson } from '../testing/run.ts';
import { readToml, writeToml } from './toml.ts';
import { parseTomlDocument } from './reader.ts';
import { formatTomlDocument } from './writer.ts';
import words from './strings/en.json';
import { Warnings } from '../../warnings/warnings.ts';

const read = (text: string) => runAtOnce(parseTomlDocument(text, 'input', true)).root;
const json = (text: string): string => toJson(read(text));

const refusal = (text: string): InputError => refusalOf(() => read(text));

function write(text: string, style: Partial<Parameters<typeof formatTomlDocument>[1]> = {}): string {
  const value = fromJson(text);
  if (value.kind !== 'mapping') throw new Error('not a mapping');
  return runAtOnce(
    formatTomlDocument(value, { nulls: 'omit', indent: 2, keepComments: true, ...style }, { text, field: 'input', warnings: new Warnings(text) }),
  );
}

// In the style of toml-test; the expected values follow from TOML 1.0.0 and 1.1.0.
test.each([
  ['a = 1', '{"a":1}'],
  ['\uFEFFa = 1\r\nb = 2\rc = 3', '{"a":1,"b":2,"c":3}'],
  ['', '{}'],
  ['# only\n\n  # comments', '{}'],
  ['a.b.c = 1\na.d = 2', '{"a":{"b":{"c":1},"d":2}}'],
  ['"a.b" = 1\n\'c d\' = 2\n"" = 3\n1234 = 4\n-x_ = 5', '{"a.b":1,"c d":2,"":3,"1234":4,"-x_":5}'],
  ['3.14 = "pi"', '{"3":{"14":"pi"}}'],
  ['a . "b" . c = 1', '{"a":{"b":{"c":1}}}'],
  ['a = [ 1, 2, # two\n 3 ]\nb = [\n]\nc = [[1], ["x", []],]', '{"a":[1,2,3],"b":[],"c":[[1],["x",[]]]}'],
  ['a = {}\nb = { c.d = 1, c.e = 2 }', '{"a":{},"b":{"c":{"d":1,"e":2}}}'],
  ['a = {\n # comment\n x = 1,\n}', '{"a":{"x":1}}'],
  ['[a.b.c]\nx = 1\n[a]\ny = 2', '{"a":{"b":{"c":{"x":1}},"y":2}}'],
  ['[[a]]\nx = 1\n[[a]]\n[a.b]\ny = 1\n[[a.c]]\n[[a.c]]', '{"a":[{"x":1},{"b":{"y":1},"c":[{},{}]}]}'],
  ['[fruit]\napple.color = 1\n[fruit.apple.texture]\nsmooth = true', '{"fruit":{"apple":{"color":1,"texture":{"smooth":true}}}}'],
  ['[ a . b ]\n[ "c" ]', '{"a":{"b":{}},"c":{}}'],
  ['__proto__ = 1\n[constructor]\nprototype = {}', '{"__proto__":1,"constructor":{"prototype":{}}}'],
  ['a = "\\b\\t\\n\\f\\r\\"\\\\\\u00E9\\U0001F600"', '{"a":"\\b\\t\\n\\f\\r\\"\\\\é😀"}'],
  ["a = 'C:\\\\x'\nb = ''", '{"a":"C:\\\\\\\\x","b":""}'],
  ['a = """\nRoses\r\nViolets"""', '{"a":"Roses\\nViolets"}'],
  ['a = """a \\\n\n   b \\   \n c"""', '{"a":"a b c"}'],
  ['a = """""Two""""" # quotes', '{"a":"\\"\\"Two\\"\\""}'],
  ["a = '''\n\\n ''x'''''", '{"a":"\\\\n \'\'x\'\'"}'],
  ['a = """"""', '{"a":""}'],
  ['a = +1_000\nb = -0\nc = 0xdead_BEEF\nd = 0o7\ne = 0b11', '{"a":1000,"b":-0,"c":3735928559,"d":7,"e":3}'],
  ['a = 99999999999999999999999', '{"a":99999999999999999999999}'],
  ['a = 1e06\nb = -2E-2\nc = 6.626e-34\nd = +1.0\ne = 0.1_2', '{"a":1e06,"b":-2E-2,"c":6.626e-34,"d":1.0,"e":0.12}'],
  ['a = -inf\nb = +nan', '{"a":"-Infinity","b":"NaN"}'],
  ['a = 1979-05-27t07:32:00z\nb = 2000-02-29\nc = 07:32:00.123456789', '{"a":"1979-05-27T07:32:00Z","b":"2000-02-29","c":"07:32:00.123456789"}'],
  ['a = 1979-05-27 # not a time', '{"a":"1979-05-27"}'],
  ['a = 1979-05-27 07:32-07:00', '{"a":"1979-05-27T07:32-07:00"}'],
])('reads %j', (toml, expected) => {
  expect(json(toml)).toBe(expected);
});

test.each([
  'a',
  'a =',
  'a = \n1',
  'a = 1 b = 2',
  'a = 1\na = 2',
  'a = 1\n"a" = 2',
  '= 1',
  'a. = 1',
  '.a = 1',
  'a..b = 1',
  'é = 1',
  '[a',
  '[a]]',
  '[[a]',
  '[[a] ]',
  '[]',
  '[a] b = 1',
  '[a]\n[a]',
  'a = 1\n[a]',
  'a = 1\n[a.b]',
  'a = {}\n[a.b]',
  'a = { b = {} }\na.b.c = 1',
  'a = { b = 1 }\na.c = 2',
  'a = []\n[[a]]',
  '[a.b]\n[[a]]',
  '[[a]]\n[a]',
  '[fruit]\napple.color = 1\n[fruit.apple]',
  '[a.b.c]\nz = 9\n[a]\nb.c.t = 1',
  'a.b = 1\na = 2',
  'a = 1\na.b = 2',
  'a = { x = 1, x = 2 }',
  'a = { x = { y = 1 }, x.z = 2 }',
  'a = { , }',
  'a = [,]',
  'a = [1,,2]',
  'a = [1 2]',
  'a = [1',
  'a = {x = 1',
  'a = "x',
  'a = "x\n"',
  'a = "\\q"',
  'a = "\\uD800"',
  'a = "\\U00110000"',
  'a = "\\u12"',
  'a = "\u0001"',
  "a = '\u007f'",
  'a = """x',
  "a = '''x''",
  'a = """x \\ y"""',
  '"""a""" = 1',
  '# \u0000',
  'a = 01',
  'a = 1_',
  'a = _1',
  'a = 1__0',
  'a = 0x',
  'a = -0x1',
  'a = 0X1',
  'a = 1.',
  'a = .5',
  'a = 1.e5',
  'a = 1e',
  'a = True',
  'a = Inf',
  'a = 1979-02-30',
  'a = 1900-02-29',
  'a = 2000-13-01',
  'a = 24:00:00',
  'a = 07:60:00',
  'a = 1979-05-27T',
  'a = 1979-05-27T07:32:00.',
  'a = 1979-05-27T07:32:00+24:00',
  'a = 07:32:00Z',
  'a = nothing',
])('rejects %j', (toml) => {
  const { code, position, field } = refusal(toml);
  expect({ code, field, hasPosition: position !== undefined }).toEqual({ code: 'invalid-toml', field: 'input', hasPosition: true });
});

test('reports what was found, expected and opened', () => {
  const { params, position } = refusal('a = [\n  1,\n  2\nb = 3');
  expect(position).toEqual({ line: 4, column: 1 });
  expect(params).toMatchObject({ found: 'word', text: 'b', expected: 'commaOrBracket', opened: 'array', openedLine: 1, openedColumn: 5 });
  expect(refusal('é = "😀" x').position).toEqual({ line: 1, column: 1 });
  expect(refusal('a = "😀" x').position).toEqual({ line: 1, column: 9 });
});

const anyName = fc.oneof(fc.constantFrom('a', 'b', '__proto__', '10', '', 'a.b', 'ü', '"', '\n', '\u0000'), fc.string({ unit: 'grapheme', maxLength: 5 }));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\r', '\t', "'", 'a', '\u007f', '\u0000'), maxLength: 10 }),
);
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.boolean(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), anyText, tie('array'), tie('object')),
  array: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(anyName, tie('value'), { maxKeys: 4 }),
}));

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, inner]): [string, unknown] => [name, sorted(inner)])
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
      : typeof value === 'bigint' || Object.is(value, -0)
        ? Number(value) + 0
        : value;

test('readToml and smol-toml read back what was written', () => {
  fc.assert(
    fc.property(anyValue.object, fc.integer({ min: 0, max: 10 }), (value, indent) => {
      const text = JSON.stringify(value);
      const toml = write(text, { indent });
      expect(sorted(JSON.parse(json(toml)))).toEqual(sorted(JSON.parse(text)));
      expect(sorted(parseWithSmolToml(toml, { integersAsBigInt: 'asNeeded' }))).toEqual(sorted(JSON.parse(text)));
      expect(toml === '' || /[^\n]\n$/u.test(toml)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

test('accepts and rejects random texts like smol-toml', () => {
  const pieces = [
    'a',
    'b',
    '.',
    '=',
    '[',
    ']',
    '[[',
    ']]',
    '{',
    '}',
    ',',
    '\n',
    '\n',
    ' ',
    '"',
    "'",
    '"""',
    '1',
    '0',
    '-',
    '+',
    '_',
    'e',
    'inf',
    '#',
    '\\',
    'u00e9',
    'true',
  ];
  const snippets = [
    'a = 1\n',
    'a.b = 2\n',
    '[a]\n',
    '[a.b]\n',
    '[[a]]\n',
    '[[a.b]]\n',
    'b = {a = 1}\n',
    'c = [1, {a = 2}]\n',
    'b.c = 1\n',
    '[b]\n',
    'x = """\nq\n"""\n',
    'd = 1979-05-27\n',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(fc.constantFrom(...snippets), { maxLength: 6 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.array(fc.constantFrom(...snippets), { maxLength: 3 }), fc.array(fc.constantFrom(...pieces), { maxLength: 4 }))
      .map((parts) => parts.flat().join('')),
  );
  fc.assert(
    fc.property(text, (toml) => {
      const theirs = attempt(() => JSON.stringify(sorted(JSON.parse(JSON.stringify(parseWithSmolToml(toml, { integersAsBigInt: 'asNeeded' }))))));
      const ours = attempt(() => JSON.stringify(sorted(JSON.parse(json(toml)))));
      expect(ours?.replaceAll('"Infinity"', 'null').replaceAll('"-Infinity"', 'null')).toBe(theirs);
    }),
    { numRuns: runs(1500) },
  );
});

function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

test('formats like the examples of the specification', () => {
  expect(write('{"a":{"b":{"c":1}}}')).toBe('[a.b]\nc = 1\n');
  expect(write('{"a":{"b":{}}}')).toBe('[a.b]\n');
  expect(write('{"s":"a\\n\\"\\"\\"\\"x\\""}')).toBe('s = """\na\n""\\""x\\""""\n');
  expect(write('{"m":[{"a":[{"b":1}]}],"e":[],"n":[[],[{}]]}')).toBe('e = []\nn = [[], [{}]]\n\n[[m]]\n\n[[m.a]]\nb = 1\n');
  const long = Array.from({ length: 30 }, (_, index) => index);
  expect(write(JSON.stringify({ long }))).toBe(`long = [\n${long.map((item) => `  ${item},\n`).join('')}]\n`);
  expect(write('{"a":"12345678901234567890123456789012345678901234567890123456789012345678901234"}')).toContain('a = "');
  expect(write('{"a":[null,{"b":null}],"c":{"d":null}}')).toBe('[[a]]\n\n[c]\n');
  expect(write('{"a":[null]}', { nulls: 'empty-string' })).toBe('a = [""]\n');
});

test('keeps comments at their positions', async () => {
  const toml =
    '# head\na = 1 # one\n\n# section\n[b] # of b\n# inner\nc = [1, 2] # list\nd = [ # opens\n  # first\n  1, # eins\n  # last\n]\n\n# many\n[[e]]\nx = 1\n\n[[e]] # two\n# end\n';
  const document = await readToml(toml, 'input', { keepComments: true }, quietContext);
  const { output } = await writeToml(document, { nulls: 'omit', indent: 2, keepComments: true, rootKey: '' }, quietContext);
  expect(output).toBe(toml);
});

test('warns of what TOML does not support', async () => {
  const source = '{"a":[null,9223372036854775808],"b":-9223372036854775808}';
  const document = { roots: [fromJson(source)], count: 1, source: { text: source, field: 'input', warnings: new Warnings(source) } };
  const { warnings } = await writeToml(document, { nulls: 'omit', indent: 2, keepComments: true, rootKey: '' }, quietContext);
  expect(warnings).toEqual([
    { code: 'null-omitted', path: '/a/0', line: 1, column: 7, detail: '' },
    { code: 'integer-out-of-range', path: '/a/1', line: 1, column: 12, detail: '9223372036854775808' },
  ]);
});

test('reads 5,000 levels and rejects the next as it opens', () => {
  expect(json(`a = ${'['.repeat(4999)}${']'.repeat(4999)}`)).toHaveLength(6 + 2 * 4999);
  expect(refusal(`a = ${'['.repeat(100_000)}`)).toMatchObject({ code: 'too-deeply-nested', position: { line: 1, column: 5004 } });
  expect(json(`[${Array.from({ length: 4999 }, () => 'a').join('.')}]`)).toHaveLength(2 + 6 * 4999 - 2 + 2);
  expect(refusal(`[${Array.from({ length: 5000 }, () => 'a').join('.')}]`).code).toBe('too-deeply-nested');
  expect(refusal(`${Array.from({ length: 100_000 }, () => 'a').join('.')} = 1`).code).toBe('too-deeply-nested');
  expect(write(`{"a":${'['.repeat(4999)}${']'.repeat(4999)}}`)).toContain('a = [');
});

test('rejects a result whose indentation would make it too long', { tags: ['slow'] }, async () => {
  const document = await readToml(`a = ${'['.repeat(4_990)}${'1,'.repeat(60_000)}1${']'.repeat(4_990)}`, 'input', {}, quietContext);
  await expect(writeJson(document, { indent: 10, indentWith: 'space' }, quietContext)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

test.each(['a = b', 'a = [b]', 'a = /usr/bin', 'a = 1.2.3', 'a = 12:30x', 'my key = 1', 'a = "C:\\Users"'])('the error of %j suggests a fix', (toml) => {
  const { expected } = refusal(toml).params;
  const cure = words.errors['invalid-toml']
    .split('{expected, select,')[1]
    ?.split(` ${String(expected)} {`)[1]
    ?.split('} ')[0];
  expect(cure).toContain(expected === 'escape' ? 'backslash' : 'needs quotes');
});
