import { afterEach, expect, test, vi } from 'vitest';
import type { Outcome } from './run.ts';
import type { FromWorker, RunRequest, ToWorker } from './worker-messages.ts';

const request: RunRequest = { tool: 'test', operation: 'echo', input: {}, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } };
const workers: BrowserWorker[] = [];

/** A browser's worker, whose events the tests send. */
class BrowserWorker extends EventTarget {
  readonly received: ToWorker[] = [];
  readonly script: string;
  readonly options: unknown;

  constructor(script: URL, options: unknown) {
    super();
    this.script = script.pathname;
    this.options = options;
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.received.length = 0;
  }

  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

const lastWorker = (): BrowserWorker => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('no worker was started');
  return worker;
};

async function startRun(): Promise<Promise<Outcome>[]> {
  vi.stubGlobal('Worker', BrowserWorker);
  vi.resetModules();
  const { engine } = await import('./platform/browser-engine.ts');
  return [engine.run(request, { cost: 'instant' })];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a run goes to a module worker with the engine, and its message is the outcome', async () => {
  const [outcome] = await startRun();
  const worker = lastWorker();
  expect(worker.script).toMatch(/\/platform\/engine\.worker\.ts$/u);
  expect(worker.options).toEqual({ type: 'module' });
  expect(worker.received).toEqual([{ type: 'run', id: 1, request }]);
  worker.say({ type: 'outcome', id: 1, outcome: { kind: 'canceled' } });
  expect(await outcome).toEqual({ kind: 'canceled' });
});

test.each([
  ['an error', () => Object.assign(new Event('error'), { message: 'boom' }), 'boom'],
  ['an error without a message', () => new Event('error'), 'the worker could not be loaded'],
  ['an unreadable message', () => new Event('messageerror'), 'the worker sent an unreadable message'],
])('a run whose workers end twice with %s is reported as a bug', async (_what, makeEvent, message) => {
  const [outcome] = await startRun();
  for (let deaths = 0; deaths < 2; deaths++) {
    const worker = lastWorker();
    worker.say({ type: 'ready' });
    worker.dispatchEvent(makeEvent());
  }
  expect(await outcome).toEqual({ kind: 'bug', message });
});
