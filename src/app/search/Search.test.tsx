import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findDraft } from '../../page/session/drafts.ts';
import { loadHomeWords } from '../../runtime/platform/words.ts';
import { tools } from '../../tools/registry.ts';
import { becomeIdle } from '../testing/idle.ts';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { loadTool } from '../ToolView.tsx';
import { Search } from './Search.tsx';

// By selectors: happy-dom takes a second each time to find accessible elements in a list of all tools.
const find = <Part extends HTMLElement>(selector: string): Part => {
  const found = document.querySelector<Part>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const box = (): HTMLInputElement => find('input[role="combobox"]');
const list = (): HTMLElement => find('[role="listbox"]');
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const names = (): readonly (string | null | undefined)[] => options().map((option) => option.querySelector('span span')?.textContent);
const selected = (): readonly HTMLElement[] => options().filter((option) => option.getAttribute('aria-selected') === 'true');
const status = (): string => find('[role="status"]').textContent;
const isListShown = (): boolean => document.querySelector('[role="listbox"]:not([hidden])')?.parentElement?.hidden === false;
const groups = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="group"]')];
const labels = (): readonly (string | null)[] => groups().map((group) => group.getAttribute('aria-label'));
const pastedLine = (): string | null | undefined => document.querySelector('code')?.textContent;
const footerHeart = (): HTMLElement | null => document.querySelector('button[aria-keyshortcuts]');

/** Presses a key in the box. Returns whether the search has handled it. */
function press(key: string, init: KeyboardEventInit = {}): boolean {
  const event = createEvent.keyDown(box(), { key, ...init });
  fireEvent(box(), event);
  return event.defaultPrevented;
}

const onDone = vi.fn<() => void>();
const scroll = vi.fn<(this: Element, options?: unknown) => void>();

/** Shows the search of the home page, and waits for results. */
async function showHero(options_: Parameters<typeof renderInShell>[1] = {}): Promise<void> {
  await renderInShell(
    <main>
      <h1>Home</h1>
      <Search isHero />
    </main>,
    options_,
  );
}

/** Shows the search of the palette, with its list. */
async function showPalette(options_: Parameters<typeof renderInShell>[1] = { path: '/about' }): Promise<void> {
  await renderInShell(<Search onDone={onDone} />, options_);
  await waitFor(() => expect(options()).not.toHaveLength(0));
  box().focus();
}

/** Types a query into the box, and waits for its results. */
async function search(text: string): Promise<void> {
  fireEvent.change(box(), { target: { value: text } });
  await waitFor(() => expect(status()).not.toBe(''));
}

beforeEach(() => {
  onDone.mockReset();
  stubScreen();
  scroll.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
});

test('on a wide screen the search of the home page has focus, on a small one not', async () => {
  await showHero();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute('aria-label')).toBe('Search tools, or paste anything');
  expect(box().placeholder).toBe(`Search ${tools.size} tools, or paste anything: a token, JSON, a date, a file`);
});

test('on a small screen the focus would open a keyboard over the page', async () => {
  stubScreen({ isSmall: true });
  await showHero();
  expect(document.activeElement).toBe(document.body);
});

test('shows the list of the home page with results, and hides it when the focus leaves', { tags: ['slow'] }, async () => {
  await showHero();
  expect(screen.getByText('Ctrl K')).toBeInstanceOf(HTMLElement);
  expect(isListShown()).toBe(false);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await search('roman');
  expect(screen.queryByText('Ctrl K')).toBeNull();
  expect(isListShown()).toBe(true);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect([box().getAttribute('aria-controls'), list().getAttribute('aria-label')]).toEqual([list().id, 'Tools']);
  expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  expect(names()[0]).toBe('Roman numeral converter');
  box().blur();
  await waitFor(() => expect(isListShown()).toBe(false));
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().hasAttribute('aria-activedescendant')).toBe(false);
  box().focus();
  await waitFor(() => expect(isListShown()).toBe(true));
});

test('a click within the list keeps it open', { tags: ['slow'] }, async () => {
  await showHero();
  await search('roman');
  fireEvent.blur(box(), { relatedTarget: options()[0] });
  expect(isListShown()).toBe(true);
});

test('announces the number of results, and suggests what to do if there are none', { tags: ['slow'] }, async () => {
  await showHero();
  await search('xyzzy');
  await waitFor(() => expect(status()).toBe('Nothing found'));
  screen.getByText('No tools match “xyzzy”. Try different words, or paste your data.');
  expect(list().hidden).toBe(true);
  await search('roman numeral converter');
  await waitFor(() => expect(status()).toMatch(/^\d+ results?$/u));
  expect(status()).toBe(`${options().length} result${options().length === 1 ? '' : 's'}`);
});

test('the search of the home page has no actions, that of the palette does', async () => {
  await showHero();
  await search('random tool');
  expect(names()).not.toContain('Random tool');
});

test('Enter opens the row that is selected', async () => {
  await showHero();
  await search('hash');
  const second = options()[1]?.textContent;
  press('ArrowDown');
  expect(selected().map(({ textContent }) => textContent)).toEqual([second]);
  await search('hash text');
  expect(selected()).toEqual([options()[0]]);
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/hash-text'));
  expect(box().value).toBe('');
});

test('Enter on an empty search opens nothing on the home page', async () => {
  await showHero();
  becomeIdle();
  press('Enter');
  expect(location.pathname).toBe('/');
});

test('Enter that ends the composition of a Chinese word opens nothing', async () => {
  await showHero();
  await search('hash');
  expect(press('Enter', { isComposing: true })).toBe(false);
  expect(location.pathname).toBe('/');
  expect(isListShown()).toBe(true);
});

test('Escape clears the search of the home page, and is handled there', async () => {
  await showHero();
  await search('hash');
  expect(press('Escape')).toBe(true);
  expect(box().value).toBe('');
  expect(status()).toBe('');
  expect(press('Escape')).toBe(false);
});

test('Escape in the palette clears the search and also reaches the dialog', { tags: ['slow'] }, async () => {
  await showPalette();
  await search('hash');
  expect(press('Escape')).toBe(false);
  expect(box().value).toBe('');
});

/** Whether a row shows the rest of its group. */
const isMore = (row: HTMLElement): boolean => /^Show \d+ more in /u.test(row.textContent);

test('the palette shows five entries per group for an empty search, and every tool after each last row was chosen', { tags: ['slow'] }, async () => {
  await showPalette();
  const sizes = (): readonly number[] => groups().map((group) => group.querySelectorAll('[role="option"]').length);
  expect(Math.max(...sizes())).toBe(6);
  expect(groups().every((group) => [...group.querySelectorAll<HTMLElement>('[role="option"]')].filter((row) => !isMore(row)).length <= 5)).toBe(true);
  press('End');
  const [more] = options().filter(isMore);
  const index = options().findIndex((row) => row === more);
  if (more) await act(async () => fireEvent.click(more));
  expect(isMore(options()[index] ?? document.body)).toBe(false);
  for (let rest = options().filter(isMore); rest.length > 0; rest = options().filter(isMore)) {
    const [next] = rest;
    if (next) await act(async () => fireEvent.click(next));
  }
  const home = await loadHomeWords('en');
  expect(names()).toEqual(expect.arrayContaining(Object.values(home).map(({ name }) => name)));
  expect(status()).toBe('');
});

test('a group has its category as title and label', { tags: ['slow'] }, async () => {
  await showPalette();
  const all = groups().map((group) => ({ label: group.getAttribute('aria-label') ?? '', title: group.querySelector('p')?.textContent }));
  expect(all.length).toBeGreaterThan(5);
  for (const { label, title } of all) expect(title).toBe(label);
});

test('arrows, Home and End move the selection and stop at the ends', { tags: ['slow'] }, async () => {
  await showPalette();
  const all = options();
  const [first, second, last] = [all[0], all[1], all.at(-1)];
  press('ArrowUp');
  expect(selected()).toEqual([first]);
  press('ArrowDown');
  expect(selected()).toEqual([second]);
  expect(box().getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(scroll.mock.contexts.at(-1)).toBe(second);
  expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
  press('End');
  expect(selected()).toEqual([last]);
  press('ArrowDown');
  expect(selected()).toEqual([last]);
  press('ArrowUp');
  press('ArrowDown');
  expect(selected()).toEqual([last]);
  press('Home');
  expect(selected()).toEqual([first]);
  expect(document.activeElement).toBe(box());
});

test('with Shift, Home and End select text', { tags: ['slow'] }, async () => {
  await showPalette();
  press('ArrowDown');
  for (const key of ['Home', 'End']) expect(press(key, { shiftKey: true })).toBe(false);
  expect(selected()).toEqual([options()[1]]);
});

test('shows five recently used tools, without the current one, then the favorites, before all tools', { tags: ['slow'] }, async () => {
  await showPalette({
    path: '/text-diff',
    stored: {
      recentTools: '["text-diff","hash-text","no-such-tool","jwt-parser","uuid-generator","bcrypt","roman-numeral-converter","ulid-generator"]',
      favoriteToolsName: '["/json-prettify","/hash-text"]',
    },
  });
  expect(labels().slice(0, 2)).toEqual(['Recently used', 'Favorites']);
  expect(names().slice(0, 7)).toEqual([
    'Hash text and files',
    'JWT decoder',
    'UUID generator',
    'Bcrypt',
    'Roman numeral converter',
    'JSON formatter',
    'Hash text and files',
  ]);
});

test('a search is one list without groups', async () => {
  await showHero();
  await search('json');
  await waitFor(() => expect(names()[0]).toBe('JSON formatter'));
  expect(groups()).toEqual([]);
  expect([...(options()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(['JSON']);
  expect(options()[0]?.textContent).toContain('Development');
});

test('closes the palette before opening the selected tool', { tags: ['slow'] }, async () => {
  await showPalette();
  onDone.mockImplementation(() => expect(location.pathname).toBe('/about'));
  await search('http status');
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/http-status-codes'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a click on a row opens it', { tags: ['slow'] }, async () => {
  await showPalette({ path: '/' });
  await search('about');
  fireEvent.click(options().find((option) => option.querySelector('span span')?.textContent === 'About') ?? box());
  await waitFor(() => expect(location.pathname).toBe('/about'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('switching the theme keeps the palette open; switching the language closes it', { tags: ['slow'] }, async () => {
  await showPalette();
  await search('dark');
  expect(names()[0]).toBe('Toggle light/dark theme');
  press('Enter');
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(onDone).not.toHaveBeenCalled();
  expect(box().value).toBe('dark');
  press('Enter');
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('light'));
  await search('german');
  expect(selected()[0]?.textContent).toContain('Deutsch');
  press('Enter');
  await waitFor(() => expect(localStorage.getItem('locale')).toBe('de'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('opens a random tool', { tags: ['slow'] }, async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  await showPalette();
  await search('random tool');
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe(`/${[...tools.keys()].at(-1)}`));
});

test('finds a tool by English and by translated words', { tags: ['slow'] }, async () => {
  await renderInShell(<Search />, { path: '/about', language: 'zh' });
  for (const words of ['stopwatch', '秒表', 'chronometer']) {
    fireEvent.change(box(), { target: { value: words } });
    await waitFor(() => expect(names()[0]).toMatch(/秒表|计时/u));
  }
});

test('toggles a favorite by key, with the button below the list and with the heart in a row', { tags: ['slow'] }, async () => {
  await showPalette();
  await search('slugify');
  expect(names()[0]).toBe('Slugify string');
  press('d', { ctrlKey: true });
  expect(status()).toBe('Slugify string added to favorites');
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/slugify-string"]');
  expect(selected()[0]?.textContent).toContain('Favorite');
  expect(selected()[0]?.querySelector('[data-heart]')?.getAttribute('title')).toBe('Remove from favorites');
  expect(footerHeart()?.getAttribute('aria-label')).toBe('Remove from favorites: Slugify string');
  fireEvent.click(footerHeart() ?? box());
  expect(status()).toBe('Slugify string removed from favorites');
  expect(localStorage.getItem('favoriteToolsName')).toBe('[]');
  expect(selected()[0]?.textContent).not.toContain('Favorite');
  const heart = selected()[0]?.querySelector('[data-heart] svg');
  if (!heart) throw new Error('the row has no heart');
  fireEvent.click(heart);
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/slugify-string"]');
  press('d', { metaKey: true });
  expect(localStorage.getItem('favoriteToolsName')).toBe('[]');
  expect(onDone).not.toHaveBeenCalled();
  await search('hash');
  expect(status()).toMatch(/result|found/u);
});

test('shows only available keys below the list, and no heart for an action', { tags: ['slow'] }, async () => {
  await showPalette();
  await search('slugify');
  expect(footerHeart()?.getAttribute('aria-label')).toBe('Add to favorites: Slugify string');
  expect(footerHeart()?.getAttribute('aria-keyshortcuts')).toBe('Control+D Meta+D');
  expect([...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['↑', '↓', 'Enter', 'Esc', 'Ctrl D']);
  await search('random tool');
  expect(selected()[0]?.textContent).toContain('Random tool');
  expect(selected()[0]?.querySelector('[data-heart]')).toBeNull();
  expect(footerHeart()).toBeNull();
  press('d', { ctrlKey: true });
  expect(localStorage.getItem('favoriteToolsName')).toBeNull();
});

const PNG = new File(['content'], 'dot.png', { type: 'image/png' });
const PDF = new File(['content'], 'signed.pdf', { type: 'application/pdf' });

/** Pastes into an element. Returns whether the browser's own action is prevented. */
function paste(target: Element, { text = '', files = [] }: { readonly text?: string; readonly files?: readonly File[] }): boolean {
  const event = createEvent.paste(target, { clipboardData: { files, getData: () => text } });
  fireEvent(target, event);
  return event.defaultPrevented;
}

const h1 = (): HTMLElement => find('h1');

test('a paste anywhere on the home page ranks matching tools without opening one', { tags: ['slow'] }, async () => {
  await showHero();
  box().blur();
  expect(paste(h1(), { text: '{"id": 17478252242305210114}' })).toBe(true);
  await waitFor(() => expect(pastedLine()).toBe('{"id": 17478252242305210114}'));
  expect(document.activeElement).toBe(box());
  await waitFor(() => expect(names()[0]).toBe('JSON formatter'));
  expect([list().getAttribute('aria-label'), isListShown()]).toEqual(['Tools for the pasted content', true]);
  screen.getByText('Pasted content');
  expect(selected()).toEqual([options()[0]]);
  expect(location.pathname).toBe('/');
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/json-prettify'));
  const { tool } = await loadTool('json-prettify', 'en');
  expect(findDraft('json-prettify', tool.operations).read().inputs.format?.input).toBe('{"id": 17478252242305210114}');
});

test('lists each tool once, even if the pasted text also finds it by name', { tags: ['slow'] }, async () => {
  await showHero();
  paste(h1(), { text: '404' });
  await waitFor(() => expect(names()[0]).toBe('HTTP status codes'));
  expect(names().filter((name) => name === 'HTTP status codes')).toHaveLength(1);
});

test('offers pasted text of no known format to the tools for any text', { tags: ['slow'] }, async () => {
  await showHero();
  paste(h1(), { text: 'uuid' });
  await waitFor(() => expect(labels()).toContain('Tools by name'));
  expect(names()[0]).toBe('UUID generator');
  expect(labels().at(-1)).toBe('Tools for any text');
});

test('ignores a paste into another field, and an empty one', async () => {
  await showHero();
  const field = document.createElement('textarea');
  document.body.append(field);
  expect(paste(field, { text: '{"a": 1}' })).toBe(false);
  const event = createEvent.paste(h1(), {});
  Object.defineProperty(event, 'clipboardData', { value: null });
  fireEvent(h1(), event);
  expect(event.defaultPrevented).toBe(false);
  expect(paste(h1(), { text: ' \n ' })).toBe(true);
  await Promise.resolve();
  expect(pastedLine()).toBeUndefined();
});

test('the palette ignores a paste outside its field', { tags: ['slow'] }, async () => {
  await showPalette();
  expect(paste(document.body, { text: '{"a": 1}' })).toBe(false);
});

test('clears pasted text with its button, with Escape and by typing', { tags: ['slow'] }, async () => {
  await showHero();
  const pasteJson = async (): Promise<void> => {
    paste(h1(), { text: '{"a": 1}' });
    await waitFor(() => expect(pastedLine()).toBe('{"a": 1}'));
  };
  await pasteJson();
  fireEvent.click(screen.getByText('Clear'));
  expect(pastedLine()).toBeUndefined();
  await pasteJson();
  press('Escape');
  expect(pastedLine()).toBeUndefined();
  await pasteJson();
  fireEvent.change(box(), { target: { value: 'h' } });
  expect(pastedLine()).toBeUndefined();
  expect(box().value).toBe('h');
});

test('shows the beginning of a long or multi-line paste', { tags: ['slow'] }, async () => {
  await showHero();
  paste(h1(), { text: `\n${'a'.repeat(81)}\nsecond` });
  await waitFor(() => expect(pastedLine()).toBe(`${'a'.repeat(80)}…`));
  paste(h1(), { text: `${'b'.repeat(80)}\r\nsecond` });
  await waitFor(() => expect(pastedLine()).toBe('b'.repeat(80)));
});

test('a paste between words becomes part of the query; one that replaces them is read as content, and whitespace is not', { tags: ['slow'] }, async () => {
  await showHero();
  await search('uu');
  expect(paste(box(), { text: 'id' })).toBe(false);
  expect(pastedLine()).toBeUndefined();
  box().setSelectionRange(0, 2);
  expect(paste(box(), { text: '{"a": 1}' })).toBe(true);
  await waitFor(() => expect(pastedLine()).toBe('{"a": 1}'));
  expect(box().value).toBe('');
  press('Escape');
  expect(paste(box(), { text: ' \n ' })).toBe(true);
  expect(pastedLine()).toBeUndefined();
});

test('a paste into the palette ranks matching tools', { tags: ['slow'] }, async () => {
  await showPalette();
  paste(box(), { text: '10.1.2.3/255.255.0.0' });
  await waitFor(() => expect(names()[0]).toBe('IPv4 subnet calculator'));
  fireEvent.click(options()[0] ?? box());
  await waitFor(() => expect(location.pathname).toBe('/ipv4-subnet-calculator'));
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a pasted secret is in no storage and no address', { tags: ['slow'] }, async () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQtc3ViamVjdCJ9.c2lnbmF0dXJl';
  await showHero();
  paste(box(), { text: token });
  await waitFor(() => expect(names()[0]).toBe('JWT decoder'));
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/jwt-parser'));
  dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state])).not.toContain('eyJ');
});

test('opens a file dropped or pasted anywhere on the home page; only the first of several', { tags: ['slow'] }, async () => {
  await showHero();
  box().blur();
  const drop = createEvent.drop(h1(), { dataTransfer: { types: ['Files'], files: [PDF, PNG] } });
  fireEvent(h1(), drop);
  expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(pastedLine()).toBe('signed.pdf'));
  await screen.findByText('Only signed.pdf was opened: one file at a time.');
  expect(names()[0]).toBe('PDF signature checker');
  expect(screen.getAllByText('Your file')).toHaveLength(1);
  expect(document.activeElement).toBe(box());
  expect(paste(h1(), { files: [PNG] })).toBe(true);
  await waitFor(() => expect(pastedLine()).toBe('dot.png'));
  expect(labels()[0]).toBe('Tools that can open your file');
  expect([list().getAttribute('aria-label'), isListShown()]).toEqual(['Tools that can open your file', true]);
});

test('while a file is over the window, the field says where to drop it', { tags: ['slow'] }, async () => {
  await showHero();
  fireEvent(h1(), createEvent.dragOver(h1(), { dataTransfer: { types: ['Files'], files: [] } }));
  expect(screen.getByText('Drop the file').parentElement).toBe(box().parentElement);
  fireEvent(
    h1(),
    createEvent.drop(h1(), { dataTransfer: { types: ['Files'], files: [new File(['id,name\n1,Ada\n2,Grace\n3,Alan'], 'data.csv', { type: 'text/csv' })] } }),
  );
  expect(screen.queryByText('Drop the file')).toBeNull();
  await waitFor(() => expect(pastedLine()).toBe('data.csv'));
  expect(names()[0]).toBe('JSON to CSV');
  press('Enter');
  await waitFor(() => expect(location.pathname).toBe('/json-to-csv'));
  const { tool } = await loadTool('json-to-csv', 'en');
  expect(findDraft('json-to-csv', tool.operations).read().inputs.parse?.input).toBe('id,name\n1,Ada\n2,Grace\n3,Alan');
});

test('a shortcut opens the home page with a search, which going back does not repeat', async () => {
  await showHero({ path: '/?search=roman#x', isStrict: false });
  await waitFor(() => expect(box().value).toBe('roman'));
  expect(location.href).toBe('http://localhost:3000/#x');
  expect(document.activeElement).toBe(box());
  await waitFor(() => expect(names()[0]).toBe('Roman numeral converter'));
});

test('only the search of the home page reads the URL', async () => {
  await showPalette({ path: '/about?search=roman' });
  expect(box().value).toBe('');
  expect(location.search).toBe('?search=roman');
});
