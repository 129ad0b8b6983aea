import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../ui/button/Button.tsx';
import { noteUnsaved } from '../page/session/unsaved.ts';
import type { CaughtError } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

const showNote = (caught: Partial<CaughtError>) =>
  renderInShell(
    <ErrorNote title={<h1>Broken</h1>} text="It is a bug." caught={{ error: new Error('of the test'), isLoadFailure: false, onRetry: undefined, ...caught }}>
      <Button>Own</Button>
    </ErrorNote>,
  );

const asks = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const buttons = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('reports a bug, with buttons to retry and to reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const onRetry = vi.fn<() => void>();
  await showNote({ onRetry });
  const note = screen.getByRole('alert');
  expect([...note.children].map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual([
    'h1 Broken',
    'p It is a bug.',
    'pre of the test',
    'div Try againOwnReload',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reports a failed load as such, with the helpful action as the main button', async () => {
  await showNote({ error: 'no error object', isLoadFailure: true });
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
    'Some files could not be loaded. Check your connection, or reload to get the latest version.',
  );
  expect(screen.getByRole('alert').querySelector('pre')?.textContent).toBe('no error object');
  expect(buttons()).toEqual(['Own', 'Reload']);
  expect(screen.getByRole('button', { name: 'Reload' }).className).toContain('primary');
  expect(screen.getByRole('button', { name: 'Own' }).className).not.toContain('primary');
});

test('the main button retries where that is possible', async () => {
  await showNote({ onRetry: () => undefined });
  expect(screen.getByRole('button', { name: 'Try again' }).className).toContain('primary');
  expect(screen.getByRole('button', { name: 'Reload' }).className).not.toContain('primary');
});

test('warns about unsaved work, and reloading does not ask again', async () => {
  vi.spyOn(location, 'reload').mockReturnValue();
  const hint = 'Reloading clears your input. Copy anything you need first.';
  const { unmount } = await showNote({});
  expect(screen.queryByText(hint)).toBeNull();
  unmount();
  noteUnsaved('work', true);
  await showNote({});
  screen.getByText(hint);
  expect(asks()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(asks()).toBe(false);
  noteUnsaved('work', false);
});
