import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLatest } from './use-latest.ts';

interface Started {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly end: (result: string) => void;
  readonly fail: (reason: Error) => void;
}

test('keeps the last result until the latest work ends, and ignores older work', async () => {
  const started: Started[] = [];
  const work = (text: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      started.push({ text, signal, end: resolve, fail: reject });
    });
  const { result, rerender, unmount } = renderHook(({ text }) => useLatest(text, work), { initialProps: { text: 'a' } });
  expect([result.current, started.map(({ text }) => text)]).toEqual([undefined, ['a']]);
  await act(async () => started[0]?.end('A'));
  expect(result.current).toBe('A');
  rerender({ text: 'a' });
  rerender({ text: 'b' });
  rerender({ text: 'c' });
  expect(started.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  expect(result.current).toBe('A');
  await act(async () => {
    started[1]?.fail(new Error('no longer needed'));
    started[2]?.end('C');
  });
  expect(result.current).toBe('C');
  unmount();
  expect(started[2]?.signal.aborted).toBe(true);
});
