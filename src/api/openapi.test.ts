import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { loadCliWords } from '../cli/words.ts';
import { allOperations } from '../runtime/testing/tools.ts';
import { createWords } from '../runtime/words.ts';
import { describeApi, describeTool } from './openapi.ts';

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

type Schema = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly schema: Schema }[];
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Schema; readonly example?: unknown }>>;

interface Body {
  readonly content: Content;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<'get' | 'post', Operation | undefined>> & { readonly parameters?: Operation['parameters'] }>>;
  readonly components: { readonly requestBodies: Readonly<Record<string, Body>> };
  readonly servers: readonly { readonly url: string }[];
  readonly security?: unknown;
}

let loaded: Promise<Document> | undefined;

/** The description, which takes a moment. */
const load = (): Promise<Document> =>
  (loaded ??= describeApi({ version: '1.2.3', base: '/tools/api/', isProtected: false }).then((json) => JSON.parse(json) as Document));

describe('the description', { tags: ['slow'] }, () => {
  test('is an OpenAPI 3.1 document', async () => {
    const document = await load();
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    expect(document.servers).toEqual([{ url: '/tools/api' }]);
    expect(document.security).toBeUndefined();
  });

  test('requires the token, if there is one', async () => {
    expect(JSON.parse(await describeApi({ version: '1.2.3', base: '/api/', isProtected: true }))).toMatchObject({
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    });
  });

  test('has every operation, with an id of its own', async () => {
    const document = await load();
    const paths = (await allOperations()).map(({ tool, name }) => `/${tool}/${name}`);
    expect(paths.filter((path) => document.paths[path]?.post === undefined)).toEqual([]);
    const ids = Object.values(document.paths).flatMap(({ get, post }) => [get, post].flatMap((each) => each?.operationId ?? []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('names each parameter of a path, and no secret in a query', async () => {
    const document = await load();
    for (const [path, { parameters = [] }] of Object.entries(document.paths)) {
      expect([path, parameters.map(({ name }) => name)]).toEqual([path, [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name)]);
    }
    for (const { tool, name, operation: declared } of await allOperations()) {
      const isSecret = Object.values(declared.input).some((field) => 'secret' in field && field.secret);
      if (isSecret) expect([tool, name, document.paths[`/${tool}/${name}`]?.get]).toEqual([tool, name, undefined]);
    }
  });

  test('has schemas that accept its examples', async () => {
    const document = await load();
    let examples = 0;
    const inputs = Object.entries(document.components.requestBodies).map(([name, { content: given }]) => [name, given] as const);
    const outputs = Object.entries(document.paths).map(([name, { post }]) => [name, post?.responses['200']?.content ?? {}] as const);
    for (const [path, bodies] of [...inputs, ...outputs]) {
      for (const { schema, example } of Object.values(bodies)) {
        if (schema === undefined || example === undefined) continue;
        const validate = ajv.compile(schema);
        // Numbers may also be texts, as people write them, and a main input may be empty.
        const isValid = validate(example) || validate.errors?.every(({ keyword }) => keyword === 'type' || keyword === 'required');
        expect(isValid, `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
        examples++;
      }
    }
    expect(examples).toBeGreaterThan(200);
  });
});

/** The description of a tool. */
const describeOne = async (tool: string): Promise<Document['components'] & Pick<Document, 'paths'>> =>
  JSON.parse(JSON.stringify(await describeTool(tool, createWords('en', await loadCliWords('en'))))) as Document['components'] & Pick<Document, 'paths'>;

test('describes types, ranges, examples and errors of an operation', async () => {
  const { paths, requestBodies } = await describeOne('roman-numeral-converter');
  expect(requestBodies['roman-numeral-converter.toRoman']?.content['application/json']).toMatchObject({
    schema: { type: 'object', properties: { number: { type: 'integer' } } },
    example: { number: expect.any(Number) },
  });
  expect(paths['/roman-numeral-converter/fromRoman']?.post?.responses['400']?.description).toContain('invalid-roman-numeral');
  expect(paths['/roman-numeral-converter/toRoman.{extension}']?.parameters?.[0]?.schema).toEqual({ type: 'string', enum: ['txt'] });
});

test('describes bodies, queries and files of an operation', async () => {
  const { paths, requestBodies } = await describeOne('qrcode-generator');
  const { get } = paths['/qrcode-generator/encode'] ?? {};
  expect(get?.parameters).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'text', in: 'query', required: true })]));
  expect(Object.keys(requestBodies['qrcode-generator.encode']?.content ?? {})).toEqual([
    'application/json',
    'multipart/form-data',
    'text/plain',
    'application/octet-stream',
  ]);
  expect(paths['/qrcode-generator/encode.{extension}']?.parameters?.[0]?.schema.examples).toEqual(expect.arrayContaining(['svg', 'png', 'bin']));
  expect(requestBodies['qrcode-generator.decode']?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  });
});
