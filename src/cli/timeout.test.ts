import { expect, test } from 'vitest';
import { Engine } from '../runtime/lanes.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { execute } from './execute.ts';
import { executeRecipe } from './recipe-runner.ts';
import { Threads } from './threads.ts';
import { readTimeout, within } from './timeout.ts';

test.each<[string | undefined, number | undefined]>([
  [undefined, undefined],
  ['5', 5],
  ['0.25', 0.25],
  ['2147483', 2_147_483],
])('--timeout %j is %j s', (text, seconds) => {
  expect(readTimeout(text)).toBe(seconds);
});

test.each(['', '0', '-1', '1e3', '5s', '2147484', 'NaN', '1,5'])('--timeout %j is an invalid call', (text) => {
  expect(() => readTimeout(text)).toThrow(
    expect.objectContaining({ name: 'UsageError', key: 'problem.wrong-value', params: { field: 'timeout', value: text } }),
  );
});

const untilAborted = (signal: AbortSignal | undefined): Promise<unknown> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(signal.aborted), { once: true }));

test('the signal ends what takes longer; without a time there is none', async () => {
  expect(await within(0.001, untilAborted)).toBe(true);
  expect(await within(undefined, (signal) => Promise.resolve(signal))).toBe(undefined);
});

/** Threads that never respond. */
const silent = (): Threads => new Threads(1, () => new Engine(() => ({ postMessage: () => undefined, terminate: () => undefined })));

test('any run is an error after its time, even of a quick operation', async () => {
  const implementation = await loadImplementation('json-minify');
  if (!implementation) throw new Error('json-minify has no implementation');
  const threads = silent();
  const run = (timeout: number | undefined) => execute('json-minify', implementation, 'minify', { input: '{ }' }, { language: 'en', threads, timeout });
  expect(await run(0.001)).toEqual({ kind: 'error', error: { code: 'timeout', params: { seconds: 0.001 } } });
  expect(await run(undefined)).toMatchObject({ kind: 'output', output: { output: '{}' } });
  threads.close();
});

const recipe = { version: 1 as const, name: 'Mine', steps: [{ tool: 'json-minify', operation: 'minify', options: {} }] };

test.each([
  ['alone', undefined],
  ['beside a signal', new AbortController().signal],
])('the time limit of a recipe ends it, %s', async (_title, signal) => {
  const threads = silent();
  const outcome = await executeRecipe(recipe, '{ }', new Map(), { language: 'en', threads, timeout: 0.001, signal });
  expect(outcome).toEqual({ kind: 'timed-out', error: { code: 'timeout', params: { seconds: 0.001 } } });
  threads.close();
});

test('an aborted recipe is canceled, even with a time limit', async () => {
  const threads = silent();
  const outcome = await executeRecipe(recipe, '{ }', new Map(), { language: 'en', threads, timeout: 1_000, signal: AbortSignal.abort() });
  expect(outcome).toEqual({ kind: 'canceled' });
  threads.close();
});
