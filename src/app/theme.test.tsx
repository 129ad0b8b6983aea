import { act, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { themePreference } from './preferences.ts';
import { stubScreen } from './testing/media.ts';
import { setStored } from './testing/stored.ts';
import { DocumentTheme, followSystemTheme, toggleTheme, useTheme } from './theme.ts';

const Shown = () => <p>{useTheme().theme}</p>;

const show = () =>
  render(
    <>
      <DocumentTheme />
      <Shown />
    </>,
  );

const color = (): string | undefined => document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

beforeEach(() => {
  document.head.querySelector('meta[name="theme-color"]')?.remove();
});

test('follows the system until a theme is chosen', () => {
  const change = stubScreen({ isDark: false });
  const { container } = show();
  expect([container.textContent, document.documentElement.dataset.theme, color()]).toEqual(['light', undefined, '#ffffff']);
  change({ isDark: true });
  expect([container.textContent, document.documentElement.dataset.theme, color()]).toEqual(['dark', undefined, '#1b1e21']);
  act(toggleTheme);
  expect([container.textContent, document.documentElement.dataset.theme, color()]).toEqual(['light', 'light', '#ffffff']);
  expect(localStorage.getItem('theme')).toBe('light');
  change({ isDark: false });
  change({ isDark: true });
  expect(container.textContent).toBe('light');
  act(toggleTheme);
  expect([container.textContent, document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  act(toggleTheme);
  expect(container.textContent).toBe('light');
  act(followSystemTheme);
  expect([container.textContent, document.documentElement.dataset.theme]).toEqual(['dark', undefined]);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(document.head.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
});

test.each([
  [{ isDark: false }, 'dark'],
  [{ isDark: true }, 'light'],
])('without a choice, the opposite of the system theme (%j) is %s', (screen, theme) => {
  stubScreen(screen);
  toggleTheme();
  expect(themePreference.get()).toBe(theme);
});

test.each([
  ['dark', 'dark'],
  ['"light"', 'light'],
  ['system', undefined],
  ['sepia', undefined],
  ['{"broken', undefined],
])('a stored %s gives the theme %s', (stored, theme) => {
  stubScreen();
  setStored({ theme: stored });
  show();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('follows a choice in another tab', () => {
  stubScreen();
  const { container } = show();
  act(() => setStored({ theme: 'dark' }));
  expect([container.textContent, document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
});

test('where the host has set a theme, following the system is a choice', () => {
  stubScreen();
  themePreference.suppose('dark');
  const { container } = show();
  expect(container.textContent).toBe('dark');
  act(followSystemTheme);
  expect(container.textContent).toBe('light');
  expect(localStorage.getItem('theme')).toBe('system');
  themePreference.suppose('system');
});

test('stops watching the system once nothing shows the theme', () => {
  const change = stubScreen();
  const { unmount } = show();
  unmount();
  change({ isDark: true });
  expect(color()).toBe('#ffffff');
});
