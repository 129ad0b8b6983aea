import { afterEach, expect, test, vi } from 'vitest';
import { eachFrame } from './each-frame.ts';

afterEach(() => vi.useRealTimers());

test('draws once per frame until it is stopped', () => {
  vi.useFakeTimers();
  const draw = vi.fn<() => void>();
  const stop = eachFrame(draw);
  expect(draw).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(draw).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersToNextFrame();
  expect(draw).toHaveBeenCalledTimes(2);
});
