import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Engine } from '../runtime/lanes.ts';
import type { RunRequest, ToWorker } from '../runtime/worker-messages.ts';
import { Threads } from './threads.ts';

const requestOf = (tool: string): RunRequest => ({ tool, operation: '', input: {}, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } });
const unbounded = { cost: 'unbounded' } as const;

/** Threads whose runs end on request. */
function controlled(limit: number) {
  const running = new Map<string, () => void>();
  const ended: string[] = [];
  let created = 0;
  const threads = new Threads(limit, () => {
    created++;
    return new Engine(({ onMessage }) => ({
      postMessage: (message: ToWorker) => {
        if (message.type !== 'run') return;
        const { id, request } = message;
        onMessage({ type: 'started', id });
        running.set(request.tool, () => onMessage({ type: 'outcome', id, outcome: { kind: 'output', output: {}, isRandom: false } }));
      },
      terminate: () => void ended.push('thread'),
    }));
  });
  const end = async (tool: string): Promise<void> => {
    running.get(tool)?.();
    running.delete(tool);
    await setImmediate();
  };
  return { threads, end, ended, isRunning: () => [...running.keys()], created: () => created };
}

test('runs at most the maximum at once; the next is the one that has waited longest', async () => {
  const { threads, end, isRunning, created } = controlled(2);
  const runs = ['a', 'b', 'c', 'd'].map((tool) => threads.run(requestOf(tool), unbounded));
  await setImmediate();
  expect(isRunning()).toEqual(['a', 'b']);
  await end('b');
  expect(isRunning()).toEqual(['a', 'c']);
  for (const tool of ['a', 'c', 'd']) await end(tool);
  expect((await Promise.all(runs)).map(({ kind }) => kind)).toEqual(['output', 'output', 'output', 'output']);
  expect(created()).toBe(2);
  threads.close();
});

test('a canceled run ends its thread, and the next run gets another', async () => {
  const { threads, end, ended, isRunning, created } = controlled(1);
  const controller = new AbortController();
  const canceled = threads.run(requestOf('a'), { ...unbounded, signal: controller.signal });
  const next = threads.run(requestOf('b'), unbounded);
  await setImmediate();
  controller.abort();
  expect(await canceled).toEqual({ kind: 'canceled' });
  await setImmediate();
  expect([ended, created(), isRunning()]).toEqual([['thread'], 2, ['a', 'b']]);
  await end('b');
  expect((await next).kind).toBe('output');
  threads.close();
});

test('reuses a thread for the next run', async () => {
  const { threads, end, created, ended } = controlled(2);
  for (const tool of ['a', 'b']) {
    const run = threads.run(requestOf(tool), unbounded);
    await end(tool);
    expect(await run).toMatchObject({ kind: 'output' });
  }
  expect(created()).toBe(1);
  threads.close();
  expect(ended).toEqual(['thread']);
});

test('a waiting run can be canceled, and makes room for the next', async () => {
  const { threads, end, isRunning } = controlled(1);
  const controller = new AbortController();
  const first = threads.run(requestOf('a'), unbounded);
  const canceled = threads.run(requestOf('b'), { ...unbounded, signal: controller.signal });
  const last = threads.run(requestOf('c'), unbounded);
  controller.abort();
  expect(await canceled).toEqual({ kind: 'canceled' });
  expect(await threads.run(requestOf('d'), { ...unbounded, signal: controller.signal })).toEqual({ kind: 'canceled' });
  await end('a');
  expect(isRunning()).toEqual(['c']);
  await end('c');
  expect([(await first).kind, (await last).kind]).toEqual(['output', 'output']);
  threads.close();
});

test('a request that cannot be passed to a thread does not keep the thread', async () => {
  const threads = new Threads(
    1,
    () =>
      new Engine(({ onMessage }) => ({
        postMessage: (message: ToWorker) => {
          if (message.type !== 'run') return;
          // Values that are nested too deeply exceed the stack when they are copied.
          if (message.request.tool === 'deep') throw new RangeError('Maximum call stack size exceeded');
          onMessage({ type: 'outcome', id: message.id, outcome: { kind: 'output', output: {}, isRandom: false } });
        },
        terminate: () => undefined,
      })),
  );
  await expect(threads.run(requestOf('deep'), unbounded)).rejects.toThrow(RangeError);
  expect((await threads.run(requestOf('flat'), unbounded)).kind).toBe('output');
  threads.close();
});
