import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tools, toolsByCategory } from '../../tools/registry.ts';
import { content, heading } from '../testing/frame.ts';
import { loadShell } from '../shell.tsx';
import { loading } from '../testing/loading.ts';
import { stubScreen } from '../testing/media.ts';
import { prerenderInShell } from '../testing/prerender-in-shell.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Home } from './Home.tsx';

/** Returns whether a section does not depend on the date of the test run. */
const isLasting = (title: string): boolean => title !== 'Newest tools';

const headings = (level: number): readonly string[] => [...document.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent).filter(isLasting);

/** The section with a heading. */
function section(title: string): HTMLElement {
  const found = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.closest('section');
  if (!found) throw new Error(`no section “${title}”`);
  expect(found.getAttribute('aria-labelledby')).toBe(found.querySelector('h2')?.id);
  return found;
}

const cardsOf = (part: HTMLElement): readonly string[] => [...part.querySelectorAll('article h3 a')].map(({ textContent }) => textContent);

beforeEach(() => {
  stubScreen();
});

test('lists every tool once, by category, with the number of tools', { tags: ['slow'] }, async () => {
  await renderInShell(<Home />);
  expect(headings(1)).toEqual(['Handy tools for developers']);
  expect(document.querySelector('h1 + p')?.textContent).toBe('Everything runs in your browser. Nothing you type is sent anywhere.');
  expect(headings(2)).toEqual(['Often needed', 'All tools']);
  const groups = toolsByCategory();
  const all = section('All tools');
  expect([...all.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual(groups.flatMap(([, ids]) => ids.map((id) => `/${id}`)));
  expect(all.querySelector('h2')?.nextElementSibling?.textContent).toBe(String(tools.size));
  expect([...all.querySelectorAll('h3[id]')].map(({ nextElementSibling }) => Number(nextElementSibling?.textContent))).toEqual(
    groups.map(([, ids]) => ids.length),
  );
});

test('a chip scrolls to its category, below the bar and the chips, without changing the URL', { tags: ['slow'] }, async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await renderInShell(<Home />);
  const chips = [...document.querySelectorAll<HTMLElement>('[role="group"][aria-label="Categories"] button')];
  expect(chips.map(({ textContent }) => textContent)).toEqual(
    [...document.querySelectorAll('h3[id]')].map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`),
  );
  fireEvent.click(chips[1] ?? document.body);
  const second = document.querySelectorAll<HTMLElement>('h3[id]')[1];
  expect(document.activeElement).toBe(second);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(second?.style.scrollMarginTop).toBe('96px');
  expect(scroll.mock.contexts).toEqual([second]);
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  expect(location.hash).toBe('');
});

test('is busy until it is hydrated, and then searches for what was typed before', { tags: ['slow'] }, async () => {
  const { page, hydrate } = await prerenderInShell(<Home />);
  const box = page.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!box) throw new Error('no search');
  expect(page.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  box.focus();
  Object.assign(window, { earlyInput: { changes: new Map([[box, { value: 'json to yaml' }]]), end: new AbortController(), drops: new AbortController() } });
  await hydrate();
  expect(page.firstElementChild?.hasAttribute('aria-busy')).toBe(false);
  expect(box.value).toBe('json to yaml');
  // The list is hidden without the focus, which React missed.
  await waitFor(() => expect(page.querySelector('[role="listbox"]')?.closest('[hidden]')).toBeNull());
  Reflect.deleteProperty(window, 'earlyInput');
});

test('links to at most five recently used tools', { tags: ['slow'] }, async () => {
  await renderInShell(<Home />, {
    stored: { recentTools: '["hash-text","no-such-tool","text-diff","jwt-parser","uuid-generator","bcrypt","roman-numeral-converter"]' },
  });
  const links = [...section('Recently used').querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/hash-text', 'Hash text and files'],
    ['/text-diff', 'Text diff'],
    ['/jwt-parser', 'JWT decoder'],
    ['/uuid-generator', 'UUID generator'],
    ['/bcrypt', 'Bcrypt'],
  ]);
});

test('a first visitor has neither favorites nor recently used tools, but the tools that most people need', async () => {
  await renderInShell(<Home />);
  expect(headings(2)).not.toContain('Recently used');
  expect(headings(2)).not.toContain('Favorites');
  const links = [...section('Often needed').querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['JSON', 'JWT', 'UUID', 'Base64', 'Date', 'Hash', 'Regex', 'Diff']);
  expect(links.map((link) => [link.getAttribute('href'), link.title])).toContainEqual(['/jwt-parser', 'JWT decoder']);
});

test('recently used tools replace the often needed ones, unless none is known', { tags: ['slow'] }, async () => {
  const { unmount } = await renderInShell(<Home />, { stored: { recentTools: '["text-diff"]' } });
  expect(headings(2)).toEqual(['Recently used', 'All tools']);
  unmount();
  await renderInShell(<Home />, { stored: { recentTools: '["no-such-tool"]' } });
  expect(headings(2)).toEqual(['Often needed', 'All tools']);
});

test('every often needed tool has a short name, and no other tool has one', async () => {
  const { tools: words } = await loadShell('en');
  expect([...tools].flatMap(([id, { often }]) => (often === undefined ? [] : id)).toSorted()).toEqual(
    Object.entries(words)
      .flatMap(([id, { shortName }]) => (shortName === undefined ? [] : id))
      .toSorted(),
  );
});

const favoriteNames = (): readonly string[] => cardsOf(section('Favorites'));

test('the heart adds a tool to the favorites on the home page and in the menu, and removes it', { tags: ['slow'] }, async () => {
  const { unmount } = await renderApp('/');
  const heart = content().querySelector<HTMLElement>('[aria-label="Add to favorites: Text diff"]');
  await loading(() => heart?.click());
  await waitFor(() => expect(favoriteNames()).toEqual(['Text diff']));
  expect(document.querySelector('#menu h2')?.textContent).toBe('Favorites 1');
  unmount();
  await renderApp('/text-diff');
  fireEvent.click(within(content()).getByTitle('Remove from favorites'));
  expect(document.querySelector('#menu h2')?.textContent).not.toContain('Favorites');
  expect(localStorage.getItem('favoriteToolsName')).toBe('[]');
});

test('reads favorites that an older version stored by name, and keeps unknown ones', { tags: ['slow'] }, async () => {
  await renderInShell(<Home />, { stored: { favoriteToolsName: '["Hash text and files","/no-such-tool","文本差异比较"]' } });
  await waitFor(() => expect(favoriteNames()).toEqual(['Hash text and files', 'Text diff']));
  const heart = document.querySelector<HTMLElement>('[aria-label="Add to favorites: JWT decoder"]');
  await loading(() => heart?.click());
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/hash-text","/no-such-tool","/text-diff","/jwt-parser"]');
});

/** Shows three favorites, whose order can be changed. */
async function showFavorites(): Promise<void> {
  await renderInShell(<Home />, { stored: { favoriteToolsName: '["/hash-text","/text-diff","/jwt-parser"]' } });
  await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeInstanceOf(HTMLElement));
  expect(favoriteNames()).toEqual(['Hash text and files', 'Text diff', 'JWT decoder']);
}

const control = (name: string): HTMLElement => within(section('Favorites')).getByRole('button', { name });

test('reorders favorites with the arrow keys and keeps the focus on the moved one', { tags: ['slow'] }, async () => {
  await showFavorites();
  const button = control('Move Text diff');
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowRight' });
  expect(favoriteNames()).toEqual(['Hash text and files', 'JWT decoder', 'Text diff']);
  expect(document.activeElement).toBe(control('Move Text diff'));
  fireEvent.keyDown(control('Move Text diff'), { key: 'Home' });
  expect(favoriteNames()).toEqual(['Text diff', 'Hash text and files', 'JWT decoder']);
  expect(section('Favorites').textContent).toContain('Text diff: position 1 of 3');
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/text-diff","/hash-text","/jwt-parser"]');
});

test('reorders favorites by tapping and shows a hint about reordering', { tags: ['slow'] }, async () => {
  await showFavorites();
  const hint = control('How to reorder favorites');
  expect(document.getElementById(hint.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Drag to reorder, or use the arrow keys.');
  fireEvent.click(control('Move Hash text and files'));
  fireEvent.click(control('Move Hash text and files forward'));
  expect(favoriteNames()).toEqual(['Text diff', 'Hash text and files', 'JWT decoder']);
});

test('opens the home page from the menu', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  fireEvent.click(document.querySelector('#menu a') ?? content());
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
});

test('shows banners between the search and the favorites', { tags: ['slow'] }, async () => {
  await renderInShell(<Home />, {
    configuration: { VITE_LINK_SOCIAL: 'https://social.test/', VITE_SHOW_BANNER: true },
    stored: { favoriteToolsName: '["/text-diff"]' },
  });
  await waitFor(() => expect(document.querySelectorAll('aside')).toHaveLength(1));
  const parts = [...document.querySelectorAll('h1, aside, h2')].map(({ localName, textContent }) => (localName === 'aside' ? 'banner' : textContent));
  expect(parts.filter(isLasting)).toEqual(['Handy tools for developers', 'banner', 'Favorites', 'Often needed', 'All tools']);
});

test('uses the defaults when stored items are corrupt', { tags: ['slow'] }, async () => {
  const { unmount } = await renderInShell(<p />);
  unmount();
  for (const text of ['{"broken', '[1,{}]', '{"a":7}', 'null', '']) {
    const names = ['favoriteToolsName', 'recentTools', 'favoriteRecipes', 'collapsedCategories', 'theme'];
    const view = await renderInShell(<Home />, { stored: Object.fromEntries(names.map((name) => [name, text])) });
    expect(headings(2), text).toEqual(['Often needed', 'All tools']);
    act(() => view.unmount());
  }
});

test('lays out the categories of a prerendered page when the browser is idle', { tags: ['slow'] }, async () => {
  const { page, hydrate } = await prerenderInShell(<Home />);
  const idle = vi.fn<(call: () => void) => number>();
  vi.stubGlobal('requestIdleCallback', idle);
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>());
  await hydrate();
  const skipped = (): number => page.querySelectorAll('[data-skipped]').length;
  expect(skipped()).toBeGreaterThan(5);
  act(() => {
    for (const [call] of idle.mock.calls) call();
  });
  expect(skipped()).toBe(0);
  vi.unstubAllGlobals();
});

test('lays out every category at once within the app', { tags: ['slow'] }, async () => {
  const { container } = await renderInShell(<Home />);
  expect(container.querySelectorAll('[data-skipped]')).toHaveLength(0);
});
