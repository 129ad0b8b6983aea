import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bar, content, heading, menu } from '../../testing/frame.ts';
import { becomeIdle } from '../../testing/idle.ts';
import { stubScreen } from '../../testing/media.ts';
import type { RenderedApp } from '../../testing/render-app.tsx';

// A host's settings apply for the whole visit, so each test has its own modules.

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="./favicon.svg">';
  stubScreen();
});

interface Visit {
  /** The path, with query and fragment. Default: the home page. */
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** Visits a site whose `config.json` has this text or value. */
async function visit(host: unknown, { path = '/', stored = {} }: Visit = {}): Promise<RenderedApp> {
  history.replaceState(null, '', path);
  const { setStored } = await import('../../testing/stored.ts');
  setStored(stored);
  const { applyHost } = await import('./apply.ts');
  await applyHost(typeof host === 'string' ? host : JSON.stringify(host));
  const { currentLanguage } = await import('../../current-language.ts');
  const { renderApp } = await import('../../testing/render-app.tsx');
  return renderApp(path, { stored, language: currentLanguage() });
}

const links = (part: ParentNode): readonly (string | null)[] => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const favoriteNames = (): readonly (string | null)[] =>
  [
    ...([...document.querySelectorAll('h2')]
      .find(({ textContent }) => textContent === 'Favorites')
      ?.closest('section')
      ?.querySelectorAll('article h3 a') ?? []),
  ].map(({ textContent }) => textContent);

test('omits hidden tools and categories from home page, menu, favorites and search', { tags: ['slow'] }, async () => {
  await visit(
    { hidden: { tools: ['hash-text', 'json-to-yaml-converter'], categories: ['math'] } },
    { stored: { favoriteToolsName: '["/hash-text","/text-diff"]' } },
  );
  expect(links(document).filter((href) => /hash-text|json-to-yaml|math-evaluator/u.test(href ?? ''))).toEqual([]);
  const categories = [...document.querySelectorAll('h3[id], #menu h2')].map(({ textContent }) => textContent);
  expect(categories.filter((name) => name.startsWith('Math'))).toEqual([]);
  await waitFor(() => expect(favoriteNames()).toEqual(['Text diff']));
  const box = content().querySelector('input');
  const shown = new Set([...content().querySelectorAll('section section article a')].map((link) => link.getAttribute('href'))).size;
  expect(box?.placeholder).toContain(` ${shown} tools`);
  box?.focus();
  fireEvent.change(box ?? content(), { target: { value: 'hash text' } });
  await waitFor(() => expect(content().querySelector('[role="option"]')).toBeInstanceOf(HTMLElement));
  expect([...content().querySelectorAll('[role="option"]')].filter(({ textContent }) => textContent.startsWith('Hash text and files'))).toEqual([]);
  // The choice is kept, in case the host shows the tool again.
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/hash-text","/text-diff"]');
});

test.each(['/hash-text', '/hash', '/math-evaluator'])('shows the not-found page at %s, a path of a hidden tool', { tags: ['slow'] }, async (path) => {
  await visit({ hidden: { tools: ['hash-text'], categories: ['math'] } }, { path });
  expect(heading()).toBe('Page not found');
  expect(document.title).toBe('Page not found - Penknife');
});

test('orders categories and tools as the host does', { tags: ['slow'] }, async () => {
  await visit({ order: { categories: ['text', 'data'], tools: ['uuid-generator', 'bcrypt'] } });
  const names = [...document.querySelectorAll('h3[id]')].map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Text', 'Data', 'Cryptography']);
  const crypto = [...document.querySelectorAll('h3[id]')].find(({ textContent }) => textContent === 'Cryptography')?.closest('section');
  expect(crypto?.querySelector('article')?.textContent).toContain('UUID generator');
  expect([...menu().querySelectorAll('h2')].slice(0, 2).map(({ textContent }) => textContent.replace(/ \d+$/u, ''))).toEqual(['Text', 'Data']);
});

test('uses the host’s favorites until the visitor changes one, then stores the visitor’s list', { tags: ['slow'] }, async () => {
  await visit({ favorites: ['uuid-generator', 'text-diff'] });
  await waitFor(() => expect(favoriteNames()).toEqual(['UUID generator', 'Text diff']));
  expect(localStorage.getItem('favoriteToolsName')).toBeNull();
  const heart = document.querySelector<HTMLElement>('[aria-label="Remove from favorites: UUID generator"]');
  act(() => heart?.click());
  expect(favoriteNames()).toEqual(['Text diff']);
  expect(localStorage.getItem('favoriteToolsName')).toBe('["/text-diff"]');
});

test('prefers the visitor’s favorites to the host’s', { tags: ['slow'] }, async () => {
  await visit({ favorites: ['uuid-generator'] }, { stored: { favoriteToolsName: '[]' } });
  expect(favoriteNames()).toEqual([]);
});

test('uses the host’s language and theme until the visitor chooses others', { tags: ['slow'] }, async () => {
  const { user } = await visit({ language: 'de', theme: 'dark' }, { path: '/about' });
  expect([document.documentElement.lang, document.documentElement.dataset.theme]).toEqual(['de', 'dark']);
  expect([localStorage.getItem('locale'), localStorage.getItem('theme')]).toEqual([null, null]);
  await user.selectOptions(bar().querySelector('select') ?? bar(), 'en');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  fireEvent.click([...bar().querySelectorAll('button')].find(({ title }) => title === 'Light theme') ?? bar());
  expect([localStorage.getItem('locale'), localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual(['en', 'light', 'light']);
  // Following the system overrides the host's theme.
  fireEvent.click([...bar().querySelectorAll('button')].find(({ title }) => title === 'System theme') ?? bar());
  expect([localStorage.getItem('theme'), document.documentElement.dataset.theme]).toEqual(['system', undefined]);
});

test('prefers the language and theme of an earlier visit to the host’s', { tags: ['slow'] }, async () => {
  await visit({ language: 'de', theme: 'dark' }, { path: '/about', stored: { locale: 'fr', theme: 'light' } });
  expect([document.documentElement.lang, document.documentElement.dataset.theme]).toEqual(['fr', 'light']);
});

test('starts a page with the host’s options, which the visitor can change', { tags: ['slow'] }, async () => {
  const { part } = await visit({ options: { 'hash-text': { hash: { encoding: 'base64' } } } }, { path: '/hash-text' });
  const encoding = part('hash', 'encoding').querySelector('select');
  expect(encoding?.value).toBe('base64');
  fireEvent.change(encoding ?? part('hash', 'encoding'), { target: { value: 'hex-uppercase' } });
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('penknife.options.hash-text')).toContain('hex-uppercase');
});

test('prefers the visitor’s options to the host’s', { tags: ['slow'] }, async () => {
  const stored = { 'penknife.options.hash-text': '{"hash":{"encoding":"hex-uppercase"}}' };
  const { part } = await visit({ options: { 'hash-text': { hash: { encoding: 'base64' } } } }, { path: '/hash-text', stored });
  expect(part('hash', 'encoding').querySelector('select')?.value).toBe('hex-uppercase');
});

test('a link means the same on every site', { tags: ['slow'] }, async () => {
  const { part } = await visit({ options: { 'hash-text': { hash: { encoding: 'base64' } } } }, { path: '/hash-text#/hash?text=abc' });
  expect(part('hash', 'encoding').querySelector('select')?.value).toBe('hex');
});

test('checks the options of tools other than the current one when the page is idle', { tags: ['slow'] }, async () => {
  await visit({ options: { 'hash-text': { hash: { encoding: 'base64', nope: true } } } }, { path: '/about' });
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const { host } = await import('../../../page/storage/host.ts');
  expect(host.options).toEqual({ 'hash-text': { hash: { encoding: 'base64', nope: true } } });
  becomeIdle();
  await waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('config.json: options.hash-text.hash.nope = true'));
  const after = await import('../../../page/storage/host.ts');
  expect(after.host.options).toEqual({ 'hash-text': { hash: { encoding: 'base64' } } });
});

test('provides the host’s recipes, their pages, and origins', { tags: ['slow'] }, async () => {
  const recipes = [{ version: 1, name: 'Preset', steps: [{ tool: 'json-minify', operation: 'minify' }] }];
  await visit({ recipes, pages: [{ recipe: 'Preset', icon: 'json-minify' }], embed: { origins: ['https://wiki.example'] } }, { path: '/about' });
  const { host } = await import('../../../page/storage/host.ts');
  expect(menu().querySelector('a[href="./recipes?page=preset"]')?.textContent).toBe('Preset');
  expect([host.recipes, host.embedOrigins]).toEqual([recipes, ['https://wiki.example']]);
});

test('shows the host’s name, as plain text, and logo in bar, menu, tab and title', { tags: ['slow'] }, async () => {
  await visit({ name: '<i>Acme</i> {tools}', logo: 'icons/icon-192.png' }, { path: '/text-diff' });
  expect(document.title).toBe('Text diff - <i>Acme</i> {tools}');
  expect(bar().querySelector('a')?.textContent).toBe('<i>Acme</i> {tools}Home');
  expect(bar().querySelector('i')).toBeNull();
  const logos = [bar(), menu()].map((part) => part.querySelector('a img')?.getAttribute('src'));
  expect(logos).toEqual(['http://localhost:3000/icons/icon-192.png', 'http://localhost:3000/icons/icon-192.png']);
  const icon = document.querySelector('link[rel="icon"]');
  expect([icon?.getAttribute('href'), icon?.hasAttribute('type')]).toEqual(['http://localhost:3000/icons/icon-192.png', false]);
  expect(menu().querySelector('footer')?.textContent).toContain('the Penknife authors');
});

test('uses the host’s links and banners instead of the build’s', { tags: ['slow'] }, async () => {
  await visit({ links: { repository: 'https://git.test/', donation: 'https://give.test/' }, banners: { follow: true } });
  expect(links(bar()).filter((href) => href?.startsWith('https:'))).toEqual(['https://git.test', 'https://give.test/']);
  await waitFor(() => expect(document.querySelectorAll('aside')).toHaveLength(1));
});

test('applies the host’s analytics settings', { tags: ['slow'] }, async () => {
  await visit({ analytics: { enabled: true, domain: 'tools.test', server: 'https://count.test', countLocalhost: true } }, { path: '/about' });
  const { configuration } = await import('../configuration.ts');
  expect(configuration()).toMatchObject({
    VITE_PLAUSIBLE_IS_TRACKER_ENABLED: true,
    VITE_PLAUSIBLE_DOMAIN: 'tools.test',
    VITE_PLAUSIBLE_API_HOST: 'https://count.test',
    VITE_PLAUSIBLE_TRACK_LOCALHOST: true,
  });
});

test('an empty file changes nothing', { tags: ['slow'] }, async () => {
  const { tools } = await import('../../../tools/registry.ts');
  const before = [...tools.keys()];
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await visit({}, { path: '/about' });
  becomeIdle();
  expect([...tools.keys()]).toEqual(before);
  expect(document.title).toBe('About - Penknife');
  expect(document.querySelector('link[rel="icon"]')?.getAttribute('type')).toBe('image/svg+xml');
  expect(error).not.toHaveBeenCalled();
});

test('reports invalid settings with key and value in the console and a notice, and applies the rest', { tags: ['slow'] }, async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await visit(
    {
      name: 'Acme',
      color: 'red',
      links: { repository: 'javascript:alert(1)' },
      options: { 'text-diff': { compare: { nope: true } } },
      constructor: { prototype: 1 },
    },
    { path: '/about' },
  );
  becomeIdle();
  const reported = 'color = "red", links.repository = "javascript:alert(1)", constructor = {"prototype":1}';
  await screen.findByText(`This site’s config.json has errors. These settings are ignored: ${reported}, …`);
  expect(error).toHaveBeenCalledExactlyOnceWith(`config.json: ${reported}, options.text-diff.compare.nope = true`);
  expect(document.title).toBe('About - Acme');
  expect(links(bar()).filter((href) => href?.startsWith('javascript:'))).toEqual([]);
});

test.each([
  ['\u0000\u0001{{{', 'not-json', 'This site’s config.json is not valid JSON and was ignored.'],
  ['<!doctype html><title>404</title>', 'not-json', 'This site’s config.json is not valid JSON and was ignored.'],
  ['[1, 2]', 'not-an-object', 'This site’s config.json is not a JSON object and was ignored.'],
  [' '.repeat(1_000_001), 'too-large', 'config.json of this site is larger than 1 MB and is left unread.'],
])('reports an unusable config.json and starts without it', { tags: ['slow'] }, async (text, fileError, message) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  await visit(text, { path: '/about' });
  becomeIdle();
  await screen.findByText(message);
  expect(error).toHaveBeenCalledExactlyOnceWith(`config.json: ${fileError}`);
  expect(heading()).toBe('About Penknife');
});
