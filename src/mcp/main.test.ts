import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { loadCliWords } from '../cli/words.ts';
import { createWords } from '../runtime/words.ts';
import { serveMcp } from './main.ts';

const words = createWords('en', await loadCliWords('en'));
const folder = mkdtempSync(path.join(tmpdir(), 'penknife-mcp-'));
// No thread is needed here.
const script = new URL('data:text/javascript,');

const standard = { stdin: Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}, stdout: Object.getOwnPropertyDescriptor(process, 'stdout') ?? {} };
afterEach(() => {
  Object.defineProperties(process, standard);
});

test.each<[string, readonly string[], object]>([
  ['an option of tools', ['--timeout', '5'], { key: 'errors.unknown-field', params: { field: 'timeout' } }],
  ['an unknown option', ['--rot', '80'], { key: 'errors.unknown-field', params: { field: 'rot' }, suggestions: ['root'] }],
  ['a flag of tools', ['--json'], { key: 'errors.unknown-field', params: { field: 'json' } }],
  ['an output of tools', ['--output', 'hash'], { key: 'errors.unknown-field', params: { field: 'output' } }],
  ['an argument that is not an option', ['--root', folder, 'hash-text'], { key: 'problem.unexpected-argument', params: { argument: 'hash-text' } }],
  ['a root that is not a folder', ['--root', path.join(folder, 'none')], { key: 'problem.not-a-folder', params: { path: path.join(folder, 'none') } }],
  ['an unknown tool', ['--expose', 'hahs-text'], { key: 'errors.unknown-tool', params: { tool: 'hahs-text' }, suggestions: ['hash-text'] }],
  ['a tool without operations', ['--expose', 'json-minify,camera-recorder'], { key: 'usage.pageOnly' }],
  ['an unknown operation', ['--expose', 'hash-text.hahs'], { key: 'errors.unknown-operation', params: { operation: 'hahs' } }],
])('rejects %s', async (_, args, error) => {
  await expect(serveMcp(args, words, script)).rejects.toMatchObject({ name: 'UsageError', ...error });
});

/** The server's output for these lines, until they end. */
async function serveLines(args: readonly string[], requests: readonly object[]): Promise<{ readonly status: number; readonly written: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  Object.defineProperties(process, { stdin: { value: input, configurable: true }, stdout: { value: output, configurable: true } });
  input.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const status = await serveMcp(args, words, script);
  return { status, written: Buffer.concat(chunks).toString() };
}

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const answersSchema = v.array(v.object({ id: v.number(), result: v.looseObject({ tools: v.optional(v.array(v.object({ name: v.string() }))) }) }));

test('answers requests on stdin until it ends; exposed operations are separate tools, once each', async () => {
  const expose = 'json-minify, hash-text.hash,json-minify.minify';
  const { status, written } = await serveLines(['--expose', expose], [initialize, { jsonrpc: '2.0', id: 2, method: 'tools/list' }]);
  expect(status).toBe(0);
  const answers = v.parse(
    answersSchema,
    written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  expect(answers[1]?.result.tools?.map(({ name }) => name)).toEqual([
    'find',
    'describe',
    'run',
    'run_recipe',
    'detect',
    'unwrap',
    'json-minify_minify',
    'json-minify_canonicalize',
    'hash-text_hash',
  ]);
});
