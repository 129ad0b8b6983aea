import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { quietContext } from '../../lib/document/testing/run.ts';
import { generateCode } from './generate.ts';
import { options } from './testing/options.ts';

const generate = (input: unknown, source: 'auto' | 'schema' = 'schema') => generateCode({ ...options, input: JSON.stringify(input), source }, quietContext);

/** The type that stands for a schema as the only property, and the declarations after it. */
async function typeOf(schema: unknown, definitions: unknown = {}): Promise<{ readonly type: string; readonly remarks: readonly string[] }> {
  const { code, warnings } = await generate({ type: 'object', properties: { x: schema }, required: ['x'], $defs: definitions });
  return {
    type: code
      .replaceAll(/export (?:interface|type) /gu, '')
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .replace(/^Root \{ x: (.*?); \} ?/u, '$1 ')
      .trim(),
    remarks: warnings.map((warning) => `${warning.code} ${warning.detail}`),
  };
}

const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };
const COLOR = { color: { type: 'string', enum: ['red', 'green'] } };
const ANIMAL = { animal: { type: 'object', properties: { name: TEXT }, required: ['name'] } };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

// JSON Schema 2020-12, sections 10.2.1 and 10.3.1; Draft 7, section 6.4.1.
test.each<[name: string, schema: unknown, definitions: unknown, type: string, remarks: readonly string[]]>([
  [
    'properties, of which one is required',
    { type: 'object', properties: { a: TEXT }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    {},
    'X X { a?: string; }',
    ['keyword-not-read anyOf'],
  ],
  [
    'properties and alternatives',
    { type: 'object', properties: { a: TEXT }, required: ['a'], oneOf: [{ properties: { b: TEXT } }, { properties: { c: NUMBER } }] },
    {},
    'X1 | X2 X2 { a: string; c?: number; } X1 { a: string; b?: string; }',
    [],
  ],
  ['a type and alternatives of it', { type: 'object', oneOf: [ref('animal'), { type: 'null' }] }, ANIMAL, 'Animal | null Animal { name: string; }', []],
  ['oneOf beside anyOf', { oneOf: [TEXT, NUMBER], anyOf: [{ minLength: 1 }] }, {}, 'string | number', ['keyword-not-read anyOf']],
  ['one reference with a title', { allOf: [ref('color')], title: 'Of the car' }, COLOR, 'Color Color = "red" | "green";', []],
  ['one reference that can be null', { allOf: [ref('color')], nullable: true }, COLOR, 'Color | null Color = "red" | "green";', []],
  [
    'the same key in two parts',
    { allOf: [{ properties: { a: TEXT } }, { properties: { a: { type: 'string', description: 'D' } } }] },
    {},
    'X X { /** D */ a?: string; }',
    [],
  ],
  ['types that parts share', { allOf: [{ type: ['string', 'null'] }, { type: ['string', 'number'] }] }, {}, 'string', []],
  [
    'parts within parts, some of them references',
    { allOf: [{ allOf: [ref('animal'), { properties: { b: NUMBER } }] }, { properties: { c: TEXT } }] },
    ANIMAL,
    'X X { name: string; b?: number; c?: string; }',
    [],
  ],
  [
    'a reference with percent signs',
    { allOf: [{ $ref: '#/$defs/a%20b' }, { properties: { c: TEXT } }] },
    { 'a b': ANIMAL.animal },
    'X X { name: string; c?: string; }',
    [],
  ],
  [
    'a part elsewhere',
    { allOf: [{ $ref: 'https://example.com/a' }, { properties: { c: TEXT } }] },
    {},
    'X X { c?: string; }',
    ['reference-not-read https://example.com/a'],
  ],
  [
    'a part that is itself',
    { allOf: [ref('a'), { properties: { c: TEXT } }] },
    { a: { allOf: [ref('a'), { properties: { d: TEXT } }] } },
    'X X { d?: string; c?: string; }',
    [],
  ],
  [
    'a definition with parts that refers to itself',
    ref('dog'),
    { ...ANIMAL, dog: { allOf: [ref('animal'), { properties: { friend: ref('dog') } }] } },
    'Dog Dog { name: string; friend?: Dog; }',
    [],
  ],
  ['maps in parts', { allOf: [{ additionalProperties: NUMBER }, { title: 'D' }] }, {}, 'Record<string, number>', []],
  ['properties and others', { properties: { a: TEXT }, additionalProperties: NUMBER }, {}, 'X X { a?: string; }', ['keyword-not-read additionalProperties']],
  ['tuples before 2020-12', { type: 'array', items: [TEXT, NUMBER] }, {}, '(string | number)[]', ['keyword-not-read items']],
  ['tuples', { type: 'array', prefixItems: [TEXT, { type: 'null' }], items: NUMBER }, {}, '(string | number | null)[]', ['keyword-not-read prefixItems']],
  ['tuples that end', { prefixItems: [TEXT, TEXT], items: false }, {}, 'string[]', ['keyword-not-read prefixItems']],
  ['alternatives that can be null', { anyOf: [{ type: ['string', 'null'] }, NUMBER] }, {}, 'string | number | null', []],
])('reads %s', async (_, schema, definitions, type, remarks) => {
  expect(await typeOf(schema, definitions)).toEqual({ type, remarks });
});

test.each([
  [{ type: 'Feature', properties: { a: 1 }, geometry: null }, false],
  [{ type: 'object', properties: { a: 1 } }, false],
  [{ $schema: 'https://json.schemastore.org/package.json', name: 'x' }, false],
  [{ $schema: 'https://json.schemastore.org/package.json', type: 'module', properties: { a: 1 } }, false],
  [{ $schema: 'http://json-schema.org/draft-07/schema#' }, true],
  [{ $schema: 'http://json-schema.org/schema#' }, true],
  [{ $schema: 'https://spec.openapis.org/oas/3.1/dialect/base', type: 'object', properties: { a: {} } }, true],
  [{ $schema: 'https://example.com/dialect', anyOf: [{ type: 'string' }] }, true],
  [{ type: ['object', 'null'], properties: { a: { type: 'string' } } }, true],
  [{ $ref: '#/definitions/a', definitions: { a: { type: 'object', properties: { a: true } } } }, true],
])('recognizes a schema: %j is %s', async (input, isSchema) => {
  expect((await generate(input, 'auto')).keys.length === 0).toBe(isSchema);
});

test('parts that refer to each other twice take linear time', async () => {
  const definitions = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`d${index}`, { allOf: [ref(`d${index + 1}`), ref(`d${index + 1}`)], properties: { [`p${index}`]: TEXT } }]),
  );
  expect((await typeOf(ref('d0'), { ...definitions, d40: ANIMAL.animal })).type).toContain('p39?: string');
});

test('alternatives that multiply become any value, with a remark', { tags: ['slow'] }, async () => {
  const definitions = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `d${index}`,
      { properties: { [`p${index}`]: TEXT }, anyOf: ['a', 'b'].map((name) => ({ allOf: [ref(`d${index + 1}`)], properties: { [name]: TEXT } })) },
    ]),
  );
  expect((await typeOf(ref('d0'), { ...definitions, d40: TEXT })).remarks.some((remark) => remark.startsWith('nested-deeply'))).toBe(true);
});

// JSON Schema 2020-12 (Validation), sections 6.1 and 6.2; the format registry of OpenAPI.
test.each<[schema: unknown, type: string, remarks: readonly string[]]>([
  [{ enum: [1, 2.5] }, 'float64', []],
  [{ const: 1.5 }, 'float64', []],
  [{ const: 3 }, 'int64', []],
  [{ enum: [1, 'a'] }, 'any', ['keyword-not-read enum']],
  [{ const: { a: 1 } }, 'any', ['keyword-not-read const']],
  [{ enum: [true, null] }, '*bool', []],
  [{ type: 'integer', format: 'uint64' }, 'uint64', []],
  [{ type: 'integer', maximum: 1000 }, 'int64', []],
  [{ type: 'integer', format: 'int64' }, 'int64', []],
])('the type of %j', async (schema, type, remarks) => {
  const { code, warnings } = await generateCode(
    { ...options, input: JSON.stringify({ type: 'object', properties: { 'a/b': schema }, required: ['a/b'] }), source: 'schema', language: 'go' },
    quietContext,
  );
  expect(/^\tAB +(\S+)/mu.exec(code)?.[1]).toBe(type);
  expect(warnings.map((warning) => `${warning.code} ${warning.detail}`)).toEqual(remarks);
  for (const { path } of warnings) expect(path).toBe('/properties/a~1b');
});

test.each([
  ['"minimum": 0, "maximum": 18446744073709551615', 'uint64', ['unsafe-integer 18446744073709551615']],
  ['"minimum": -1, "maximum": 18446744073709551615', '*big.Int', ['unsafe-integer 18446744073709551615', 'large-integer 18446744073709551615']],
  ['"minimum": -9223372036854775809', '*big.Int', ['unsafe-integer -9223372036854775809', 'large-integer -9223372036854775809']],
])('an integer with %s', async (limits, type, remarks) => {
  const input = `{"type": "object", "properties": {"a": {"type": "integer", ${limits}}}, "required": ["a"]}`;
  const { code } = await generateCode({ ...options, input, source: 'schema', language: 'go' }, quietContext);
  expect(/^\tA +(\S+)/mu.exec(code)?.[1]).toBe(type);
  const found = await Promise.all(
    (['typescript', 'go'] as const).map(async (language) => (await generateCode({ ...options, input, source: 'schema', language }, quietContext)).warnings),
  );
  expect(found.flat().map((warning) => `${warning.code} ${warning.detail}`)).toEqual(remarks);
});

test('a part of allOf that refers to a schema around it is the same type', async () => {
  const { code, warnings } = await generate({
    type: 'object',
    properties: {
      next: { oneOf: [{ $ref: '#' }, { allOf: [{ $ref: '#' }, { properties: { name: TEXT } }] }] },
      list: { type: 'array', items: { allOf: [{ $ref: '#' }, { properties: { at: NUMBER } }], nullable: true } },
    },
  });
  expect(warnings).toEqual([]);
  expect(code.match(/^export interface \w+/gmu)?.length).toBeLessThan(8);
});

test('an empty object that is referred to has no name', async () => {
  expect(await typeOf(ref('empty'), { empty: { type: 'object', properties: {} } })).toEqual({ type: 'Record<string, unknown>', remarks: [] });
});

test.each([
  [{ type: ['object', 'null'], properties: { next: { $ref: '#' } } }, 'RootObject | null; export interface RootObject { next?: RootObject | null; }'],
  [{ type: ['object', 'boolean'], properties: { a: TEXT } }, 'RootObject | boolean; export interface RootObject { a?: string; }'],
])('a root that is an object or something else has a name apart from the object: %j', async (schema, code) => {
  expect((await generate(schema)).code.replaceAll(/\s+/gu, ' ').trim()).toBe(`export type Root = ${code}`);
});

const ANY_NAME = fc.constantFrom('a', 'b', 'c');
const { schema: anySchema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(TEXT, { type: 'null' }, { enum: ['red', 'green'] }, { type: 'object', properties: {} }, { $ref: '#' }),
    ANY_NAME.map(ref),
    fc.record({ type: fc.constantFrom('array', ['array', 'null']), items: tie('schema') }),
    fc.record({ type: fc.constant('object'), additionalProperties: tie('schema') }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }) }),
    fc.record({
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(ANY_NAME, tie('schema'), { maxKeys: 3, noNullPrototype: true }),
    }),
  ),
}));
const anyRoot = fc
  .tuple(anySchema, anySchema, anySchema, anySchema)
  .map(([root, a, b, c]) => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...(root as object), $defs: { a, b, c } }));

test('every name in the code for a schema is declared once', async () => {
  await fc.assert(
    fc.asyncProperty(anyRoot, async (schema) => {
      const { code } = await generate(schema);
      const declared = [...code.matchAll(/^export (?:interface|type) (\w+)/gmu)].map(([, name]) => name);
      expect(new Set(declared).size).toBe(declared.length);
      const types = code.replaceAll(/^export interface|^export type|"[^"]*"|\w+\??:|\bRecord<string/gmu, '');
      expect([...types.matchAll(/\b[A-Z]\w*/gu)].map(([name]) => name).filter((name) => !declared.includes(name))).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
});
