import { expect, test, vi } from 'vitest';
import { loadImplementation } from '../tools/implementations.ts';
import type { Manner } from './execute.ts';
import { execute } from './execute.ts';
import { Threads } from './threads.ts';

const SLOW = ['bcrypt', 'hash', { password: 'a', cost: 4 }] as const;
const INSTANT = ['json-minify', 'minify', { input: '{ }' }] as const;

test.each<[string, typeof SLOW | typeof INSTANT, Manner, number]>([
  ['a slow operation', SLOW, {}, 0],
  ['a slow operation that must not block', SLOW, { isResponsive: true }, 1],
  ['a slow operation with progress', SLOW, { onProgress: () => undefined }, 1],
  ['an instant operation that must not block', INSTANT, { isResponsive: true }, 0],
  ['an instant operation with a time limit', INSTANT, { timeout: 1_000 }, 1],
])('%s: %j %j runs in %i threads', async (_title, [tool, name, input], manner, count) => {
  const implementation = await loadImplementation(tool);
  if (!implementation) throw new Error(`${tool} has no implementation`);
  const threads = new Threads(1);
  const run = vi.spyOn(threads, 'run').mockResolvedValue({ kind: 'canceled' });
  await execute(tool, implementation, name, input, { language: 'en', threads, ...manner });
  expect(run).toHaveBeenCalledTimes(count);
});
