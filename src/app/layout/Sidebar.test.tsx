import { act, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { tools, toolsByCategory } from '../../tools/registry.ts';
import { Sidebar } from './Sidebar.tsx';

const onFollow = vi.fn<() => void>();

function Menu({ isOpen = true }: { readonly isOpen?: boolean }) {
  const ref = useRef<HTMLElement>(null);
  return (
    <Sidebar ref={ref} id="menu" isOpen={isOpen} onFollow={onFollow}>
      <p>extras</p>
    </Sidebar>
  );
}

const showMenu = (options?: Parameters<typeof renderInShell>[1], isOpen = true) => renderInShell(<Menu isOpen={isOpen} />, options);

/** The categories, each with whether it is unfolded. */
const categories = (): readonly (readonly [name: string, isOpen: boolean])[] =>
  [...document.querySelectorAll('h2 button')].map((button) => [button.textContent, button.getAttribute('aria-expanded') === 'true'] as const);

const category = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const listOf = (button: HTMLElement): HTMLElement | null => document.getElementById(button.getAttribute('aria-controls') ?? '');

test('lists every tool by category, with the number of tools', async () => {
  await showMenu();
  const groups = toolsByCategory().map(([id, ids]) => [id, ids.filter((tool) => !tools.get(tool)?.leads)] as const);
  expect(categories().map(([name]) => Number(/\d+$/u.exec(name)?.[0]))).toEqual(groups.map(([, ids]) => ids.length));
  expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(groups.flatMap(([, ids]) => ids.map((id) => `/${id}`)));
  expect(screen.getByRole('navigation', { name: 'Tools' }).tabIndex).toBe(-1);
  screen.getByText('extras');
});

test('tools that lead to others are listed after the recipes, and are marked there', async () => {
  await showMenu({ path: '/unwrap' });
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['/', '/recipes', '/unwrap']);
  expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'))).toEqual(['/unwrap']);
});

test('opens the first category on a page without a tool, and its own category on a tool page', async () => {
  const { unmount } = await showMenu();
  expect(categories().map(([, isOpen]) => isOpen)).toEqual(toolsByCategory().map((_, index) => index === 0));
  unmount();
  await showMenu({ path: '/text-diff' });
  expect(
    categories()
      .filter(([, isOpen]) => isOpen)
      .map(([name]) => name.replace(/ \d+$/u, '')),
  ).toEqual(['Text']);
});

test('favorites come first, and are open', async () => {
  await showMenu({ stored: { favoriteToolsName: '["/text-diff","/hash-text"]' } });
  expect(categories()[0]).toEqual(['Favorites 2', true]);
  expect([...(document.querySelector('ul')?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(['Text diff', 'Hash text and files']);
});

test('an open favorite is marked once, at the top', async () => {
  await showMenu({ path: '/text-diff', stored: { favoriteToolsName: '["/text-diff","/hash-text"]' } });
  const marked = [...document.querySelectorAll('[aria-current="page"]')];
  expect(marked.map((link) => link.closest('section')?.querySelector('h2')?.textContent)).toEqual(['Favorites 2']);
});

test('while the favorites are collapsed, an open favorite is marked in its category', async () => {
  await showMenu({ path: '/text-diff', stored: { favoriteToolsName: '["/text-diff"]', collapsedCategories: '{"favorite-tools":true}' } });
  const marked = [...document.querySelectorAll('[aria-current="page"]')];
  expect(marked.map((link) => link.closest('section')?.querySelector('h2')?.textContent)).toEqual([expect.stringMatching(/^Text \d+$/u)]);
});

test('the icon of the current tool has the hue of its category', async () => {
  await showMenu({ path: '/text-diff' });
  expect([...document.querySelectorAll<HTMLElement>('li a')].flatMap(({ style }) => style.getPropertyValue('--hue') || [])).toEqual(['var(--hue-text)']);
});

const expanded = (): readonly string[] => categories().flatMap(([name, isOpen]) => (isOpen ? name.replace(/ \d+$/u, '') : []));

test('another tool expands its category and collapses none', async () => {
  await showMenu({ path: '/text-diff' });
  act(() => history.pushState(null, '', '/jwt-parser'));
  expect(expanded()).toEqual(['Web', 'Text']);
  act(() => history.pushState(null, '', '/'));
  expect(expanded()).toEqual(['Web', 'Text']);
});

test('collapses and expands a category with its heading and stores its state', { tags: ['slow'] }, async () => {
  const { user } = await showMenu();
  const crypto = category(/^Crypto/u);
  expect(listOf(crypto)?.hidden).toBe(false);
  await user.click(crypto);
  expect([crypto.getAttribute('aria-expanded'), listOf(crypto)?.hidden]).toEqual(['false', true]);
  expect(localStorage.getItem('collapsedCategories')).toBe('{"crypto":true}');
  await user.click(category(/^Web/u));
  expect(localStorage.getItem('collapsedCategories')).toBe('{"crypto":true,"web":false}');
  await user.click(crypto);
  expect([crypto.getAttribute('aria-expanded'), listOf(crypto)?.hidden]).toEqual(['true', false]);
  expect(localStorage.getItem('collapsedCategories')).toBe('{"crypto":false,"web":false}');
});

test('collapsed categories stay collapsed on every page', async () => {
  await showMenu({ path: '/hash-text', stored: { collapsedCategories: '{"crypto":true,"text":false}' } });
  expect(
    categories()
      .filter(([, isOpen]) => isOpen)
      .map(([name]) => name.replace(/ \d+$/u, '')),
  ).toEqual(['Text']);
});

test.each([
  ['/hash-text', ['/hash-text']],
  ['/recipes', ['/recipes']],
  ['/about', []],
])('at %s the links %j are marked', async (path, marked) => {
  await showMenu({ path });
  expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'))).toEqual(marked);
});

test('a closed menu is hidden', async () => {
  await showMenu({}, false);
  expect(document.querySelector('nav')?.hidden).toBe(true);
});

test('calls onFollow for a link before the page changes, and not for other clicks', { tags: ['slow'] }, async () => {
  onFollow.mockReset();
  const { user } = await showMenu();
  onFollow.mockImplementation(() => expect(location.pathname).toBe('/'));
  await user.click(category(/^Web/u));
  expect(onFollow).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Recipes' }));
  expect(onFollow).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/recipes');
});

const place = (top: number, bottom: number): DOMRect => new DOMRect(0, top, 100, bottom - top);

/** Gives every menu item and the menu itself a position: happy-dom has no layout. */
function placeItems(itemTop: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    return this.localName === 'a' ? place(itemTop, itemTop + 20) : place(100, 300);
  });
}

test.each([
  [150, 0],
  [100, 0],
  [280, 0],
  [281, 91],
  [500, 310],
  [99, -91],
])('with the current tool %i pixels down, scrolls the menu by %i pixels', { tags: ['slow'] }, async (top, scrolled) => {
  let position = 0;
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation((value) => {
    position = value;
  });
  placeItems(top);
  await renderInShell(<Menu />, { path: '/hash-text' });
  expect(position).toBe(scrolled);
});

test('a closed menu is not scrolled', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollTop', 'set');
  placeItems(500);
  await showMenu({ path: '/hash-text' }, false);
  expect(scroll).not.toHaveBeenCalled();
});

test('ends with version, commit, year and author, with configured links', async () => {
  const year = new Date().getFullYear();
  const { unmount } = await showMenu();
  expect(document.querySelector('footer')?.textContent).toBe(`Penknife Version 0.0.0© ${year} the Penknife authors`);
  expect(document.querySelectorAll('footer a')).toHaveLength(0);
  unmount();
  const next = await showMenu({ configuration: { VITE_APP_VERSION: '7.8.9', VITE_LAST_COMMIT_SHA: '0123456789abcdef' } });
  expect(document.querySelector('footer')?.textContent).toContain('Version 7.8.9 · commit 0123456©');
  expect(document.querySelectorAll('footer a')).toHaveLength(0);
  next.unmount();
  await showMenu({
    configuration: { VITE_LAST_COMMIT_SHA: '0123456789abcdef', VITE_LINK_REPOSITORY: 'https://git.test/repo/', VITE_LINK_AUTHOR: 'https://author.test/' },
  });
  expect([...document.querySelectorAll('footer a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['commit 0123456', 'https://git.test/repo/commit/0123456789abcdef'],
    ['the Penknife authors', 'https://author.test/'],
  ]);
});
