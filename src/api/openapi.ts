import { examplesOf } from '../cli/examples.ts';
import { loadCliWords } from '../cli/words.ts';
import type { Operation } from '../contract/operations.ts';
import type { JsonValue } from '../contract/values.ts';
import type { Vector } from '../contract/vectors.ts';
import { sharedErrorCodes } from '../runtime/check.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { samples } from '../runtime/recipe/samples.ts';
import { inputSchema } from '../runtime/schema/input-schema.ts';
import type { JsonSchema } from '../runtime/schema/json-schema.ts';
import { fileSchema, objectOf } from '../runtime/schema/json-schema.ts';
import { outputSchema } from '../runtime/schema/output-schema.ts';
import { defaultOperation } from '../runtime/unnamed-operation.ts';
import type { Words } from '../runtime/words.ts';
import { createWords } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { tools } from '../tools/registry.ts';
import type { Extensions } from './answer.ts';
import { extensionsOf } from './answer.ts';
import { bodyInput, hasSecrets } from './input.ts';
import { PROBLEM_TYPE } from './problem.ts';

interface Described {
  /** The version of the package. */
  readonly version: string;
  /** The path of the API, with a trailing slash. */
  readonly base: string;
  /** Whether requests need a token. */
  readonly isProtected: boolean;
}

type Json = Readonly<Record<string, JsonValue>>;

/**
 * Describes the API as an OpenAPI 3.1 document, in English, from the declarations of all operations. Returns JSON. The document does not change
 * while the server runs.
 */
export async function describeApi({ version, base, isProtected }: Described): Promise<string> {
  const words = createWords('en', await loadCliWords('en'));
  const paths: Record<string, Json> = {};
  const requestBodies: Record<string, Json> = {};
  for (const tool of tools.keys()) {
    const described = await describeTool(tool, words);
    Object.assign(paths, described.paths);
    Object.assign(requestBodies, described.requestBodies);
  }
  const document: Json = {
    openapi: '3.1.0',
    info: {
      title: 'Penknife',
      version,
      description:
        'The operations of Penknife. A body is a JSON object, a form, or the main input as a text or file with the other inputs in the query. ' +
        'The path of a tool without an operation runs the only operation that has all the given inputs, or its default.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: base.replace(/\/$/u, '') }],
    paths: { ...paths, '/recipes/{name}': recipePath(words), '/openapi.json': DESCRIPTION },
    components: {
      schemas: { Problem: problemSchema, File: fileSchema },
      requestBodies,
      responses: Object.fromEntries(problems.map(([status, name, description]) => [name, problemResponse(status, description)])),
      ...(isProtected && { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } }),
    },
    ...(isProtected && { security: [{ token: [] }] }),
  };
  return JSON.stringify(document);
}

const positionSchema: JsonSchema = {
  type: 'object',
  description: 'The place of the error in the field, counted from 1 in code points.',
  properties: { character: { type: 'integer' }, line: { type: 'integer' }, column: { type: 'integer' } },
};

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'Problem details (RFC 9457).',
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What is wrong, in the language of the server.' },
    code: {
      type: 'string',
      description: `What is wrong, for programs: an error of the operation, or one that all operations share, such as ${sharedErrorCodes.join(', ')}.`,
    },
    field: { type: 'string', description: 'The input that is wrong.' },
    position: positionSchema,
    step: { type: 'integer', description: 'The step of a recipe that failed, counted from 1.' },
    item: { type: 'integer', description: 'The item of that step, counted from 1.' },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

/** The errors of every operation. */
const problems = [
  [400, 'InvalidInput', 'The input is invalid, or the run exceeded its time limit.'],
  [401, 'Unauthorized', 'The token is missing or wrong.'],
  [403, 'Forbidden', 'The request comes from a page of another website.'],
  [404, 'NotFound', 'Unknown tool, operation, recipe or output type.'],
  [405, 'WrongMethod', 'The path does not have this method.'],
  [408, 'Late', 'The body did not arrive in time.'],
  [413, 'TooLarge', 'The body is too large, or the run exceeded its memory.'],
  [415, 'UnsupportedType', 'The type, charset or encoding of the body is not supported.'],
  [421, 'WrongHost', 'The Host header is not that of this device.'],
  [500, 'Bug', 'A bug in Penknife.'],
  [503, 'Busy', 'There are too many requests.'],
] as const;

const headerOf: Readonly<Record<number, readonly [name: string, description: string]>> = {
  405: ['Allow', 'The methods of the path.'],
  503: ['Retry-After', 'Seconds to wait.'],
};

function problemResponse(status: number, description: string): Json {
  const [header, meaning] = headerOf[status] ?? [];
  return {
    description,
    ...(header !== undefined && meaning !== undefined && { headers: { [header]: { description: meaning, schema: { type: 'string' } } } }),
    content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const errorResponses: Json = Object.fromEntries(problems.map(([status, name]) => [String(status), { $ref: `#/components/responses/${name}` }]));

interface DescribedTool {
  readonly paths: Readonly<Record<string, Json>>;
  /** The bodies of its operations, which both of their paths share. */
  readonly requestBodies: Readonly<Record<string, Json>>;
}

/** Describes the operations of a tool. */
export async function describeTool(tool: string, shared: Words): Promise<DescribedTool> {
  const [operations, vectors, words] = await Promise.all([loadOperations(tool), loadVectors(tool), addToolWords(tool, shared)]);
  const subjects = Object.entries(operations).map(([name, operation]): Subject => {
    const isDefault = defaultOperation(operations) === name;
    return { tool, name, operation, words, isDefault, vectors: vectors[name] ?? [] };
  });
  return {
    paths: Object.fromEntries(
      subjects.flatMap((subject) => [
        [`/${tool}/${subject.name}`, pathItem(subject, undefined)],
        [`/${tool}/${subject.name}.{extension}`, pathItem(subject, extensionsOf(subject.operation))],
      ]),
    ),
    requestBodies: Object.fromEntries(subjects.map((subject) => [`${tool}.${subject.name}`, requestBody(subject)])),
  };
}

/** That of a file is known only after the run. */
const extensionSchema = ({ known, hasOthers }: Extensions): JsonSchema => ({ type: 'string', ...(hasOthers ? { examples: known } : { enum: known }) });

interface Subject {
  readonly tool: string;
  readonly name: string;
  readonly operation: Operation;
  readonly words: Words;
  readonly isDefault: boolean;
  readonly vectors: readonly Vector[];
}

function pathItem(subject: Subject, extensions: Extensions | undefined): Json {
  const { tool, name, operation, words, isDefault } = subject;
  const label = words.t(`operations.${name}.label`);
  const asFile = extensions === undefined ? '' : ' One output as a file, chosen by the extension.';
  const common = (method: string): Json => ({
    tags: [tool],
    operationId: `${tool}.${name}${extensions ? '.file' : ''}.${method}`,
    summary: `${words.t('name')}: ${label}`,
    description: `${words.t('description')}${isDefault ? ' This is the default operation of the tool.' : ''}${asFile}`,
    responses: { '200': extensions ? FILE_RESPONSE : outputResponse(subject), ...errorResponses, '400': inputErrors(operation) },
  });
  const required = inputSchema(name, operation, words).required;
  const isReadable = !hasSecrets(operation) && required.every((field) => operation.input[field]?.kind !== 'file');
  const query = queryParameters(subject);
  return {
    ...(extensions && { parameters: [{ name: 'extension', in: 'path', required: true, schema: extensionSchema(extensions) }] }),
    ...(isReadable && { get: { ...common('get'), parameters: query } }),
    post: { ...common('post'), requestBody: { $ref: `#/components/requestBodies/${tool}.${name}` } },
  };
}

function inputErrors({ errors = [] }: Operation): Json {
  const own = errors.length === 0 ? '' : ` Codes of this operation: ${errors.join(', ')}.`;
  return {
    description: `The input is invalid, or the run exceeded its time limit.${own}`,
    content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

const FILE_RESPONSE: Json = {
  description: 'The output as a file.',
  headers: { 'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } } },
  content: { '*/*': {} },
};

function outputResponse({ name, operation, words, vectors }: Subject): Json {
  const [example] = examplesOf(operation, vectors).filter(({ output }) => output !== undefined);
  const shown = example?.output === undefined ? {} : { example: example.output as JsonValue };
  return { description: 'All outputs.', content: { 'application/json': { schema: outputSchema(name, operation, words), ...shown } } };
}

function requestBody({ name, operation, words, vectors }: Subject): Json {
  const schema = inputSchema(name, operation, words);
  const [example] = examplesOf(operation, vectors);
  const main = bodyInput(operation);
  const text: JsonSchema = { type: 'string' };
  const isText = main !== undefined && operation.input[main]?.kind === 'text';
  const whole = main === undefined ? {} : { ...(isText && { 'text/plain': { schema: text } }), 'application/octet-stream': {} };
  return {
    ...(schema.required.length > 0 && { required: true }),
    ...(main !== undefined && { description: `A text or file alone is \`${main}\`; the other inputs are then in the query.` }),
    content: {
      'application/json': { schema, ...(example && { example: example.input as JsonValue }) },
      'multipart/form-data': {
        schema: objectOf(
          Object.fromEntries(Object.entries(schema.properties).map(([field, each]) => [field, formSchema(operation, field, each)])),
          schema.required,
        ),
      },
      ...whole,
    },
  };
}

/** The schema of a field in a form, in which everything but files is a text. */
const formSchema = ({ input }: Operation, field: string, schema: JsonSchema): JsonSchema =>
  input[field]?.kind === 'file' ? { ...described(schema), type: 'string', contentMediaType: 'application/octet-stream' } : schema;

const described = ({ description }: JsonSchema): JsonSchema => (description === undefined ? {} : { description });

function queryParameters({ name, operation, words }: Subject): JsonValue {
  const { properties, required } = inputSchema(name, operation, words);
  return Object.entries(properties).flatMap(([field, schema]): JsonValue[] => {
    if (operation.input[field]?.kind === 'file') return [];
    const { description, ...rest } = schema;
    const isList = operation.input[field]?.kind === 'choices';
    return [
      {
        name: field,
        in: 'query',
        ...(description !== undefined && { description }),
        ...(required.includes(field) && { required: true }),
        // Options are separated by commas.
        ...(isList && { style: 'form', explode: false }),
        schema: rest,
      },
    ];
  });
}

function recipePath(words: Words): Json {
  const names = [...samples.keys()];
  const result: JsonSchema = { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/File' }] };
  return {
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: names[0] ?? '' }],
    post: {
      tags: ['recipes'],
      operationId: 'recipes.run.post',
      summary: 'Run a recipe',
      description: `The body is the input. A recipe is one that was imported with \`penknife recipe import\`, or a sample:\n${names.map((name) => `- ${name}: ${words.t(`samples.${name}.description`)}`).join('\n')}`,
      requestBody: {
        content: {
          'text/plain': { schema: { type: 'string' } },
          'application/json': {},
          'application/octet-stream': {},
          'multipart/form-data': {
            schema: {
              type: 'object',
              description: 'The input, and secrets by step and field, such as `2.password`.',
              properties: { input: { type: 'string' } },
              additionalProperties: { type: 'string' },
            },
          },
        },
      },
      responses: { '200': { description: 'The result.', content: { 'application/json': { schema: objectOf({ result }) } } }, ...errorResponses },
    },
  };
}

const DESCRIPTION: Json = {
  get: {
    operationId: 'openapi.get',
    summary: 'Describe the API',
    responses: { '200': { description: 'This document.', content: { 'application/json': {} } } },
  },
};
