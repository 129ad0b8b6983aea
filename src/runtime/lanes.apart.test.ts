import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { TEXT_LENGTH } from './large-values.ts';
import type { FromWorker, RunRequest, ToWorker } from './worker-messages.ts';
import type { EngineWorker, WorkerEvents } from './lanes.ts';
import { Engine } from './lanes.ts';

// A real worker whose operations behave as their names say. Its environment sets how long it takes to start.
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.startMs);
if (workerData.fails) throw new Error('no such script');
parentPort.postMessage({ type: 'ready' });
const outcome = (id, text) => parentPort.postMessage({ type: 'outcome', id, outcome: { kind: 'output', output: { text } } });
parentPort.on('message', (message) => {
  if (message.type !== 'run') return;
  const { id, request: { operation, input } } = message;
  parentPort.postMessage({ type: 'received', id });
  if (operation === 'missing') return parentPort.postMessage({ type: 'not-loaded', id });
  if (operation === 'missing twice' && workerData.number < 3) return parentPort.postMessage({ type: 'not-loaded', id });
  parentPort.postMessage({ type: 'started', id });
  if (operation === 'echo') outcome(id, input.text);
  if (operation === 'hang') for (;;);
  if (operation === 'crash') throw new Error('boom');
  if (operation === 'crash once' && workerData.number === 1) throw new Error('boom');
  if (operation === 'crash once' || operation === 'missing twice') outcome(id, input.text);
  if (operation.startsWith('load')) {
    parentPort.postMessage({ type: 'loading', id });
    setTimeout(() => {
      parentPort.postMessage({ type: 'started', id });
      if (operation === 'load and hang') for (;;);
      outcome(id, input.text);
    }, 400);
  }
  if (operation === 'later') setTimeout(() => outcome(id, input.text), 400);
  if (operation === 'wander') setInterval(() => parentPort.postMessage({ type: 'progress', id, progress: { done: 1, total: 10 } }), 20);
  if (operation === 'work') {
    let done = 0;
    const timer = setInterval(() => {
      parentPort.postMessage({ type: 'progress', id, progress: { done: ++done, total: 10 } });
      if (done === 10) { clearInterval(timer); outcome(id, 'done'); }
    }, 150);
  }
});`;

let started = 0;
let startMs = 0;
// The number of workers that fail before one starts.
let failing = 0;
const threads: Worker[] = [];
// Called with each message of each worker: a worker that is slow to confirm a run is replaced.
let notify: (message: FromWorker) => void = () => undefined;
const create = ({ onMessage, onFailure }: WorkerEvents): EngineWorker => {
  started++;
  const thread = new Worker(SCRIPT, { eval: true, workerData: { startMs, number: started, fails: started <= failing } });
  threads.push(thread);
  thread.on('message', (message: FromWorker) => {
    onMessage(message);
    notify(message);
  });
  thread.on('error', (error) => onFailure(error.message));
  return { postMessage: (message) => thread.postMessage(message), terminate: () => void thread.terminate() };
};

const limits = {
  silenceMs: { instant: 2_000, slow: 2_000, unbounded: 300, 'on-demand': 60_000 },
  startMs: 5_000,
  receiptMs: 1_000,
  retryMs: [10, 20],
  cancelGraceMs: 50,
  maxCancelGraceMs: 1_000,
};
const request = (operation: string, text = ''): RunRequest => ({
  tool: 'test',
  operation,
  input: { text },
  locale: 'en',
  timeZone: 'UTC',
  reference: { own: {}, english: {} },
});
const output = (text: string) => ({ kind: 'output', output: { text } });

/** Waits until a worker sends a message of a type. Messages that have already arrived do not count. */
const threadSays = (type: FromWorker['type']): Promise<void> =>
  new Promise((resolve) => {
    notify = (message) => {
      if (message.type === type) resolve();
    };
  });

afterEach(async () => {
  started = 0;
  startMs = 0;
  failing = 0;
  notify = () => undefined;
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

test('runs in one worker, which is started by the first run', async () => {
  const engine = new Engine(create, limits);
  expect(started).toBe(0);
  expect(await Promise.all([engine.run(request('echo', 'a'), { cost: 'instant' }), engine.run(request('echo', 'b'), { cost: 'instant' })])).toEqual([
    output('a'),
    output('b'),
  ]);
  expect(started).toBe(1);
});

test('stops a run that hangs, reports the time limit, and replaces the worker', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('hang'), { cost: 'unbounded' })).toEqual({ kind: 'error', error: { code: 'time-limit', params: {} } });
  expect(await engine.run(request('echo', 'again'), { cost: 'unbounded' })).toEqual(output('again'));
  expect(started).toBe(2);
});

test.each(['instant', 'slow', 'unbounded', 'on-demand'] as const)('limits how long a run can be silent by its cost: %s', { tags: ['slow'] }, async (cost) => {
  const silenceMs = { instant: 1, slow: 1, unbounded: 1, 'on-demand': 1, [cost]: 60_000 };
  expect(await new Engine(create, { ...limits, silenceMs }).run(request('later', 'in time'), { cost })).toEqual(output('in time'));
});

test('a run that is canceled before it begins needs no worker', async () => {
  const signal = AbortSignal.abort();
  expect(await new Engine(create, limits).run(request('echo', 'a'), { cost: 'instant', signal })).toEqual({ kind: 'canceled' });
  expect(started).toBe(0);
});

test('keeps an idle worker for the next run, even after the time limit', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, { ...limits, silenceMs: { ...limits.silenceMs, slow: 500 } });
  expect(await engine.run(request('echo', 'a'), { cost: 'slow' })).toEqual(output('a'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await engine.run(request('echo', 'b'), { cost: 'slow' })).toEqual(output('b'));
  expect(started).toBe(1);
});

test('an operation may have its own limit, and an input to blame', async () => {
  const engine = new Engine(create, { ...limits, silenceMs: { ...limits.silenceMs, unbounded: 60_000 } });
  const outcome = await engine.run(request('hang'), { cost: 'unbounded', timeLimit: { seconds: 0.2, field: 'pattern' } });
  expect(outcome).toEqual({ kind: 'error', error: { code: 'time-limit', field: 'pattern', params: {} } });
});

test('an unbounded run that hangs does not delay an instant one', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  const hanging = engine.run(request('hang'), { cost: 'unbounded' });
  expect(await engine.run(request('echo', 'quick'), { cost: 'instant' })).toEqual(output('quick'));
  expect(await hanging).toMatchObject({ kind: 'error' });
});

test('a worker can be started before there is anything to run', () => {
  let workers = 0;
  const sent: ToWorker[] = [];
  const fake = new Engine(() => {
    workers++;
    return { postMessage: (message) => sent.push(message), terminate: () => undefined };
  }, limits);
  fake.start();
  expect([workers, sent]).toEqual([1, []]);
  fake.warm('test', 'instant');
  expect([workers, sent]).toEqual([1, [{ type: 'warm', tool: 'test' }]]);
  fake.warm('test', 'slow', request('echo'));
  expect([workers, sent.at(-1)]).toEqual([2, { type: 'warm', tool: 'test', request: request('echo') }]);
});

test('tells a worker what to run, prepare and end', async () => {
  const sent: ToWorker[] = [];
  const fake = new Engine(() => ({ postMessage: (message) => sent.push(message), terminate: () => undefined }), limits);
  const controller = new AbortController();
  fake.warm('test', 'instant');
  const outcome = fake.run(request('echo'), { cost: 'instant', signal: controller.signal });
  controller.abort();
  expect(await outcome).toEqual({ kind: 'canceled' });
  fake.close();
  expect(sent).toEqual([
    { type: 'warm', tool: 'test' },
    { type: 'run', id: 1, request: request('echo') },
    { type: 'cancel', id: 1 },
  ]);
});

test('a canceled run ends at once, and one that does not stop terminates its worker', async () => {
  const engine = new Engine(create, limits);
  const controller = new AbortController();
  const hanging = engine.run(request('hang'), { cost: 'slow', signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  expect(await hanging).toEqual({ kind: 'canceled' });
  expect(await engine.run(request('echo', 'next'), { cost: 'slow' })).toEqual(output('next'));
});

test('closing the engine cancels its runs, and ends its worker', async () => {
  const engine = new Engine(create, limits);
  const runs = ['hang', 'echo'].map((operation) => engine.run(request(operation), { cost: 'slow' }));
  const [thread] = threads;
  const exit = new Promise((resolve) => thread?.once('exit', resolve));
  engine.close();
  expect(await Promise.all(runs)).toEqual([{ kind: 'canceled' }, { kind: 'canceled' }]);
  await exit;
});

// In the order of the messages, as short words.
const summaryOf = (messages: readonly ToWorker[]): readonly string[] =>
  messages.map((message) => (message.type === 'piece' ? `piece ${String(message.piece.part.length)}` : message.type));

/** An engine with a worker that only listens, until the test makes it post. */
function listening(onPiece: (engine: Engine) => unknown = Boolean) {
  const sent: ToWorker[] = [];
  const workers: WorkerEvents[] = [];
  const engine = new Engine((events) => {
    workers.push(events);
    return {
      postMessage(message) {
        sent.push(message);
        if (message.type === 'piece') onPiece(engine);
      },
      terminate: () => undefined,
    };
  }, limits);
  return { engine, sent, say: (message: FromWorker) => workers[0]?.onMessage(message) };
}

test('a large value is sent in chunks before its run, and received in chunks before its outcome', async () => {
  const { engine, sent, say } = listening();
  const outcome = engine.run(request('echo', 'x'.repeat(TEXT_LENGTH + 1)), { cost: 'slow' });
  await expect.poll(() => summaryOf(sent)).toEqual([`piece ${TEXT_LENGTH}`, 'piece 1', 'run']);
  expect(sent.at(-1)).toEqual({ type: 'run', id: 1, request: request('echo') });
  say({ type: 'piece', id: 1, piece: { field: 'text', part: 'ab' } });
  say({ type: 'piece', id: 1, piece: { field: 'text', part: 'c' } });
  say({ type: 'outcome', id: 1, outcome: { kind: 'output', output: { text: '', count: 3 }, isRandom: false } });
  expect(await outcome).toEqual({ kind: 'output', output: { text: 'abc', count: 3 }, isRandom: false });
  engine.close();
});

test.each<[string, (engine: Engine, controller: AbortController) => void, readonly string[]]>([
  ['canceled', (_, controller) => controller.abort(), [`piece ${TEXT_LENGTH}`, 'cancel']],
  ['closed', (engine) => engine.close(), [`piece ${TEXT_LENGTH}`]],
])('sends no more of a large value once its run is %s', async (_, end, expected) => {
  const controller = new AbortController();
  const { engine, sent } = listening((its) => end(its, controller));
  const outcome = engine.run(request('echo', 'x'.repeat(2 * TEXT_LENGTH)), { cost: 'slow', signal: controller.signal });
  expect(await outcome).toEqual({ kind: 'canceled' });
  // Longer than between two chunks.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(summaryOf(sent)).toEqual(expected);
  engine.close();
});

test('restarts other runs when their worker is replaced', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  const controller = new AbortController();
  const other = engine.run(request('later', 'kept'), { cost: 'slow' });
  const hanging = engine.run(request('hang'), { cost: 'slow', signal: controller.signal });
  setTimeout(() => controller.abort(), 100);
  expect(await hanging).toEqual({ kind: 'canceled' });
  expect(await other).toEqual(output('kept'));
});

test('keeps a loading worker when its run is canceled before the start', { tags: ['slow'] }, async () => {
  // Once it has started, the run has as long to stop: time enough for the next run, also on a busy machine.
  startMs = 900;
  const engine = new Engine(create, limits);
  const controller = new AbortController();
  const early = engine.run(request('later'), { cost: 'instant', signal: controller.signal });
  controller.abort();
  expect(await early).toEqual({ kind: 'canceled' });
  expect(await engine.run(request('echo', 'next'), { cost: 'instant' })).toEqual(output('next'));
  expect(started).toBe(1);
});

test('gives a canceled run as long to stop as a new worker needs to start', { tags: ['slow'] }, async () => {
  startMs = 900;
  const engine = new Engine(create, limits);
  expect(await engine.run(request('echo', 'first'), { cost: 'slow' })).toEqual(output('first'));
  const controller = new AbortController();
  const canceled = engine.run(request('later'), { cost: 'slow', signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  expect(await canceled).toEqual({ kind: 'canceled' });
  await threadSays('outcome');
  expect(await engine.run(request('echo', 'next'), { cost: 'slow' })).toEqual(output('next'));
  expect(started).toBe(1);
});

test('a canceled run is not kept alive by its progress', async () => {
  const engine = new Engine(create, limits);
  const controller = new AbortController();
  const wandering = engine.run(request('wander'), { cost: 'slow', signal: controller.signal, onProgress: () => controller.abort() });
  expect(await wandering).toEqual({ kind: 'canceled' });
  await new Promise((resolve) => threads[0]?.once('exit', resolve));
  expect(await engine.run(request('echo', 'next'), { cost: 'slow' })).toEqual(output('next'));
  expect(started).toBe(2);
});

test('does not restart a canceled run in the next worker', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  const controller = new AbortController();
  const runs = ['hang', 'hang'].map((operation) => engine.run(request(operation), { cost: 'slow', signal: controller.signal }));
  setTimeout(() => controller.abort(), 200);
  expect(await Promise.all(runs)).toEqual([{ kind: 'canceled' }, { kind: 'canceled' }]);
  expect(await engine.run(request('echo', 'next'), { cost: 'slow' })).toEqual(output('next'));
  expect(started).toBe(2);
});

test('progress keeps a long run alive', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, { ...limits, silenceMs: { ...limits.silenceMs, slow: 1_000 } });
  const seen: number[] = [];
  expect(await engine.run(request('work'), { cost: 'slow', onProgress: ({ done }) => seen.push(done) })).toEqual(output('done'));
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a worker that dies is a bug, and the next run has a new one', async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('crash'), { cost: 'instant' })).toEqual({ kind: 'bug', message: 'boom' });
  expect(await engine.run(request('echo', 'up again'), { cost: 'instant' })).toEqual(output('up again'));
});

test('a run whose worker dies is repeated in the next', async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('crash once', 'still here'), { cost: 'instant' })).toEqual(output('still here'));
  expect(started).toBe(2);
});

test('the next run replaces a worker that was terminated without an event', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('echo', 'alive'), { cost: 'instant' })).toEqual(output('alive'));
  await threads[0]?.terminate();
  expect(await engine.run(request('echo', 'replaced'), { cost: 'instant' })).toEqual(output('replaced'));
  expect(started).toBe(2);
});

test.each([1, 2])('retries a worker whose script failed to load %i times', { tags: ['slow'] }, async (times) => {
  failing = times;
  const engine = new Engine(create, limits);
  expect(await engine.run(request('echo', 'at last'), { cost: 'instant' })).toEqual(output('at last'));
  expect(started).toBe(times + 1);
});

test('an engine that could not be loaded is tried in fresh workers', async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('missing twice', 'at last'), { cost: 'instant' })).toEqual(output('at last'));
  expect(started).toBe(3);
});

test('reports an engine or worker that does not load, and the next run retries', { tags: ['slow'] }, async () => {
  const notLoaded = { kind: 'error', error: { code: 'not-loaded', params: {} } };
  const engine = new Engine(create, limits);
  expect(await engine.run(request('missing'), { cost: 'instant' })).toEqual(notLoaded);
  expect(await engine.run(request('echo', 'there'), { cost: 'instant' })).toEqual(output('there'));
  failing = 100;
  const other = new Engine(create, limits);
  expect(await other.run(request('echo'), { cost: 'instant' })).toEqual(notLoaded);
  failing = 0;
  expect(await other.run(request('echo', 'there'), { cost: 'instant' })).toEqual(output('there'));
});

test('does not retry a run that is canceled between two attempts to load', async () => {
  const engine = new Engine(create, { ...limits, retryMs: [50, 50] });
  const controller = new AbortController();
  const missing = engine.run(request('missing'), { cost: 'instant', signal: controller.signal });
  setTimeout(() => controller.abort(), 10);
  expect(await missing).toEqual({ kind: 'canceled' });
  expect(await engine.run(request('echo', 'next'), { cost: 'instant' })).toEqual(output('next'));
});

const timeLimit = (seconds: number) => ({ seconds, field: 'pattern' });

test('an operation’s own time limit overrides the lane’s, whether longer or shorter', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  expect(await engine.run(request('later', 'in time'), { cost: 'unbounded', timeLimit: timeLimit(60) })).toEqual(output('in time'));
  expect(await engine.run(request('hang'), { cost: 'on-demand', timeLimit: timeLimit(0.2) })).toEqual({
    kind: 'error',
    error: { code: 'time-limit', params: {}, field: 'pattern' },
  });
});

test('a time limit does not include what a run loads', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, limits);
  const options = { cost: 'unbounded', timeLimit: timeLimit(0.2) } as const;
  expect(await engine.run(request('load', 'in time'), options)).toEqual(output('in time'));
  expect(await engine.run(request('load and hang'), options)).toEqual({ kind: 'error', error: { code: 'time-limit', params: {}, field: 'pattern' } });
});

test('waits for a worker that loads slowly, although it has not confirmed the run', { tags: ['slow'] }, async () => {
  startMs = 500;
  const engine = new Engine(create, { ...limits, receiptMs: 50 });
  expect(await engine.run(request('echo', 'patient'), { cost: 'instant' })).toEqual(output('patient'));
  expect(started).toBe(1);
});

test('keeps a busy worker until its run times out, although it confirms no other run', { tags: ['slow'] }, async () => {
  const engine = new Engine(create, { ...limits, receiptMs: 50, silenceMs: { ...limits.silenceMs, slow: 1_000 } });
  const hanging = engine.run(request('hang'), { cost: 'slow' });
  // Nothing is awaited before this: on a busy machine the thread would have posted by then.
  await threadSays('started');
  // On a busy machine a worker may be slow to confirm even this run, and be replaced.
  const workers = started;
  const waiting = engine.run(request('echo', 'next'), { cost: 'slow' });
  // Counted at the limit, when the next worker has not been able to confirm anything.
  const workersAtLimit = hanging.then(() => started);
  expect(await hanging).toMatchObject({ error: { code: 'time-limit' } });
  expect(await workersAtLimit).toBe(workers + 1);
  expect(await waiting).toEqual(output('next'));
});
