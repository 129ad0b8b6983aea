import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied, expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('copies the text of the code, and keeps the password out of links and storage', { tags: ['slow'] }, async () => {
  const { user, expectShown } = await renderTool('wifi-qrcode-generator');
  await expectShown('encode', 'payload', 'WIFI:T:WPA;S:Guest network;P:correct horse battery;;');
  await user.click(await screen.findByRole('button', { name: 'Copy connection text' }));
  await expectCopied('WIFI:T:WPA;S:Guest network;P:correct horse battery;;');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await expectCopied(/\/wifi-qrcode-generator/u);
  dispatchEvent(new Event('pagehide'));
  const links = [await copied(), location.href].map(decodeURIComponent);
  const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }));
  expect([...links, ...stores].join('\n')).not.toContain('correct horse');
});

test('offers to print the password only if there is one', { tags: ['slow'] }, async () => {
  const { part } = await renderTool('wifi-qrcode-generator');
  await screen.findByRole('switch', { name: 'Include password' });
  fireEvent.change(part('encode', 'security').querySelector('select') ?? document.body, { target: { value: 'nopass' } });
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Include password' })).toBeNull());
});

test('clears the sample password with the sample network, and keeps one that was typed', async () => {
  const { fill, box } = await renderTool('wifi-qrcode-generator');
  expect(box('encode', 'password').value).toBe('correct horse battery');
  fill('encode', 'ssid', 'Office');
  expect(box('encode', 'password').value).toBe('');
  fill('encode', 'password', 'secret123');
  fill('encode', 'ssid', 'Office 2');
  expect(box('encode', 'password').value).toBe('secret123');
});

test('decodes the text of a code', async () => {
  const { switchTo, fill, expectShown } = await renderTool('wifi-qrcode-generator');
  await switchTo('decode');
  fill('decode', 'payload', 'WIFI:T:WPA;S:Office;P:secret123;;');
  await expectShown('decode', 'ssid', 'Office');
});

test('links to the token generator', async () => {
  await renderTool('wifi-qrcode-generator');
  fireEvent.click(screen.getByRole('button', { name: 'Token generator' }));
  await waitFor(() => expect(location.pathname).toBe('/token-generator'));
});
