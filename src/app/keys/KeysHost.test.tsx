import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loading } from '../testing/loading.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { KeysHost } from './KeysHost.tsx';
import { openKeys, provideKeys } from './open.ts';

/** The headings of the open lists. */
const lists = (): readonly string[] => [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent);

const LIST = 'Keyboard shortcuts';

/** Presses ? on an element. */
const press = (init: KeyboardEventInit = {}, target: Element = document.body): Promise<void> =>
  loading(() => fireEvent(target, createEvent.keyDown(target, { key: '?', ...init })));

// Loaded before the tests, so that a list that must not open would appear at once.
beforeAll(() => import('./Keys.tsx'));

test('shows nothing at first', async () => {
  const { container } = await renderInShell(<KeysHost />);
  expect(lists()).toEqual([]);
  expect(container.querySelector('dialog')).toBeNull();
});

test.each([{}, { shiftKey: true }])('opens the list of keys on ? with %j', async (init) => {
  await renderInShell(<KeysHost />);
  await press(init);
  expect(lists()).toEqual([LIST]);
});

test('opens the list again after it was closed', async () => {
  const { container } = await renderInShell(<KeysHost />);
  await press();
  await loading(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
  expect(container.querySelector('dialog')).toBeNull();
  await press();
  expect(lists()).toEqual([LIST]);
});

test('opens only one list', async () => {
  await renderInShell(<KeysHost />);
  await press();
  await press();
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { key: 'a' }, { key: '/' }])('ignores a key press with %j', async (init) => {
  await renderInShell(<KeysHost />);
  await press(init);
  expect(lists()).toEqual([]);
  await press();
  expect(lists()).toEqual([LIST]);
});

test.each([
  ['a text box', <textarea key="field" data-testid="field" />],
  ['a select', <select key="field" data-testid="field" aria-label="Field" />],
  ['an editor', <div key="field" data-testid="field" contentEditable suppressContentEditableWarning />],
  ['a field that takes all keys', <div key="field" data-testid="field" data-takes-keys="" />],
])('ignores ? in %s', async (_what, field) => {
  await renderInShell(
    <>
      {field}
      <KeysHost />
    </>,
  );
  await press({}, screen.getByTestId('field'));
  expect(lists()).toEqual([]);
});

test('opens the list on ? in a checkbox', async () => {
  await renderInShell(
    <>
      <input type="checkbox" />
      <KeysHost />
    </>,
  );
  await press({}, screen.getByRole('checkbox'));
  expect(lists()).toEqual([LIST]);
});

test('ignores ? while another dialog is open', async () => {
  await renderInShell(<KeysHost />);
  const other = Object.assign(document.createElement('dialog'), { open: true });
  document.body.append(other);
  await press();
  expect(lists()).toEqual([]);
  other.close();
  await press();
  expect(lists()).toEqual([LIST]);
});

test('opens the list for other parts of the app', async () => {
  await renderInShell(<KeysHost />);
  await loading(openKeys);
  expect(lists()).toEqual([LIST]);
});

test('stops listening for ? when it is removed', async () => {
  const { rerender } = await renderInShell(<KeysHost />);
  rerender(<p>Another page</p>);
  const show = vi.fn<() => void>();
  onTestFinished(provideKeys(show));
  await press();
  expect(show).not.toHaveBeenCalled();
  openKeys();
  expect(show).toHaveBeenCalledTimes(1);
  expect(lists()).toEqual([]);
});
