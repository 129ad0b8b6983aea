import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bar, content, heading, menu, palette } from '../testing/frame.ts';
import { stubScreen } from '../testing/media.ts';
import type { Screen } from '../testing/media.ts';
import { renderApp } from '../testing/render-app.tsx';
import { fillStorage } from '../testing/stored.ts';

const menuButton = (): HTMLElement => within(bar()).getByRole('button', { name: 'Menu' });
const homeLink = (): HTMLElement => within(menu()).getByRole('link', { name: /^Penknife/u });
const beside = (): HTMLElement | null => screen.queryByRole('button', { name: 'Close' });

const take = (event: Event): void => event.preventDefault();
const field = (): HTMLElement => within(bar()).getByRole('button', { name: /^Search tools, or paste anything/u });

/** Whether the menu is visible, according to the page and the button. */
function isMenuOpen(): boolean {
  const isOpen = !menu().hidden;
  expect(menuButton().getAttribute('aria-expanded')).toBe(String(isOpen));
  return isOpen;
}

let change: (next: Screen) => void;

beforeEach(() => {
  change = stubScreen();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});

test('opens and closes the menu on a wide screen and stores the choice', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/about');
  expect(isMenuOpen()).toBe(true);
  expect(menuButton().getAttribute('aria-controls')).toBe('menu');
  await user.click(menuButton());
  expect(isMenuOpen()).toBe(false);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('true');
  expect([bar().inert, content().inert, beside()]).toEqual([false, false, null]);
  await user.click(menuButton());
  expect(isMenuOpen()).toBe(true);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('false');
  await user.click(homeLink());
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
  expect(isMenuOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isMenuOpen()).toBe(true);
});

test('on a small screen the menu is collapsed, which is stored, and covers the page when it is open', { tags: ['slow'] }, async () => {
  change({ isSmall: true });
  const { user } = await renderApp('/about');
  expect(isMenuOpen()).toBe(false);
  await user.click(menuButton());
  expect(isMenuOpen()).toBe(true);
  expect(document.activeElement).toBe(menu());
  expect([bar().inert, content().inert]).toEqual([true, true]);
  expect(document.querySelector<HTMLElement>('a[href="#content"]')?.inert).toBe(true);
  within(menu()).getByRole('combobox', { name: 'Language' });
  within(menu()).getByRole('button', { name: 'Dark theme' });
  within(menu()).getByRole('link', { name: 'About' });
  await user.keyboard('{Escape}');
  expect(isMenuOpen()).toBe(false);
  expect(document.activeElement).toBe(menuButton());
  expect([bar().inert, content().inert]).toEqual([false, false]);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('true');
});

test('a click outside the menu closes it', { tags: ['slow'] }, async () => {
  change({ isSmall: true });
  const { user } = await renderApp('/about');
  expect(beside()).toBeNull();
  await user.click(menuButton());
  fireEvent.click(beside() ?? content());
  expect(isMenuOpen()).toBe(false);
  expect(beside()).toBeNull();
  expect(document.activeElement).toBe(menuButton());
});

test('the menu button closes the menu', { tags: ['slow'] }, async () => {
  change({ isSmall: true });
  await renderApp('/about');
  fireEvent.click(menuButton());
  expect(isMenuOpen()).toBe(true);
  fireEvent.click(menuButton());
  expect(isMenuOpen()).toBe(false);
});

test('navigation closes the menu, even to the current page, and so does going back', { tags: ['slow'] }, async () => {
  change({ isSmall: true });
  const { user } = await renderApp('/about');
  await user.click(menuButton());
  await user.click(homeLink());
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
  expect(isMenuOpen()).toBe(false);
  await user.click(menuButton());
  await user.click(homeLink());
  expect(isMenuOpen()).toBe(false);
  await user.click(menuButton());
  act(() => {
    history.replaceState(null, '', '/about');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(isMenuOpen()).toBe(false);
});

test('ignores a key that was already handled, and Escape in a dialog above it', async () => {
  change({ isSmall: true });
  const { user } = await renderApp('/about');
  await user.click(menuButton());
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(isMenuOpen()).toBe(true);
  document.body.addEventListener('keydown', take);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.body.removeEventListener('keydown', take);
  expect(isMenuOpen()).toBe(true);
  palette().open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isMenuOpen()).toBe(true);
  palette().open = false;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isMenuOpen()).toBe(false);
});

test('closes the menu when the screen becomes small and restores the choice when it becomes wide', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  change({ isSmall: true });
  expect(isMenuOpen()).toBe(false);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('true');
  fireEvent.click(menuButton());
  expect(isMenuOpen()).toBe(true);
  change({ isSmall: false });
  expect(isMenuOpen()).toBe(true);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('false');
  expect(content().inert).toBe(false);
  change({ isSmall: true });
  expect(isMenuOpen()).toBe(false);
});

test('a collapsed menu stays collapsed, also after the screen was small', async () => {
  await renderApp('/about', { stored: { isMenuCollapsed: 'true' } });
  expect(isMenuOpen()).toBe(false);
  change({ isSmall: true });
  change({ isSmall: false });
  expect(isMenuOpen()).toBe(false);
});

test('opens when the screen becomes wide, even if the page was opened on a small screen and reloaded', { tags: ['slow'] }, async () => {
  change({ isSmall: true });
  const first = await renderApp('/about');
  await first.user.click(menuButton());
  await first.user.keyboard('{Escape}');
  first.unmount();
  const stored = { ...localStorage };
  expect(stored).toMatchObject({ isMenuCollapsed: 'true' });
  await renderApp('/about', { stored });
  expect(isMenuOpen()).toBe(false);
  change({ isSmall: false });
  expect(isMenuOpen()).toBe(true);
  expect(localStorage.getItem('isMenuCollapsed')).toBe('false');
  change({ isSmall: true });
  expect(isMenuOpen()).toBe(false);
});

test('is open on a wide screen, after a visit on a small one has collapsed it', async () => {
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { subtree: true, attributeFilter: ['hidden'] });
  await renderApp('/about', { stored: { isMenuCollapsed: 'true', isCollapsedBySmallScreen: 'true' } });
  expect(isMenuOpen()).toBe(true);
  expect(changed).not.toContain(menu());
  observer.disconnect();
  expect(localStorage.getItem('isMenuCollapsed')).toBe('false');
  fireEvent.click(menuButton());
  expect(isMenuOpen()).toBe(false);
});

test('the skip link focuses the content without changing the URL', { tags: ['slow'] }, async () => {
  await renderApp('/hash-text#/hash?text=a');
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void skip.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(content());
  expect(location.hash).toBe('#/hash?text=a');
});

test('the field in the bar opens the search and shows its keyboard shortcut', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/about');
  expect([field().getAttribute('aria-haspopup'), field().getAttribute('aria-keyshortcuts')]).toEqual(['dialog', 'Control+K Meta+K']);
  expect(field().querySelector('kbd')?.textContent).toBe('Ctrl K');
  expect(palette().open).toBe(false);
  await user.click(field());
  expect(palette().open).toBe(true);
});

test('the search field in the bar is an icon on the home page, which has its own field', { tags: ['slow'] }, async () => {
  const { unmount } = await renderApp('/');
  expect(field().className).toContain('searchIcon');
  unmount();
  await renderApp('/about');
  expect(field().className).not.toContain('searchIcon');
});

test('the logo links to the home page', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/about');
  const home = within(bar()).getByRole('link', { name: 'Penknife Home' });
  expect(home.title).toBe('Home');
  await user.click(home);
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
});

test('works when storage is blocked or full', { tags: ['slow'] }, async () => {
  fillStorage();
  const { user } = await renderApp('/about');
  await user.click(menuButton());
  expect(isMenuOpen()).toBe(false);
  await user.click(within(bar()).getByRole('button', { name: 'Dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(menuButton());
  await user.click(within(menu()).getByRole('button', { name: /^Web/u }));
  expect(within(menu()).getByRole('button', { name: /^Web/u }).getAttribute('aria-expanded')).toBe('true');
});
