import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const slider = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
const slide = (name: string, value: string): boolean => fireEvent.change(slider(name), { target: { value } });
const length = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Length');
const strength = (): string | undefined => document.querySelector('[data-strength]')?.textContent;
const LENGTH_SLIDER = 'Length: slider, 1 to 512';

const tokens = (): readonly Element[] => [...document.querySelectorAll('[data-value="tokens"] li')];
const alerts = (): readonly Element[] => [...document.querySelectorAll('[role="alert"]')].filter((alert) => !alert.closest('[hidden], details:not([open])'));

test('synchronizes slider and number field, and draws a new token for each change', async () => {
  const { expectShown } = await renderTool('token-generator');
  await expectShown('generate', 'tokens', /^[A-Za-z\d]{64}$/u);
  slide(LENGTH_SLIDER, '20');
  expect(length().value).toBe('20');
  await expectShown('generate', 'tokens', /^[A-Za-z\d]{20}$/u);
  fireEvent.change(length(), { target: { value: '1000' } });
  expect(slider(LENGTH_SLIDER).value).toBe('512');
  await expectShown('generate', 'tokens', /^[A-Za-z\d]{1000}$/u);
});

test('generates another token on R, and copies it', { tags: ['slow'] }, async () => {
  const { user, shown, expectShown } = await renderTool('token-generator');
  await expectShown('generate', 'tokens', /^\w{64}$/u);
  const before = shown('generate', 'tokens');
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(shown('generate', 'tokens')).not.toBe(before));
  const after = shown('generate', 'tokens');
  await user.click(screen.getByRole('button', { name: 'Copy Tokens' }));
  await expectCopied(after);
  expect((await screen.findAllByText('Token copied to clipboard')).length).toBeGreaterThan(0);
  expect(fireEvent.keyDown(length(), { key: 'r' })).toBe(true);
  expect(shown('generate', 'tokens')).toBe(after);
});

test('offers symbol sets, and rates the strength', { tags: ['slow'] }, async () => {
  const { user, expectShown } = await renderTool('token-generator');
  slide(LENGTH_SLIDER, '10');
  await waitFor(() => expect(strength()).toBe('Weak'));
  await user.click(screen.getByText('More options'));
  await user.click(screen.getByRole('button', { name: 'URL-safe' }));
  expect(screen.getByLabelText<HTMLInputElement>('Symbols').checked).toBe(true);
  await expectShown('generate', 'alphabetSize', '66 possible characters');
  expect(strength()).toBe('Weak');
  slide(LENGTH_SLIDER, '18');
  await waitFor(() => expect(strength()).toBe('Strong'));
});

test('copies each of several tokens', async () => {
  const { user } = await renderTool('token-generator', { link: '#/generate?count=3&length=8' });
  await waitFor(() => expect(tokens()).toHaveLength(3));
  const second = tokens()[1]?.querySelector('span')?.textContent ?? '';
  expect(second).toMatch(/^[A-Za-z\d]{8}$/u);
  await user.click(screen.getByRole('button', { name: 'Copy token 2' }));
  await expectCopied(second);
});

test('reports an empty alphabet immediately, and only once', { tags: ['slow'] }, async () => {
  const { user, expectShown } = await renderTool('token-generator');
  for (const name of ['Uppercase', 'Lowercase', 'Numbers']) await user.click(screen.getByLabelText(name));
  await waitFor(() => expect(alerts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('No characters left')]));
  await user.click(screen.getByText('More options'));
  expect(alerts()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Custom alphabet'), { target: { value: 'ab' } });
  await expectShown('generate', 'tokens', /^[ab]{64}$/u);
});

test('generates passphrases according to the options, and notes that they are not mnemonics', { tags: ['slow'] }, async () => {
  const { user, switchTo, expectShown } = await renderTool('token-generator');
  await switchTo('passphrase');
  expect(screen.getByText(/Not a BIP-39 mnemonic/u)).toBeInstanceOf(HTMLElement);
  slide('Words: slider, 1 to 64', '3');
  fireEvent.change(screen.getByLabelText('Separator'), { target: { value: '_' } });
  await user.click(screen.getByLabelText('Capitalize words'));
  await user.click(screen.getByLabelText('Append a digit'));
  await expectShown('passphrase', 'passphrases', /^[A-Z][a-z]+_[A-Z][a-z]+_[A-Z][a-z]+\d$/u);
  expect(strength()).toBe('Very weak');
});

test('does not store tokens', { tags: ['slow'] }, async () => {
  const { user, shown, expectShown } = await renderTool('token-generator');
  const menu = screen.getByRole('button', { name: 'More actions' });
  await user.hover(menu);
  await act(async () => fireEvent.click(menu));
  await user.click(await screen.findByLabelText('Remember my input on this device'));
  await user.click(screen.getByLabelText('Uppercase'));
  await expectShown('generate', 'tokens', /^[a-z\d]{64}$/u);
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(localStorage.getItem('penknife.inputs.token-generator')).toContain('"uppercase":false'));
  expect(JSON.stringify({ ...localStorage })).not.toContain(shown('generate', 'tokens'));
});
