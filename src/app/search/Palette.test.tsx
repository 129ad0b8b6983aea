import { act, createEvent, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bar, content, heading, menu, palette } from '../testing/frame.ts';
import { loading } from '../testing/loading.ts';
import { stubScreen } from '../testing/media.ts';
import { renderApp } from '../testing/render-app.tsx';

const options = (): readonly HTMLElement[] => [...palette().querySelectorAll<HTMLElement>('[role="option"]')];
const nameOf = (option: HTMLElement | undefined): string | null | undefined => option?.querySelector('span span')?.textContent;
const box = (): HTMLInputElement => {
  const found = palette().querySelector('input');
  if (!found) throw new Error('the palette is closed');
  return found;
};
const field = (): HTMLElement => within(bar()).getByText('Search or paste').parentElement ?? bar();

/** Presses Ctrl+K. Returns whether the browser's own action is prevented. */
function pressKeys(init: KeyboardEventInit = { ctrlKey: true }, target: Element = document.body): boolean {
  const event = createEvent.keyDown(target, { key: 'k', ...init });
  fireEvent(target, event);
  return event.defaultPrevented;
}

async function openPalette(): Promise<void> {
  pressKeys();
  await waitFor(() => expect(options()).not.toHaveLength(0));
  // Browsers focus the first field of a dialog.
  box().focus();
}

async function search(words: string): Promise<void> {
  fireEvent.change(box(), { target: { value: words } });
  await waitFor(() => expect(palette().querySelector('[role="status"]')?.textContent).not.toBe(''));
}

const choose = (index = 0): void => void fireEvent.click(options()[index] ?? palette());

/** Presses Escape, which browsers report to a modal dialog as `cancel`. */
function pressEscape(): boolean {
  fireEvent.keyDown(box(), { key: 'Escape' });
  const event = new Event('cancel', { cancelable: true });
  act(() => void palette().dispatchEvent(event));
  return event.defaultPrevented;
}

beforeEach(() => {
  stubScreen();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

test.each([{ ctrlKey: true }, { metaKey: true }])('opens and closes on K with %j, even in a text field', { tags: ['slow'] }, async (init) => {
  await renderApp('/hash-text');
  const text = content().querySelector('textarea');
  if (!text) throw new Error('no field');
  text.focus();
  expect(pressKeys(init, text)).toBe(true);
  expect(palette().open).toBe(true);
  expect(palette().getAttribute('aria-label')).toBe('Find a tool');
  expect(pressKeys(init, text)).toBe(true);
  expect(palette().open).toBe(false);
  expect(palette().querySelector('input')).toBeNull();
});

test.each([{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { key: 'j', ctrlKey: true }])(
  'ignores a key press with %j',
  { tags: ['slow'] },
  async (init) => {
    await renderApp('/about');
    expect(pressKeys(init)).toBe(false);
    expect(palette().open).toBe(false);
  },
);

test('opens once while the keys are held down, and stops their propagation', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  const further = vi.fn<() => void>();
  content().addEventListener('keydown', further);
  pressKeys({ ctrlKey: true, repeat: true }, content());
  expect(palette().open).toBe(false);
  pressKeys({ ctrlKey: true }, content());
  pressKeys({ ctrlKey: true, repeat: true }, content());
  expect(palette().open).toBe(true);
  expect(further).not.toHaveBeenCalled();
  pressKeys({}, content());
  expect(further).toHaveBeenCalledTimes(1);
});

test('a field that shows keys gets these too', async () => {
  await renderApp('/about');
  const keys = document.createElement('div');
  keys.dataset.takesKeys = '';
  document.body.append(keys);
  expect(pressKeys({ ctrlKey: true }, keys)).toBe(false);
  expect(palette().open).toBe(false);
});

test('closes and clears on Escape without waiting for the browser', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  await search('hash');
  expect(pressEscape()).toBe(true);
  expect(palette().open).toBe(false);
  await openPalette();
  expect(box().value).toBe('');
});

test('can be opened again before the browser fires the close event', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  pressKeys();
  pressKeys();
  expect(palette().open).toBe(true);
  act(() => void palette().dispatchEvent(new Event('close')));
  expect(palette().open).toBe(true);
  expect(palette().querySelector('input')).toBeInstanceOf(HTMLInputElement);
});

test('removes its content when the browser closes the dialog', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  act(() => palette().close());
  expect(palette().querySelector('input')).toBeNull();
});

test('closes on a click outside, but not inside', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  fireEvent.click(box());
  expect(palette().open).toBe(true);
  fireEvent.click(palette());
  expect(palette().open).toBe(false);
});

test.each([
  [200, 'ltr', '30px'],
  [200, 'rtl', '794px'],
  [100, 'ltr', ''],
])('opens over a field in the bar that is %i pixels wide (%s): %j', { tags: ['slow'] }, async (width, direction, start) => {
  vi.spyOn(globalThis, 'innerWidth', 'get').mockReturnValue(1024);
  await renderApp('/about');
  palette().style.direction = direction;
  vi.spyOn(field(), 'getBoundingClientRect').mockReturnValue(new DOMRect(30, 0, width, 32));
  await openPalette();
  expect(palette().style.getPropertyValue('--start')).toBe(start);
});

test('shows Cmd instead of Ctrl on macOS', { tags: ['slow'] }, async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  await renderApp('/about');
  expect(bar().querySelector('kbd')?.textContent).toBe('Cmd K');
  await openPalette();
  await search('slugify');
  expect([...palette().querySelectorAll('kbd')].at(-1)?.textContent).toBe('Cmd D');
});

test('opens the selected page and closes', { tags: ['slow'] }, async () => {
  await renderApp('/hash-text');
  await openPalette();
  await search('about');
  choose(options().findIndex((option) => nameOf(option) === 'About'));
  await waitFor(() => expect(heading()).toBe('About Penknife'));
  expect(palette().open).toBe(false);
  await openPalette();
  await search('home');
  choose(options().findIndex((option) => nameOf(option) === 'Home'));
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
});

test('adds no history entry when the current page is selected', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  const { length } = history;
  await openPalette();
  await search('about');
  choose(options().findIndex((option) => nameOf(option) === 'About'));
  await waitFor(() => expect(palette().open).toBe(false));
  expect(history).toHaveLength(length);
});

test('above the menu of a small screen, only the palette closes', { tags: ['slow'] }, async () => {
  stubScreen({ isSmall: true });
  await renderApp('/about');
  fireEvent.click(within(bar()).getByTitle('Menu'));
  expect(menu().hidden).toBe(false);
  await openPalette();
  pressEscape();
  expect(palette().open).toBe(false);
  expect(menu().hidden).toBe(false);
});

test('adding a favorite updates the page behind the palette', { tags: ['slow'] }, async () => {
  await renderApp('/hash-text');
  await openPalette();
  await search('hash text');
  fireEvent.keyDown(box(), { key: 'd', ctrlKey: true });
  expect(within(content()).getByTitle('Remove from favorites').getAttribute('aria-pressed')).toBe('true');
});

test('opens the list of keyboard shortcuts', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  await search('keyboard');
  expect(nameOf(options()[0])).toBe('Keyboard shortcuts');
  await loading(choose);
  expect(palette().open).toBe(false);
  await waitFor(() => expect(document.querySelector('dialog[aria-labelledby] h2')?.textContent).toBe('Keyboard shortcuts'));
});

test('opens a configured link in a new tab with a click event, which analytics can count', { tags: ['slow'] }, async () => {
  await renderApp('/about', { configuration: { VITE_LINK_REPOSITORY: 'https://git.test/' } });
  const clicked: (readonly (string | null)[])[] = [];
  const note = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    clicked.push([link.getAttribute('href'), link.target, link.rel]);
  };
  document.addEventListener('click', note);
  await openPalette();
  await search('report a problem');
  expect(nameOf(options()[0])).toBe('Report a problem');
  choose();
  await waitFor(() => expect(clicked).toEqual([['https://git.test/issues', '_blank', 'noopener noreferrer']]));
  document.removeEventListener('click', note);
  expect(palette().open).toBe(false);
  expect(document.querySelector('body > a')).toBeNull();
});

test('omits links that are not configured', { tags: ['slow'] }, async () => {
  await renderApp('/about');
  await openPalette();
  const more = (): HTMLElement | undefined => options().find((option) => /^Show \d+ more in /u.test(nameOf(option) ?? ''));
  for (let row = more(); row; row = more()) fireEvent.click(row);
  const names = options().map(nameOf);
  for (const name of ['Source code', 'Report a problem', 'Social account', 'Support us', 'Author’s website']) expect(names).not.toContain(name);
  expect(names).not.toContain('English');
  expect(names).toContain('Deutsch');
  expect(options().find((option) => nameOf(option) === 'Deutsch')?.textContent).toContain('Language · German');
});

// happy-dom does not support the selector for the button that copies the result; e2e/palette.spec.ts has it.
test('lists the actions of a tool’s page first: its buttons and its other tabs', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderApp('/roman-numeral-converter');
  await expectShown('toRoman', 'roman', 'XLII');
  await openPalette();
  const first = palette().querySelector('[role="group"]');
  expect(first?.getAttribute('aria-label')).toBe('Page actions');
  expect(first?.querySelectorAll('[role="option"]:not(:has(svg))')).toHaveLength(0);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
  await search('from roman');
  expect(nameOf(options()[0])).toBe('From Roman');
  choose();
  await waitFor(() => expect(content().querySelector('[role="tab"][data-tab="fromRoman"]')?.getAttribute('aria-selected')).toBe('true'));
  expect(palette().open).toBe(false);
});

test('finds the action that clears an input', { tags: ['slow'] }, async () => {
  const { box: boxOf } = await renderApp('/json-prettify');
  expect(boxOf('format', 'input').value).not.toBe('');
  await openPalette();
  await search('clear');
  expect(nameOf(options()[0])).toMatch(/^Clear/u);
  choose();
  await waitFor(() => expect(boxOf('format', 'input').value).toBe(''));
});
