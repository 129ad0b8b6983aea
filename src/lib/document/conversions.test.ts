import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { Document } from './document.ts';
import { readJson, reformatJson, writeJson } from './json/json.ts';
import { quietContext } from './testing/run.ts';
import { readToml, writeToml } from './toml/toml.ts';
import { readXml, writeXml } from './xml/xml.ts';
import { readYaml, writeYaml } from './yaml/yaml.ts';

// Everything that JSON, YAML and TOML can all represent, and how each is read and written without change.
const toml = { nulls: 'error', rootKey: '', indent: 2, keepComments: true } as const;
const yaml = { indent: 2, indentSequences: true, quoteStyle: 'double', yaml11Safe: false, lineWidth: 0, keepComments: true } as const;
const json = { indent: 2, indentWith: 'space', nonFinite: 'error', keepComments: true } as const;
const xml = {
  convention: 'ordered',
  rootName: 'root',
  itemName: 'item',
  declaration: false,
  emptyElements: 'self-close',
  invalidNames: 'error',
  indent: 0,
  indentWith: 'space',
} as const;

const FORMATS = {
  json: {
    read: (text: string) => readJson(text, 'input', { syntax: 'json5', duplicateKeys: 'error', keepComments: true }, quietContext),
    write: (document: Document) => writeJson(document, json, quietContext),
  },
  yaml: {
    read: (text: string) => readYaml(text, 'input', { duplicateKeys: 'error', dates: true, mergeKeys: false, keepComments: true }, quietContext),
    write: (document: Document) => writeYaml(document, yaml, quietContext),
  },
  toml: {
    read: (text: string) => readToml(text, 'input', { keepComments: true }, quietContext),
    write: (document: Document) => writeToml(document, toml, quietContext),
  },
};
type Name = keyof typeof FORMATS;
const NAMES: readonly Name[] = ['json', 'yaml', 'toml'];

const convert = async (text: string, from: Name, to: Name): Promise<string> => (await FORMATS[to].write(await FORMATS[from].read(text))).output;

const anyName = fc.oneof(
  fc.constantFrom('__proto__', '10', '9', '', 'a.b', 'no', '<<', '~', '1.10', 'constructor'),
  fc.string({ unit: 'grapheme', maxLength: 5 }),
);
// Digits that no floating-point number can represent.
const anyNumber = fc.oneof(
  fc.bigInt().map(String),
  fc.constantFrom('1.0', '1.10', '1E400', '-0.0', '0.1e-7', '3.141592653589793238462643383279', '12345678901234567890.10'),
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('no', '22:22', '2024-01-01', '0777', '1_000', 'a\nb', 'a\n', '\n\n', '"""', '\t', '\u0000\u007f', '# x', '- a', 'a: b'),
);
const { object: anyDocument } = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('true', 'false'),
    anyNumber,
    anyText.map((text) => JSON.stringify(text)),
    tie('array'),
    tie('object'),
  ),
  array: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
  object: fc
    .uniqueArray(fc.tuple(anyName, tie('value')), { maxLength: 4, selector: ([name]) => name })
    .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
}));

test.each(NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const)))(
  'data that all formats support is unchanged after %s and %s',
  { tags: ['slow'] },
  async (first, second) => {
    await fc.assert(
      fc.asyncProperty(anyDocument, async (text) => {
        const there = await convert(await convert(text, 'json', first), first, second);
        // TOML puts values before tables: members are compared in the order of their keys.
        const sorted = {
          syntax: 'json',
          duplicateKeys: 'error',
          indent: 0,
          indentWith: 'space',
          sortKeys: true,
          escapeNonAscii: false,
          nonFinite: 'null',
        } as const;
        const back = there.trim() === '' ? '{}' : await convert(there, second, 'json');
        expect((await reformatJson(back, 'input', sorted, quietContext)).output).toBe((await reformatJson(text, 'input', sorted, quietContext)).output);
      }),
      { numRuns: runs(60) },
    );
  },
);

test('rewriting the output does not change it', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, fc.constantFrom(...NAMES), async (text, name) => {
      const once = await convert(text, 'json', name);
      if (once !== '') expect(await convert(once, name, name)).toBe(once);
    }),
    { numRuns: runs(200) },
  );
});

test('comments survive a round trip through every format', async () => {
  const source =
    '// head\n{\n  // one\n  "a": 1, // of a\n  "list": [ // opens\n    // first\n    1, // eins\n    2\n    // end of list\n  ],\n  "flat": [1, 2], // of flat\n  // table\n  "t": {\n    // inner\n    "x": "y" // of x\n    // end of t\n  }\n}\n// end';
  const yamlText = await convert(source, 'json', 'yaml');
  expect(yamlText).toBe(
    '# head\n# one\na: 1 # of a\nlist: # opens\n  # first\n  - 1 # eins\n  - 2\n  # end of list\nflat: # of flat\n  - 1\n  - 2\n# table\nt:\n  # inner\n  x: y # of x\n  # end of t\n# end\n',
  );
  const tomlText = await convert(yamlText, 'yaml', 'toml');
  expect(tomlText).toBe(
    '# head\n# one\na = 1 # of a\nlist = [ # opens\n  # first\n  1, # eins\n  2,\n  # end of list\n]\nflat = [1, 2] # of flat\n\n# table\n[t]\n# inner\nx = "y" # of x\n# end of t\n# end\n',
  );
  const jsonText = await convert(tomlText, 'toml', 'json');
  expect(jsonText).toBe(
    '{\n  // head\n  // one\n  "a": 1, // of a\n  "list": [ // opens\n    // first\n    1, // eins\n    2\n    // end of list\n  ],\n  "flat": [ // of flat\n    1,\n    2\n  ],\n  // table\n  "t": {\n    // inner\n    "x": "y" // of x\n  }\n}\n// end of t\n// end',
  );
});

test('comments anywhere do not change data', { tags: ['slow'] }, async () => {
  const comment = fc.constantFrom('', ' # c', '\n# own', '\n\n# two\n# lines', '\n   # indented');
  const part = fc.constantFrom('a: 1', 'b:\n  c: 2', 'd:\n  - 1\n  - x: y', 'e: [1, 2]', 'f: |\n  text', 'g:\n  - - 1');
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(part, { minLength: 1 }), fc.array(comment, { minLength: 12, maxLength: 12 }), async (parts, comments) => {
      // After the last line of a block scalar a comment is text, so only comments on their own lines are inserted there.
      const lines = parts.flatMap((text) => text.split('\n')).map((line, index) => line + (/^ *(?:text)$|\|$/u.test(line) ? '' : (comments[index] ?? '')));
      const [plain, commented] = [parts.join('\n'), lines.join('\n')];
      for (const name of NAMES) {
        const data = await convert(await convert(commented, 'yaml', name), name, 'json');
        const { output } = await reformatJson(
          data,
          'input',
          { syntax: 'json5', duplicateKeys: 'error', indent: 0, indentWith: 'space', sortKeys: true, escapeNonAscii: false, nonFinite: 'null' },
          quietContext,
        );
        const expected = await reformatJson(
          await convert(plain, 'yaml', 'json'),
          'input',
          { syntax: 'json5', duplicateKeys: 'error', indent: 0, indentWith: 'space', sortKeys: true, escapeNonAscii: false, nonFinite: 'null' },
          quietContext,
        );
        expect(output).toBe(expected.output);
      }
    }),
    { numRuns: runs(60) },
  );
});

test('dates convert between YAML and TOML, and become strings in JSON', async () => {
  const text = 'a = 1979-05-27T07:32:00.999999-07:00\nb = 1979-05-27\nc = 07:32:00\nd = 1979-05-27T07:32:00\n';
  expect(await convert(await convert(text, 'toml', 'yaml'), 'yaml', 'toml')).toBe(text);
  const { warnings } = await writeJson(await FORMATS.toml.read(text), json, quietContext);
  expect(warnings.map(({ code, path, line }) => [code, path, line])).toEqual([
    ['date-became-string', '/a', 1],
    ['date-became-string', '/b', 2],
    ['date-became-string', '/c', 3],
    ['date-became-string', '/d', 4],
  ]);
});

test('a time that YAML 1.1 would read as a number becomes a string, with a warning', async () => {
  const { output, warnings } = await writeYaml(await FORMATS.toml.read('a = [07:32:00]\n'), { ...yaml, yaml11Safe: true }, quietContext);
  expect(output).toBe('a:\n  - "07:32:00"\n');
  expect(warnings).toEqual([{ code: 'date-became-string', path: '/a/0', line: 1, column: 6, detail: '07:32:00' }]);
});

test('Infinity and NaN convert between all formats that support them', async () => {
  const text = 'a = inf\nb = -inf\nc = nan\n';
  expect(await convert(await convert(text, 'toml', 'yaml'), 'yaml', 'toml')).toBe(text);
  await expect(convert(text, 'toml', 'json')).rejects.toMatchObject({ code: 'non-finite-number', position: { line: 1, column: 5 } });
});

const hostile: Readonly<Record<string, string>> = {
  empty: '',
  NUL: '\0',
  mark: '\uFEFF',
  'lone surrogate': '"\ud800"',
  binary: Array.from({ length: 2000 }, (_, index) => String.fromCharCode((index * 7919) % 256)).join(''),
  'opening brackets': '['.repeat(100_000),
  'opening braces': '{"a":'.repeat(100_000),
  'opening YAML braces': '{a: '.repeat(100_000),
  dashes: '- '.repeat(100_000),
  elements: '<a>'.repeat(100_000),
  'many keys': Array.from({ length: 20_000 }, (_, index) => `a${index}`).join('.'),
  quotes: '"'.repeat(100_000),
  backslashes: `"${'\\'.repeat(100_001)}`,
  'line breaks': '\n'.repeat(100_000),
  'carriage returns': '\r'.repeat(100_000),
  tabs: '\t'.repeat(100_000),
  hashes: '#\n'.repeat(50_000),
  digits: '9'.repeat(100_000),
  exponent: '1e999',
  proto: '{"__proto__": {"polluted": true}, "constructor": 1}',
  truncated: '{"a": [1, {"b": "c',
};

test.each(Object.entries(hostile))('every reader returns a result or an error for %s', async (_name, text) => {
  const readers = [
    ...NAMES.map((name) => FORMATS[name].read),
    (input: string) => readXml(input, 'input', { convention: 'ordered', parseValues: true, arrayElements: '*', keepWhitespace: true }, quietContext),
  ];
  for (const read of readers) {
    const answer = await read(text).catch((error: unknown) => error);
    if (answer instanceof Error) expect(answer).toMatchObject({ name: 'InputError', field: 'input', position: expect.anything() as unknown });
  }
});

test('a document truncated anywhere is rejected or complete', async () => {
  const texts = {
    json: '{"a": [1, "x\\n", {"b": null}], "c": true}',
    yaml: 'a: &x [1, "y"]\nb: |\n  t\nc: {d: *x}\n',
    toml: 'a = [1, "x"]\n[b]\nc = """\nd"""\ne = {f = 1}\n',
  };
  for (const name of NAMES) {
    for (let end = 0; end < texts[name].length; end++) {
      const answer = await FORMATS[name].read(texts[name].slice(0, end)).catch((error: unknown) => error);
      if (answer instanceof Error) expect(answer.name).toBe('InputError');
    }
  }
});

test('XML survives a round trip through every format that represents its JSON', async () => {
  const source = '<?xml version="1.0"?><!--c--><a x="1">t<b/><![CDATA[<]]>&lt;\n</a>';
  const document = await readXml(source, 'input', { convention: 'ordered', parseValues: false, arrayElements: '', keepWhitespace: true }, quietContext);
  for (const name of NAMES) {
    const written = await FORMATS[name].write(document);
    expect((await writeXml(await FORMATS[name].read(written.output), xml, quietContext)).output).toBe(source);
  }
});

test('stops when canceled', { tags: ['slow'] }, async () => {
  const controller = new AbortController();
  const context = { ...quietContext, signal: controller.signal, progress: () => controller.abort(new Error('canceled')) };
  const long = `[${'{"a": [1, 2, "x"]}, '.repeat(200_000)}1]`;
  await expect(readJson(long, 'input', { syntax: 'json5', duplicateKeys: 'last' }, context)).rejects.toThrow('canceled');
  await expect(readYaml('- a: 1\n'.repeat(100_000), 'input', { duplicateKeys: 'last' }, context)).rejects.toThrow('canceled');
  await expect(readToml('[[a]]\nb = 1\n'.repeat(100_000), 'input', {}, context)).rejects.toThrow('canceled');
  await expect(
    readXml(`<a>${'<b/>'.repeat(200_000)}</a>`, 'input', { convention: 'compact', parseValues: false, arrayElements: '', keepWhitespace: false }, context),
  ).rejects.toThrow('canceled');
});
