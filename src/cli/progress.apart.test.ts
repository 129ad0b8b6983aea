import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWords } from '../runtime/words.ts';
import { reachShare, withProgress } from './progress.ts';
import { print } from './terminal.ts';
import { loadCliWords } from './words.ts';

const words = createWords('en', await loadCliWords('en'));
const standard = Object.fromEntries(['stdout', 'stderr'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}]));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Object.defineProperties(process, standard);
});

function replaceStderr(isTTY: boolean): () => string {
  const stream = Object.assign(new PassThrough(), { isTTY });
  Object.defineProperties(process, { stdout: { value: new PassThrough(), configurable: true }, stderr: { value: stream, configurable: true } });
  return () => String(stream.read() ?? '');
}

const ERASED = '\r\u001b[K';

test('a terminal shows how far a run is, once per second, until it ends', async () => {
  const written = replaceStderr(true);
  const result = await withProgress(words, async (progress) => {
    vi.advanceTimersByTime(999);
    expect(written()).toBe('');
    vi.advanceTimersByTime(1);
    expect(written()).toBe('Running for 1 s. Press Ctrl+C to stop.');
    if (progress) reachShare(progress)({ done: 25, total: 50 });
    vi.advanceTimersByTime(1_000);
    expect(written()).toBe(`${ERASED}50% after 2 s. Press Ctrl+C to stop.`);
    await print('result');
    expect(written()).toBe(ERASED);
    progress?.reach('items', { done: 3, total: 1_000_000 });
    vi.advanceTimersByTime(1_000);
    expect(written()).toBe('3 of 1,000,000 after 3 s. Press Ctrl+C to stop.');
    return 7;
  });
  expect([result, written(), vi.getTimerCount()]).toEqual([7, ERASED, 0]);
});

test('the number of requests and the step of a recipe are shown', async () => {
  const written = replaceStderr(true);
  await withProgress(words, async (progress) => {
    progress?.reach('requests', { done: 1 });
    vi.advanceTimersByTime(1_000);
    progress?.reach('step', { step: 2, item: 3, items: 10 });
    vi.advanceTimersByTime(1_000);
    return Promise.resolve();
  });
  expect(written()).toBe(`1 request after 1 s. Press Ctrl+C to stop.${ERASED}Step 2: item 3 of 10, 2 s. Press Ctrl+C to stop.${ERASED}`);
});

test('a failed run ends its progress too', async () => {
  replaceStderr(true);
  await expect(withProgress(words, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  expect(vi.getTimerCount()).toBe(0);
});

test('a pipe gets no progress', async () => {
  const written = replaceStderr(false);
  await withProgress(words, async (progress) => {
    vi.advanceTimersByTime(10_000);
    expect(progress).toBe(undefined);
    return Promise.resolve();
  });
  expect(written()).toBe('');
});
