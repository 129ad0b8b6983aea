import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { runAtOnce } from '../../work/slices.ts';
import { fromJson, quietContext, toJson } from '../testing/run.ts';
import { readYaml } from './yaml.ts';
import { jsonValues } from '../testing/values.ts';
import type { YamlStyle } from './writer.ts';
import { foldFlowText } from './scalar.ts';
import { formatYamlDocument } from './writer.ts';

const defaults: YamlStyle = { indent: 2, indentSequences: true, quoteStyle: 'double', yaml11Safe: true, lineWidth: 0, keepComments: true, field: 'input' };

const write = (json: string, style: Partial<YamlStyle> = {}): string => runAtOnce(formatYamlDocument(fromJson(json), { ...defaults, ...style }));

const difficultTexts = [
  'y',
  'No',
  'on',
  'OFF',
  'true',
  'NULL',
  '~',
  '',
  '<<',
  '=',
  '0777',
  '0o17',
  '0b1',
  '1_000',
  '1,000',
  '22:22',
  '1:2:3.4',
  '1.10',
  '.5',
  '1e3',
  '.inf',
  '-.INF',
  '.NaN',
  '+1',
  '-',
  '.',
  '2024-01-01',
  '2024-1-1',
  '2024-01-01 10:00:00',
  '2024-01-01T10:00:00.5Z',
  '12:30:00',
  '1.2.3',
  '192.168.1.1',
  'v1',
  ':symbol',

  '- a',
  '-a',
  '? a',
  '?a',
  ': a',
  ':a',
  'a: b',
  'a:',
  'a:b',
  'a #b',
  'a#b',
  '#a',
  '&a',
  '*a',
  '!a',
  '!!str',
  '|',
  '>',
  "'a",
  '"a',
  '%a',
  '@a',
  '`a',
  '[a',
  ']',
  '{a',
  '}',
  ',a',

  '---',
  '--- a',
  '...',
  '----',
  ' a',
  'a ',
  'a\tb',
  '\ta',
  'a\nb',
  'a\n',
  'a\n\n',
  '\n',
  '\n\n',
  ' \n',
  '\n a',
  '  a\nb',
  'a\n  ',
  'a\n \n',
  '\t\na',
  'a\n\tb',
  '\r\n',
  'a\rb',
  '\u0085',
  '\u2028\n',
  '\ufeff',
  '\0',
  '\x7f',
  '\ud800',
  '😀',
];
const anyText = fc.oneof(
  fc.constantFrom(...difficultTexts),
  fc.string({ unit: fc.constantFrom(...'ab: #-?\n\t \'"\\,[]{}|>&*!%@.0123456789eE_+~\r\u0085\ud800\u00e9'.split(''), '😀'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'ab \n'), maxLength: 40 }),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
);
const anyValue = jsonValues(anyText);
const anyStyle = fc.record({
  indent: fc.integer({ min: 1, max: 10 }),
  indentSequences: fc.boolean(),
  quoteStyle: fc.constantFrom('double' as const, 'single' as const),
  lineWidth: fc.constantFrom(0, 1, 10, 20, 80),
});

const readBack = (yaml: string, version: '1.1' | '1.2'): unknown => parse(yaml, { version, maxAliasCount: 0, schema: version === '1.1' ? 'yaml-1.1' : 'core' });
const withoutMinusZero = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('YAML 1.2 parsers read the same data', () => {
  fc.assert(
    fc.property(anyValue, anyStyle, fc.boolean(), (value, style, yaml11Safe) => {
      expect(withoutMinusZero(readBack(write(JSON.stringify(value), { ...style, yaml11Safe }), '1.2'))).toEqual(withoutMinusZero(value));
    }),
    { numRuns: runs(1000) },
  );
});

test('YAML 1.1 parsers read the same data', () => {
  fc.assert(
    fc.property(anyValue, anyStyle, (value, style) => {
      expect(withoutMinusZero(readBack(write(JSON.stringify(value), style), '1.1'))).toEqual(withoutMinusZero(value));
    }),
    { numRuns: runs(1000) },
  );
});

test('round-trips every difficult string at every position', { tags: ['slow'] }, () => {
  for (const text of difficultTexts) {
    for (const value of [text, [text], { [text]: text }, [[text, { [text]: [text] }]], { a: { b: text, [text]: null } }]) {
      for (const version of ['1.1', '1.2'] as const) expect(readBack(write(JSON.stringify(value)), version)).toEqual(value);
    }
  }
});

test('ends with exactly one line break, except for a kept one', () => {
  fc.assert(
    fc.property(anyValue, anyStyle, (value, style) => {
      const yaml = write(JSON.stringify(value), style);
      expect(yaml.endsWith('\n')).toBe(true);
      if (!yaml.includes('|+')) expect(yaml.endsWith('\n\n')).toBe(false);
    }),
  );
});

test('quotes only if necessary', () => {
  const plain = [
    'abc',
    '1.2.3',
    '192.168.1.1',
    '-a',
    ':a b',
    'a:b',
    'a#b',
    'http://a.b/?c=d&e',
    'C:\\dir',
    "it's",
    'a "b"',
    '+x',
    '<a>',
    '=a',
    '~a',
    'yes, sir',
    'x: '.trim() + 'y',
    '2024-01-01 is a day',
  ];
  for (const text of plain.filter((item) => !item.startsWith(':'))) expect(write(JSON.stringify([text]))).toBe(`- ${text}\n`);
  expect(write('[":a b"]', { yaml11Safe: false })).toBe('- :a b\n');
});

test('comments never change the data', () => {
  const comment = fc.constantFrom(
    '',
    ' ',
    '//x\n',
    '/* y */',
    '\n',
    '\n// own line\n',
    '/* two\n lines */',
    '// \u0000\u0085\ud800: - #\n',
    '/**\n * doc\n */',
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.constantFrom('1', '"a"', 'null', '"a\\nb"', '"a\\n\\n"', '{}', '[]'), tie('array'), tie('object')),
    array: fc
      .array(fc.tuple(comment, tie('value'), comment), { maxLength: 3 })
      .chain((items) => comment.map((last) => `[${items.map((item) => item.join('')).join(',')}${last}]`)),
    object: fc
      .array(fc.tuple(comment, comment, comment, tie('value'), comment), { maxLength: 3 })
      .chain((members) =>
        comment.map((last) => `{${members.map(([a, b, c, item, d], index) => `${a}k${index}${b}:${c}${String(item)}${d}`).join(',')}${last}}`),
      ),
  })).value;
  fc.assert(
    fc.property(comment, value, comment, anyStyle, (before, text, after, style) => {
      const json = `${before}${String(text)}${after}`;
      expect(readBack(write(json, style), '1.2')).toEqual(readBack(write(json, { keepComments: false }), '1.2'));
    }),
    { numRuns: runs(1000) },
  );
});

test('writes each comment once and in order', () => {
  const json =
    '// 1\n{ // 2\n  // 3\n  a: 1, // 4\n  b: [ // 5\n    // 6\n    { // 7\n      c: 1 // 8\n      // 9\n    }, // 10\n    2 /* 11 */, 3,\n  ], /* 12 */ d: {}, // 13\n  // 14\n}\n// 15';
  const lines = ['# 1', '# 2', '# 3', 'a: 1 # 4', 'b: # 5', '  # 6', '  - # 7', '    c: 1 # 8', '    # 9', '    # 10', '  - 2', '  # 11', '  - 3'];
  expect(write(json)).toBe(`${[...lines, '# 12', 'd: {} # 13', '# 14', '# 15'].join('\n')}\n`);
});

test('writes keys longer than 1,024 characters after a question mark', () => {
  const name = 'n'.repeat(2000);
  const json = JSON.stringify({ [name]: [1], b: { [name]: { c: name } } });
  for (const indentSequences of [true, false]) expect(readBack(write(json, { indentSequences }), '1.2')).toEqual(JSON.parse(json));
});

test('writes 5,000 levels', () => {
  const nested = '['.repeat(5000) + ']'.repeat(5000);
  expect(write(nested, { indent: 1 })).toBe(`${'- '.repeat(4999)}[]\n`);
});

test('folds only at spaces, and no line is longer if a space could have ended it', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/u), { minLength: 1, maxLength: 30 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 60 }), (text, lineWidth) => {
      const yaml = write(JSON.stringify({ text: `${text} end.` }), { lineWidth });
      for (const line of yaml.split('\n')) expect(line.length).toBeLessThanOrEqual(lineWidth);
    }),
  );
});

test('does not fold at a space that a parser would not restore', () => {
  expect(foldFlowText('"aa\\ bb cc\t dd ee"', 1, 1)).toEqual(['"aa\\ bb', 'cc\t dd', 'ee"']);
});

test('tags survive a round trip through JSON', async () => {
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('!Ref a', '!GetAtt a.b.c', '!Sub "1"', '!ImportValue no', '!GetAZs ""', 'x', '1', '!GetAtt [a, b.c]', '!GetAtt [a.b, c]', '!If 1'),
      fc.tuple(fc.constantFrom('', '!If ', '!Join ', '!Sub '), fc.array(tie('node'), { maxLength: 3 })).map(([tag, items]) => `${tag}[ ${items.join(', ')} ]`),
      fc.tuple(fc.constantFrom('', '!Transform '), tie('node')).map(([tag, value]) => `${tag}{ k: ${value} }`),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(node, fc.constantFrom('cloudformation' as const, 'keep' as const), fc.boolean(), async (text, tags, indentSequences) => {
      const toRoot = async (yaml: string) => (await readYaml(yaml, 'input', { duplicateKeys: 'error', tags }, quietContext)).roots[0];
      const root = await toRoot(`r: ${text}`);
      if (!root) throw new Error('nothing was read');
      const style = { indent: 2, indentSequences, lineWidth: 0, keepComments: false, quoteStyle: 'double', yaml11Safe: true, field: 'input' } as const;
      const written = runAtOnce(formatYamlDocument(root, { ...style, tags }));
      expect(toJson((await toRoot(written)) ?? root)).toBe(toJson(root));
    }),
  );
});
