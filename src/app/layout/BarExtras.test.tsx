import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { BarExtras } from './BarExtras.tsx';
import { DonateLink } from './DonateLink.tsx';

const show = (options?: Parameters<typeof renderInShell>[1]) => renderInShell(<BarExtras className="extras" />, options);

const links = (): readonly unknown[] =>
  screen.getAllByRole('link').map((link) => ['aria-label', 'title', 'href', 'target', 'rel'].map((name) => link.getAttribute(name)));

test('each language is listed by its own name, Norwegian also by its English one', async () => {
  const { user } = await show();
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(choice.value).toBe('en');
  expect([...choice.options].map(({ value, text, lang }) => [value, text, lang])).toEqual(
    Object.entries(languages).map(([code, { name, tag }]) => [code, name, tag]),
  );
  expect([...choice.options].find(({ value }) => value === 'no')?.text).toBe('Norsk bokmål (Norwegian)');
  await user.selectOptions(choice, 'uk');
  expect(localStorage.getItem('locale')).toBe('uk');
});

test('omits links without a URL', async () => {
  const { container } = await show();
  expect(container.firstElementChild?.className).toBe('extras');
  expect(links()).toEqual([['About', 'About', '/about', null, null]]);
});

test('each configured link opens in a new tab', async () => {
  await show({ configuration: { VITE_LINK_REPOSITORY: 'https://git.test/', VITE_LINK_SOCIAL: 'https://social.test/' } });
  expect(links()).toEqual([
    ['Source code', 'Source code', 'https://git.test', '_blank', 'noopener noreferrer'],
    ['Social account', 'Social account', 'https://social.test/', '_blank', 'noopener noreferrer'],
    ['About', 'About', '/about', null, null],
  ]);
});

test('the theme button says what it changes to', async () => {
  stubScreen();
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Dark theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
});

test('Reset to the system theme moves the focus to the theme button, because its own button disappears', async () => {
  stubScreen({ isDark: true });
  const { user } = await show({ stored: { theme: 'light' } });
  await user.click(screen.getByRole('button', { name: 'System theme' }));
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Light theme' }));
});

test('the support button opens in a new tab if configured, and is missing otherwise', async () => {
  const { unmount } = await renderInShell(<DonateLink />);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  await renderInShell(<DonateLink />, { configuration: { VITE_LINK_DONATION: 'https://give.test/' } });
  expect(links()).toEqual([['Support us', null, 'https://give.test/', '_blank', 'noopener noreferrer']]);
});
