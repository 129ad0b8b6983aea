import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const MAC = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';

test('generates a key, and compares the HMAC with a received one', { tags: ['slow'] }, async () => {
  const { box, fill, expectShown } = await renderTool('hmac-generator');
  await screen.findByText(/The key is empty/u);
  fireEvent.click(screen.getByRole('button', { name: 'Generate Secret key' }));
  await waitFor(() => expect(box('hmac', 'key').value).toMatch(/^[\w-]{43}$/u));
  await waitFor(() => expect(screen.queryByText(/The key is empty/u)).toBeNull());
  fill('hmac', 'text', 'what do ya want for nothing?');
  fill('hmac', 'key', 'Jefe');
  await expectShown('hmac', 'mac', MAC);
  expect(screen.queryByText(/received HMAC/u, { selector: 'output' })).toBeNull();
  fill('hmac', 'expected', `sha256=${MAC.toUpperCase()}`);
  await screen.findByText(/^Matches the received HMAC/u);
  fill('hmac', 'key', 'jefe');
  await screen.findByText(/^Does not match the received HMAC/u);
});

test('notes that the key matches in another encoding, and matches once that is selected', async () => {
  const { fill, part, expectShown } = await renderTool('hmac-generator');
  fill('hmac', 'text', 'what do ya want for nothing?');
  fill('hmac', 'key', 'SmVmZQ==');
  fill('hmac', 'expected', MAC);
  await screen.findByText(/^Does not match the received HMAC/u);
  await screen.findByText('The HMAC matches if the key is read as Base64.');
  await expectShown('hmac', 'matchingAlgorithm', /SHA-256/u);
  const encoding = part('hmac', 'keyEncoding').querySelector('select');
  if (!encoding) throw new Error('keyEncoding is not a select');
  fireEvent.change(encoding, { target: { value: 'base64' } });
  await screen.findByText(/^Matches the received HMAC/u);
  expect(screen.queryByText(/if the key is read as/u)).toBeNull();
});

test('notes that the HMAC matches without the line break at the end', async () => {
  const { fill } = await renderTool('hmac-generator');
  fill('hmac', 'text', 'what do ya want for nothing?\n');
  fill('hmac', 'key', 'Jefe');
  fill('hmac', 'expected', MAC);
  await screen.findByText('The text ends in a line break. The HMAC matches without it.');
  fill('hmac', 'text', 'what do ya want for nothing?');
  await screen.findByText(/^Matches the received HMAC/u);
  expect(screen.queryByText(/ends in a line break/u)).toBeNull();
});
