import { expect, test, vi } from 'vitest';
import type { FileValue } from '../../contract/values.ts';
import { renderPart } from '../testing/render-part.tsx';
import { PasteFile } from './PasteFile.tsx';

/** Makes the clipboard contain items with these types. */
function holdItems(view: { readonly user: unknown }, types: readonly string[]): void {
  expect(view.user).toBeInstanceOf(Object);
  Object.assign(navigator.clipboard, {
    read: async () => [{ types, getType: async (type: string) => new Blob([type], { type }) }],
  });
}

test('a button pastes the first clipboard item that is not text', async () => {
  const onFile = vi.fn<(file: FileValue) => void>();
  const view = await renderPart(<PasteFile onFile={onFile} />);
  expect(view.getByRole('status').textContent).toBe('Or paste from the clipboard, for example a screenshot.');
  holdItems(view, ['text/html', 'text/plain']);
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(view.getByRole('status').textContent).toBe('No image or file on the clipboard.');
  expect(onFile).not.toHaveBeenCalled();
  holdItems(view, ['text/html', 'image/png']);
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(onFile).toHaveBeenCalledOnce();
  expect(onFile.mock.lastCall?.[0]).toMatchObject({ name: 'clipboard', type: 'image/png' });
  expect(view.getByRole('status').textContent).toBe('Or paste from the clipboard, for example a screenshot.');
});

test.each([
  { error: new DOMException('empty', 'DataError'), announced: 'No image or file on the clipboard.' },
  { error: new DOMException('no', 'NotAllowedError'), announced: 'Clipboard access is blocked. Paste with the keyboard instead.' },
  { error: new TypeError('no clipboard'), announced: 'Clipboard access is blocked. Paste with the keyboard instead.' },
])('a button that could not paste gives the reason: $error.name', async ({ error, announced }) => {
  const view = await renderPart(<PasteFile onFile={() => undefined} />);
  Object.assign(navigator.clipboard, { read: async () => Promise.reject(error) });
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(view.getByRole('status').textContent).toBe(announced);
});
