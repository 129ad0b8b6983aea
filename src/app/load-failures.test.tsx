import { expect, test, vi } from 'vitest';
import { isLoadFailure, watchLostParts } from './load-failures.ts';

const announce = (payload: unknown): boolean => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return event;
}

test('an error is a failed load once Vite has announced it', () => {
  const error = new Error('Failed to fetch');
  expect(isLoadFailure(error)).toBe(false);
  announce(error);
  expect(isLoadFailure(error)).toBe(true);
  expect(isLoadFailure(new Error('Failed to fetch'))).toBe(false);
});

test('reports failed loads that nobody waits for, and leaves other rejections to the browser', () => {
  const onLost = vi.fn<() => void>();
  const stop = watchLostParts(onLost);
  const lost = new Error('lost');
  announce(lost);
  expect(reject(lost).defaultPrevented).toBe(true);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(reject(new Error('a bug')).defaultPrevented).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(1);
  stop();
  expect(reject(lost).defaultPrevented).toBe(false);
  expect(onLost).toHaveBeenCalledTimes(1);
});
