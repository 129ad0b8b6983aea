import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { quietContext } from '../../../lib/document/testing/run.ts';
import { generateCode } from '../generate.ts';
import type { Language } from '../languages.ts';
import { languages } from '../languages.ts';
import { options } from '../testing/options.ts';
import { blockComment, quote, quoteBraced } from './emit.ts';

type Options = Parameters<typeof generateCode>[0];
const generate = async (input: unknown, language: Language, more: Partial<Options> = {}) =>
  generateCode({ ...options, ...more, language, input: typeof input === 'string' ? input : JSON.stringify(input) }, quietContext);
const codeOf = async (input: unknown, language: Language, more: Partial<Options> = {}): Promise<string> => (await generate(input, language, more)).code;

const CYCLES = {
  type: 'object',
  properties: { person: { $ref: '#/$defs/person' }, self: { $ref: '#' } },
  $defs: {
    person: { type: 'object', properties: { employer: { $ref: '#/$defs/company' }, friends: { type: 'array', items: { $ref: '#/$defs/person' } } } },
    company: { type: 'object', properties: { owner: { $ref: '#/$defs/person' } }, required: ['owner'] },
  },
};

test('types that contain each other are values of a known size', async () => {
  const as = { source: 'schema' } as const;
  const rust = await codeOf(CYCLES, 'rust', as);
  expect([...rust.matchAll(/pub (\w+): (.*),$/gmu)].map(([, name, type]) => `${name}: ${type}`)).toEqual([
    'person: Option<Person>',
    'self_: Option<Box<Root>>',
    'employer: Option<Company>',
    'friends: Option<Vec<Person>>',
    'owner: Box<Person>',
  ]);
  const swift = await codeOf(CYCLES, 'swift', as);
  expect(swift.match(/^(?:struct|final class) \w+/gmu)).toEqual(['final class Root', 'final class Person', 'struct Company']);
  expect(swift).toContain('let self_: Root?');
  expect(await codeOf(CYCLES, 'go', as)).toMatch(/Owner \*Person `json:"owner"`/u);
});

test('alternatives within alternatives are one union', async () => {
  const inner = { oneOf: [{ type: 'object', properties: { a: { type: 'string' } } }, { type: ['string', 'null'] }] };
  const schema = { type: 'object', properties: { x: { oneOf: [{ type: 'array', items: true }, inner] }, y: { anyOf: [inner, { type: 'string' }] } } };
  expect(await codeOf(schema, 'php', { source: 'schema' })).toMatch(/public mixed \$x = null,\n +public mixed \$y = null/u);
  expect(await codeOf(schema, 'typescript', { source: 'schema' })).toMatch(/x\?: unknown\[\] \| X21 \| string \| null;\n {2}y\?: X21 \| string \| null;/u);
});

test('keys in TypeScript are quoted unless every compiler knows their characters', async () => {
  const code = await codeOf('{"é": 1, "ключ": 1, "a-b": 1, "𓘐": 1, "1a": 1}', 'typescript');
  expect([...code.matchAll(/^ {2}(.*): number;$/gmu)].map(([, key]) => key)).toEqual(['é', 'ключ', '"a-b"', '"𓘐"', '"1a"']);
});

test('large integers are pointers in Go, once', async () => {
  const code = await codeOf('[{"b": 36893488147419103232, "l": [36893488147419103232, null]}, {"b": null}]', 'go');
  expect([...code.matchAll(/^\t(?:B|L)\s+(\S+)/gmu)].map(([, type]) => type)).toEqual(['*big.Int', '[]*big.Int']);
});

test('imports in Go only what unions leave in the code', async () => {
  expect(await codeOf('[1, "2026-01-31T12:00:00Z"]', 'go')).toBe('package main\n\ntype Root []any\n');
});

// The Go, Rust, Java, C#, Kotlin, Python and Swift references: identifiers. NFKC is what Python applies to them.
test.each(['CO₂', 'm²', '½', 'İstanbul', 'ŉ', '𝒳', '𐐀', 'हिन्दी', '項目', 'ﬁ', 'a\u0301', '٣x'])(
  'the key %s becomes an identifier of letters and digits in every language',
  async (key) => {
    for (const language of languages) {
      const code = await codeOf({ [key]: { a: 1 } }, language);
      const names = [...code.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '').matchAll(/[^\s!-#%-/:-@[-^`{-~]+/gu)].map(([name]) => name);
      const other = names.filter((name) => name !== key);
      expect([language, other.filter((name) => !/^[$\p{L}\p{Nd}_]+$/u.test(name) || name !== name.normalize('NFKC'))]).toEqual([language, []]);
    }
  },
);

test.each<[Language, string, string, Partial<Options>?]>([
  ['php', 'exception', 'RootException'],
  ['php', 'directory', 'RootDirectory'],
  ['php', 'closure', 'RootClosure'],
  ['php', 'eval', 'RootEval'],
  ['php', 'isset', 'RootIsset'],
  ['typescript', 'exception', 'Exception'],
  ['python', 'base_model', 'RootBaseModel', { pythonStyle: 'pydantic' }],
  ['java', 'offset_date_time', 'RootOffsetDateTime'],
  ['kotlin', 'serializable', 'RootSerializable'],
  ['rust', 'serialize', 'RootSerialize'],
  ['rust', 'deserialize', 'RootDeserialize'],
])('in %s the type of the key %s is %s', async (language, key, name, more) => {
  expect(await codeOf({ [key]: { code: 1 } }, language, more)).toMatch(new RegExp(`\\b(?:class|struct|interface) ${name}\\b`, 'u'));
});

test.each(['clone', 'finalize', 'getClass', 'hashCode', 'notify', 'notifyAll', 'toString', 'wait'])('a record of Java has no component %s', async (key) => {
  expect(await codeOf({ [key]: 1 }, 'java', { javaStyle: 'record' })).toContain(`long ${key}_\n`);
});

test('a boolean of Lombok has a getter that starts with get', async () => {
  expect(await codeOf({ isActive: true }, 'java', { javaStyle: 'lombok' })).toContain('private Boolean isActive;');
});

test('code in Python runs with a key that is the name of a function in it, and with quotation marks in descriptions', { tags: ['slow'] }, async () => {
  const described = { type: 'object', description: 'The "name"', properties: { a: { type: 'string', description: 'Ends in \\' } } };
  const codes: string[] = [];
  for (const pythonStyle of ['dataclass', 'typed-dict'] as const) {
    codes.push(await codeOf([{ field: 'a', firstName: 'b', datetime: '2026-01-31T12:00:00Z' }, {}], 'python', { pythonStyle }));
    codes.push(await codeOf(described, 'python', { pythonStyle, source: 'schema' }));
  }
  const script =
    'import json,sys,types\nfor code in json.load(sys.stdin):\n  module = types.ModuleType("code"); sys.modules["code"] = module; exec(compile(code, "code", "exec"), module.__dict__)';
  expect(execFileSync('python3', ['-c', script], { encoding: 'utf8', input: JSON.stringify(codes) })).toBe('');
});

test.each([
  ['Paths under /api/*', '/** Paths under /api/ * */\n'],
  ['*/ /*/', '/** * / / * / */\n'],
  ['C:\\users \\u002a\\u002f', '/** C:\\ users \\ u002a\\ u002f */\n'],
])('the comment %s stays one', (text, comment) => {
  expect(blockComment(text)).toBe(comment);
});

/** The first comment of the code for a schema with a description. */
const firstComment = async (description: string): Promise<string> =>
  (await codeOf({ type: 'object', description, properties: { a: true } }, 'csharp', { source: 'schema' })).match(/^\/\/.*$/mu)?.[0] ?? '';

test('a description is one line of at most 200 characters', async () => {
  expect(await firstComment('a\u0085b\u2028c\u0000d\u202Ee')).toBe('// a b c d e');
  expect(await firstComment('😀'.repeat(200))).toBe(`// ${'😀'.repeat(200)}`);
  expect(await firstComment('😀'.repeat(201))).toBe(`// ${'😀'.repeat(200)}…`);
});

test.each([
  ['C:\\bin', '"C:\\\\bin"', '"C:\\\\bin"'],
  ['\b\f\n', '"\\b\\f\\n"', '"\\u{8}\\u{c}\\n"'],
  ['\\\b', '"\\\\\\b"', '"\\\\\\u{8}"'],
  ['\\u0041', '"\\\\u0041"', '"\\\\u0041"'],
  ['\u0085\u2028\u202E', '"\\u0085\\u2028\\u202e"', '"\\u{0085}\\u{2028}\\u{202e}"'],
  ['\ud800', '"\\ud800"', '"\uFFFD"'],
  ['😀', '"😀"', '"😀"'],
])('quotes %j', (text, plain, braced) => {
  expect([quote(text), quoteBraced(text)]).toEqual([plain, braced]);
});

test('a quoted string is read as the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(JSON.parse(quote(text))).toBe(text);
      const read = quoteBraced(text)
        .slice(1, -1)
        .replaceAll(/\\(?:u\{([\da-f]+)\}|(.))/gsu, (_, code: string | undefined, letter: string | undefined) =>
          code === undefined ? String(JSON.parse(`"\\${letter ?? ''}"`)) : String.fromCodePoint(Number.parseInt(code, 16)),
        );
      expect(read).toBe(text);
    }),
    { numRuns: runs(100) },
  );
});

test('Kotlin has no \\f', async () => {
  expect(await codeOf({ '\f$\\f': 1 }, 'kotlin')).toContain('@SerialName("\\u000c\\$\\\\f")');
});

test('keys that a language cannot write are reported', async () => {
  for (const [language, key] of [
    ['go', 'a,b'],
    ['rust', '\ud800'],
    ['swift', '\ud800'],
    ['python', '\ud800'],
  ] as const)
    expect((await generate({ [key]: 1 }, language)).warnings.map(({ code, detail }) => [language, code, detail])).toEqual([[language, 'key-not-written', key]]);
});

test.each<[Language, string, string]>([
  ['go', 'com.example', 'none'],
  ['go', 'type', 'none'],
  ['go', '_', 'none'],
  ['php', 'com.example', '\\'],
  ['php', 'namespace', '\\'],
  ['java', 'App\\Model', '.'],
  ['java', 'com.example.package', '.'],
  ['csharp', 'Demo.class', '.'],
  ['kotlin', 'com..example', '.'],
  ['kotlin', 'a.½', '.'],
])('%s: the package %s is refused', async (language, packageName, separator) => {
  await expect(generate('{}', language, { packageName })).rejects.toMatchObject({ code: 'invalid-name', field: 'packageName', params: { separator } });
});

test('constants in Go have names of their own', async () => {
  const code = await codeOf([{ color: 'red', colorRed: { x: 1 } }, { color: 'red' }, { color: 'green' }, { color: 'green' }], 'go');
  expect(code).toMatch(/ColorRed_\s+Color = "red"/u);
});

test('Go code is in the form of gofmt: columns end at a comment, and an empty struct is on one line', async () => {
  const properties = { a: { type: 'string' }, é: { type: 'integer' }, x: { type: 'string', description: 'Of "x"' }, longer: { type: 'boolean' } };
  const schema = { type: 'object', description: "The ``name''", properties, required: Object.keys(properties) };
  // What gofmt of Go 1.19 leaves unchanged.
  expect(await codeOf(schema, 'go', { source: 'schema' })).toBe(
    'package main\n\n// The “name”\ntype Root struct {\n\tA string `json:"a"`\n\tÉ int64  `json:"é"`\n\t// Of "x"\n\tX      string `json:"x"`\n\tLonger bool   `json:"longer"`\n}\n',
  );
  expect(await codeOf('{"o": {}}', 'go')).toContain('\ntype O struct{}\n');
});

test.each([['+build linux'], ['[a]: https://example.com']])('a description of Go code that gofmt would move has a name before it: %s', async (description) => {
  const code = await codeOf({ type: 'object', description, properties: { b: { type: 'string', description } } }, 'go', { source: 'schema' });
  // What gofmt of Go 1.19 leaves unchanged.
  expect(code).toContain(`\n// Root: ${description}\ntype Root struct {\n\t// B: ${description}\n`);
});

test.each<[Language, string, Partial<Options>?]>([
  ['zod', 'OSchema = z.object({});'],
  ['rust', 'pub struct O {}'],
  ['csharp', 'public class O\n{}'],
  ['java', 'class O {}'],
  ['java', 'record O() {}', { javaStyle: 'record' }],
  ['kotlin', 'class O()'],
  ['swift', 'struct O: Codable {}'],
  ['php', 'return new self();'],
])('an empty object in %s has no empty lines: %s', async (language, declaration, more) => {
  expect(await codeOf('{"o": {}}', language, more)).toContain(declaration);
});

test('schemas of Zod in a cycle have types that are not inferred, and others are inferred', async () => {
  const schema = {
    type: 'object',
    properties: { person: { $ref: '#/$defs/person' } },
    $defs: {
      person: { type: 'object', properties: { employer: { $ref: '#/$defs/company' }, friends: { type: 'array', items: { $ref: '#/$defs/person' } } } },
      company: { type: 'object', properties: { owner: { $ref: '#/$defs/person' }, seat: { $ref: '#/$defs/seat' } }, required: ['owner'] },
      seat: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  };
  expect(await codeOf(schema, 'zod', { source: 'schema' })).toBe(
    `import { z } from 'zod';

export const SeatSchema = z.object({
  "city": z.string(),
});
export type Seat = z.infer<typeof SeatSchema>;

export interface Company {
  "owner": Person;
  "seat"?: Seat | undefined;
}
export const CompanySchema: z.ZodType<Company> = z.object({
  get "owner"() { return PersonSchema; },
  "seat": SeatSchema.optional(),
});

export interface Person {
  "employer"?: Company | undefined;
  "friends"?: Person[] | undefined;
}
export const PersonSchema: z.ZodType<Person> = z.object({
  "employer": CompanySchema.optional(),
  get "friends"() { return z.array(PersonSchema).optional(); },
});

export const RootSchema = z.object({
  "person": PersonSchema.optional(),
});
export type Root = z.infer<typeof RootSchema>;
`,
  );
});
