import { afterEach, expect, test, vi } from 'vitest';
import { configuration } from './configuration/configuration.ts';
import { AUTOFOCUS } from './autofocus.ts';
import { toolsByCategory } from '../tools/registry.ts';
import { packBytes, unpackBytes } from '../page/session/first-answer.ts';
import { appShortcuts, firstAnswersOf, modulesOf, NOT_FOUND, renderRedirect, renderRoute, routes, siteAddress, siteTags } from './prerender.tsx';

const settings = { ...configuration() };
afterEach(() => {
  Object.assign(configuration(), settings);
  vi.restoreAllMocks();
});

const tagsOf = (tags: Awaited<ReturnType<typeof renderRoute>>['tags']): readonly string[] => tags.map(({ key, content }) => `${key[1]}: ${content[1]}`);

test('prerenders a tool’s page with fields, samples and first result, and with examples for noscript', { tags: ['slow'] }, async () => {
  const { title, tags, html } = await renderRoute('/hash-text', await firstAnswersOf('hash-text'));
  expect(title).toBe('Hash text and files - Penknife');
  expect(tagsOf(tags)).toContain('og:title: Hash text and files - Penknife');
  expect(tagsOf(tags).some((tag) => tag.startsWith('keywords: '))).toBe(true);
  expect(html).toContain('<h1 tabindex="-1">Hash text and files</h1>');
  expect(html).toContain('5d41402abc4b2a76b9719d911017c592');
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<h2>Examples<\/h2>/su);
  expect(html).toContain(` ${AUTOFOCUS}=""`);
  expect(html).not.toMatch(/ autofocus=|<script/u);
  expect(html).toMatch(/<a[^>]* aria-current="page"[^>]*href="\.\/hash-text"|<a[^>]*href="\.\/hash-text"[^>]* aria-current="page"/u);
});

test('prerenders a complete reference for noscript', { tags: ['slow'] }, async () => {
  const { html } = await renderRoute('/http-status-codes');
  expect(html).toMatch(/<noscript>.*<td>418<\/td>/su);
});

test('search engines do not list a missing page', async () => {
  const { title, tags, html } = await renderRoute(NOT_FOUND);
  expect(title).toBe('Page not found - Penknife');
  expect(tagsOf(tags)).toContain('robots: noindex');
  expect(html).toContain('Page not found');
});

test('the page of a former path redirects, and names the target', async () => {
  const { title, tags, html } = await renderRedirect('/hash-text');
  expect(title).toBe('Hash text and files - Penknife');
  expect(tagsOf(tags)).toEqual(expect.arrayContaining(['canonical: ./hash-text', expect.stringMatching(/^keywords: .*checksum/u)]));
  expect(html).toContain('<a href="./hash-text">Hash text and files</a>');
  Object.assign(configuration(), { VITE_SITE_URL: 'https://example.org/' });
  expect(siteAddress()).toBe('https://example.org/');
  const canonical = tagsOf((await renderRedirect('/hash-text')).tags).filter((tag) => tag.startsWith('canonical'));
  expect(canonical).toEqual(['canonical: https://example.org/hash-text']);
});

test('computes first results from samples; random ones are examples, the same in every build, unless they differ between two runs', {
  tags: ['slow'],
}, async () => {
  const answers = await firstAnswersOf('roman-numeral-converter');
  expect(answers.map(({ tool, operation, output }) => [tool, operation, output.roman])).toEqual([['roman-numeral-converter', 'toRoman', 'XLII']]);
  const tokens = await firstAnswersOf('token-generator');
  expect(tokens.map(({ operation, isExample }) => [operation, isExample])).toEqual([['generate', true]]);
  expect(await firstAnswersOf('token-generator')).toEqual(tokens);
  expect(await firstAnswersOf('rsa-key-pair-generator')).toEqual([]);
});

test('computes first results of all operations that a page shows; those that depend on the device are examples', { tags: ['slow'] }, async () => {
  const all = await firstAnswersOf('percentage-calculator');
  expect(all.map(({ operation, isExample }) => [operation, isExample])).toEqual(
    ['percentOf', 'whatPercent', 'change', 'apply', 'undo'].map((operation) => [operation, undefined]),
  );
  const dates = await firstAnswersOf('date-converter');
  expect(dates.map(({ isExample }) => isExample)).toEqual([true]);
  const { html } = await renderRoute('/percentage-calculator', all);
  expect(html).not.toContain('data-awaited');
});

test('small files of first results are in the page, and keep their bytes in JSON', { tags: ['slow'] }, async () => {
  const answers = await firstAnswersOf('compression');
  const [{ output } = { output: {} }] = answers;
  expect(output).toMatchObject({ file: { name: 'decompressed.txt', content: new TextEncoder().encode('Hello, world! Hello, world! Hello, world!') } });
  expect(JSON.parse(JSON.stringify(answers, packBytes), unpackBytes)).toEqual(answers);
  expect((await renderRoute('/compression', answers)).html).toContain('data-value="file"');
});

test('the modules of a page are its fields, its strings, its lazy parts, and tabs if there are several operations', async () => {
  const several = await modulesOf('roman-numeral-converter');
  expect(several.slice(0, 3)).toEqual(['src/tools/roman-numeral-converter/fields.ts', 'virtual:words/page/en', 'virtual:words/tool/roman-numeral-converter']);
  expect(several).toContain('src/ui/tabs/Tabs.tsx');
  expect(await modulesOf('ascii-text-drawer')).not.toContain('src/ui/tabs/Tabs.tsx');
});

test('the installed app has shortcuts to some tools, by their names', async () => {
  const shortcuts = await appShortcuts();
  expect(shortcuts.length).toBeGreaterThan(0);
  for (const { name, url } of shortcuts) {
    expect(routes).toContain(url.slice(1));
    expect(name).not.toBe(url.slice(2));
  }
});

test('the tags of all pages name the site next to its image', async () => {
  Object.assign(configuration(), { VITE_SITE_URL: 'https://example.org/' });
  const tags = await siteTags({ file: 'icons/og.png', width: 1, height: 2 });
  expect(tagsOf(tags)).toContain('og:image:alt: Penknife: Handy tools for developers');
});

test('lets the browser skip the layout of categories on a prerendered home page', async () => {
  const { html } = await renderRoute('/');
  expect(html.match(/ data-skipped="true"/gu)).toHaveLength(toolsByCategory().length);
});
