import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

async function encryptBy(algorithm: string) {
  const page = await renderTool('encryption');
  page.fill('encrypt', 'password', 'a password of mine');
  const select = page.part('encrypt', 'algorithm').querySelector('select');
  if (!select) throw new Error('the algorithm select is missing');
  fireEvent.change(select, { target: { value: algorithm } });
  return page;
}

test('encrypts and decrypts, and shows the openssl command', { tags: ['slow'] }, async () => {
  const { user, fill, expectShown, shown } = await encryptBy('aes-256-cbc');
  await expectShown('encrypt', 'ciphertext', /^U2FsdGVkX1/u);
  const command = (await screen.findByText(/^openssl enc -d -aes-256-cbc -md md5 -a -A/u)).textContent;
  await user.click(screen.getByRole('button', { name: 'Copy Command' }));
  await expectCopied(command);
  fill('decrypt', 'ciphertext', shown('encrypt', 'ciphertext'));
  await screen.findByText(/Decryption failed/u);
  fill('decrypt', 'password', 'a password of mine');
  await expectShown('decrypt', 'text', 'Lorem ipsum dolor sit amet');
});

test('explains the parts of a Penknife envelope', async () => {
  // Few iterations: the usual key derivation takes seconds on a busy machine.
  const { fill, expectShown } = await renderTool('encryption', { link: '#/encrypt?algorithm=aes-256-gcm&keyDerivation=pbkdf2-sha256&iterations=1000' });
  fill('encrypt', 'password', 'a password of mine');
  await expectShown('encrypt', 'ciphertext', /./u);
  expect(screen.queryByText(/^openssl enc/u)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy Command' })).toBeNull();
});

test.each([
  ['encryptWithKey', true],
  ['encrypt', false],
])('a link to %s expands the section for keys: %s', { tags: ['slow'] }, async (operation, isOpen) => {
  await renderTool('encryption', { link: `#/${operation}` });
  await waitFor(() => expect(document.querySelector('[data-operation="encryptWithKey"]')?.closest('details')?.open).toBe(isOpen));
});
