import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const text = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Text or link');
const type = (label: string, value: string): boolean => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('counts the bytes of the text', { tags: ['slow'] }, async () => {
  await renderTool('qrcode-generator');
  type('Text or link', 'Grüße, 世界 👋');
  await screen.findByText('20 of 2,330 bytes · version 2');
});

test('reports text that is too long, and does not offer the previous image', { tags: ['slow'] }, async () => {
  const { part } = await renderTool('qrcode-generator');
  await screen.findByRole('button', { name: 'Download PNG' });
  type('Text or link', 'a'.repeat(2_400));
  await screen.findByText(/^Too long: 2,400 of 2,331 bytes/u);
  await screen.findByText('Sample result');
  expect(screen.queryByRole('button', { name: 'Download PNG' })).toBeNull();
  fireEvent.change(part('encode', 'errorCorrectionLevel').querySelector('select') ?? document.body, { target: { value: 'low' } });
  await screen.findByRole('button', { name: 'Download PNG' });
  expect(screen.queryByText(/^Too long/u)).toBeNull();
});

test('writes a vCard from the fields of a contact', { tags: ['slow'] }, async () => {
  await renderTool('qrcode-generator');
  expect(screen.queryByRole('group', { name: 'Contact' })).toBeNull();
  type('Content', 'contact');
  expect(screen.getByRole('group', { name: 'Contact' }).querySelectorAll('input, textarea').length).toBeGreaterThan(4);
  type('Given name', 'Ada');
  type('Phone number', '+44 20 7946 0000');
  expect(text().value).toBe('BEGIN:VCARD\nVERSION:3.0\nN:;Ada;;;\nFN:Ada\nTEL:+442079460000\nEND:VCARD');
  type('Content', 'anyText');
  expect(screen.queryByRole('group', { name: 'Contact' })).toBeNull();
});

test('shows the logo size once a logo is chosen', { tags: ['slow'] }, async () => {
  const { user, part, isShown } = await renderTool('qrcode-generator');
  expect(isShown('encode', 'logoSize')).toBe(false);
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#d03050"/></svg>';
  const input = part('encode', 'logo').querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('missing file input');
  await user.upload(input, new File([logo], 'logo.svg', { type: 'image/svg+xml' }));
  await waitFor(() => expect(isShown('encode', 'logoSize')).toBe(true));
  await screen.findByText(/ of 1,27\d bytes| of 1,\d{3} bytes/u);
});

test('creates an archive with one code per line', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  await renderTool('qrcode-generator');
  const folded = screen.getByText('Bulk').closest('details');
  if (!folded) throw new Error('missing collapsed section');
  folded.open = true;
  const zip = screen.getByRole<HTMLButtonElement>('button', { name: 'Download all as ZIP' });
  expect(zip.disabled).toBe(true);
  type('Text or link', 'one\ntwo\n\nthree');
  expect(screen.getByText('One code per line (2 to 500), in the same style: 3 lines.').tagName).toBe('P');
  expect(zip.disabled).toBe(false);
  fireEvent.click(zip);
  await waitFor(() => expect(downloads.map(({ name, type: kind }) => [name, kind])).toEqual([['qr-codes.zip', 'application/zip']]));
  const names = [...new TextDecoder('latin1').decode(await downloads[0]?.content.arrayBuffer()).matchAll(/qr-code-\d\.png/gu)].map(([name]) => name);
  expect([...new Set(names)]).toEqual(['qr-code-1.png', 'qr-code-2.png', 'qr-code-3.png']);
  await waitFor(() => expect(zip.disabled).toBe(false));
});

test('reports which line is too long for a code', { tags: ['slow'] }, async () => {
  await renderTool('qrcode-generator');
  const folded = screen.getByText('Bulk').closest('details');
  if (!folded) throw new Error('missing collapsed section');
  folded.open = true;
  type('Text or link', `one\n\n${'a'.repeat(3_000)}`);
  fireEvent.click(screen.getByRole('button', { name: 'Download all as ZIP' }));
  await screen.findByText('Line 3 is too long for a QR code. Shorten it and try again.');
});

test('offers to choose an image if the camera is blocked', async () => {
  const ask = vi.fn<() => Promise<never>>(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: ask } });
  const { switchTo } = await renderTool('qrcode-generator');
  await switchTo('decode');
  expect(ask).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use camera' }));
  await screen.findByText(/Choose an image instead\./u);
  expect(ask).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

test('scans with the camera until Cancel, and stops its tracks', async () => {
  const stop = vi.fn<() => void>();
  const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: async () => stream } });
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'srcObject');
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, value: null, writable: true });
  const { switchTo } = await renderTool('qrcode-generator');
  await switchTo('decode');
  fireEvent.click(screen.getByRole('button', { name: 'Use camera' }));
  await screen.findByLabelText('Camera');
  const before = stop.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Camera')).toBeNull();
  expect(stop.mock.calls.length).toBeGreaterThan(before);
  expect(screen.getByRole('button', { name: 'Use camera' }).tagName).toBe('BUTTON');
  if (source) Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', source);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
