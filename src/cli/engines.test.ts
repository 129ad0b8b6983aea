import { expect, test } from 'vitest';
import type { WorkerEvents } from '../runtime/lanes.ts';
import type { RunRequest } from '../runtime/worker-messages.ts';
import { Engines } from './engines.ts';

const request: RunRequest = { tool: 'test', operation: '', input: {}, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } };

/** Engines whose threads do nothing. */
function idle() {
  const threads: WorkerEvents[] = [];
  let ended = 0;
  const engines = new Engines((events) => {
    threads.push(events);
    return { postMessage: () => undefined, terminate: () => ended++ };
  });
  return { engines, threads, ended: () => ended };
}

test.each(['instant', 'slow', 'unbounded', 'on-demand'] as const)('each run has its own thread, and all of them end: %s', async (cost) => {
  const { engines, threads, ended } = idle();
  const runs = [1, 2].map(() => engines.run(request, { cost }));
  expect(threads).toHaveLength(2);
  engines.close();
  expect(await Promise.all(runs)).toEqual([{ kind: 'canceled' }, { kind: 'canceled' }]);
  expect(ended()).toBe(2);
});

test('runs at most sixteen runs that may take years at once', async () => {
  const { engines, threads } = idle();
  const runs = Array.from({ length: 17 }, () => engines.run(request, { cost: 'on-demand' }));
  expect(threads).toHaveLength(16);
  threads[0]?.onMessage({ type: 'outcome', id: 1, outcome: { kind: 'output', output: {}, isRandom: false } });
  await runs[0];
  engines.close();
  expect((await Promise.all(runs)).map(({ kind }) => kind)).toEqual(['output', ...Array.from({ length: 16 }, () => 'canceled')]);
});

test('does not retry a run that ends its thread', async () => {
  const { engines, threads } = idle();
  const run = engines.run(request, { cost: 'slow' });
  threads[0]?.onMessage({ type: 'ready' });
  threads[0]?.onFailure('out of memory');
  expect(await run).toEqual({ kind: 'bug', message: 'out of memory' });
  expect(threads).toHaveLength(1);
});
