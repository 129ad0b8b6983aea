import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../contract/fields.ts';
import type { RunContext } from '../contract/operations.ts';
import { declare } from '../contract/operations.ts';
import type { loadImplementation } from '../tools/implementations.ts';
import { TEXT_LENGTH } from './large-values.ts';
import { cutValues, joinValues } from './pieces.ts';
import { serve } from './platform/serve.ts';
import type { FromWorker, RunRequest } from './worker-messages.ts';

vi.mock(import('../tools/implementations.ts'), async (original) => {
  const { loadImplementation } = await original();
  return { loadImplementation: async (id) => await (implementations.get(id) ?? loadImplementation)(id) };
});

// An engine loads slowly on a busy machine.
const PATIENT = { timeout: 60_000 };

// tool → a loader that replaces its engine
const implementations = new Map<string, typeof loadImplementation>();

const throwOnLoad = (thrown: unknown): unknown => implementations.set('broken', () => Promise.reject(thrown));

const minify: RunRequest = {
  tool: 'json-minify',
  operation: 'minify',
  input: { input: '[ ]' },
  locale: 'en',
  timeZone: 'UTC',
  reference: { own: {}, english: {} },
};

afterEach(() => {
  vi.restoreAllMocks();
});

/** A worker's messages for a run, up to its end. */
async function answersTo(request: RunRequest, meanwhile?: (handle: ReturnType<typeof serve>) => void): Promise<readonly FromWorker[]> {
  const answers: FromWorker[] = [];
  const handle = serve((message) => answers.push(message));
  handle({ type: 'run', id: 7, request });
  meanwhile?.(handle);
  await expect.poll(() => answers.at(-1)?.type, PATIENT).toMatch(/^(?:outcome|not-loaded)$/u);
  return answers;
}

test('a worker reports that it has loaded, received the run, started it, and how it ended', async () => {
  expect(await answersTo(minify)).toMatchObject([
    { type: 'ready' },
    { type: 'received', id: 7 },
    { type: 'started', id: 7 },
    { type: 'outcome', id: 7, outcome: { kind: 'output', output: { output: '[]' }, isRandom: false } },
  ]);
});

test('an unknown tool is an error', async () => {
  const answers = await answersTo({ ...minify, tool: 'json-magnify' });
  expect(answers.slice(2)).toEqual([{ type: 'outcome', id: 7, outcome: { kind: 'error', error: { code: 'unknown-tool', params: { tool: 'json-magnify' } } } }]);
});

test('a run that is canceled while the engine loads does not start', async () => {
  const answers = await answersTo(minify, (handle) => handle({ type: 'cancel', id: 7 }));
  expect(answers.slice(2)).toEqual([{ type: 'outcome', id: 7, outcome: { kind: 'canceled' } }]);
});

test('a cancel for another run, or an ended one, changes nothing', async () => {
  const answers = await answersTo(minify, (handle) => handle({ type: 'cancel', id: 8 }));
  expect(answers.at(-1)).toMatchObject({ outcome: { kind: 'output' } });
});

test.each([
  'Failed to fetch dynamically imported module: https://example.org/a.js',
  'error loading dynamically imported module',
  'Importing a module script failed.',
])('reports an engine that could not be loaded, so that a fresh worker may try: %s', async (message) => {
  throwOnLoad(new TypeError(message));
  expect(await answersTo({ ...minify, tool: 'broken' })).toEqual([{ type: 'ready' }, { type: 'received', id: 7 }, { type: 'not-loaded', id: 7 }]);
});

test.each([
  ['with its stack', Object.assign(new Error('no'), { stack: 'Error: no\n at a' }), 'Error: no\n at a'],
  ['by its message if it has no stack', Object.assign(new Error('no'), { stack: undefined }), 'Error: no'],
  ['as text if it is not an Error', 'never', 'never'],
])('anything else that is thrown is a bug, reported %s', async (_how, thrown, message) => {
  throwOnLoad(thrown);
  expect((await answersTo({ ...minify, tool: 'broken' })).at(-1)).toEqual({ type: 'outcome', id: 7, outcome: { kind: 'bug', message } });
});

test('a tool that cannot be preloaded is only a warning', async () => {
  const failure = new Error('offline');
  throwOnLoad(failure);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const answers: FromWorker[] = [];
  serve((message) => answers.push(message))({ type: 'warm', tool: 'broken' });
  await expect.poll(() => warn.mock.calls, PATIENT).toEqual([[failure]]);
  expect(answers).toEqual([{ type: 'ready' }]);
});

test('preloads a run silently', async () => {
  const greet = declare({ input: { name: text({ primary: true }) }, output: { greeting: text({ primary: true }) } });
  const named: string[] = [];
  const run = ({ name }: { readonly name: string }) => {
    named.push(name);
    return { greeting: name };
  };
  implementations.set('greeter', () => Promise.resolve({ operations: { greet }, runs: { greet: run } }));
  const answers: FromWorker[] = [];
  const request = { ...minify, tool: 'greeter', operation: 'greet', input: { name: 'Ada' } };
  serve((message) => answers.push(message))({ type: 'warm', tool: 'greeter', request });
  await expect.poll(() => named, PATIENT).toEqual(['Ada']);
  expect(answers).toEqual([{ type: 'ready' }]);
});

test('reports progress at once, then again after 60 ms', async () => {
  let now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const walk = declare({ input: {}, output: { text: text({ primary: true }) } });
  const walking = {
    operations: { walk },
    runs: {
      walk: (_input: never, { progress }: RunContext) => {
        for (const waitMs of [0, 59, 1, 59, 0, 61]) {
          now += waitMs;
          progress(now, 20_000, ...(waitMs === 61 ? (['bytes'] as const) : []));
        }
        return { text: 'there' };
      },
    },
  };
  implementations.set('walk', () => Promise.resolve(walking));
  const answers = await answersTo({ ...minify, tool: 'walk', operation: 'walk', input: {} });
  expect(answers.slice(3, -1)).toEqual([
    { type: 'progress', id: 7, progress: { done: 10_000, total: 20_000 } },
    { type: 'progress', id: 7, progress: { done: 10_060, total: 20_000 } },
    { type: 'progress', id: 7, progress: { done: 10_180, total: 20_000, unit: 'bytes' } },
  ]);
});

test('reports that it loads more code, and starts again', async () => {
  const draw = declare({ input: {}, output: { text: text({ primary: true }) } });
  const runs = { draw: async (_input: never, { load }: RunContext) => ({ text: await load(async () => 'loaded') }) };
  implementations.set('draw', () => Promise.resolve({ operations: { draw }, runs }));
  const answers = await answersTo({ ...minify, tool: 'draw', operation: 'draw', input: {} });
  expect(answers.map(({ type }) => type)).toEqual(['ready', 'received', 'started', 'loading', 'started', 'outcome']);
  expect(answers.at(-1)).toMatchObject({ outcome: { output: { text: 'loaded' } } });
});

test('an output that cannot be sent is an error, and the worker continues', async () => {
  const answers: FromWorker[] = [];
  const answered = (count: number): Promise<void> => expect.poll(() => answers.length, PATIENT).toBe(count);
  let hasRoom = false;
  const handle = serve((message) => {
    if (message.type !== 'outcome') return;
    if (!hasRoom && message.outcome.kind === 'output') throw new RangeError('Out of memory');
    answers.push(message);
  });
  handle({ type: 'run', id: 1, request: minify });
  await answered(1);
  hasRoom = true;
  handle({ type: 'run', id: 2, request: minify });
  await answered(2);
  expect(answers).toMatchObject([
    { id: 1, outcome: { kind: 'error', error: { code: 'too-long' } } },
    { id: 2, outcome: { kind: 'output', output: { output: '[]' } } },
  ]);
});

test.each([
  [TEXT_LENGTH, 0],
  [TEXT_LENGTH + 1, 2],
])('a text of %d units is sent in %d chunks each way, and arrives completely', async (length, count) => {
  const input = `"${'a'.repeat(length - 2)}"`;
  const { rest, pieces } = cutValues({ input });
  expect(pieces).toHaveLength(count);
  const answers: FromWorker[] = [];
  const handle = serve((message) => answers.push(message));
  for (const piece of pieces) handle({ type: 'piece', id: 7, piece });
  handle({ type: 'run', id: 7, request: { ...minify, input: rest } });
  await expect.poll(() => answers.at(-1)?.type, PATIENT).toBe('outcome');
  const back = answers.flatMap((answer) => (answer.type === 'piece' ? [answer.piece] : []));
  expect(back).toHaveLength(count);
  const last = answers.at(-1);
  if (last?.type !== 'outcome' || last.outcome.kind !== 'output') throw new Error('no output');
  expect(Object(joinValues(last.outcome.output, back)).output === input).toBe(true);
});

test('drops the chunks of a run that is canceled before it arrives', async () => {
  const answers: FromWorker[] = [];
  const handle = serve((message) => answers.push(message));
  handle({ type: 'piece', id: 7, piece: { field: 'input', part: '[ 1 ]' } });
  handle({ type: 'cancel', id: 7 });
  handle({ type: 'run', id: 7, request: minify });
  await expect.poll(() => answers.at(-1), PATIENT).toMatchObject({ type: 'outcome', outcome: { output: { output: '[]' } } });
});

test('a value may arrive in a single chunk', async () => {
  const answers: FromWorker[] = [];
  const handle = serve((message) => answers.push(message));
  handle({ type: 'piece', id: 7, piece: { field: 'input', part: '[ 1 ]' } });
  handle({ type: 'run', id: 7, request: { ...minify, input: {} } });
  await expect.poll(() => answers.at(-1), PATIENT).toMatchObject({ type: 'outcome', outcome: { output: { output: '[1]' } } });
});
