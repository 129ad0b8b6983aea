import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { languages } from '../contract/languages.ts';
import { currentLanguage } from './current-language.ts';
import { redirects } from './routes.ts';
import { bar, content, heading } from './testing/frame.ts';
import { expectPage, renderApp } from './testing/render-app.tsx';
import { setStored } from './testing/stored.ts';

const language = (): HTMLSelectElement => within(bar()).getByRole('combobox');
const metaOf = (name: string): string | null | undefined =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test.each([
  ['/', 'Handy tools for developers', 'Handy online tools for developers - Penknife'],
  ['/recipes', 'Recipes', 'Recipes - Penknife'],
  ['/about', 'About Penknife', 'About - Penknife'],
  ['/licences', 'Licenses', 'Licenses - Penknife'],
  ['/hash-text', 'Hash text and files', 'Hash text and files - Penknife'],
  ['/hash-text/', 'Hash text and files', 'Hash text and files - Penknife'],
  ['/c-lib', 'Page not found', 'Page not found - Penknife'],
  ['/no-such-tool', 'Page not found', 'Page not found - Penknife'],
  ['/no/such/page', 'Page not found', 'Page not found - Penknife'],
])('%s shows the page “%s”', { tags: ['slow'] }, async (path, name, title) => {
  await renderApp(path);
  expect(heading()).toBe(name);
  expect(document.title).toBe(title);
  expect(location.pathname).toBe(path);
});

test('marks the document as ready, in its language', { tags: ['slow'] }, async () => {
  await renderApp('/about', { language: 'zh' });
  expect(document.documentElement.dataset.ready).toBe('');
  expect(document.documentElement.lang).toBe('zh-Hans');
});

test('redirects a former path to its tool with query and fragment, without a new history entry', { tags: ['slow'] }, async () => {
  const { length } = history;
  await renderApp('/hash?a=1#/hash?text=b');
  await waitFor(() => expect(location.href).toBe('http://localhost:3000/hash-text?a=1#/hash?text=b'));
  expect(heading()).toBe('Hash text and files');
  expect(document.title).toBe('Hash text and files - Penknife');
  expect(history).toHaveLength(length);
});

test('redirects former paths', { tags: ['slow'] }, async () => {
  for (const [from, to] of [...redirects].slice(0, 5)) {
    const { unmount } = await renderApp(from);
    await waitFor(() => expect(location.pathname).toBe(to));
    unmount();
  }
});

test('shows the not-found page with a home link for an unknown path', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/no-such-tool');
  const main = within(content());
  main.getByText('This page does not exist.');
  main.getByText('If you followed a link from an older version, try reloading the page.');
  expect(main.queryByText(/The link may come from a newer version/u)).toBeNull();
  expect(metaOf('robots')).toBe('noindex');
  await user.click(main.getByRole('link', { name: 'Go to the home page' }));
  expect(location.pathname).toBe('/');
  await waitFor(() => expect(heading()).toBe('Handy tools for developers'));
  expect(metaOf('robots')).toBeUndefined();
});

test('the link of an unknown tool mentions that another version may have it', async () => {
  await renderApp('/etruscan-numeral-converter#/toEtruscan?number=7');
  screen.getByText('The link may come from a newer version of Penknife that has this tool.');
});

test('uses absolute paths in links on a deeply nested page, and relative ones elsewhere', { tags: ['slow'] }, async () => {
  const { unmount } = await renderApp('/no/such/page');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  expect(document.querySelector('main use, nav use')?.getAttribute('href')).toBe('/icons.svg#recipes');
  unmount();
  await renderApp('/no-such-page');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('./');
  expect(document.querySelector('main use, nav use')?.getAttribute('href')).toBe('./icons.svg#recipes');
});

test('scrolls to the top without a new history entry when the current page is opened again', { tags: ['slow'] }, async () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  const { user, container } = await renderApp('/about');
  const { length } = history;
  await user.click(within(bar()).getByRole('link', { name: 'About' }));
  expect(history).toHaveLength(length);
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  await user.click(within(bar()).getByRole('link', { name: /Home$/u }));
  expect(history).toHaveLength(length + 1);
  expect(location.pathname).toBe('/');
  await expectPage(container);
});

test('switches the language without losing input and stores the choice', { tags: ['slow'] }, async () => {
  const { user, box, fill } = await renderApp('/hash-text');
  fill('hash', 'text', 'typed');
  const choice = language();
  expect(choice.value).toBe('en');
  expect([...choice.options].map(({ text, lang, value }) => [value, text, lang])).toEqual(
    Object.entries(languages).map(([code, { name, tag }]) => [code, name, tag]),
  );
  await user.selectOptions(choice, 'zh');
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-Hans'));
  expect(localStorage.getItem('locale')).toBe('zh');
  expect(heading()).toBe('文本与文件哈希');
  expect(document.title).toBe('文本与文件哈希 - Penknife');
  expect(box('hash', 'text').value).toBe('typed');
  expect(choice.value).toBe('zh');
});

test.each(Object.entries(languages))('renders the page in the chosen language: %s', { tags: ['slow'] }, async (code, { tag }) => {
  await renderApp('/about', { stored: { locale: code }, language: code as Language });
  expect(document.documentElement.lang).toBe(tag);
  expect(language().value).toBe(code);
});

test.each([
  [['de-AT'], 'de', 'de'],
  [['ja', 'nb-NO', 'de'], 'no', 'no'],
  [['ja'], 'en', 'en'],
] as const)('given the browser languages %j, defaults to %s without storing a choice', { tags: ['slow'] }, async (preferred, code, tag) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  await renderApp('/about', { language: currentLanguage() });
  expect(language().value).toBe(code);
  expect(document.documentElement.lang).toBe(tag);
  expect(localStorage.getItem('locale')).toBeNull();
});

test("uses the browser's language if the stored one is unknown", () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  setStored({ locale: 'klingon' });
  expect(currentLanguage()).toBe('de');
  setStored({ locale: '"fr"' });
  expect(currentLanguage()).toBe('fr');
});

test('a choice in another tab changes the language here', async () => {
  await renderApp('/about');
  act(() => setStored({ locale: 'de' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(heading()).toBe('Über Penknife');
});

test('applies the later of two language choices, regardless of which loads first', { tags: ['slow'] }, async () => {
  const { user } = await renderApp('/about');
  await Promise.all([user.selectOptions(language(), 'fr'), user.selectOptions(language(), 'es')]);
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  expect(localStorage.getItem('locale')).toBe('es');
});

test('reports a part that cannot be loaded and that no page waits for', async () => {
  await renderApp('/about');
  const error = new Error('Failed to fetch');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason: error });
  act(() => void dispatchEvent(rejection));
  expect(rejection.defaultPrevented).toBe(true);
  await screen.findByText('Part of this page could not be loaded. Check your connection, then try again.');
});

test('reports a dropped file that nothing accepts', async () => {
  await renderApp('/about');
  const drop = createEvent.drop(content(), { dataTransfer: { types: ['Files'], files: [] } });
  fireEvent(content(), drop);
  expect(drop.defaultPrevented).toBe(true);
  await screen.findByText('This page does not accept files. Drop the file on the home page to see which tools can open it.');
});

test('notices end with the app', async () => {
  const { unmount } = await renderApp('/about');
  unmount();
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [] } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(false);
});
