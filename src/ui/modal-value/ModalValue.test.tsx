import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { ModalValue } from './ModalValue.tsx';

const open = async (user: { readonly click: (element: Element) => Promise<void> }): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: 'Show the key' }));
  return screen.findByRole('dialog', { name: 'Show the key' });
};

test('shows a value in a dialog of its name, in a box that scrolls by keyboard', async () => {
  const { user } = await renderWidget(<ModalValue label="Show the key" value="ssh-ed25519 AAAA" id="key" />);
  const opener = screen.getByRole('button', { name: 'Show the key' });
  expect([opener.id, opener.getAttribute('aria-haspopup')]).toEqual(['key', 'dialog']);
  expect(screen.queryByText('ssh-ed25519 AAAA')).toBeNull();
  const dialog = await open(user);
  const value = within(dialog).getByRole('region', { name: 'Show the key' });
  expect([value.tagName, value.textContent, value.tabIndex, value.dir]).toEqual(['PRE', 'ssh-ed25519 AAAA', 0, 'auto']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('copies the value and reports it without a toast', { tags: ['slow'] }, async () => {
  const { user } = await renderWidget(<ModalValue label="Show the key" value="ssh-ed25519 AAAA" />);
  const dialog = await open(user);
  const status = within(dialog).getByRole('status');
  expect(status.textContent).toBe('');
  const button = within(dialog).getByRole('button', { name: 'Copy' });
  expect(button.querySelector('.tabler-icon-copy')).not.toBeNull();
  await user.click(button);
  expect(within(dialog).getByRole('button', { name: 'Copied' })).toBe(button);
  expect(button.querySelector('.tabler-icon-check')).not.toBeNull();
  expect(status.textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('ssh-ed25519 AAAA');
  await waitFor(() => expect(status.textContent).toBe(''));
  expect(button.textContent).toBe('Copy');
});

test('reports that it could not be copied', async () => {
  const { user } = await renderWidget(<ModalValue label="Show the key" value="ssh-ed25519 AAAA" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  const dialog = await open(user);
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  const button = await within(dialog).findByRole('button', { name: 'Could not copy' });
  expect(button.querySelector('.tabler-icon-copy')).not.toBeNull();
  expect(within(dialog).getByRole('status').textContent).toBe('Could not copy');
  Reflect.deleteProperty(document, 'execCommand');
});

test('offers no copy of a read-only value', async () => {
  const { user } = await renderWidget(<ModalValue label="Show the key" value="log" copyable={false} />);
  const dialog = await open(user);
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Close']);
  expect(within(dialog).queryByRole('status')).toBeNull();
});
