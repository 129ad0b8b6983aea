import { afterEach, expect, test, vi } from 'vitest';
import { becomeIdle } from '../app/testing/idle.ts';
import { nextTask } from './next-task.ts';
import { whenIdle } from './when-idle.ts';

const { requestIdleCallback, cancelIdleCallback } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback });
});

/** Makes the page load for as long as the test needs. */
const startLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');

test('calls back once the browser is idle', () => {
  const call = vi.fn();
  whenIdle(call);
  expect(call).not.toHaveBeenCalled();
  becomeIdle();
  expect(call).toHaveBeenCalledTimes(1);
});

test('does not call back after it was canceled', () => {
  const call = vi.fn();
  whenIdle(call)();
  becomeIdle();
  expect(call).not.toHaveBeenCalled();
});

test('waits until the page has loaded', () => {
  const call = vi.fn();
  startLoading();
  whenIdle(call);
  becomeIdle();
  expect(call).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  becomeIdle();
  expect(call).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('load'));
  becomeIdle();
  expect(call).toHaveBeenCalledTimes(1);
});

test('can be canceled while the page loads', () => {
  const call = vi.fn();
  startLoading();
  const cancel = whenIdle(call);
  cancel();
  dispatchEvent(new Event('load'));
  becomeIdle();
  expect(call).not.toHaveBeenCalled();
});

test('counts two seconds as idle if the browser cannot tell', () => {
  vi.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const call = vi.fn();
  const canceled = vi.fn();
  whenIdle(call);
  whenIdle(canceled)();
  vi.advanceTimersByTime(1_999);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(canceled).not.toHaveBeenCalled();
});

test('the next task comes after pending work of this one, without a timer', async () => {
  vi.useFakeTimers();
  const order: string[] = [];
  const next = nextTask().then(() => order.push('task'));
  await Promise.resolve().then(() => order.push('microtask'));
  await next;
  expect(order).toEqual(['microtask', 'task']);
});
