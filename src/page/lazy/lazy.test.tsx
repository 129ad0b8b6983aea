import { expect, test } from 'vitest';
import { clearFailedLoads, loadOnce } from './lazy.tsx';

test('loads each value once, and keeps a failure until it is cleared', async () => {
  const calls: string[] = [];
  let isThere = false;
  const load = loadOnce(async (name: string) => {
    calls.push(name);
    if (!isThere) throw new Error('not there');
    return name.toUpperCase();
  });
  await expect(load('a')).rejects.toThrow('not there');
  isThere = true;
  await expect(load('a')).rejects.toThrow('not there');
  expect(await load('b')).toBe('B');
  expect([load.isLoaded('a'), load.isLoaded('b')]).toEqual([false, true]);
  clearFailedLoads();
  expect(await load('a')).toBe('A');
  expect(await load('b')).toBe('B');
  expect(calls).toEqual(['a', 'b', 'a']);
});

test('a failed preload is repeated on demand', async () => {
  let isThere = false;
  const load = loadOnce(async (name: string) => {
    if (!isThere) throw new Error('not there');
    return name;
  });
  load.preload('a');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  isThere = true;
  expect(await load('a')).toBe('a');
});
