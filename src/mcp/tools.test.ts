import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Engines } from '../cli/engines.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import { loadCliWords } from '../cli/words.ts';
import { serve } from '../runtime/platform/serve.ts';
import type { Outcome } from '../runtime/run.ts';
import { createWords } from '../runtime/words.ts';
import { loadVectors } from '../tools/facts.ts';
import { createExposed } from './exposed.ts';
import { Results } from './results.ts';
import { Root } from './root.ts';
import { createServer } from './server.ts';
import type { Session } from './session.ts';
import type { McpTool } from './tool.ts';
import { createTools } from './tools.ts';

const words = createWords('en', await loadCliWords('en'));

function sessionOf(root?: Root): Session {
  // Runs in this thread, which posts messages later, as a worker does.
  const engines = new Engines(({ onMessage }) => ({
    postMessage: serve((message) => queueMicrotask(() => onMessage(message))),
    terminate: () => undefined,
  }));
  return { words, engines, root, results: new Results(root) };
}

async function connectTo(server: ReturnType<typeof createServer>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([client.connect(here), server.connect(there)]);
  return client;
}

/** A client of a new server, which exposes two operations as separate tools. */
async function connect(root?: Root): Promise<Client> {
  const session = sessionOf(root);
  const exposed = [operationOf(await findTarget('json-minify', words), 'minify'), operationOf(await findTarget('hash-text', words), 'hashFile')].map(
    createExposed,
  );
  return connectTo(
    createServer(
      session,
      [...createTools, ...exposed].map((create) => create(session)),
      '1.2.3',
    ),
  );
}

const readAnswer = (answer: unknown): CallToolResult => CallToolResultSchema.parse(answer);
const errorOf = ({ isError, structuredContent }: CallToolResult): unknown => (isError ? structuredContent?.error : 'no error');

/** Calls a tool of a separate server. */
async function call(name: string, args: Readonly<Record<string, unknown>>, root?: Root): Promise<CallToolResult> {
  const client = await connect(root);
  return readAnswer(await client.callTool({ name, arguments: args }));
}

const newRoot = (): Root | undefined => Root.open(mkdtempSync(path.join(tmpdir(), 'penknife-tools-')));

test('lists the tools and their arguments, and marks the tools as read-only', { tags: ['slow'] }, async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {}), inputSchema.required])).toEqual([
    ['find', ['query', 'limit'], ['query']],
    ['describe', ['tool', 'operation'], ['tool']],
    ['run', ['tool', 'operation', 'input'], ['tool']],
    ['run_recipe', ['recipe', 'input', 'secrets'], ['recipe']],
    ['detect', ['text'], ['text']],
    ['unwrap', ['text', 'path', 'layers'], ['text']],
    ['json-minify_minify', ['input', 'syntax', 'sortKeys', 'escapeNonAscii', 'nonFinite', 'duplicateKeys'], ['input']],
    ['hash-text_hashFile', ['file', 'encoding', 'expected', 'algorithms'], ['file']],
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations).toEqual({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(description).not.toMatch(/^mcp\./u);
  }
});

/** All descriptions anywhere in a schema. */
const descriptionsIn = (schema: unknown): readonly unknown[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => (name === 'description' && typeof value === 'string' ? [value] : descriptionsIn(value)));
};

test('tools and their arguments have descriptions', async () => {
  const { tools } = await (await connect(newRoot())).listTools();
  for (const { name, description, inputSchema } of tools) {
    const described = [description, ...descriptionsIn(inputSchema)];
    expect([name, described.length]).not.toEqual([name, 1]);
    for (const description of described) expect(description).toMatch(/^(?!mcp\.).{3}/u);
  }
});

test('with a root folder, runs may write there, and files may be given by their paths', async () => {
  const { tools } = await (await connect(newRoot())).listTools();
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name)).toEqual([
    'run',
    'run_recipe',
    'unwrap',
    'json-minify_minify',
    'hash-text_hashFile',
  ]);
  const { file } = tools.at(-1)?.inputSchema.properties ?? {};
  expect(file).toMatchObject({ anyOf: [{ required: ['name', 'base64'] }, { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }] });
});

test('an exposed operation is named by its tool, and by its label if there are several', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.slice(-2).map(({ title, description }) => [title, description?.split('\n')[0]])).toEqual([
    ['JSON minify: Minify', 'Minify'],
    ['Hash text and files: Hash file', 'Hash file'],
  ]);
  const alone = createExposed(operationOf(await findTarget('yaml-to-json-converter', words), undefined))(sessionOf());
  expect([alone.definition.name, alone.definition.title]).toEqual(['yaml-to-json-converter_convert', 'YAML to JSON']);
});

test('the schema of a tool covers outputs, stored outputs and rejections', async () => {
  const { tools } = await (await connect()).listTools();
  const formsOf = (name: string): unknown => {
    const forms = tools.find((tool) => tool.name === name)?.outputSchema?.anyOf;
    return Array.isArray(forms) ? forms.map((form: { readonly required: unknown }) => form.required) : forms;
  };
  expect(formsOf('find')).toEqual([['tools'], ['error']]);
  expect(formsOf('describe')).toEqual([['tool', 'name', 'description', 'operations'], ['error']]);
  expect(formsOf('run')).toBeUndefined();
  expect(formsOf('json-minify_minify')).toEqual([['output', 'inputBytes', 'outputBytes', 'warnings'], ['results', 'outputs'], ['error']]);
});

test('schemas are valid JSON Schema, and results match them', { tags: ['slow'] }, async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    find: { query: '[1]' },
    describe: { tool: 'hash-text' },
    run: { tool: 'json-minify', operation: 'minify', input: { input: '[1]' } },
    run_recipe: { recipe: 'cookie-to-json', input: '%7B%22a%22%3A1%7D' },
    detect: { text: '[1]' },
    unwrap: { text: '[1]' },
    'json-minify_minify': { input: '[ 1 ]' },
    'hash-text_hashFile': { file: { name: 'a', base64: 'YQ==' } },
  };
  expect(Object.keys(calls)).toEqual(tools.map(({ name }) => name));
  for (const { name, inputSchema, outputSchema } of tools) {
    const args = calls[name];
    expect(ajv.validate(inputSchema, args), `${name} ${ajv.errorsText()}`).toBe(true);
    // Having seen the schemas, the client validates the response against them, too.
    const { isError, structuredContent } = readAnswer(await client.callTool({ name, arguments: args ?? {} }));
    expect([name, isError]).toEqual([name, undefined]);
    if (outputSchema) expect(ajv.validate(outputSchema, structuredContent), `${name} ${ajv.errorsText()}`).toBe(true);
  }
});

test('steps of a recipe have a tool, and there are at most a hundred', async () => {
  const { tools } = await (await connect()).listTools();
  const { recipe, input } = tools.find(({ name }) => name === 'run_recipe')?.inputSchema.properties ?? {};
  expect(recipe).toMatchObject({
    anyOf: [
      {
        required: ['version', 'name', 'steps'],
        properties: {
          version: { const: 1 },
          steps: {
            type: 'array',
            maxItems: 100,
            items: {
              required: ['tool'],
              properties: {
                tool: { type: 'string' },
                operation: { type: 'string' },
                options: { type: 'object' },
                input: { type: 'string' },
                output: { type: 'string' },
                each: { enum: ['line', 'record', 'all'] },
                off: { type: 'boolean' },
              },
            },
          },
        },
      },
      { type: 'string' },
    ],
  });
  expect(input).toMatchObject({ type: 'string' });
});

interface Hit {
  readonly tool: string;
  readonly takes?: undefined | { readonly operation: string; readonly field: string };
}

async function find(query: string, limit = 10): Promise<readonly Hit[]> {
  const { structuredContent } = await call('find', { query, limit });
  return v.parse(
    v.object({ tools: v.array(v.object({ tool: v.string(), takes: v.optional(v.object({ operation: v.string(), field: v.string() })) })) }),
    structuredContent,
  ).tools;
}

test('find returns the tools for search words, best match first', { tags: ['slow'] }, async () => {
  expect((await find('sha256sum'))[0]).toEqual({ tool: 'hash-text' });
  expect((await find('hash text'))[0]?.tool).toBe('hash-text');
  expect(await find('json', 3)).toHaveLength(3);
  const { content, structuredContent } = await call('find', { query: 'uuid', limit: 1 });
  expect(structuredContent).toEqual({
    tools: [
      expect.objectContaining({
        tool: 'uuid-generator',
        name: 'UUID generator',
        category: 'Cryptography',
        operations: expect.arrayContaining([{ operation: 'inspect', label: 'Inspect' }]),
      }),
    ],
  });
  expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
});

test('find splits a sentence into words, and words that match few tools count most', { tags: ['slow'] }, async () => {
  expect((await find('please make a qr code of my wifi'))[0]?.tool).toBe('wifi-qrcode-generator');
  expect((await find('what is the iban of it'))[0]?.tool).toBe('iban-validator-and-parser');
  // Two words are a sentence.
  expect((await find('please iban'))[0]?.tool).toBe('iban-validator-and-parser');
});

test.each([
  ['turn json into yaml please', 'json-to-yaml-converter'],
  ['turn yaml into json please', 'yaml-to-json-converter'],
  ['how do I get from toml to yaml', 'toml-to-yaml'],
  ['how do I get from yaml to toml', 'yaml-to-toml'],
  ['this json should become xml', 'json-to-xml'],
  ['this xml should become json', 'xml-to-json'],
])('find respects the word order of a sentence: %s', { tags: ['slow'] }, async (query, tool) => {
  expect((await find(query))[0]?.tool).toBe(tool);
});

test('if tools match all words of a query, only these are found', async () => {
  const named = (await find('hash text', 50)).filter(({ takes }) => takes === undefined).map(({ tool }) => tool);
  expect(named).toContain('hash-text');
  expect(named).not.toContain('text-diff');
});

test('if no tool has all words of a sentence, those with the rarest word come first', async () => {
  expect((await find('a hash of my iban please')).slice(0, 2).map(({ tool }) => tool)).toEqual(['iban-validator-and-parser', 'hash-text']);
});

test('find returns the tool and input field for a sample', { tags: ['slow'] }, async () => {
  expect((await find('{"a": [1, 2]}'))[0]).toEqual({ tool: 'json-prettify', takes: { operation: 'format', field: 'input' } });
  // Text of several lines, or long text, is not a search.
  expect((await find('uuid\nhash\nbase64')).filter(({ takes }) => takes === undefined)).toEqual([]);
  expect((await find(`hash ${'text '.repeat(40)}`)).filter(({ takes }) => takes === undefined)).toEqual([]);
  expect((await find('hash text ')).some(({ takes }) => takes === undefined)).toBe(true);
});

test('find lists each tool once, and none for an empty query', async () => {
  const found = (await find('json', 50)).map(({ tool }) => tool);
  expect(new Set(found).size).toBe(found.length);
  expect(await find('')).toEqual([]);
  expect(await find(' ')).toEqual([]);
});

test.each<[string, Readonly<Record<string, unknown>>, object]>([
  ['find', {}, { code: 'required', field: 'query' }],
  ['find', { query: null }, { code: 'required', field: 'query' }],
  ['find', { query: 7 }, { code: 'wrong-type', field: 'query' }],
  ['find', { query: 'json', count: 1 }, { code: 'unknown-field', field: 'count' }],
  ['find', { query: 'json', limit: '1' }, { code: 'wrong-type', field: 'limit' }],
  ['find', { query: 'json', limit: 1.5 }, { code: 'not-an-integer', field: 'limit' }],
  ['find', { query: 'json', limit: 0 }, { code: 'out-of-range', field: 'limit', message: 'Must be between 1 and 50.' }],
  ['find', { query: 'json', limit: 51 }, { code: 'out-of-range', field: 'limit' }],
  ['describe', {}, { code: 'required', field: 'tool' }],
  ['describe', { tool: 'hahs-text' }, { code: 'unknown-tool', field: 'tool', message: 'Unknown tool: hahs-text. Did you mean hash-text?' }],
  ['describe', { tool: 'camera-recorder' }, { code: 'page-only', field: 'tool' }],
  [
    'describe',
    { tool: 'hash-text', operation: 'hahs' },
    { code: 'unknown-operation', field: 'operation', message: 'Unknown operation: hahs. Did you mean hash?' },
  ],
  ['describe', { tool: 'hash-text', operation: 'constructor' }, { code: 'unknown-operation', field: 'operation' }],
  ['describe', { tool: 'hash-text', name: 'x' }, { code: 'unknown-field', field: 'name' }],
  ['run', { tool: 'json-minify', input: 'x' }, { code: 'wrong-type', field: 'input' }],
  ['run', { tool: 'json-minify', input: [] }, { code: 'wrong-type', field: 'input' }],
  [
    'run',
    { tool: 'bcrypt', input: { hash: 'x' } },
    { code: 'unknown-field', field: 'hash', message: 'Unknown field: hash. Operations that have it: verify or inspect.' },
  ],
  [
    'run',
    { tool: 'json-minify', operation: 'minify', input: { inptu: '' } },
    { code: 'unknown-field', field: 'inptu', message: 'Unknown field: inptu. Did you mean input?' },
  ],
  ['run', { tool: 'json-minify', operation: 'minify', input: { input: '{' } }, { code: 'invalid-json', field: 'input', position: { line: 1, column: 2 } }],
  ['run', { tool: 'hash-text', operation: 'hashFile', input: { file: { path: 'a' } } }, { code: 'outside-root', field: 'file' }],
  ['run_recipe', {}, { code: 'not-a-recipe' }],
  ['run_recipe', { recipe: 'no such recipe' }, { code: 'unknown-recipe', field: 'recipe' }],
  ['run_recipe', { recipe: 'cookie-to-json', input: 7 }, { code: 'wrong-type', field: 'input' }],
  ['run_recipe', { recipe: 'cookie-to-json', text: '' }, { code: 'unknown-field', field: 'text' }],
])('%s rejects %j', async (name, args, error) => {
  const answer = await call(name, args);
  expect(errorOf(answer)).toMatchObject(error);
  expect(answer.content).toHaveLength(1);
});

const describedBy = async (args: Readonly<Record<string, unknown>>) =>
  v.parse(
    v.object({
      operations: v.array(v.object({ operation: v.string(), label: v.string(), isDefault: v.boolean(), examples: v.array(v.record(v.string(), v.unknown())) })),
    }),
    (await call('describe', args)).structuredContent,
  ).operations;

test('describe explains all operations, or one, with examples', async () => {
  const all = await describedBy({ tool: 'json-prettify' });
  expect(all.map(({ operation, label, isDefault }) => [operation, label, isDefault])).toEqual([
    ['format', 'Format', true],
    ['validate', 'Validate', false],
  ]);
  expect(Math.max(...all.map(({ examples }) => examples.length))).toBeLessThanOrEqual(3);
  const facts = (await loadVectors('json-prettify')).format ?? [];
  const shown = facts.filter((fact) => fact.example && 'output' in fact).slice(0, 3);
  const [format] = await describedBy({ tool: 'json-prettify', operation: 'format' });
  expect(format?.examples.map(({ input }) => input)).toEqual(shown.map(({ input }) => input));
  // A digest is the complete output of a text; a random token has nothing to show.
  const [token] = await describedBy({ tool: 'uuid-generator' });
  for (const { output, outputIncludes } of token?.examples ?? []) expect(JSON.stringify([output, outputIncludes])).not.toContain('$matches');
});

test('run without an operation runs the one that has the inputs, or the default', async () => {
  expect((await call('run', { tool: 'json-minify', input: { input: '{ }' } })).structuredContent).toMatchObject({ output: '{}' });
  expect((await call('run', { tool: 'roman-numeral-converter', input: { roman: 'XIV' } })).structuredContent).toMatchObject({ number: 14 });
});

test('run responds with the main output as text, the others next to it, and all as data', async () => {
  expect(await call('run', { tool: 'json-minify', operation: 'minify', input: { input: '{ "a": 1 }' } })).toEqual({
    content: [
      { type: 'text', text: '{"a":1}' },
      { type: 'text', text: '{"inputBytes":10,"outputBytes":7,"warnings":[]}' },
    ],
    structuredContent: { output: '{"a":1}', inputBytes: 10, outputBytes: 7, warnings: [] },
  });
  expect((await call('json-minify_minify', { input: '[ ]' })).structuredContent).toMatchObject({ output: '[]' });
});

test('a large result is stored, linked, listed and read', async () => {
  const client = await connect();
  const minify = async (length: number) =>
    readAnswer(
      await client.callTool({ name: 'run', arguments: { tool: 'json-minify', operation: 'minify', input: { input: JSON.stringify('a'.repeat(length)) } } }),
    );
  expect((await minify(90_000)).structuredContent).toHaveProperty('output');
  const { content, structuredContent } = await minify(100_000);
  const result = { uri: 'penknife://result/json-minify-minify-1.json', name: 'json-minify-minify-1.json', mimeType: 'application/json', size: 100_002 };
  expect(structuredContent).toEqual({ results: [result], outputs: { inputBytes: 100_002, outputBytes: 100_002, warnings: [] } });
  expect(content.map(({ type }) => type)).toEqual(['text', 'text', 'resource_link']);
  expect((await client.listResources()).resources).toEqual([result]);
  const { contents } = await client.readResource({ uri: result.uri });
  expect(contents).toEqual([{ uri: result.uri, mimeType: result.mimeType, text: JSON.stringify('a'.repeat(100_000)) }]);
  await expect(client.readResource({ uri: 'penknife://result/other' })).rejects.toMatchObject({ code: -32_002 });
  expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
});

const many = 'a'.repeat(100_001);
// The IANA registry of media types; JSON and plain texts are above and below.
test.each([
  ['json-to-csv', 'convert', { input: `[{"a":"${many}"}]` }, 'csv', 'text/csv'],
  ['markdown-to-html', 'convert', { input: many }, 'html', 'text/html'],
  ['base64-file-converter', 'encode', { file: { name: 'a.png', base64: many.slice(1) }, format: 'markdown' }, 'md', 'text/markdown'],
  ['svg-placeholder-generator', 'generate', { text: many }, 'svg', 'image/svg+xml'],
  ['json-to-toml', 'convert', { input: `{"a":"${many}"}` }, 'toml', 'application/toml'],
  ['json-to-xml', 'convert', { input: `{"a":"${many}"}` }, 'xml', 'application/xml'],
  ['json-to-yaml-converter', 'convert', { input: `{"a":"${many}"}` }, 'yaml', 'application/yaml'],
  ['base64-string-converter', 'encode', { text: many }, 'txt', 'text/plain'],
  ['base64-file-converter', 'decode', { base64: `data:font/woff2;base64,${many.slice(1)}` }, 'woff2', 'font/woff2'],
])('stores a large result of %s %s with its media type', { tags: ['slow'] }, async (tool, operation, input, extension, mimeType) => {
  const { structuredContent } = await call('run', { tool, operation, input });
  const name = `${tool}-${operation}-1.${extension}`;
  expect(structuredContent).toMatchObject({ results: expect.arrayContaining([expect.objectContaining({ name, mimeType })]) });
});

test('reads a file in the folder by its path', async () => {
  const root = newRoot();
  if (!root) throw new Error('no folder');
  writeFileSync(path.join(root.folder, 'abc.txt'), 'abc');
  const { content } = await call('run', { tool: 'hash-text', operation: 'hashFile', input: { file: { path: 'abc.txt' }, algorithms: ['md5'] } }, root);
  expect(JSON.stringify(content)).toContain('900150983cd24fb0d6963f7d28e17f72');
});

test('returns SVG as text, and another image as an image next to its wire form', { tags: ['slow'] }, async () => {
  const drawn = await call('run', { tool: 'qrcode-generator', operation: 'encode', input: { text: 'abc' } });
  expect(drawn.content[0]).toMatchObject({ type: 'text', text: expect.stringMatching(/^<svg /u) });
  const data = 'iVBORw0KGgo=';
  const { content } = await call('run', { tool: 'base64-file-converter', operation: 'decode', input: { base64: `data:image/png;base64,${data}` } });
  expect(content.slice(0, 2)).toEqual([
    { type: 'text', text: expect.stringContaining(data) },
    { type: 'image', data, mimeType: 'image/png' },
  ]);
});

const recipe = {
  version: 1,
  name: 'Decode and minify',
  steps: [
    { tool: 'base64-string-converter', operation: 'decode' },
    { tool: 'json-minify', operation: 'minify' },
  ],
};

test('run_recipe returns the result of the last step, or reports which step failed', { tags: ['slow'] }, async () => {
  expect(await call('run_recipe', { recipe, input: 'eyAiYSI6IDEgfQ==' })).toEqual({
    content: [{ type: 'text', text: '{"a":1}' }],
    structuredContent: { result: '{"a":1}' },
  });
  expect(errorOf(await call('run_recipe', { recipe, input: 'eyA=' }))).toMatchObject({
    code: 'invalid-json',
    step: 2,
    field: 'input',
    position: { line: 1, column: 3 },
  });
  expect((await call('run_recipe', { recipe: 'cookie-to-json', input: '%7B%22a%22%3A1%7D' })).structuredContent).toEqual({ result: '{\n  "a": 1\n}' });
});

test('the progress of a recipe counts its steps, and the items of a step', async () => {
  const reported: number[] = [];
  const steps = [
    { tool: 'base64-string-converter', operation: 'encode', each: 'line' },
    { tool: 'json-minify', operation: 'minify' },
  ];
  const args = { recipe: { version: 1, name: 'x', steps }, input: 'a\nb\nc\nd' };
  const client = await connect();
  await client.callTool({ name: 'run_recipe', arguments: args }, undefined, {
    onprogress: ({ progress, total }) => {
      expect(total).toBe(2);
      reported.push(progress);
    },
  });
  expect(reported.slice(0, 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a recipe gets its secret by the number of its step', async () => {
  const steps = [{ tool: 'hmac-generator', operation: 'hmac' }];
  const signing = { version: 1, name: 'Sign', steps };
  expect(errorOf(await call('run_recipe', { recipe: signing, input: 'abc' }))).toMatchObject({ code: 'secret-needed', step: 1, field: 'key' });
  expect((await call('run_recipe', { recipe: signing, input: 'abc', secrets: { 1: { key: 'k' } } })).isError).not.toBe(true);
});

test('an error of a recipe names the step and the item', async () => {
  const steps = [{ tool: 'json-minify', operation: 'minify', each: 'line' }];
  const { content, structuredContent } = await call('run_recipe', { recipe: { version: 1, name: 'x', steps }, input: '1\n{' });
  const [block] = content;
  const message = block?.type === 'text' ? block.text : '';
  expect(message).toMatch(/^Step 1, item 2: input: /u);
  expect(structuredContent).toEqual({ error: { code: 'invalid-json', step: 1, item: 2, field: 'input', position: { line: 1, column: 2 }, message } });
});

test.each([
  ['a text', [{ tool: 'json-minify', operation: 'minify' }], JSON.stringify(many), 'recipe-1.txt', 'text/plain', many.length + 2],
  ['a file', [{ tool: 'base64-file-converter', operation: 'decode' }], `data:font/woff2;base64,${many.slice(1)}`, 'recipe-1.bin', 'font/woff2', 75_000],
])('stores the large result of a recipe: %s', async (_, steps, input, name, mimeType, size) => {
  const client = await connect();
  const answer = readAnswer(await client.callTool({ name: 'run_recipe', arguments: { recipe: { version: 1, name: 'x', steps }, input } }));
  const stored = { uri: `penknife://result/${name}`, name, mimeType, size };
  expect(answer.structuredContent).toEqual({ results: [stored], outputs: {} });
  expect(answer.content).toEqual([
    { type: 'text', text: expect.stringContaining(stored.uri) },
    { type: 'resource_link', ...stored },
  ]);
  const { contents } = await client.readResource({ uri: stored.uri });
  expect(contents).toEqual([{ uri: stored.uri, mimeType, ...(name.endsWith('.txt') ? { text: input } : { blob: many.slice(1) }) }]);
});

test('a message names its field', async () => {
  expect((await call('run', { tool: 'json-minify', operation: 'minify', input: { input: '{' } })).content).toEqual([
    { type: 'text', text: expect.stringMatching(/^input: /u) },
  ]);
  expect((await call('describe', { tool: 'camera-recorder' })).content).toEqual([
    { type: 'text', text: 'tool: This tool is available only on the web, not on the command line.' },
  ]);
});

test('stores the other outputs if they are large', { tags: ['slow'] }, async () => {
  const { content, structuredContent } = await call('run', { tool: 'json-to-csv', operation: 'parse', input: { input: `a${many}\n` } });
  const stored = { uri: 'penknife://result/json-to-csv-parse-others-1.json', name: 'json-to-csv-parse-others-1.json', mimeType: 'application/json' };
  expect(structuredContent).toMatchObject({ results: [stored], outputs: { output: '[]' } });
  expect(content.map(({ type }) => type)).toEqual(['text', 'text', 'resource_link']);
});

/** A server whose runs end so. */
async function connectEnding(outcome: Outcome): Promise<Client> {
  const engines = new Engines(({ onMessage }) => ({
    postMessage: (message) => {
      if (message.type === 'run') queueMicrotask(() => onMessage({ type: 'outcome', id: message.id, outcome }));
    },
    terminate: () => undefined,
  }));
  const session = { ...sessionOf(), engines };
  return connectTo(
    createServer(
      session,
      createTools.map((create) => create(session)),
      '1.2.3',
    ),
  );
}

test.each([
  ['a run that is out of memory', 'ERR_WORKER_OUT_OF_MEMORY: Worker terminated', { code: 'out-of-memory', message: 'Out of memory. Try a smaller input.' }, ''],
  ['a bug', 'TypeError: x', { code: 'bug', message: expect.stringContaining('This is a bug in Penknife') }, 'TypeError: x\n'],
])('reports %s, and logs the details', async (_, message, error, logged) => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const client = await connectEnding({ kind: 'bug', message });
    const answer = readAnswer(await client.callTool({ name: 'run', arguments: { tool: 'json-minify', operation: 'minify', input: { input: '1' } } }));
    expect(errorOf(answer)).toEqual(error);
    expect(log.mock.calls.map(([text]) => text).join('')).toBe(logged);
  } finally {
    log.mockRestore();
  }
});

test('a canceled run has no response', async () => {
  const client = await connectEnding({ kind: 'canceled' });
  for (const [name, args] of [
    ['run', { tool: 'json-minify', operation: 'minify', input: { input: '1' } }],
    ['run_recipe', { recipe: 'cookie-to-json', input: 'a' }],
  ] as const) {
    expect(readAnswer(await client.callTool({ name, arguments: args }))).toEqual({ isError: true, content: [] });
  }
});

test('reports a bug in a recipe with its step', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const client = await connectEnding({ kind: 'bug', message: 'TypeError: x' });
    const answer = readAnswer(await client.callTool({ name: 'run_recipe', arguments: { recipe: 'cookie-to-json', input: 'a' } }));
    expect(errorOf(answer)).toEqual({ code: 'bug', step: 1, message: expect.stringContaining('This is a bug in Penknife') });
    expect(log.mock.calls).toEqual([['TypeError: x\n']]);
  } finally {
    log.mockRestore();
  }
});

test('an unknown tool or method is a protocol error', async () => {
  const client = await connect();
  await expect(client.callTool({ name: 'no-tool', arguments: {} })).rejects.toMatchObject({ code: -32_602 });
  await expect(client.request({ method: 'no/method' }, CallToolResultSchema)).rejects.toMatchObject({ code: -32_601 });
  await expect(client.request({ method: 'resources/read', params: {} }, CallToolResultSchema)).rejects.toMatchObject({ code: -32_602 });
});

test('reports progress to clients that request it, never decreasing', async () => {
  const session = sessionOf();
  const walking: McpTool = {
    definition: { name: 'walk', inputSchema: { type: 'object' } },
    call: (_args, { onProgress }) => {
      for (const done of [0, 2, 1, 2, 3]) onProgress(done, 3);
      return Promise.resolve({ content: [] });
    },
  };
  const client = await connectTo(createServer(session, [walking], '1.2.3'));
  const reported: unknown[] = [];
  await client.callTool({ name: 'walk', arguments: {} }, undefined, { onprogress: (progress) => reported.push(progress) });
  expect(reported).toEqual([0, 2, 3].map((progress) => ({ progress, total: 3 })));
  expect(readAnswer(await client.callTool({ name: 'walk', arguments: {} }))).toEqual({ content: [] });
  expect(client.getServerVersion()).toEqual({ name: 'penknife', version: '1.2.3' });
});

test('detect names formats, and unwrap opens them', async () => {
  const { structuredContent } = await call('detect', { text: '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}' });
  expect(structuredContent).toHaveProperty('formats.0', expect.objectContaining({ format: 'json', grade: 'certain', reason: 'Valid, with 1 value' }));
  const opened = await call('unwrap', { text: '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}', path: '0.0' });
  expect(opened.content).toContainEqual({ type: 'text', text: 'Hello, world! This is text.' });
  expect(errorOf(await call('unwrap', { text: 'a', path: '7' }))).toMatchObject({ code: 'unknown-path', field: 'path' });
});
