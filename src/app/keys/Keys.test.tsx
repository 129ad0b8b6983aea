import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import Keys from './Keys.tsx';
import { keysOfPage, nameOfButton } from './page-keys.ts';

const onClose = vi.fn<() => void>();

const dialog = (): HTMLDialogElement => {
  const found = document.querySelector('dialog');
  if (!found) throw new Error('no dialog is open');
  return found;
};

const groups = (): readonly unknown[] =>
  [...dialog().querySelectorAll('section')].map((group) => [
    group.querySelector('h3')?.textContent,
    ...[...group.querySelectorAll('dl > div')].map(
      (row) => `${[...row.querySelectorAll('kbd')].map(({ textContent }) => textContent).join(', ')}: ${row.querySelector('dd')?.textContent}`,
    ),
  ]);

const OF_ALL = [
  [
    'On every page',
    'Ctrl K: Open or close the search',
    '?: Show this list (when no field has focus)',
    'F6: Move focus to the notification',
    'Esc: Close the open dialog or menu',
  ],
  [
    'In the search',
    '↑, ↓: Move up or down',
    'Home, End: Go to the first or last result',
    'Enter: Open the selected result',
    'Ctrl D: Add the selected tool to favorites, or remove it',
  ],
  ['In tabs, menus and the favorites list', '←, →, ↑, ↓: Next item, or move the picked-up item', 'Home, End: Go to the first or last result'],
];

test('the dialog lists the shortcuts of all pages', async () => {
  await renderInShell(<Keys onClose={onClose} />);
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Keyboard shortcuts');
  expect(dialog().getAttribute('aria-labelledby')).toBe(screen.getByRole('heading', { level: 2 }).id);
  expect(groups()).toEqual(OF_ALL);
});

test('the shortcuts of the current page come first, named after its buttons', async () => {
  // The list is created from the page that exists when it opens.
  const page = document.createElement('div');
  page.innerHTML = `
    <main>
      <button data-action="run">Run again</button>
      <button data-action="run">Run once more</button>
      <button aria-keyshortcuts="Control+Enter Alt+R">Run again</button>
      <button aria-keyshortcuts="F2">no name</button>
      <button aria-keyshortcuts="F3" style="display: none">hidden</button>
      <button>without a key</button>
    </main>
    <button aria-keyshortcuts="F4">of the bar</button>`;
  document.body.append(page);
  // happy-dom does not know the attribute by this property.
  Object.assign(page.querySelector('[aria-keyshortcuts="F2"]') ?? page, { ariaLabel: ' Copy ' });
  await renderInShell(<Keys onClose={onClose} />);
  expect(groups()).toEqual([['Page actions', 'Ctrl Enter, Alt R: Run again', 'F2: Copy'], ...OF_ALL]);
  expect(keysOfPage()).toEqual([
    { name: 'Run again', keys: 'Control+Enter Alt+R' },
    { name: 'Copy', keys: 'F2' },
  ]);
});

test('a button is named by its label, or else by its text', () => {
  const button = Object.assign(document.createElement('button'), { textContent: ' text ' });
  expect(nameOfButton(button)).toBe('text');
  button.ariaLabel = 'label';
  expect(nameOfButton(button)).toBe('label');
});

test('on a Mac the keys have other names', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
  await renderInShell(<Keys onClose={onClose} />);
  expect(dialog().querySelector('kbd')?.textContent).toBe('Cmd K');
});

test('uses the language of the page', async () => {
  await renderInShell(<Keys onClose={onClose} />, { language: 'zh' });
  expect(dialog().querySelector('h3')?.textContent).toMatch(/\p{Script=Han}/u);
});

test('its button and a click outside close it, one inside does not', async () => {
  onClose.mockReset();
  await renderInShell(<Keys onClose={onClose} />);
  fireEvent.click(screen.getByRole('heading', { level: 2 }));
  expect(dialog().open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
  dialog().showModal();
  fireEvent.click(dialog());
  expect(dialog().open).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(2);
});
