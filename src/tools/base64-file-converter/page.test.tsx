import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const growth = (): string | undefined => document.querySelector('[data-growth]')?.textContent;
const preview = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-preview]');
  if (!found) throw new Error('the preview is missing');
  return found;
};

async function renderWithFile(file: File) {
  const page = await renderTool('base64-file-converter');
  const input = page.part('encode', 'file').querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('the field has no file input');
  await page.user.upload(input, file);
  return page;
}

test('encodes a file in each format, with its media type, size and growth', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, expectShown, shown, isShown } = await renderWithFile(new File(['Hi'], 'hi.txt', { type: 'text/plain' }));
  await expectShown('encode', 'encoded', 'data:text/plain;base64,SGk=');
  expect(shown('encode', 'mediaType')).toBe('text/plain');
  expect(shown('encode', 'byteLength')).toBe('2');
  expect(growth()).toBe('2 bytes → 27 characters (1,350%)');
  await user.click(screen.getByRole('radio', { name: 'Markdown image' }));
  await expectShown('encode', 'encoded', '![hi.txt](data:text/plain;base64,SGk=)');
  expect(isShown('encode', 'lineLength')).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Plain Base64' }));
  await expectShown('encode', 'encoded', 'SGk=');
  expect(growth()).toBe('2 bytes → 4 characters (200%)');
  expect(isShown('encode', 'lineLength')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Download Result' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['hi.txt.b64.txt', 'text/plain']]);
  expect(await downloads[0]?.content.text()).toBe('SGk=');
});

test('gives no ratio for an empty file', async () => {
  const { expectShown } = await renderWithFile(new File([], 'empty.txt', { type: 'text/plain' }));
  await expectShown('encode', 'encoded', 'data:text/plain;base64,');
  expect(growth()).toBe('0 bytes → 23 characters');
});

test('accepts a file pasted anywhere on the page', async () => {
  const { expectShown } = await renderTool('base64-file-converter');
  const file = new File(['Hi'], 'pasted.txt', { type: 'text/plain' });
  const heading = screen.getByRole('heading', { level: 1 });
  fireEvent(heading, createEvent.paste(heading, { clipboardData: { files: [file], items: [], types: ['Files'], getData: () => '' } }));
  await expectShown('encode', 'encoded', 'data:text/plain;base64,SGk=');
});

test('pastes an image from the clipboard by button, and reports a clipboard without one', async () => {
  const { user, expectShown } = await renderTool('base64-file-converter');
  const bytes = Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
  const read = vi.spyOn(navigator.clipboard, 'read');
  read.mockResolvedValue([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  await user.click(screen.getByRole('button', { name: 'Paste a file' }));
  await expectShown('encode', 'encoded', /^data:image\/png;base64,iVBOR/u);
  read.mockResolvedValue([new ClipboardItem({ 'text/plain': new Blob(['only text'], { type: 'text/plain' }) })]);
  await user.click(screen.getByRole('button', { name: 'Paste a file' }));
  await screen.findByText('No image or file on the clipboard.');
  await expectShown('encode', 'encoded', /^data:image\/png;base64,iVBOR/u);
});

test('shows the beginning of a large result and copies all of it', async () => {
  const { user } = await renderWithFile(new File(['\0'.repeat(300_000)], 'large.bin'));
  await screen.findByText(/of 400,037 characters/u);
  await user.click(screen.getByRole('button', { name: 'Copy Result' }));
  await expectCopied(/^data:application\/octet-stream;base64,A{400000}$/u);
});

test('previews an image, text and other bytes', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown, box } = await renderTool('base64-file-converter');
  await switchTo('decode');
  await waitFor(() => expect(preview().dataset.preview).toBe('image'));
  fill('decode', 'base64', PNG);
  await expectShown('decode', 'file', /file\.png/u);
  expect(box('decode', 'extension').placeholder).toBe('png');
  expect(preview().querySelector('img')?.src).toMatch(/^blob:/u);
  fill('decode', 'base64', 'data:,Hello%2C%20World!');
  await waitFor(() => expect(preview().dataset.preview).toBe('text'));
  expect(preview().querySelector('pre')?.textContent).toBe('Hello, World!');
  fill('decode', 'base64', 'AAECAw==');
  await waitFor(() => expect(preview().dataset.preview).toBe('bytes'));
  expect(preview().querySelector('pre')?.textContent).toContain('00000000  00 01 02 03');
});

test('shows the bytes of an image that the browser cannot display', async () => {
  const { switchTo, fill } = await renderTool('base64-file-converter');
  await switchTo('decode');
  fill('decode', 'base64', 'data:image/png;base64,AAECAw==');
  await waitFor(() => expect(preview().querySelector('img')?.alt).toBe('Preview of file.png'));
  const image = preview().querySelector('img');
  if (!image) throw new Error('the image is not shown');
  fireEvent.error(image);
  expect(screen.getByText(/^The browser cannot preview this file\./u).tagName).toBe('P');
  expect(preview().dataset.preview).toBe('bytes');
  expect(preview().querySelector('pre')?.textContent).toContain('00 01 02 03');
  fill('decode', 'base64', WAV);
  await waitFor(() => expect(preview().dataset.preview).toBe('audio'));
  expect(preview().querySelector('audio')?.controls).toBe(true);
  expect(screen.queryByText(/^The browser cannot preview this file\./u)).toBeNull();
});

test('keeps the last file when the text is not Base64', async () => {
  const { switchTo, fill, expectShown, shown } = await renderTool('base64-file-converter');
  await switchTo('decode');
  await expectShown('decode', 'file', /file\.svg/u);
  fill('decode', 'base64', '###');
  expect((await screen.findByRole('alert')).textContent).toContain('“#” is not a Base64 character.');
  expect(shown('decode', 'file')).toContain('file.svg');
});
