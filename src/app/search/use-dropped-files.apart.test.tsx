import { createEvent, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dropEarly } from '../../page/testing/files.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

const take = vi.fn<(files: readonly File[]) => void>();
const FILE = new File(['content'], 'a.txt');

const Zone = ({ isInDialog }: { readonly isInDialog: boolean }) => <p>{String(useDroppedFiles(isInDialog, take))}</p>;

function fire(type: 'dragOver' | 'dragLeave' | 'drop', init: object = {}): boolean {
  const event = createEvent[type](document.body, { dataTransfer: { types: ['Files'], files: [FILE] }, ...init });
  fireEvent(document.body, event);
  return event.defaultPrevented;
}

beforeEach(() => {
  take.mockReset();
});

test('accepts files anywhere in the window, and marks them as soon as they are over it', () => {
  const { container } = render(<Zone isInDialog={false} />);
  expect(container.textContent).toBe('false');
  expect(fire('dragOver')).toBe(true);
  expect(container.textContent).toBe('true');
  fire('dragLeave', { relatedTarget: document.body });
  expect(container.textContent).toBe('true');
  const leave = createEvent.dragLeave(document.body);
  Object.defineProperty(leave, 'relatedTarget', { value: null });
  fireEvent(document.body, leave);
  expect(container.textContent).toBe('false');
  fire('dragOver');
  expect(fire('drop')).toBe(true);
  expect(container.textContent).toBe('false');
  expect(take.mock.calls).toEqual([[[FILE]]]);
});

test('accepts files before the page can', () => {
  render(<Zone isInDialog={false} />);
  let isTaken = false;
  const note = (event: Event): void => {
    isTaken = event.defaultPrevented;
  };
  document.body.addEventListener('drop', note);
  fire('drop');
  document.body.removeEventListener('drop', note);
  expect(isTaken).toBe(true);
});

test('leaves drags without files to the browser', () => {
  const { container } = render(<Zone isInDialog={false} />);
  expect(fire('dragOver', { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(false);
  expect(fire('drop', { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(false);
  expect(fire('drop', { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
  expect(container.textContent).toBe('false');
  expect(take).not.toHaveBeenCalled();
});

test.each([
  [false, false],
  [true, true],
])('while a dialog is open, only its content accepts files: %j', (isInDialog, takes) => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  render(<Zone isInDialog={isInDialog} />);
  expect(fire('dragOver')).toBe(takes);
  expect(fire('drop')).toBe(takes);
  expect(take).toHaveBeenCalledTimes(takes ? 1 : 0);
});

test('stops with the search', () => {
  const { unmount } = render(<Zone isInDialog />);
  unmount();
  expect([fire('dragOver'), fire('drop')]).toEqual([false, false]);
  expect(take).not.toHaveBeenCalled();
});

test('files dropped before the app has started are for the page, not for a dialog', () => {
  const isRecording = dropEarly([FILE], document.body);
  const { unmount } = render(<Zone isInDialog />);
  expect([take.mock.calls, isRecording()]).toEqual([[], true]);
  unmount();
  render(<Zone isInDialog={false} />);
  expect([take.mock.calls, isRecording()]).toEqual([[[[FILE]]], false]);
  vi.unstubAllGlobals();
});
