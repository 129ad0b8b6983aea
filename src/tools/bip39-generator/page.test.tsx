import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const entropy = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Entropy');
const mnemonic = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>('Mnemonic');
const words = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-value="mnemonic"] li')];
const type = (box: HTMLElement, value: string): boolean => fireEvent.change(box, { target: { value } });
const checked = (): string | undefined =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)
    ?.closest('label')?.textContent;

test('keeps entropy and mnemonic in sync', async () => {
  const { user } = await renderTool('bip39-generator');
  await user.click(screen.getByRole('radio', { name: '24' }));
  await waitFor(() => expect(words()).toHaveLength(24));
  await waitFor(() => expect(entropy().value).toMatch(/^[0-9a-f]{64}$/u));
  type(entropy(), '0'.repeat(32));
  await waitFor(() => expect(mnemonic().value).toMatch(/^(?:abandon ){11}about$/u));
  expect(checked()).toBe('12');
  expect(words().map(({ textContent }) => textContent)).toEqual([...Array.from({ length: 11 }, () => 'abandon'), 'about']);
  await user.click(screen.getByRole('button', { name: 'Copy Mnemonic' }));
  await expectCopied(`${'abandon '.repeat(11)}about`);
});

test('reports a misspelled word, and replaces it with one click', { tags: ['slow'] }, async () => {
  const { user, shown, expectShown } = await renderTool('bip39-generator');
  type(mnemonic(), `${'zoo '.repeat(11)}wrnog`);
  await screen.findByText(/Word 12, “wrnog”/u);
  expect(words().map((word) => word.querySelector('mark')?.textContent)).toEqual([...Array.from({ length: 11 }, () => undefined), 'wrnog']);
  const offered = within(screen.getByRole('group', { name: 'Replace with' }));
  await user.click(offered.getByRole('button', { name: 'wrong' }));
  await waitFor(() => expect(entropy().value).toBe('f'.repeat(32)));
  expect(mnemonic().value).toMatch(/wrong$/u);
  expect(document.querySelector('mark')).toBeNull();
  await expectShown('fromMnemonic', 'language', 'English');
  await user.click(screen.getByRole('button', { name: 'Copy Entropy' }));
  await expectCopied('f'.repeat(32));
  expect(shown('fromMnemonic', 'language')).toBe('English');
});

test('generates another mnemonic on R, in the language of a typed one', { tags: ['slow'] }, async () => {
  const { container } = await renderTool('bip39-generator');
  await waitFor(() => expect(words()).toHaveLength(12));
  const before = mnemonic().value;
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(mnemonic().value).not.toBe(before));
  type(mnemonic(), 'あいこくしん '.repeat(11) + 'あおぞら');
  await waitFor(() => expect(entropy().value).toBe('0'.repeat(32)));
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(entropy().value).not.toBe('0'.repeat(32)));
  await waitFor(() => expect(mnemonic().value).toMatch(/^[\u3040-\u309f\u3099 \u3000]+$/u));
  expect(container.querySelector('[data-operation="generate"][data-field="language"] select')).toBeInstanceOf(HTMLSelectElement);
});

test('derives seed and root key with a passphrase', async () => {
  const { fill, expectShown } = await renderTool('bip39-generator');
  type(entropy(), '0'.repeat(32));
  await waitFor(() => expect(mnemonic().value).toMatch(/about$/u));
  fill('fromEntropy', 'passphrase', 'TREZOR');
  await expectShown(
    'fromEntropy',
    'seed',
    /^c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf141630c7a3c4ab7c81b2f001698e7463b04$/u,
  );
});
