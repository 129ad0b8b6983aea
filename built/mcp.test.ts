import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { readContracts } from '../scripts/contracts.mjs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Vector, VectorTable } from '../src/contract/vectors.ts';
import { createThread } from '../src/cli/node-engine.ts';
import { Engines } from '../src/cli/engines.ts';
import { mismatches } from '../src/runtime/testing/answer.ts';

const root = path.join(import.meta.dirname, '..');
/** The committed contract of every tool. */
const listing = readContracts();
const entry = path.join(root, 'scripts', 'penknife.mjs');

interface Server {
  readonly client: Client;
  /** Calls a tool of the MCP server. */
  readonly call: (name: string, args: Readonly<Record<string, unknown>>, options?: Parameters<Client['callTool']>[2]) => Promise<CallToolResult>;
  readonly run: (tool: string, operation: string, input: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
}

/** Starts a separate server for a test, with the SDK's client, and stops it afterwards. */
async function withServer(args: readonly string[], talk: (server: Server) => Promise<void>, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [entry, 'mcp', ...args], env: { ...env } }));
  const call: Server['call'] = async (name, given, options) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: { ...given } }, undefined, options));
  await talk({ client, call, run: (tool, operation, input) => call('run', { tool, operation, input }) });
  await client.close();
}

const newFolder = (): string => realpathSync(mkdtempSync(path.join(tmpdir(), 'penknife-mcp-')));

const textOf = ({ content }: CallToolResult): string => content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
const errorOf = ({ isError, structuredContent }: CallToolResult): unknown => (isError ? structuredContent?.error : 'no error');

const withOperations = Object.entries(listing).filter(([, { operations }]) => Object.keys(operations).length > 0);

interface Described {
  readonly operation: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  readonly examples: readonly { readonly input: unknown; readonly output?: unknown }[];
}

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

/** The errors in an operation's description, and in its response to its first vector. */
async function problemsOf(
  tool: string,
  { operation, inputSchema, outputSchema, examples }: Described,
  vector: Vector,
  { run }: Server,
): Promise<readonly unknown[]> {
  const fitsInput = ajv.compile(inputSchema);
  const fitsOutput = ajv.compile(outputSchema);
  const result = await run(tool, operation, vector.input);
  const answer = result.isError ? { error: errorOf(result) as { readonly code: string } } : { output: { ...result.structuredContent } };
  return [
    ...examples.flatMap(({ input }) => (fitsInput(input) ? [] : [{ tool, operation, input, errors: fitsInput.errors }])),
    ...examples.flatMap(({ output }) => (output === undefined || fitsOutput(output) ? [] : [{ tool, operation, output, errors: fitsOutput.errors }])),
    ...mismatches(answer, vector).map((found) => ({ tool, operation, input: vector.input, found })),
    ...(result.isError || fitsOutput(result.structuredContent) ? [] : [{ tool, operation, answer, errors: fitsOutput.errors }]),
  ];
}

/** The number of tools that share a process. */
const TOOLS_A_PROCESS = 21;

for (let first = 0; first < withOperations.length; first += TOOLS_A_PROCESS) {
  const some = withOperations.slice(first, first + TOOLS_A_PROCESS);
  test(`describes each operation with schemas that match its examples, and runs its first vector: ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, {
    tags: ['slow'],
  }, async () => {
    await withServer([], async (server) => {
      const faults: unknown[] = [];
      for (const [tool, { operations }] of some) {
        const { default: table } = (await import(`../src/tools/${tool}/vectors.ts`)) as { default: VectorTable };
        const described = (await server.call('describe', { tool })).structuredContent?.operations as readonly Described[];
        expect(described.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(operations).toSorted());
        for (const each of described) faults.push(...(await problemsOf(tool, each, (table[each.operation] ?? [])[0] as Vector, server)));
      }
      expect(faults).toEqual([]);
    });
  });
}

test('offers six tools, found by keyword, by sentence and by sample', async () => {
  await withServer([], async ({ client, call }) => {
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['find', 'describe', 'run', 'run_recipe', 'detect', 'unwrap']);
    const found = async (query: string, limit = 3) => {
      const { structuredContent } = await call('find', { query, limit });
      return structuredContent?.tools as readonly { readonly tool: string; readonly takes?: unknown }[];
    };
    expect((await found('hash'))[0]).toMatchObject({ tool: 'hash-text', operations: expect.arrayContaining([{ operation: 'hashFile', label: 'Hash file' }]) });
    expect((await found('how do I decode a JWT'))[0]?.tool).toBe('jwt-parser');
    expect((await found('please validate an IBAN number'))[0]?.tool).toBe('iban-validator-and-parser');
    expect((await found('550e8400-e29b-41d4-a716-446655440000'))[0]).toMatchObject({
      tool: 'uuid-generator',
      takes: { operation: 'inspect', field: 'uuid' },
    });
    expect((await found('{"a": 1}'))[0]?.tool).toBe('json-prettify');
    expect((await found('a: 1\nb: 2'))[0]?.tool).toBe('yaml-prettify');
    expect(await found(' ')).toEqual([]);
    const everyId = (await found('a', 50)).map(({ tool }) => tool);
    expect(everyId.filter((tool) => Object.keys(listing[tool]?.operations ?? {}).length === 0)).toEqual([]);
  });
});

test('uses the language of its environment', async () => {
  await withServer(
    [],
    async ({ call }) => {
      expect(JSON.stringify((await call('describe', { tool: 'roman-numeral-converter' })).structuredContent)).toContain('罗马数字');
      expect(textOf(await call('run', { tool: 'no-such-tool' }))).toContain('未知的工具：no-such-tool。');
    },
    { PENKNIFE_LANGUAGE: 'zh' },
  );
});

test('an error says why and where, and suggests names', async () => {
  await withServer([], async ({ client, call, run }) => {
    const refused = await run('roman-numeral-converter', 'fromRoman', { roman: 'X X' });
    const message = expect.stringMatching(/^Not a valid Roman numeral: see character 2/u);
    expect(errorOf(refused)).toMatchObject({ code: 'invalid-roman-numeral', field: 'roman', position: { character: 2 }, message });
    expect(textOf(refused)).toMatch(/^roman: Not a valid Roman numeral: see character 2/u);
    expect(errorOf(await call('run', { tool: 'hahs-text' }))).toMatchObject({
      code: 'unknown-tool',
      field: 'tool',
      message: expect.stringContaining('hash-text?'),
    });
    expect(errorOf(await call('describe', { tool: 'hash-text', operation: 'hahs' }))).toMatchObject({
      code: 'unknown-operation',
      message: expect.stringContaining('hash?'),
    });
    expect(errorOf(await run('roman-numeral-converter', 'toRoman', { roman: 'X' }))).toMatchObject({
      code: 'unknown-field',
      message: expect.stringContaining('fromRoman'),
    });
    expect(errorOf(await call('describe', { tool: 'camera-recorder' }))).toMatchObject({ code: 'page-only', field: 'tool' });
    expect(errorOf(await run('hash-text', 'hash', { txet: 'abc' }))).toMatchObject({ code: 'unknown-field', field: 'txet' });
    expect(errorOf(await run('hash-text', 'constructor', {}))).toMatchObject({ code: 'unknown-operation' });
    expect(errorOf(await run('hash-text', 'hashFile', { file: { name: 'a', content: { path: '/etc/hosts', size: 9 } } }))).toMatchObject({
      code: 'wrong-type',
    });
    expect(errorOf(await call('run', { text: 'abc' }))).toMatchObject({ code: 'unknown-field', field: 'text' });
    expect(errorOf(await call('run', {}))).toMatchObject({ code: 'required', field: 'tool' });
    expect(errorOf(await call('run', { tool: 'hash-text', input: [] }))).toMatchObject({ code: 'wrong-type', field: 'input' });
    expect(errorOf(await call('find', { query: 'x', limit: 0.5 }))).toMatchObject({ code: 'not-an-integer', field: 'limit' });
    await expect(call('no-such-tool', {})).rejects.toMatchObject({ code: -32_602 });
    await expect(client.request({ method: 'tools/call', params: { name: 'run', arguments: 'x' } }, CallToolResultSchema)).rejects.toMatchObject({
      code: -32_602,
    });
    await expect(client.readResource({ uri: 'file:///etc/hosts' })).rejects.toMatchObject({ code: -32_002 });
  });
});

test('a default operation needs no name, and the response has the main output as text and all outputs as structured content', async () => {
  await withServer([], async ({ call, run }) => {
    expect(await call('run', { tool: 'json-prettify', input: { input: '[1, 2]', indent: 0 } })).toMatchObject({ structuredContent: { output: '[1,2]' } });
    expect(await call('run', { tool: 'yaml-to-json-converter', input: { input: 'a: 1', indent: 0 } })).toMatchObject({
      structuredContent: { output: '{"a":1}' },
    });
    const numeral = await run('roman-numeral-converter', 'fromRoman', { roman: 'XLII' });
    expect(numeral).toMatchObject({ structuredContent: { number: 42, canonical: 'XLII', isCanonical: true } });
    expect(numeral.content).toEqual([
      { type: 'text', text: '42' },
      { type: 'text', text: '{"canonical":"XLII","isCanonical":true}' },
    ]);
  });
});

const SLOW = { password: 'a', cost: 22 };

test('a run can be canceled, times out and reports progress, while others are answered', async () => {
  await withServer([], async ({ client, call, run }) => {
    const controller = new AbortController();
    const canceled = call('run', { tool: 'bcrypt', operation: 'hash', input: SLOW }, { signal: controller.signal });
    const limited = run('regex-tester', 'match', { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' });
    const quick = run('json-minify', 'minify', { input: '[1, 2]' });
    expect((await quick).structuredContent).toMatchObject({ output: '[1,2]' });
    controller.abort('enough');
    await expect(canceled).rejects.toThrow('enough');
    expect(errorOf(await limited)).toMatchObject({ code: 'time-limit', field: 'pattern' });

    const reports: Progress[] = [];
    const number = '7'.repeat(200_000);
    await call('run', { tool: 'base-converter', operation: 'convert', input: { number } }, { onprogress: (progress) => reports.push(progress) });
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.map(({ progress }) => progress)).toEqual(reports.map(({ progress }) => progress).toSorted((a, b) => a - b));
    await client.ping();
  });
});

test('ten requests at once get ten responses, though some of them end their threads', async () => {
  await withServer([], async ({ run }) => {
    const endless = { text: `${'a'.repeat(40)}!`, pattern: '^(a+)+$' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 5 === 4 ? run('regex-tester', 'match', endless) : run('hash-text', 'hash', { text: `${index}`, algorithms: ['md5'] }),
      ),
    );
    const digests = answers.map(({ structuredContent }) => JSON.stringify(structuredContent?.digests));
    expect(new Set(digests.filter((digest) => digest !== undefined)).size).toBe(8);
    expect(answers.filter((answer) => answer.isError).map(errorOf)).toMatchObject([{ code: 'time-limit' }, { code: 'time-limit' }]);
  });
});

test('a run that exhausts memory ends only its own thread', async () => {
  const script = pathToFileURL(path.join(root, 'dist-cli', 'engine.thread.js'));
  const engines = new Engines(createThread(script, { resourceLimits: { maxOldGenerationSizeMb: 48 } }));
  const request = { tool: 'json-to-xml', operation: 'convert', locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } };
  const run = (input: string) => engines.run({ ...request, input: { input } }, { cost: 'slow' });
  const [large, ...small] = await Promise.all([run(`[${'[],'.repeat(500_000)}1]`), ...Array.from({ length: 9 }, () => run('{"a": 1}'))]);
  expect(large).toMatchObject({ kind: 'bug', message: expect.stringContaining('ERR_WORKER_OUT_OF_MEMORY') });
  for (const outcome of small) expect(outcome).toMatchObject({ kind: 'output', output: { output: expect.stringContaining('<a>1</a>') } });
  engines.close();
});

const LARGE = JSON.stringify(Array.from({ length: 40_000 }, (_, index) => index));

test('a large result becomes a resource of the session', async () => {
  await withServer(['--expose', 'json-minify.minify'], async ({ client, call, run }) => {
    await client.listTools();
    const { content, structuredContent } = await run('json-minify', 'minify', { input: LARGE });
    const link = content.find((part) => part.type === 'resource_link');
    expect(link).toMatchObject({ uri: expect.stringMatching(/^penknife:\/\/result\//u), mimeType: 'application/json', size: LARGE.length });
    expect(structuredContent).toMatchObject({ results: [{ uri: link?.uri }] });
    expect(textOf({ content })).toContain(link?.uri);
    const { contents } = await client.readResource({ uri: link?.uri ?? '' });
    expect(contents).toEqual([{ uri: link?.uri, mimeType: 'application/json', text: LARGE }]);
    // The client validates the response of an exposed tool against its schema.
    expect(await call('json-minify_minify', { input: LARGE })).toMatchObject({ structuredContent: { results: [{ size: LARGE.length }] } });
    expect((await client.listResources()).resources.length).toBe(2);
  });
});

test('exposed operations are separate tools, and reject input as their schema says', async () => {
  await withServer(['--expose', 'hash-text,json-diff.compare'], async ({ client, call }) => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find',
      'describe',
      'run',
      'run_recipe',
      'detect',
      'unwrap',
      'hash-text_hash',
      'hash-text_hashFile',
      'hash-text_identify',
      'json-diff_compare',
    ]);
    for (const { name } of tools) expect(name).toMatch(/^[\w-]{1,64}$/u);
    const hash = await call('hash-text_hash', { text: 'abc', algorithms: ['md5'] });
    expect(hash.structuredContent).toMatchObject({ digests: [{ algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' }] });
    expect(errorOf(await call('hash-text_hash', { text: 'abc', algorithms: ['md55'] }))).toMatchObject({ code: 'unknown-option', field: 'algorithms' });
  });
});

test('reads files below the root and writes results there, and nothing elsewhere', async () => {
  const [inside, outside] = [newFolder(), newFolder()];
  const secret = path.join(outside, 'secret.txt');
  writeFileSync(secret, 'secret');
  writeFileSync(path.join(inside, 'abc.txt'), 'abc');
  mkdirSync(path.join(inside, 'folder'));
  writeFileSync(path.join(inside, 'folder', 'abc.txt'), 'abc');
  symlinkSync(secret, path.join(inside, 'link.txt'));
  symlinkSync(outside, path.join(inside, 'linked'));
  symlinkSync('folder', path.join(inside, 'own'));
  const alias = path.join(newFolder(), 'alias');
  symlinkSync(inside, alias);
  await withServer(['--root', alias], async ({ client, run }) => {
    const hash = (file: string) => run('hash-text', 'hashFile', { file: { path: file }, algorithms: ['md5'] });
    for (const file of ['abc.txt', './folder/../abc.txt', path.join(inside, 'abc.txt'), path.join(alias, 'abc.txt'), 'own/abc.txt']) {
      expect((await hash(file)).structuredContent, file).toMatchObject({ digests: [{ digest: '900150983cd24fb0d6963f7d28e17f72' }] });
    }
    const escapes = [
      '../x',
      secret,
      path.join(inside, '..', path.basename(outside), 'secret.txt'),
      'link.txt',
      'linked/secret.txt',
      '/etc/hosts',
      '/no/such/file',
    ];
    for (const file of escapes) expect(errorOf(await hash(file)), file).toMatchObject({ code: 'outside-root', field: 'file' });
    for (const file of ['missing.txt', 'folder', '', 'nul\0.txt'])
      expect(errorOf(await hash(file)), file).toMatchObject({ code: 'unreadable-path', field: 'file' });
    // A folder is replaced by a link to another one.
    renameSync(path.join(inside, 'folder'), path.join(inside, 'moved'));
    symlinkSync(outside, path.join(inside, 'folder'));
    expect(errorOf(await hash('folder/secret.txt'))).toMatchObject({ code: 'outside-root' });

    symlinkSync(path.join(outside, 'written.json'), path.join(inside, 'penknife-json-minify-minify-1.json'));
    const { content, structuredContent } = await run('json-minify', 'minify', { input: LARGE });
    const link = content.find((part) => part.type === 'resource_link');
    const written = path.join(inside, 'penknife-json-minify-minify-2.json');
    expect(link).toMatchObject({ uri: pathToFileURL(written).href, mimeType: 'application/json', size: LARGE.length });
    expect(structuredContent).toMatchObject({ results: [{ uri: link?.uri }] });
    expect(readFileSync(written, 'utf8')).toBe(LARGE);
    expect((await client.readResource({ uri: link?.uri ?? '' })).contents).toMatchObject([{ text: LARGE }]);
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    // A written file is replaced by a link.
    renameSync(written, path.join(inside, 'kept.json'));
    symlinkSync(secret, written);
    await expect(client.readResource({ uri: link?.uri ?? '' })).rejects.toMatchObject({ code: -32_002 });
  });
  await withServer([], async ({ run }) => {
    expect(errorOf(await run('hash-text', 'hashFile', { file: { path: path.join(inside, 'abc.txt') } }))).toMatchObject({ code: 'outside-root' });
  });
});

/** Starts a server, sends it these lines and the end of its input, and returns the messages that it sends, with its exit status. */
async function converse(parts: readonly string[], args: readonly string[] = []): Promise<{ messages: readonly Message[]; errors: string; status: unknown }> {
  const server = spawn(process.execPath, [entry, 'mcp', ...args], { stdio: 'pipe' });
  let [output, errors] = ['', ''];
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  for (const part of parts) server.stdin.write(part);
  server.stdin.end();
  const [status] = (await once(server, 'close')) as [unknown];
  const messages = output.split('\n').filter((line) => line !== '');
  return { messages: messages.map((line) => JSON.parse(line) as Message), errors, status };
}

interface Message {
  readonly id?: number | string;
  readonly result?: CallToolResult;
  readonly error?: { readonly code: number };
}

const ping = (id: number): string => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n`;

test('survives any input, and exits when its input ends', async () => {
  const large = JSON.stringify({
    jsonrpc: '2.0',
    id: 50,
    method: 'tools/call',
    params: { name: 'run', arguments: { tool: 'hash-text', operation: 'hash', input: { text: 'x'.repeat(50_000_000), algorithms: ['md5'] } } },
  });
  const { messages, errors, status } = await converse([
    'rubbish\n\n\r\n',
    '\0\u0001{[\n',
    ping(1).slice(0, 20),
    ping(1).slice(20),
    `[${ping(2).trim()},${ping(3).trim()}]\n`,
    '{"jsonrpc":"2.0","id":4,"method":7}\n{"jsonrpc":"1.0","id":"five","method":"ping"}\nnull\n',
    '{"jsonrpc":"2.0","id":6,"method":"no/such/method"}\n{"jsonrpc":"2.0","id":7,"method":"tools/call"}\n',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}\n',
    '{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"run","arguments":{"__proto__":{"tool":"hash-text"},"constructor":1}}}\n',
    `${large}\n`,
    ping(9),
    ping(10).slice(0, 20),
  ]);
  expect(status).toBe(0);
  const errorCodeOf = (id: number | string | undefined) => messages.filter((message) => message.id === id).map(({ error }) => error?.code);
  expect([1, 9].map(errorCodeOf)).toEqual([[undefined], [undefined]]);
  expect([4, 'five', 6, 7].map(errorCodeOf)).toEqual([[-32_600], [-32_600], [-32_601], [-32_602]]);
  expect(errorCodeOf(undefined).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([-32_700, -32_700, -32_600, -32_600]);
  expect(messages.find(({ id }) => id === 8)?.result).toMatchObject({ isError: true });
  expect(messages.find(({ id }) => id === 50)?.result?.structuredContent).toMatchObject({ byteLength: 50_000_000 });
  expect(messages.some(({ id }) => id === 2 || id === 3 || id === 10)).toBe(false);
  expect(errors).toContain('The input ended within a message');
});

test('exits with 2 and a message on stderr for an invalid call', async () => {
  const calls: readonly (readonly [args: readonly string[], message: string])[] = [
    [['--root', '/no/such/folder'], '“/no/such/folder” is not a folder.'],
    [['--root', entry], 'is not a folder.'],
    [['--expose', 'hahs-text'], 'Did you mean hash-text?'],
    [['--expose', 'hash-text.hahs'], 'Unknown operation: hahs.'],
    [['--expose', 'camera-recorder'], 'available only on the web'],
    [['--prot', '1'], 'Unknown field: prot.'],
    [['serve'], 'Unexpected argument: “serve”.'],
  ];
  const answers = await Promise.all(calls.map(([args]) => converse([], args)));
  for (const [index, [, message]] of calls.entries())
    expect(answers[index]).toMatchObject({ messages: [], status: 2, errors: expect.stringContaining(message) });
});

test('the SDK is bundled without what a stdio server does not need', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'dist-cli', '.vite', 'shipped.json'), 'utf8')) as { packages: readonly string[] };
  const names = packages.map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names).toEqual(expect.arrayContaining(['@modelcontextprotocol/sdk', 'zod']));
  const manifest = JSON.parse(readFileSync(path.join(root, 'node_modules', '@modelcontextprotocol', 'sdk', 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  expect(names.filter((name) => name !== 'zod' && name in manifest.dependencies)).toEqual([]);
});

test('runs a recipe by name, link or value, with secrets, and reports the step that fails', async () => {
  await withServer([], async ({ call }) => {
    const hmac = { version: 1, name: 'x', steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256', encoding: 'hex' } }] };
    const lines = { version: 1, name: 'x', steps: [{ tool: 'base64-string-converter', operation: 'decode', each: 'line' }] };
    const recipe = (args: Readonly<Record<string, unknown>>) => call('run_recipe', args);
    const progress: Progress[] = [];
    const named = await call('run_recipe', { recipe: 'cookie-to-json', input: '%5B1%5D' }, { onprogress: (each) => progress.push(each) });
    expect(named.structuredContent).toEqual({ result: '[\n  1\n]' });
    expect(textOf(named)).toBe('[\n  1\n]');
    expect(progress.map((each) => each.total)).toContain(2);
    // RFC 4231, test case 2.
    const signed = await recipe({ recipe: hmac, input: 'what do ya want for nothing?', secrets: { 1: { key: 'Jefe' } } });
    expect(textOf(signed)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
    expect(errorOf(await recipe({ recipe: hmac, input: 'a' }))).toMatchObject({ code: 'secret-needed', step: 1, field: 'key' });
    expect(errorOf(await recipe({ recipe: lines, input: 'YQ==\n?' }))).toMatchObject({ code: 'invalid-base64', step: 1, item: 2 });
    const { structuredContent } = await recipe({ recipe: lines, input: `${btoa('a'.repeat(900))}\n`.repeat(200) });
    expect(structuredContent).toMatchObject({ results: [{ size: 180_200 }] });
    for (const [bad, code] of [
      [undefined, 'not-a-recipe'],
      ['nonesuch', 'unknown-recipe'],
      ['/etc/hostname', 'unknown-recipe'],
      ['#recipe=abc', 'broken-link'],
      [{ ...lines, version: 2 }, 'newer-recipe'],
      [{ ...lines, steps: [{ tool: '__proto__', operation: 'constructor' }] }, 'unknown-tool'],
    ] as const) {
      expect(errorOf(await recipe({ recipe: bad }))).toMatchObject({ code });
    }
  });
});
