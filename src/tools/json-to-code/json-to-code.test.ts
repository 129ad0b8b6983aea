import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { leastProcessorTime, startProcessorTime } from '../../../scripts/processor-time.ts';
import { readJson } from '../../lib/document/json/json.ts';
import { quietContext } from '../../lib/document/testing/run.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { generateCode } from './generate.ts';
import { inferModel } from './infer.ts';
import { languages } from './languages.ts';
import type { Declaration, Type } from './model.ts';
import { isDateTime } from './model.ts';
import { singular } from './names.ts';
import { options } from './testing/options.ts';

const name = fc.oneof(
  fc.constantFrom(
    'id',
    'first name',
    'class',
    'first-name',
    '1',
    '',
    '__proto__',
    'constructor',
    'é',
    'ключ',
    'Root',
    'string',
    'items',
    "it's",
    '"',
    '\\',
    '*/',
    '$x',
    '`',
    'CO₂',
    'm²',
    '½',
    '𝒳',
    'İ',
    'a,b',
  ),
  fc.string({ maxLength: 5 }),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 1, 2.5, -3, 'x', 'y', '2026-01-31T12:00:00Z', 4e18, 1e300),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

const readRoots = async (json: string): Promise<readonly DocumentValue[]> =>
  (await readJson(json, 'input', { syntax: 'json', duplicateKeys: 'last' }, quietContext)).roots;

/** Whether a value is of a type. */
function accepts(type: Type, value: DocumentValue, declarations: ReadonlyMap<string, Declaration>): boolean {
  switch (type.kind) {
    case 'any':
      return true;
    case 'null':
    case 'boolean':
      return value.kind === type.kind;
    case 'number':
      return value.kind === 'integer' || value.kind === 'decimal';
    case 'integer':
      return (
        value.kind === 'integer' &&
        (type.size === 'big' ||
          BigInt.asUintN(64, BigInt(value.token)) === BigInt(value.token) ||
          BigInt.asIntN(64, BigInt(value.token)) === BigInt(value.token))
      );
    case 'string':
      return value.kind === 'string' && (type.format === undefined || isDateTime(value.text));
    case 'array':
      return value.kind === 'sequence' && value.items.every((item) => accepts(type.items, item, declarations));
    case 'map':
      return value.kind === 'mapping' && value.members.every((member) => accepts(type.values, member.value, declarations));
    case 'nullable':
      return value.kind === 'null' || accepts(type.of, value, declarations);
    case 'union':
      return type.options.some((option) => accepts(option, value, declarations));
    case 'named': {
      const declared = declarations.get(type.name);
      if (declared?.kind === 'enum') return value.kind === 'string' && declared.values.includes(value.text);
      if (declared?.kind !== 'object' || value.kind !== 'mapping') return false;
      const members = new Map(value.members.map((member) => [member.name, member.value]));
      const known = declared.fields.map(({ key }) => key);
      return (
        [...members.keys()].every((key) => known.includes(key)) &&
        declared.fields.every((field) => {
          const member = members.get(field.key);
          return member === undefined ? field.optional : accepts(field.type, member, declarations);
        })
      );
    }
  }
}

test('every sample is a value of the inferred type, without unknown keys', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyValue, { minLength: 1, maxLength: 4 }), fc.boolean(), fc.boolean(), async (values, enums, maps) => {
      const roots = (await Promise.all(values.map((value) => readRoots(JSON.stringify(value))))).flat();
      const { model } = inferModel(roots, { language: 'typescript', rootName: 'Root', enums, maps });
      const declarations = new Map(model.declarations.map((each) => [each.name, each]));
      expect(declarations.size).toBe(model.declarations.length);
      for (const root of roots) expect([values, accepts(model.root, root, declarations)]).toEqual([values, true]);
    }),
    { numRuns: runs(200) },
  );
});

/** The keys of all objects in a value. */
const keysIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysIn)] : [];

/** The names of the properties that a syntax tree declares. */
function propertiesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, key } = node as { readonly type?: string; readonly key?: { readonly name?: string; readonly value?: unknown } };
  const own = type === 'TSPropertySignature' || type === 'Property' ? [key?.name ?? String(key?.value)] : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)];
}

test('code in TypeScript is valid and declares every key', async () => {
  await fc.assert(
    fc.asyncProperty(anyValue, fc.constantFrom('typescript', 'zod'), fc.constantFrom('interface', 'type'), async (value, language, typescriptStyle) => {
      const { code } = await generateCode({ ...options, input: JSON.stringify(value), language, typescriptStyle, maps: false }, quietContext);
      const declared = new Set(propertiesIn(parseAst(code, { lang: 'ts' })));
      expect(keysIn(value).filter((key) => !declared.has(key))).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});

test('code in Python compiles and runs for any keys', { tags: ['slow'] }, async () => {
  const samples = fc.sample(anyValue, { numRuns: 60, seed: 4 });
  const codes: string[] = [];
  for (const value of samples) {
    for (const pythonStyle of ['dataclass', 'typed-dict'] as const)
      codes.push((await generateCode({ ...options, input: JSON.stringify(value), language: 'python', pythonStyle }, quietContext)).code);
  }
  const script =
    'import json,sys,types\nfor code in json.load(sys.stdin):\n  module = types.ModuleType("code"); sys.modules["code"] = module\n  try: exec(compile(code, "code", "exec"), module.__dict__)\n  except Exception as error: print(code, repr(error)); break';
  expect(execFileSync('python3', ['-c', script], { encoding: 'utf8', input: JSON.stringify(codes) })).toBe('');
});

test('every language has every key, and the same input gives the same code', async () => {
  const input = '[{"first-name": "a", "x y": [{"deep": 1}], "$zap": null}]';
  for (const language of languages) {
    const { code } = await generateCode({ ...options, input, language }, quietContext);
    expect(code).toBe((await generateCode({ ...options, input, language }, quietContext)).code);
    for (const key of ['first-name', 'x y', 'deep', 'zap']) expect([language, code.includes(key)]).toEqual([language, true]);
  }
});

test('keys that become the same identifier stay apart', async () => {
  const { code } = await generateCode({ ...options, input: '{"a-b": 1, "a_b": 2, "aB": 3}', language: 'java' }, quietContext);
  expect(code.match(/public long \w+/gu)).toEqual(['public long aB', 'public long aB2', 'public long aB3']);
});

test('a JSON Schema refers to itself, to definitions and to nothing that is elsewhere', async () => {
  const schema = {
    type: 'object',
    properties: {
      owner: { $ref: '#/$defs/person' },
      both: { allOf: [{ $ref: '#/$defs/person' }, { properties: { z: { type: ['string', 'null'] } }, required: ['z'] }] },
      other: { $ref: 'https://example.com/x.json' },
      broken: { $ref: '#/%ff' },
      map: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
    required: ['owner'],
    $defs: { person: { type: 'object', properties: { boss: { $ref: '#/$defs/person' } }, patternProperties: {} } },
  };
  const { code, warnings } = await generateCode({ ...options, input: JSON.stringify(schema), source: 'auto' }, quietContext);
  expect(code).toBe(
    'export interface Root {\n  owner: Person;\n  both?: Both;\n  other?: unknown;\n  broken?: unknown;\n  map?: Record<string, boolean>;\n}\n\nexport interface Both {\n  boss?: Person;\n  z: string | null;\n}\n\nexport interface Person {\n  boss?: Person;\n}\n',
  );
  expect(warnings.map((warning) => [warning.code, warning.detail])).toEqual([
    ['keyword-not-read', 'patternProperties'],
    ['reference-not-read', 'https://example.com/x.json'],
    ['reference-not-read', '#/%ff'],
  ]);
});

test('deeply nested arrays are any value in every language', async () => {
  const input = `${'['.repeat(5_000)}1${']'.repeat(5_000)}`;
  for (const language of languages)
    expect((await generateCode({ ...options, input, language }, quietContext)).warnings.map(({ code }) => code)).toContain('nested-deeply');
});

test('numbers with more digits than doubles keep are reported, also in an array with decimals', async () => {
  for (const [input, detail] of [
    ['[9007199254740993, 1.5]', '9007199254740993'],
    ['[0.12345678901234567890]', '0.12345678901234567890'],
    ['[0.1, 1e2, 4.50]', undefined],
  ] as const) {
    for (const language of ['go', 'typescript', 'java'] as const)
      expect((await generateCode({ ...options, input, language }, quietContext)).warnings.map((each) => [each.code, each.detail])).toEqual(
        detail === undefined ? [] : [['rounded-number', detail]],
      );
  }
});

test('a date that the calendar lacks is a string', () => {
  expect(['2026-02-28', '2026-02-30', '2024-02-29', '2100-02-29', '0000-02-29', '2026-04-31'].map((day) => isDateTime(`${day}T00:00:00Z`))).toEqual([
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
});

test.each([' ', '', '!?'])('the name “%s” of the root, without a letter, is the default', async (rootName) => {
  expect((await generateCode({ ...options, input: '{"a": 1}', rootName }, quietContext)).code).toMatch(/^export interface Root \{/u);
});

test('many keys with the same identifier take linear time', { tags: ['slow'] }, async () => {
  const input = JSON.stringify(
    Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => ['!'.repeat((index % 140) + 1) + '?'.repeat(index / 140), index])),
  );
  const time = startProcessorTime();
  await generateCode({ ...options, input, language: 'java' }, quietContext);
  expect(time()).toBeLessThan(4_000);
});

test('a key that a language cannot have is reported at its place', async () => {
  const { warnings } = await generateCode({ ...options, input: '{"a": 1,\n "b": [{"c,d": 2}]}', language: 'go' }, quietContext);
  expect(warnings).toEqual([{ code: 'key-not-written', path: 'BItem', line: 2, column: 9, detail: 'c,d' }]);
});

const objectOf = (count: number): string => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`key ${index}`, index])));

test('a table that lacks keys says so', async () => {
  expect((await generateCode({ ...options, input: objectOf(999) }, quietContext)).warnings).toEqual([]);
  const { keys, warnings } = await generateCode({ ...options, input: objectOf(1_000) }, quietContext);
  expect([keys.length, warnings]).toEqual([999, [{ code: 'keys-truncated', path: '', line: 0, column: 0, detail: '1000' }]]);
});

test('many levels of mixed types take linear time', async () => {
  const input = `${'[1,'.repeat(90)}[${'{"a": 1},'.repeat(20_000)} 1]${']'.repeat(90)}`;
  const time = startProcessorTime();
  await generateCode({ ...options, input }, quietContext);
  expect(time()).toBeLessThan(4_000);
});

test('names of items', () => {
  expect(['categories', 'boxes', 'users', 'status', 'address', 'data', 'movies', 'MyMovies', 'series'].map(singular)).toEqual([
    'category',
    'box',
    'user',
    'statusItem',
    'addressItem',
    'dataItem',
    'movie',
    'MyMovie',
    'seriesItem',
  ]);
});

test('four times as many rows take less than six times as long', { tags: ['slow'] }, async () => {
  expect(await timeOf(40_000)).toBeLessThan(6 * (await timeOf(10_000)) + 300);
});

function timeOf(rows: number): Promise<number> {
  const input = JSON.stringify(Array.from({ length: rows }, (_, id) => ({ id, name: `n${id}`, tags: ['a', { b: id }] })));
  return leastProcessorTime(() => generateCode({ ...options, input }, quietContext));
}
