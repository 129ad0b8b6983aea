import { createEvent, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { watchStrayFiles } from './stray-files.ts';

const onStray = vi.fn<() => void>();
let stop = watchStrayFiles(onStray);
stop();

const watch = (): void => {
  stop = watchStrayFiles(onStray);
};

afterEach(() => {
  stop();
  onStray.mockReset();
});

const take = (event: Event): void => event.preventDefault();

/** Drags over and drops on an element. Returns whether the browser's own action is prevented for each. */
function drop(target: Element, types: readonly string[] = ['Files']): readonly boolean[] {
  const events = [createEvent.dragOver(target, { dataTransfer: { types } }), createEvent.drop(target, { dataTransfer: { types } })];
  for (const event of events) fireEvent(target, event);
  return events.map(({ defaultPrevented }) => defaultPrevented);
}

test('reports a dropped file that nothing accepts and stays on the page', () => {
  watch();
  expect(drop(document.body)).toEqual([true, true]);
  expect(onStray).toHaveBeenCalledTimes(1);
});

test('leaves text to the browser, and files on a file input', () => {
  watch();
  expect(drop(document.body, ['text/plain'])).toEqual([false, false]);
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  const other = document.createElement('input');
  document.body.append(input, other);
  expect(drop(input)).toEqual([false, false]);
  expect(onStray).not.toHaveBeenCalled();
  expect(drop(other)).toEqual([true, true]);
  expect(onStray).toHaveBeenCalledTimes(1);
});

test('handlers that accept the file come first, even if they listen later', () => {
  watch();
  addEventListener('drop', take);
  drop(document.body);
  removeEventListener('drop', take);
  expect(onStray).not.toHaveBeenCalled();
});

test('stops when it is removed', () => {
  watch();
  drop(document.body);
  stop();
  expect(drop(document.body)).toEqual([false, false]);
  expect(onStray).toHaveBeenCalledTimes(1);
});
