import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { runs } from '../../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import type { InputError } from '../../../contract/errors.ts';
import { runAtOnce } from '../../work/slices.ts';
import { fromJson, quietContext, refusalOf, toJson } from '../testing/run.ts';
import { jsonValues, withSortedNames } from '../testing/values.ts';
import { yamlTexts } from '../testing/yaml-texts.ts';
import type { Warning } from '../../warnings/warnings.ts';
import { Warnings } from '../../warnings/warnings.ts';
import type { YamlReading } from './yaml.ts';
import { parseYamlDocuments, readYaml, writeYaml } from './yaml.ts';
import words from './strings/en.json';
import { formatYamlDocument } from './writer.ts';

function readAll(text: string, options: Partial<YamlReading> = {}): { json: string; warnings: readonly Warning[] } {
  const warnings = new Warnings(text);
  const reading = { duplicateKeys: 'error', documents: 'lines', ...options } as const;
  const values = runAtOnce(parseYamlDocuments(text, reading, { field: 'input', warnings }));
  return { json: values.map(toJson).join('\n'), warnings: warnings.list };
}
const json = (text: string, options: Partial<YamlReading> = {}): string => readAll(text, options).json;

const refusal = (text: string, options: Partial<YamlReading> = {}): InputError => refusalOf(() => readAll(text, options));

// In the style of yaml-test-suite; the expected values follow from YAML 1.2.2.
test.each([
  ['# comment', 'null'],
  ['---\n...', 'null'],
  ['\uFEFFa: 1\r\nb:\r- 2', '{"a":1,"b":[2]}'],
  ['a: 1\n---\nb: 2\n...\n# c\n--- x', '{"a":1}\n{"b":2}\n"x"'],
  ['%YAML 1.2\n---\na', '"a"'],
  ['%TAG !e! tag:yaml.org,2002:\n---\n!e!str 1', '"1"'],
  ['- a\n-\n- - b\n  - c\n-\n  - d\n- {e: f}\n- g: h\n  i: j', '["a",null,["b","c"],["d"],{"e":"f"},{"g":"h","i":"j"}]'],
  ['a:\n- 1\nb:\n  - 2\nc: d', '{"a":[1],"b":[2],"c":"d"}'],
  ['? a\n: - 1\n  - 2\n? [b]\n? |\n  c\n: d', '{"a":[1,2],"[\\"b\\"]":null,"c\\n":"d"}'],
  ['a: b\n c\n\n d # e', '{"a":"b c\\nd"}'],
  ['"a\\\n  b\n\n  c \\x41\\u00e9\\U0001F600\\N"', '"ab\\nc Aé😀\u0085"'],
  ["'it''s\n  x'", '"it\'s x"'],
  ['a: |\n  x\n   y\n\n  z\n\nb: >-\n  a\n  b\n\n  c\n   d\n  e\n', '{"a":"x\\n y\\n\\nz\\n","b":"a b\\nc\\n d\\ne"}'],
  ['a: |+\n  x\n\nb: |2-\n   y\nc: >\n\n\n  z\n', '{"a":"x\\n\\n","b":" y","c":"\\n\\nz\\n"}'],
  ['- |1\n  a\n- |\n\n\n- |+\n\n', '[" a\\n","","\\n"]'],
  ['{a: 1, b, ? c : d, "e":f, : g, h: }', '{"a":1,"b":null,"c":"d","e":"f","null":"g","h":null}'],
  ['[a: 1, ? b, "c":d, [e, ], ]', '[{"a":1},{"b":null},{"c":"d"},["e"]]'],
  ['a: [\n  1, # one\n  2\n]\nb: {x: 1,\n  y: 2}', '{"a":[1,2],"b":{"x":1,"y":2}}'],
  ['a: &x [1]\nb: *x\n*x : c', '{"a":[1],"b":[1],"[1]":"c"}'],
  ['&m\n&k a: &v b\nc: *k\nd: *v', '{"a":"b","c":"a","d":"b"}'],
  [
    '- !!str 1\n- !!int "0x10"\n- !!float 3\n- !!bool "true"\n- !!null ""\n- ! 4\n- !!binary |\n  YWJj\n  ZGVm\n- !<tag:yaml.org,2002:str> 5',
    '["1",16,3.0,true,null,"4","YWJjZGVm","5"]',
  ],
  ['!!set {a, b}', '{"a":null,"b":null}'],
  ['!!omap [b: 1, a: 2]', '{"b":1,"a":2}'],
  [
    '- ~\n- Null\n- TRUE\n- 0o17\n- +12\n- 012\n- .5\n- 5.\n- 1e3\n- -.INF\n- .nan\n- no\n- 1_000\n- 22:22\n- 0b1\n- 2024-01-01',
    '[null,null,true,15,12,12,0.5,5.0,1e3,"-Infinity","NaN","no","1_000","22:22","0b1","2024-01-01"]',
  ],
  ['1e999: a\n.inf: b\n__proto__: c\n10: d\n9: e', '{"1e999":"a","Infinity":"b","__proto__":"c","10":"d","9":"e"}'],
  ['a: http://x.y/z#q?r&s\nb: x:y\nc: -x\nd: ?y\ne: :z\nf: a,b[c]{d}', '{"a":"http://x.y/z#q?r&s","b":"x:y","c":"-x","d":"?y","e":":z","f":"a,b[c]{d}"}'],
  ['<<: {a: 1, b: 2}\nb: 3', '{"a":1,"b":3}'],
  ['b: 3\n<<: [{a: 1}, {a: 2, c: 4}]', '{"b":3,"a":1,"c":4}'],
  ['<<: x\na: y', '{"<<":"x","a":"y"}'],
  // Sections 5.1 and 5.2: characters that are not printable are allowed in quotes, and U+0085 anywhere.
  ['- "\u007f\u0080\ufffe\ufeff"\n- \'\u007f\uffff\ufeff\'\n- a\u0085\ue000\ufffd', '["\u007f\u0080\ufffe\ufeff","\u007f\uffff\ufeff","a\u0085\ue000\ufffd"]'],
  ['{"a\ufeff": [1], "b": "\u009f"}', '{"a\ufeff":[1],"b":"\u009f"}'],
  // Section 9.2: a byte order mark before each document.
  ['\ufeff# c\n--- a\n...\n\ufeff--- |\n b\n\ufeff---\nc\n\ufeff---\nd: e', '"a"\n"b\\n"\n"c"\n{"d":"e"}'],
  ['%TAG !a-1! !x[1],%41\n%TAG !! tag:x.y,2002:#?\n---\n- !a-1!b c\n- !<!d> e\n- !<x:y,z> f', '["c","e","f"]'],
  ['%FOO \u2028 #\n---\na', '"a"'],
  ['"\\\n a\\\n\n  b"', '"a\\nb"'],
  ['a: |\n x\n\n# c\n\t\nb: 1', '{"a":"x\\n","b":1}'],
  ['a: |\n \t\nb: 1', '{"a":"\\t\\n","b":1}'],
  ['--- |\n\t\n', '"\\t\\n"'],
])('reads %j', (yaml, expected) => {
  expect(json(yaml)).toBe(expected);
});

test.each([
  [
    '- y\n- Off\n- 0777\n- 0b11\n- 1_000\n- 0x_F\n- 190:20:30\n- 1:30.5\n- 1e3\n- 1.5e+3\n- 08\n- 0o17',
    '["y",false,511,3,1000,15,685230,90.5,"1e3",1.5e+3,"08","0o17"]',
  ],
  ['yes: no', '{"true":false}'],
  // As read by PyYAML, libyaml, go-yaml 2 and Unity.
  ['{x: 1, y: 2, n: y, Y: N}', '{"x":1,"y":2,"n":"y","Y":"N"}'],
])('reads %j as YAML 1.1 does', (yaml, expected) => {
  expect(json(yaml, { yamlVersion: '1.1' })).toBe(expected);
  expect(json(`%YAML 1.1\n---\n${yaml}`)).toBe(expected);
});

test.each([
  'a: b: c',
  'a: - b',
  'a:\n\t- b',
  '- \t- a',
  'a: 1\n b: 2',
  'a:\n    b: 1\n  c: 2',
  'a:\n  - b\n c: d',
  '- 1\nb: 2',
  'a\nb: 1',
  'a\n...\nb: [',
  '--- a: b',
  '%YAML 1.2\na',
  '%YAML\n---\na',
  '[a',
  '{a: b',
  '[,]',
  '[a,,b]',
  '[a b: c',
  '[a\n: b]',
  'a: [\nb]',
  '"a',
  "'a",
  '"a\\q"',
  '"a\n---\nb"',
  'a: "x\ny"',
  'a: "b" c',
  'a: [b] c',
  'a: |x\n  y',
  'a: |\n    \n  b',
  '@a',
  'a: `b',
  '%b',
  '*a',
  '&a &b c',
  '&a *a',
  '!!int x',
  '!!map []',
  '!e!x a',
  'a: b\n\u0000',
  'a: b\u007f',
  'a\u0080: b',
  '# \u0084\na',
  '- |\n  a\ufffe',
  '[a, \ufeffb]',
  'a\n\ufeffb',
  '&a\ufeff b',
  '- "a" # \ufeff',
  '- "\ufeff"\n- \ufeff',
  '\ufeff\ufeffa: \uffff',
  '%FOO \u007f\n---\na',
  '%TAG !e! "x"\n---\na',
  '%TAG !e! %zz\n---\na',
  '%TAG !e! x\u2028\n---\na',
  '%TAG !e! ,x\n---\na',
  '%TAG !e_e! x\n---\na',
  '%YAML 1.2\u00a0\n---\na',
  '!<!> a',
  '!<$:?> a',
  '!<x:"> a',
  'a: |\n\t\nb: 1',
  'a: |\n x\n\t\nb: 1',
  'a: |2\n \t\nb: 1',
  'a: |\n x\n\t# c',
  '"a\n  \\\n  b"',
  '"a\\\n\\\n  b"',
  '- "a"#b',
])('rejects %j', (yaml) => {
  const { code, field, position } = refusal(yaml);
  expect({ code, field, hasPosition: position !== undefined }).toEqual({ code: 'invalid-yaml', field: 'input', hasPosition: true });
});

test('reports what was found, expected and opened', () => {
  const { params, position } = refusal('a:\n  - [1,\n     2\nb: 3');
  expect(position).toEqual({ line: 4, column: 1 });
  expect(params).toMatchObject({
    found: 'indentation',
    expected: 'deeperIndentation',
    opened: 'sequence',
    openedLine: 2,
    openedColumn: 5,
    others: 0,
    places: '',
  });
});

test.each([
  ['title: Foo: bar', 'newLine'],
  ['a: - b', 'newLine'],
  ['a: @x', 'quotes'],
  ['a: `x`', 'quotes'],
  ['a: %x', 'quotes'],
  ['- @x', 'quotes'],
  ['[@x]', 'quotes'],
  ['@x: a', 'quotes'],
  ['a: *.txt', 'knownAnchor'],
  ['a: * b', 'name'],
  ['cron: */5 * * * *', 'endOfLine'],
  ['a: [WIP] b', 'endOfLine'],
  ['a: {id}/b', 'endOfLine'],
  ['a: "b" c', 'endOfLine'],
  ["a: 'it's'", 'endOfLine'],
  ['a: >=1.0', 'blockHeader'],
  ['a: "C:\\Users"', 'escape'],
])('the error of %j suggests a fix', (yaml, expected) => {
  expect(refusal(yaml)).toMatchObject({ code: 'invalid-yaml', params: { expected } });
  if (expected !== 'escape')
    expect(words.errors['invalid-yaml'].split(` ${expected} {`)[1]?.split('} ')[0]).toContain(expected === 'knownAnchor' ? 'name' : 'quotes');
});

test('rejects unclosed constructs', { tags: ['slow'] }, () => {
  expect(refusal('a: &a [*a]')).toMatchObject({ code: 'cyclic-alias', params: { name: 'a' } });
  const laughs = [
    'a: &a [x,x,x,x,x,x,x,x,x,x]',
    ...Array.from('bcdefgh', (name, index) => `${name}: &${name} [${`*${'abcdefg'.charAt(index)},`.repeat(10)}]`),
  ].join('\n');
  expect(refusal(laughs).code).toBe('alias-expansion-limit');
  expect(refusal(`a: &a "${'x'.repeat(2 ** 20)}"\nb: [${'*a,'.repeat(1000)}]`).code).toBe('alias-expansion-limit');
  for (const opening of ['[', '- ', '? ', '{a: ']) expect(refusal(opening.repeat(100_000)).code).toBe('too-deeply-nested');
  expect(json(`${'- '.repeat(5000)}x\n- y`)).toHaveLength(2 * 5000 + 7);
  const climbing = ['a0: &a0 [x]', ...Array.from({ length: 1300 }, (_, index) => `a${index + 1}: &a${index + 1} [[[[*a${index}]]]]`)].join('\n');
  expect(refusal(climbing).code).toMatch(/too-deeply-nested|alias-expansion-limit/u);
});

test('handles duplicate keys', () => {
  expect(refusal('a: 1\n"a": 2')).toMatchObject({ code: 'duplicate-key', position: { line: 2, column: 1 }, params: { name: 'a' } });
  expect(refusal('1: a\n0x1: b').code).toBe('duplicate-key');
  expect(json('a: 1\nb: 2\na: 3', { duplicateKeys: 'last' })).toBe('{"a":3,"b":2}');
  expect(json('a: 1\nb: 2\na: 3', { duplicateKeys: 'first' })).toBe('{"a":1,"b":2}');
  expect(readAll('x: [{a: 1, a: 3}]', { duplicateKeys: 'last' }).warnings).toEqual([
    { code: 'duplicate-key', path: '/x/0/a', line: 1, column: 12, detail: 'a' },
  ]);
});

test('warns of lost and ambiguous data', () => {
  const { warnings } = readAll('a: &x no # c\nb: *x\nc: !foo 1\n[d]: 2024-01-01\ne: 0777');
  expect(warnings.map(({ code, path, detail }) => [code, path, detail])).toEqual([
    ['comment-dropped', '', '1'],
    ['yaml-1-1-difference', '/a', '1.1=false 1.2=no'],
    ['anchor-expanded', '/b', 'x'],
    ['tag-dropped', '/c', '!foo'],
    ['key-converted', '/["d"]', '["d"]'],
    ['yaml-1-1-difference', '/["d"]', '1.1=!!timestamp 1.2=2024-01-01'],
    ['yaml-1-1-difference', '/e', '1.1=511 1.2=777'],
  ]);
});

test('the path of a warning about a key contains that key', () => {
  const { warnings } = readAll('a: 1\nno: 2\nb:\n  on: 3\n  !t 0x1: 4\n? [d, [off]]\n: yes\ne: &f g\n*f : h\n', { yamlVersion: '1.1' });
  expect(warnings.map(({ code, path, line }) => [code, path, line])).toEqual([
    ['yaml-1-1-difference', '/false', 2],
    ['yaml-1-1-difference', '/b/true', 4],
    ['tag-dropped', '/b/1', 5],
    ['yaml-1-1-difference', '/["d",[false]]', 6],
    ['key-converted', '/["d",[false]]', 6],
    ['yaml-1-1-difference', '/["d",[false]]', 7],
    ['anchor-expanded', '/g', 9],
  ]);
});

test('a document without directives uses those of the previous YAML 1.1 document', () => {
  const unity = '%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1 &1\na: 010\n--- !u!4 &2\nb: 010\n';
  expect(json(unity)).toBe('{"a":8}\n{"b":8}');
  expect(json(`${unity}...\n%YAML 1.2\n---\nc: 010`)).toBe('{"a":8}\n{"b":8}\n{"c":10}');
  expect(refusal('%YAML 1.2\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1 &1\na: 1\n--- !u!4 &2\nb: 2\n').code).toBe('invalid-yaml');
});

test('reads dates if requested', async () => {
  const yaml = 'a: 2024-01-01\nb: "2024-01-01"\nc: 2024-02-30\nd: 1979-05-27 07:32:00.5+01:00\ne: 12:30:00\n';
  const document = await readYaml(yaml, 'input', { duplicateKeys: 'error', dates: true }, quietContext);
  const [root] = document.roots;
  expect(root?.kind === 'mapping' && root.members.map(({ value }) => value.kind)).toEqual(['date-time', 'string', 'string', 'date-time', 'date-time']);
});

test.each([
  ['auto', ['["a","b"]']],
  ['array', ['["a","b"]']],
  ['lines', ['"a"', '"b"']],
] as const)('reads several documents with %j', async (documents, expected) => {
  expect((await readYaml('a\n---\nb', 'input', { duplicateKeys: 'error', documents }, quietContext)).roots.map(toJson)).toEqual(expected);
});

test('reads one document as a sequence if requested', async () => {
  expect(toJson((await readYaml('a', 'input', { duplicateKeys: 'error', documents: 'array' }, quietContext)).roots[0] ?? { kind: 'null', at: 0 })).toBe(
    '["a"]',
  );
});

const style = { indent: 2, indentSequences: true, quoteStyle: 'double', yaml11Safe: true, lineWidth: 0, keepComments: true } as const;

test('keeps comments at their positions', async () => {
  const yaml =
    '# head\na: 1 # one\n# section\nb: # of b\n  # inner\n  c: 2\n  # end of b\n# list\nd:\n  - 1 # eins\n  # two\n  - x: 1\n    # end of item\n  # end of list\ne: | # text\n  x\nf: [] # empty\n# end\n';
  const document = await readYaml(yaml, 'input', { duplicateKeys: 'error', keepComments: true }, quietContext);
  expect((await writeYaml(document, style, quietContext)).output).toBe(yaml);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'ab: #-?\n\t \'"\\,[]{}|>&*!%@.012eE_+~\r\u0085', '😀', '\ud800'), maxLength: 12 }),
);
const anyValue = jsonValues(anyText);

test('reads back what was written', () => {
  const anyStyle = fc.record({
    indent: fc.integer({ min: 1, max: 10 }),
    indentSequences: fc.boolean(),
    quoteStyle: fc.constantFrom('double' as const, 'single' as const),
    lineWidth: fc.constantFrom(0, 1, 20),
  });
  fc.assert(
    fc.property(anyValue, anyStyle, fc.constantFrom('1.1' as const, '1.2' as const), (value, chosen, yamlVersion) => {
      const text = JSON.stringify(value);
      const yaml = runAtOnce(formatYamlDocument(fromJson(text), { ...style, ...chosen, field: 'input' }));
      expect(JSON.parse(json(yaml, { yamlVersion }))).toEqual(JSON.parse(text));
    }),
    { numRuns: runs(500) },
  );
});

test('a text of a template is a separate string, with its placeholder', () => {
  const units = ['{{ .a }}', '${{ b }}', '{{ c: d }}', "{{ e 'f' # g }}", '{%h%}'];
  const entry = fc.tuple(fc.constantFrom('', 'x', 'y '), fc.constantFrom(...units), fc.constantFrom('', '-z')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), fc.boolean(), (texts, isFlow) => {
      const written = isFlow ? `[${texts.join(',')}]` : texts.map((each) => `- ${each}\n`).join('');
      expect(json(written)).toBe(JSON.stringify(texts));
      expect(json(texts.map((each, index) => `k${index}: ${each}\n`).join(''))).toBe(
        JSON.stringify(Object.fromEntries(texts.map((each, index) => [`k${index}`, each]))),
      );
    }),
  );
});

test('reads random text like the yaml library', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(yamlTexts(5), (text) => {
      const theirs = withLibrary(text);
      const ours = attempt(() => json(text, { duplicateKeys: 'last' }).replaceAll('"null":', '"":'));
      // After an indentation that it chose itself, the library reads a block's line of spaces as empty.
      if (/[|>]\d/u.test(text)) return;
      // The library is more lenient than the specification: what it accepts may be rejected.
      if (theirs !== undefined && ours !== undefined && !HAS_COLLECTION_NAME.test(ours)) expect(comparable(ours)).toEqual(comparable(theirs));
    }),
    { numRuns: runs(1000) },
  );
});

// The library formats keys that are collections differently.
const HAS_COLLECTION_NAME = /"[{[]/u;

const comparable = (lines: string): unknown => lines.split('\n').map((text) => withSortedNames(JSON.parse(text)));

function withLibrary(text: string): string | undefined {
  return attempt(() => {
    const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'error' });
    const list = Array.isArray(documents) ? documents : [];
    if (list.some(({ errors }) => errors.length > 0)) throw new Error('rejected');
    return list.length === 0 ? 'null' : list.map((document) => JSON.stringify(document.toJS({ maxAliasCount: -1 }))).join('\n');
  });
}

function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch (error) {
    // Any error of ours other than an InputError is a bug.
    if (error instanceof TypeError || error instanceof RangeError) throw error;
    return undefined;
  }
}

test.each([
  ['a: [b,\n]', '{"a":["b"]}', [{ code: 'bracket-not-indented', path: '/a', line: 2, column: 1, detail: ']' }]],
  ['x:\n  - {a: 1\n  }', '{"x":[{"a":1}]}', [{ code: 'bracket-not-indented', path: '/x/0', line: 3, column: 3, detail: '}' }]],
  ['a: [b\n ]', '{"a":["b"]}', []],
  ['[b,\n]', '["b"]', []],
])('warns of the insufficiently indented bracket in %j', (yaml, expected, warnings) => {
  expect(readAll(yaml)).toEqual({ json: expected, warnings });
});

test('rejects nested keys before their escapes fill memory', { tags: ['slow'] }, () => {
  expect(json(`${'? '.repeat(12)}a`).length).toBeGreaterThan(2 ** 12);
  for (const yaml of ['? '.repeat(27), `${'{'.repeat(30)}a${': 1}'.repeat(30)}`]) {
    expect(refusal(yaml)).toMatchObject({ code: 'too-deeply-nested', field: 'input', params: { reason: 'keys' } });
  }
  const alias = `a: &a [${'"\t", '.repeat(20_000)}]\nb:\n${'- ? *a\n'.repeat(1_000)}`;
  expect(refusal(alias)).toMatchObject({ code: 'too-deeply-nested', params: { reason: 'keys' } });
});

test('counts keys of repeated mappings', () => {
  const yaml = `a: &a {${'n'.repeat(2 ** 20)}: 1}\nb: [${'*a, '.repeat(500)}]`;
  expect(refusal(yaml).code).toBe('alias-expansion-limit');
});

const timeOfDirective = (count: number): number => {
  const time = startProcessorTime();
  expect(json(`%FOO a${' '.repeat(count)}b${' '.repeat(count)}\n---\na`)).toBe('"a"');
  return time();
};

test('reads a directive of many spaces in linear time', () => {
  timeOfDirective(50_000);
  expect(timeOfDirective(200_000)).toBeLessThan(8 * timeOfDirective(50_000) + 300);
});
