import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseInDialog } from '../testing/files.ts';
import { renderAnswer, toastWith } from '../testing/render-part.tsx';
import { MAX_FILE_BYTES } from '../files/max-file-bytes.ts';
import { InputToolbar } from './InputToolbar.tsx';
import { read, readWords } from '../testing/layout-operations.ts';

const toolbar = (name?: 'given' | 'line' | 'bare' | 'number') =>
  renderAnswer(read, { result: '' }, (operation) => <InputToolbar operation={operation} name={name} />, { words: readWords });

test('a toolbar pastes, opens a file, loads the sample and clears', { tags: ['slow'] }, async () => {
  const view = await toolbar();
  expect(view.getAllByRole('button').map(({ dataset, textContent }) => [dataset.action, textContent])).toEqual([
    ['paste', 'Paste'],
    ['open-file', 'Open file'],
    ['sample', 'Sample'],
    ['clear', 'Clear'],
  ]);
  const [, , sample, clear] = view.getAllByRole('button');
  const states = () => [sample?.getAttribute('aria-pressed'), clear?.getAttribute('aria-disabled')];
  expect(states()).toEqual(['true', 'false']);
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  expect(view.state().input.given).toBe('');
  expect(states()).toEqual(['false', 'true']);
  await navigator.clipboard.writeText('pasted');
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.state().input.given).toBe('pasted');
  expect(states()).toEqual(['false', 'false']);
  await view.user.click(view.getByRole('button', { name: 'Sample' }));
  expect(view.state().input.given).toBe('[1]');
  expect(states()).toEqual(['true', 'false']);
  await toastWith(view, 'Given was replaced.');
});

test('a disabled toolbar button keeps focus and does nothing', async () => {
  const view = await toolbar();
  const clear = view.getByRole('button', { name: 'Clear' });
  await view.user.dblClick(clear);
  expect(view.state().input.given).toBe('');
  expect(clear.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(clear);
  await view.user.click(clear);
  expect(view.state().input.given).toBe('');
  expect(document.querySelector('body > input[type="file"]')).toBeNull();
});

test('a toolbar omits Open file for a single-line input, and Sample for an input without a sample', { tags: ['slow'] }, async () => {
  const view = await toolbar('line');
  expect(view.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual(['paste', 'sample', 'clear']);
  const sample = view.getByRole('button', { name: 'Sample' });
  expect(sample.getAttribute('aria-pressed')).toBe('true');
  await view.user.click(sample);
  expect(view.state().input.line).toBe('');
  expect(sample.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(sample);
  expect(view.state().input.line).toBe('one');
  expect(sample.getAttribute('aria-pressed')).toBe('true');
  view.unmount();
  const bare = await toolbar('bare');
  expect(bare.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual(['paste', 'open-file', 'clear']);
  bare.unmount();
  const number = await toolbar('number');
  expect(number.queryByRole('button')).toBeNull();
});

test('a toolbar reports that clipboard access is blocked, until it is allowed', async () => {
  const view = await toolbar();
  const refusal = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.getByRole('status').textContent).toBe('Clipboard access is blocked. Paste with the keyboard instead.');
  refusal.mockResolvedValue('pasted');
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.getByRole('status').textContent).toBe('');
});

test.each([
  {
    bytes: [0x63, 0xe9],
    name: 'latin.txt',
    announced: 'latin.txt is not valid UTF-8, so it was read as Windows-1252. Check the accented characters.',
    given: 'cé',
  },
  { bytes: [0x00, 0xff], name: 'program.bin', announced: 'program.bin is not a text file.', given: '[1]' },
  { bytes: [0x61], name: 'plain.txt', announced: '', given: 'a' },
])('a toolbar opens a file and reports how it was read: $name', { tags: ['slow'] }, async ({ bytes, name, announced, given }) => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(new File([new Uint8Array(bytes)], name));
  await waitFor(() => expect(view.state().input.given).toBe(given));
  expect(view.getByRole('status').textContent).toBe(announced);
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  expect(view.getByRole('status').textContent).toBe('');
});

test('a toolbar reports a file that could not be read, and nothing when the dialog is closed', async () => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(undefined);
  expect(document.querySelector('body > input[type="file"]')).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(Object.assign(new File(['x'], 'gone.txt'), { arrayBuffer: async () => Promise.reject(new DOMException('gone')) }));
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('Could not read gone.txt. It may have been moved or deleted.'));
});

test('rejects a file that is too large for a page, with a message', { tags: ['slow'] }, async () => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  const large = Object.defineProperty(new File(['x'], 'large.txt'), 'size', { value: MAX_FILE_BYTES + 1 });
  await chooseInDialog(large);
  await toastWith(view, /^large\.txt is too large \(.*\)\. The limit is .*\. Your input was not changed\.$/u);
  expect(view.state().input.given).toBe('[1]');
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(Object.defineProperty(new File(['x'], 'fits.txt'), 'size', { value: MAX_FILE_BYTES }));
  await waitFor(() => expect(view.state().input.given).toBe('x'));
});
