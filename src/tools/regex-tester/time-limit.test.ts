import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataPlugins } from '../../../scripts/data-plugins.ts';
import { Engine } from '../../runtime/lanes.ts';
import type { FromWorker, RunRequest } from '../../runtime/worker-messages.ts';
import { match, replace, sample, split } from './fields.ts';

// The tool's engine in a thread that behaves like the runner's.
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
import engine from './operations.mjs';
parentPort.postMessage({ type: 'ready' });
parentPort.on('message', ({ type, id, request }) => {
  if (type !== 'run') return;
  parentPort.postMessage({ type: 'received', id });
  parentPort.postMessage({ type: 'started', id });
  const output = engine.runs[request.operation](request.input, { randomBytes: (length) => new Uint8Array(length) });
  parentPort.postMessage({ type: 'outcome', id, outcome: { kind: 'output', output } });
});`;

const operations = { match, replace, split, sample } as const;

let folder = '';
let engine: Engine;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'regex-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: dataPlugins(),
    build: {
      outDir: folder,
      minify: false,
      lib: { entry: path.join(import.meta.dirname, 'operations.ts'), formats: ['es'], fileName: () => 'operations.mjs' },
    },
  });
  const script = path.join(folder, 'thread.mjs');
  await writeFile(script, SCRIPT);
  engine = new Engine(({ onMessage, onFailure }) => {
    const thread = new Worker(script);
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error) => onFailure(error.message));
    return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
  });
}, 30_000);

afterAll(async () => {
  engine.close();
  await rm(folder, { recursive: true });
});

function run(operation: keyof typeof operations, input: RunRequest['input'], seconds: number) {
  const request = { tool: 'regex-tester', operation, input, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } };
  return engine.run(request, { cost: 'unbounded', timeLimit: { ...operations[operation].timeLimit, seconds } });
}

const stopped = { kind: 'error', error: { code: 'time-limit', field: 'pattern', params: {} } };

test('stops every matching operation after two seconds, reporting the pattern', () => {
  for (const operation of Object.values(operations)) {
    expect(operation).toMatchObject({ cost: 'unbounded', timeLimit: { seconds: 2, field: 'pattern' } });
  }
});

// A shorter limit than the tool's, to keep the total time short.
const QUICK_SECONDS = 0.2;

test.each([
  ['^(a+)+$', `${'a'.repeat(36)}!`],
  ['(a+)+$', `${'a'.repeat(40)}b`],
  ['^(a|aa)+$', `${'a'.repeat(60)}b`],
  ['^(a|a?)+$', `${'a'.repeat(40)}b`],
  [String.raw`^(\w+\s?)*$`, `${'a'.repeat(40)}!`],
  [String.raw`^([a-zA-Z0-9])(([\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}$`, 'a'.repeat(40)],
  ['(.*a){25}', 'a'.repeat(24) + 'b'.repeat(40)],
  ['^(?:(?:x+x+)+y)$', 'x'.repeat(40)],
  ['(x*)*(x*)*y', 'x'.repeat(40)],
  [String.raw`^(\d+)*[^\d]+z$`, '1'.repeat(40)],
])('stops catastrophic backtracking: %s', { tags: ['slow'] }, async (pattern, text) => {
  expect(await run('match', { pattern, flags: ['g'], text, limit: 1000 }, QUICK_SECONDS)).toEqual(stopped);
});

test('also stops replacing and splitting, and the next run has an engine again', { tags: ['slow'] }, async () => {
  const input = { pattern: '^(a+)+$', flags: ['g'], text: `${'a'.repeat(36)}!` };
  expect(await run('replace', { ...input, replacement: '', expandEscapes: false }, QUICK_SECONDS)).toEqual(stopped);
  expect(await run('split', input, QUICK_SECONDS)).toEqual(stopped);
  expect(await run('match', { ...input, pattern: 'a', limit: 1 }, 2)).toMatchObject({ kind: 'output', output: { matchCount: 36 } });
});
