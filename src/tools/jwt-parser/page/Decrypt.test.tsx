import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import * as fields from '../fields.ts';
import { Decrypt, Decrypted } from './Decrypt.tsx';

type Shown = Parameters<typeof renderResult<typeof fields.decrypt>>[2];

const showContent = (output: Shown, onOpenNested = (): void => undefined) =>
  renderResult('jwt-parser', fields.decrypt, output, (operation) => <Decrypted operation={operation} onOpenNested={onOpenNested} />);

test('before a token is decrypted, a hint is in place of its claims', async () => {
  await showContent({ decryption: 'not-decrypted' });
  expect(screen.getByText('The claims are encrypted. You need the key to read them.').tagName).toBe('P');
});

test('shows decrypted claims', async () => {
  const { part } = await showContent({ content: 'claims', claims: [{ name: 'sub', value: '42', date: '', meaning: 'Subject' }] });
  expect(part('decrypt', 'claims').textContent).toContain('subSubject42');
  expect(screen.queryByText(/encrypted/u)).toBeNull();
});

test('another token can be opened', async () => {
  const open = vi.fn<() => void>();
  const { shown } = await showContent({ content: 'jwt', plaintext: 'e30.e30.x' }, open);
  expect(shown('decrypt', 'plaintext')).toBe('e30.e30.x');
  fireEvent.click(screen.getByRole('button', { name: 'Open the nested token' }));
  expect(open).toHaveBeenCalledOnce();
});

test('text is shown without that button', async () => {
  const { shown } = await showContent({ content: 'text', plaintext: 'Hello' });
  expect(shown('decrypt', 'plaintext')).toBe('Hello');
  expect(screen.queryByRole('button', { name: 'Open the nested token' })).toBeNull();
});

const KEY = { algorithm: 'dir', contentEncryption: 'A256GCM', keyKind: 'secret', keySize: 256, keyNumber: 2, keyId: '' } as const;
const showKey = (output: Shown) => renderResult('jwt-parser', fields.decrypt, output, (operation) => <Decrypt operation={operation} />);

test('shows the key that decrypted, and its number only if there are several', async () => {
  const { parts, shown, unmount } = await showKey({ ...KEY, decryption: 'decrypted' });
  expect([shown('decrypt', 'contentEncryption'), shown('decrypt', 'keySize')]).toEqual(['A256GCM', '256']);
  expect(parts('decrypt', 'keyNumber')).toHaveLength(0);
  unmount();
  expect((await showKey({ ...KEY, decryption: 'decrypted', notes: ['one-of-several-keys'] })).shown('decrypt', 'keyNumber')).toBe('2');
});

test('shows no key of a token that is not decrypted', async () => {
  const { parts, shown } = await showKey({ ...KEY, decryption: 'not-decrypted' });
  expect(shown('decrypt', 'decryption')).toBe('Not decrypted: enter a key');
  expect(parts('decrypt', 'algorithm')).toHaveLength(0);
});
