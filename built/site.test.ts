import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContracts } from '../scripts/contracts.mjs';
import { keptFiles } from '../scripts/kept-files.mjs';
import { readManifest } from '../scripts/manifest.mjs';
import { serve } from '../scripts/server.mjs';
import { languages } from '../src/contract/languages.ts';
import { securityHeaders } from '../src/hosting/site-headers.mjs';

const root = path.join(import.meta.dirname, '..');
const dist = process.env.PENKNIFE_DIST ?? path.join(root, 'dist');
const listing = readContracts();

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.close());

const request = (route: string): Promise<Response> => fetch(new URL(route, site.url), { redirect: 'manual' });
const htmlOf = async (route: string): Promise<string> => (await request(route)).text();

/** Returns the text content of HTML, with the entities that React writes decoded. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>/gsu, '')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const cellsOf = (html: string): readonly string[] => [...html.matchAll(/<td\b[^>]*>(.*?)<\/td>/gsu)].map(([, cell = '']) => textOf(cell));

describe('the HTML of a tool', () => {
  test.each(Object.keys(listing))('%s: has title, description and heading, and says that the tool needs JavaScript', async (tool) => {
    const html = await htmlOf(tool);
    const [, title = ''] = /<title>(.+ - Penknife)<\/title>/u.exec(html) ?? [];
    expect(title).not.toBe('');
    expect(html).toContain(`<meta property="og:title" content="${title}"`);
    expect(html).toMatch(/<meta name="description" content="[^"]{10,}/u);
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/u);
    expect(html).toMatch(/<noscript>.*JavaScript/su);
  });

  test('contains examples for a converter', async () => {
    expect(await htmlOf('hash-text')).toMatch(/<noscript>.*Examples/su);
  });

  test.each([
    ['http-status-codes', '418'],
    ['git-memo', 'git commit --amend'],
    ['regex-memo', String.raw`\d`],
    ['mime-types', 'application/json'],
  ])('%s: contains every entry of the reference', async (tool, entry) => {
    expect(cellsOf(await htmlOf(tool))).toContain(entry);
  });

  test('contains fields, samples and the first result', async () => {
    expect(await htmlOf('json-prettify')).toContain('&quot;foo&quot;: &quot;bar&quot;\n}</textarea>');
    expect(await htmlOf('hash-text')).toContain('5d41402abc4b2a76b9719d911017c592');
    expect(await htmlOf('http-status-codes')).toMatch(/<td[^>]*>.*teapot/iu);
  });

  test.each(['token-generator', 'uuid-generator', 'bip39-generator', 'rsa-key-pair-generator'])('%s: contains no random result', async (tool) => {
    const answers = /id="first-answers">(?<json>.*?)<\/script>/su.exec(await htmlOf(tool))?.groups?.['json'] ?? '[]';
    const texts = (JSON.parse(answers) as readonly { readonly output: object }[])
      .flatMap(({ output }) => Object.values(output))
      .filter((value) => typeof value === 'string' && !/^\d{4}-\d\d-\d\dT/u.test(value));
    for (const text of texts) expect(text.replaceAll('n', '')).not.toMatch(/[\p{L}\p{N}]/u);
  });
});

describe('former paths', () => {
  const redirects = Object.entries(listing).flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((from) => [from, id] as const));

  test.each(redirects)('%s names %s as its canonical page', async (from, id) => {
    const html = await htmlOf(from.replace(/^\//u, ''));
    const [, title = ''] = /<title>(.+)<\/title>/u.exec(await htmlOf(id)) ?? [];
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="./${id}" data-page />`);
    expect(html).toContain(`<a href="./${id}">`);
  });
});

describe('pages of the app', () => {
  test.each([
    ['', 'Handy tools for developers'],
    ['about', 'About Penknife'],
    ['recipes', 'Recipes'],
    ['licences', 'Licenses'],
  ])('/%s has a heading in the HTML', async (route, heading) => {
    const response = await request(route);
    expect(response.status).toBe(200);
    expect(textOf(/<h1[^>]*>.*?<\/h1>/su.exec(await response.text())?.[0] ?? '')).toBe(heading);
  });

  test('the home page links to every tool', async () => {
    const html = await htmlOf('');
    for (const tool of Object.keys(listing)) expect(html).toContain(`href="./${tool}"`);
  });

  test.each(['no-such-page', 'no/such/page', 'c-lib', 'c-lib/button'])('/%s is a 404 page that search engines skip', async (route) => {
    const response = await request(route);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/u);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('UI library');
  });

  test.each(['', 'hash-text', 'no-such-page', 'sw.js', 'boot.js'])('/%s is sent with the security headers', async (route) => {
    const { headers } = await request(route);
    for (const [name, value] of Object.entries(securityHeaders())) expect(headers.get(name), name).toBe(value);
  });
});

test('all strings of a language other than English are stored for offline visits later than the app', () => {
  const { precached, languages: byLanguage } = keptFiles(dist);
  const others = Object.keys(languages).filter((language) => language !== 'en');
  expect(Object.keys(byLanguage).toSorted()).toEqual(others.toSorted());
  const { keys, fileOf } = readManifest(dist);
  const ofOthers = keys.filter((key) => others.some((language) => key.includes('virtual:words/') && key.split('/').includes(language))).map(fileOf);
  expect(ofOthers.length).toBeGreaterThan(20);
  for (const language of others) expect(byLanguage[language]?.filter((file) => file.startsWith(`assets/data/words/${language}/`)).length, language).toBe(11);
  expect(precached.filter(({ url }) => ofOthers.includes(url) || url.startsWith('assets/data/words/'))).toEqual([]);
});

test('each file is stored once: data is packed, and only servers that send compressed files have them', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.(?:br|gz|map|wasm)$/u.test(file))).toEqual([]);
  for (const name of ['unicode', 'mac-vendors', 'zxing-wasm', 'words/de/web', 'figlet-fonts/Ogre'])
    expect(files.filter((file) => file.replaceAll(path.sep, '/').startsWith(`assets/data/${name}-`) && file.endsWith('.bin'))).toHaveLength(1);
});

test('the icon of each tool has its lines, which the pages do not repeat', () => {
  const symbols = readFileSync(path.join(dist, 'icons.svg'), 'utf8').match(/<symbol [^>]*>/gu) ?? [];
  expect(symbols.length).toBeGreaterThan(100);
  for (const symbol of symbols) expect(symbol).toContain('fill="none" stroke="currentColor" stroke-width="1.5"');
});

/** Strings that only the widgets' demo pages contain. */
const DEMO_MARKS = ['/c-lib', 'data-demo', 'All widgets'];

test('no file of the site contains the widgets’ demo pages', () => {
  const source = readFileSync(path.join(root, 'src', 'app', 'component-library', 'ComponentLibrary.tsx'), 'utf8');
  for (const mark of DEMO_MARKS) expect(source).toContain(mark);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css|html|json|txt|xml)$/u.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(dist, file), 'utf8');
    return DEMO_MARKS.some((mark) => file.includes(mark) || text.includes(mark));
  });
  expect(found).toEqual([]);
});
