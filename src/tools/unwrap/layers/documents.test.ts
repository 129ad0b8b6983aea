import fc from 'fast-check';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { InputError } from '../../../contract/errors.ts';
import type { LayerId } from '../codes.ts';
import { describeChain } from '../testing/chain.ts';
import { changedParts, edited, editedAt, open, valuesOf } from '../testing/reopen.ts';

const HELLO = 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQ=';

const documents: readonly (readonly [name: string, text: string, chain: readonly LayerId[]])[] = [
  ['YAML', `name: demo\ntoken: ${HELLO}\nlist:\n  - one\n  - "two"\n`, ['yaml', 'base64']],
  ['a flat YAML file', `user: demo\ntoken: ${HELLO}\n`, ['yaml', 'base64']],
  ['several YAML documents', `---\na: ${HELLO}\n---\nb: 'x'\n`, ['yaml', 'base64']],
  ['a YAML list of records', `- name: the first of several steps\n  value: ${HELLO}\n- name: b\n  value: x\n`, ['yaml', 'base64']],
  ['a block scalar', `kind: Config\nscript: |  # run\n  {"a": "b"}\n\nnext: 1\n`, ['yaml', 'json']],
  ['binary YAML', 'picture: !!binary aGk=\nwidth: 12\n', ['yaml', 'base64']],
  ['TOML', `# settings\n[server]\nhost = "example.com"\ntoken = '${HELLO}' # secret\nport = 8080\n`, ['toml', 'base64']],
  ['TOML with lines', `[demo]\ntext = """\n{"a": "b"}\n"""\n`, ['toml', 'json']],
  ['XML', `<?xml version="1.0"?>\n<config token="${HELLO}"><item>a &amp; b</item></config>\n`, ['xml', 'base64']],
  ['a CDATA section', '<config><![CDATA[{"a": "b"}]]></config>', ['xml', 'json']],
  ['CSV', 'id,payload,note\n1,"{""a"": ""b""}",x\n2,"{}","y, z"\n', ['csv', 'json']],
  ['TSV', `id\ttoken\n1\t${HELLO}\n2\tnone\n`, ['csv', 'base64']],
  ['.env', `# local\nexport USER_NAME=demo\nTOKEN=${HELLO} # secret\nJSON='{"a": "b"}'\n`, ['env', 'base64']],
  ['.npmrc', 'registry=https://registry.example.com/\n//registry.example.com/:_auth=dXNlcjpwYXNz\n', ['env', 'base64']],
  ['INI', `[default]\naws_region = eu-west-1\ntoken = ${HELLO}\n`, ['env', 'base64']],
  ['JSON Lines', `{"id":1}\n{"id":2,"token":"${HELLO}"}\n`, ['json-lines', 'base64']],
  ['a Kubernetes secret', 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  user: YWRtaW4=\n', ['yaml', 'base64']],
  ['a list of Kubernetes secrets', '{"kind":"List","items":[{"kind":"Secret","data":{"user":"YWRtaW4="}}]}', ['json', 'base64']],
  ["Docker's configuration", '{"auths":{"registry.example.com":{"auth":"dXNlcjpwYXNz"}}}', ['json', 'base64']],
];

describe('opens', () => {
  test.each(documents)('%s', async (_name, text, expected) => {
    expect(describeChain(await open(text))).toEqual(expected);
  });
});

describe('writes unchanged values as they were', () => {
  test.each(documents)('%s', async (_name, text) => {
    expect(await changedParts(await open(text))).toEqual([]);
  });

  test('in documents of any values', async () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/u);
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }).map((text) => text.replaceAll(/\p{C}/gu, '')),
    );
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 2, maxLength: 5 }), fc.array(value, { minLength: 5, maxLength: 5 }), async (names, values) => {
        const json = JSON.stringify(Object.fromEntries(names.map((one, index) => [one, values[index] ?? ''])), null, 2);
        const yaml = names.map((one, index) => `${one}: ${JSON.stringify(values[index])}\n`).join('');
        for (const text of [json, yaml, `${json.replaceAll(/\n */gu, '')}\n{}\n`]) {
          const root = await open(text);
          expect(await changedParts(root)).toEqual([]);
          expect(Object.values(valuesOf(root))).toEqual(values.slice(0, names.length));
        }
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('stay closed', () => {
  test.each([
    'Note: this is a sentence.\nWarning: this is another one.',
    '# Title\n\n- one\n- two\n  - three',
    '2026-01-01 10:00:00 INFO started\n2026-01-01 10:00:01 WARN late: 3 s',
    'Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.',
    'one, two\nthree, four\nfive, six',
    'const a = 1;\nconst b = "x";\n',
    "SUCCESS = 0\nERROR = 1\nNAME = 'eyJhIjoiYiJ9'",
    'if (a == b) {\n  return "c";\n}\n',
    'x=1',
    'dGVzdA==',
    '<b>not closed',
    'a < b\nb > c',
    'C:\\Users\\me\\file.txt',
  ])('%j', async (text) => {
    expect(describeChain(await open(text))).toEqual([]);
  });
});

/** The first value, as other implementations read it. */
const firstValue: Partial<Record<LayerId, (text: string) => unknown>> = {
  yaml: (text) => [(parseYaml(text) as { readonly a: unknown }).a].flat()[0],
  toml: (text) => parseToml(text)['a'],
  'json-lines': (text) => (JSON.parse(text.split('\n')[0] ?? '') as { readonly a: unknown }).a,
};

describe('writes a changed value like the one before', () => {
  const VALUE = 'it\'s "new" \\ ü, {x}: # é';

  test.each([
    ['yaml', 'a: plain\nb: 1\n', 'a', VALUE, `a: "it's \\"new\\" \\\\ ü, {x}: # é"\nb: 1\n`],
    ['yaml', 'a: plain # note\nb: 1\n', 'a', 'other', 'a: other # note\nb: 1\n'],
    ['yaml', 'a: plain\nb: 1\n', 'a', '12', 'a: "12"\nb: 1\n'],
    ['yaml', 'a: plain\nb: 12\n', 'b', '13', 'a: plain\nb: 13\n'],
    ['yaml', "a: 'single'\nb: 1\n", 'a', VALUE, `a: 'it''s "new" \\ ü, {x}: # é'\nb: 1\n`],
    ['yaml', 'a: [one, "two"]\nb: 1\n', 'a[0]', 'x, y', 'a: ["x, y", "two"]\nb: 1\n'],
    ['yaml', 'a: |-  # note\n    one\n    two\n\nb: 1\n', 'a', 'three\n\n  four', 'a: |-  # note\n    three\n\n      four\n\nb: 1\n'],
    ['yaml', 'a: |\r\n  one\r\nb: 1\r\n', 'a', 'two\nthree', 'a: |-\r\n  two\r\n  three\r\nb: 1\r\n'],
    ['yaml', 'a: |\n  one\nb: 1\n', 'a', 'two\n\n', 'a: |+\n  two\n\nb: 1\n'],
    ['yaml', 'a: >\n  one\n  two\nb: 1\n', 'a', 'three\nfour\n', 'a: >\n  three\n\n  four\nb: 1\n'],
    ['toml', 'a = "x" # note\nb = 1\n', 'a', VALUE, `a = "it's \\"new\\" \\\\ ü, {x}: # é" # note\nb = 1\n`],
    ['toml', "a = 'x'\nb = 1\n", 'a', 'C:\\new', "a = 'C:\\new'\nb = 1\n"],
    ['toml', "a = 'x'\nb = 1\n", 'a', "it's", 'a = "it\'s"\nb = 1\n'],
    ['toml', "a = '''x'''\nb = 1\n", 'a', 'y\nz', "a = '''y\nz'''\nb = 1\n"],
    ['toml', 'a = """\r\nx"""\r\nb = 1\r\n', 'a', 'y\nz', 'a = """\r\ny\r\nz"""\r\nb = 1\r\n'],
    ['toml', 'a = "x"\nb = 0x10\n', 'b', '7', 'a = "x"\nb = 7\n'],
    ['xml', "<a b='x'>y</a>", '/a/@b', `it's <"new">`, `<a b='it&apos;s &lt;"new"&gt;'>y</a>`],
    ['xml', '<a>\n  y\n</a>', '/a', 'a & <b>', '<a>\n  a &amp; &lt;b&gt;\n</a>'],
    ['xml', '<a><b/><b><![CDATA[y]]></b></a>', '/a/b[2]', 'a & <b>', '<a><b/><b><![CDATA[a & <b>]]></b></a>'],
    ['csv', 'id,text\n1,plain\n2,"quoted ""x"""\n', '[0].text', 'a, "b"', 'id,text\n1,"a, ""b"""\n2,"quoted ""x"""\n'],
    ['csv', 'id,text\n1,plain\n2,"quoted ""x"""\n', '[1].text', 'new', 'id,text\n1,plain\n2,"new"\n'],
    ['env', 'A=x # note\nB=y\n', 'A', 'new', 'A=new # note\nB=y\n'],
    ['env', 'A=x\nB=y\n', 'A', 'a # b', 'A="a # b"\nB=y\n'],
    ['env', "A='x'\nB=y\n", 'A', 'a "b" $c', 'A=\'a "b" $c\'\nB=y\n'],
    ['env', 'A="x"\nB=y\n', 'A', 'a "b" $c\nd', 'A="a \\"b\\" \\$c\\nd"\nB=y\n'],
    ['json-lines', '{"a":1}\r\n{"a":"x"}\r\n', '[1].a', 'new "x"', '{"a":1}\r\n{"a":"new \\"x\\""}\r\n'],
  ] as const)('%s %j: %s', async (layer, text, name, value, expected) => {
    const root = await open(text, new Map([['', layer]]));
    expect((await edited(root, name, value)).text).toBe(expected);
    expect(valuesOf(await open(expected, new Map([['', layer]])))[name]).toBe(value);
  });

  test.each([
    ['yaml', 'a: x\nb: y\n', 'a'],
    ['yaml', "a: 'x'\nb: y\n", 'a'],
    ['yaml', 'a: "x"\nb: y\n', 'a'],
    ['yaml', 'a: [x, y]\nb: y\n', 'a[0]'],
    ['yaml', 'a: |\n  x\nb: y\n', 'a'],
    ['yaml', 'a:\n  - >-\n    x\n\nb: y\n', 'a[0]'],
    ['toml', 'a = "x"\nb = "y"\n', 'a'],
    ['toml', "a = 'x'\nb = 'y'\n", 'a'],
    ['toml', 'a = """x"""\nb = "y"\n', 'a'],
    ['toml', "a = '''\nx'''\nb = 'y'\n", 'a'],
    ['xml', '<a b="x">y</a>', '/a/@b'],
    ['xml', '<a>y</a>', '/a'],
    ['xml', '<a><![CDATA[x]]></a>', '/a'],
    ['csv', 'a,b\nx,y\n', '[0].a'],
    ['csv', 'a;b\n"x";y\n', '[0].a'],
    ['env', 'A=x\nB=y\n', 'A'],
    ['env', "A='x'\nB=y\n", 'A'],
    ['env', 'A="x"\nB=y\n', 'A'],
    ['json-lines', '{"a":"x"}\n{"b":"y"}\n', '[0].a'],
  ] as const)('any value in %s %j', async (layer, text, name) => {
    const choices = new Map([['', layer]]);
    const root = await open(text, choices);
    const before = valuesOf(root);
    const value = fc.oneof(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 12 }), fc.stringMatching(/^[ab"'`#:,;=<>&\\{}[\]\n\r\t |$-]{1,10}$/u));
    await fc.assert(
      fc.asyncProperty(value, async (changed) => {
        const written = await edited(root, name, changed).catch((error: unknown) => error);
        // Some values have no form in some places.
        if (written instanceof InputError) expect(written.code).toBe('no-way-back');
        else {
          const { text: next } = written as { readonly text: string };
          expect(valuesOf(await open(next, choices))).toEqual({ ...before, [name]: changed });
          expect(firstValue[layer]?.(next) ?? changed).toBe(changed);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test.each([
    ['yaml', 'a: |\n  one\nb: 1\n', 'a', '  indented'],
    ['yaml', 'a: one\nb: 1\n', 'b', 'word'],
    ['toml', 'a = "x"\nb = 1\n', 'b', 'word'],
    ['xml', '<a><![CDATA[y]]></a>', '/a', ']]>'],
    ['xml', '<a b="x"/>', '/a/@b', '\0'],
    ['env', "A='x'\nB=y\n", 'A', "it's"],
  ] as const)('not %s %j: %s = %j', async (layer, text, name, value) => {
    const root = await open(text, new Map([['', layer]]));
    await expect(edited(root, name, value)).rejects.toThrow('no-way-back');
  });
});

const envelope = (length: number, payload: string): string =>
  `{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc","sent_at":"2026-01-01T00:00:00Z"}\n{"type":"event","length":${length}}\n${payload}\n{"type":"log"}\n{}\n`;

test('a payload of a Sentry envelope changes its length', async () => {
  const root = await open(envelope(12, '{"a":"b",\n"c'));
  expect(await changedParts(root)).toEqual([]);
  expect(Object.values(root.chosen?.parts ?? {}).map(({ name }) => 'code' in name && name.code)).toEqual(['header', 'header', 'payload', 'header', 'payload']);
  expect(await editedAt(root, [2], '{"a":"größer"}')).toBe(envelope(16, '{"a":"größer"}'));
  await expect(editedAt(root, [4], '{\n}')).rejects.toThrow('no-way-back');
});

test.each([
  ['keys', 'a: '.repeat(200_000)],
  ['indentation', `a: 1\n${'  '.repeat(300_000)}`],
  ['brackets', '['.repeat(300_000)],
  ['tags', '<a'.repeat(200_000)],
  ['quotes in settings', 'A="\\"\n'.repeat(15_000)],
  ['quotes in cells', `${'"",'.repeat(150_000)}\n`],
  ['blank settings', `a=\n${'\n'.repeat(100_000)}%`],
])('a text of %s is read in linear time', async (_name, text) => {
  expect((await open(text)).chosen?.grade).not.toBe('possible');
});
