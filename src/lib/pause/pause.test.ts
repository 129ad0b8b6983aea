import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orAborted } from './or-aborted.ts';
import { Pacer, pause } from './pause.ts';

const never = new Promise<string>(() => undefined);

test('returns the value or throws the error of the promise', async () => {
  const { signal } = new AbortController();
  await expect(orAborted(Promise.resolve('done'), signal)).resolves.toBe('done');
  await expect(orAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
});

test('an abort ends the wait with its reason, even one before the wait', async () => {
  const controller = new AbortController();
  const waiting = orAborted(never, controller.signal);
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
  await expect(orAborted(never, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
});

test('removes the abort listener after the wait', async () => {
  const { signal } = new AbortController();
  const listening = vi.spyOn(signal, 'addEventListener');
  const leaving = vi.spyOn(signal, 'removeEventListener');
  await orAborted(Promise.resolve('done'), signal);
  await pause(signal);
  expect(listening).toHaveBeenCalledOnce();
  expect(leaving).toHaveBeenCalledExactlyOnceWith('abort', listening.mock.calls[0]?.[1]);
});

test('runs a pending timer during a pause', async () => {
  const heard = vi.fn();
  setTimeout(heard);
  await pause(new AbortController().signal);
  expect(heard).toHaveBeenCalledOnce();
});

test('throws a cancellation that arrives during a pause', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('canceled')));
  await expect(pause(controller.signal)).rejects.toThrow('canceled');
});

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('a long task pauses 30 ms after its start, and again that long after each pause', async () => {
  // A clock that has already been running for a while.
  vi.advanceTimersByTime(100);
  const pacer = new Pacer();
  for (let pauses = 0; pauses < 2; pauses++) {
    expect(pacer.isDue).toBe(false);
    vi.advanceTimersByTime(29);
    expect(pacer.isDue).toBe(false);
    vi.advanceTimersByTime(1);
    expect(pacer.isDue).toBe(true);
    await pacer.pause(new AbortController().signal);
  }
  await expect(pacer.pause(AbortSignal.abort(new Error('canceled')))).rejects.toThrow('canceled');
});
