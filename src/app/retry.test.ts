import { expect, test, vi } from 'vitest';
import { retrying } from './retry.ts';

const failingTimes = (times: number) => {
  let calls = 0;
  return vi.fn<(name: string) => Promise<string>>(async (name) => {
    calls++;
    if (calls <= times) throw new Error(`failure ${calls}`);
    return name;
  });
};

test.each([0, 1, 2])('what fails %i times is there in the end', async (times) => {
  const load = failingTimes(times);
  expect(await retrying(load, [1, 2])('a')).toBe('a');
  expect(load).toHaveBeenCalledTimes(times + 1);
});

test('what fails each time fails with the last reason', async () => {
  await expect(retrying(failingTimes(3), [1, 2])('a')).rejects.toThrow('failure 3');
});
