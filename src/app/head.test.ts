import { expect, test } from 'vitest';
import { headTags, pictureTags } from './head.ts';
import { NOT_FOUND, pathOfFile, redirects, routeOf, routes, toolOf } from './routes.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';

const head = { title: 'Text diff - Penknife', description: 'What differs', keywords: 'diff', route: '/text-diff' };

const asText = (...args: Parameters<typeof headTags>): readonly string[] => headTags(...args).map(({ key, content }) => `${key[1]}: ${content[1]}`);

test('a page has a title and description, and a canonical link if the site knows its URL', () => {
  expect(asText(head, 'Penknife', 'https://example.org/tools/')).toEqual([
    'description: What differs',
    'og:description: What differs',
    'keywords: diff',
    'og:type: website',
    'og:site_name: Penknife',
    'og:title: Text diff - Penknife',
    'og:url: https://example.org/tools/text-diff',
    'canonical: https://example.org/tools/text-diff',
  ]);
  expect(asText(head, 'Penknife', '').filter((tag) => /url|canonical/u.test(tag))).toEqual([]);
  expect(asText({ title: '404', description: '' }, 'Penknife', 'https://example.org/')).toContain('robots: noindex');
});

test('a link has a preview image if the site knows its URL', () => {
  const picture = { file: 'icons/og.png', width: 1200, height: 630 };
  const tagsOf = (site: string) => pictureTags(picture, 'The mark', site).map(({ key, content }) => `${key.join(' ')}: ${content[1]}`);
  expect(tagsOf('https://example.org/tools/')).toEqual([
    'property og:image: https://example.org/tools/icons/og.png',
    'property og:image:width: 1200',
    'property og:image:height: 630',
    'property og:image:alt: The mark',
    'name twitter:card: summary_large_image',
  ]);
  expect(tagsOf('')).toEqual(['name twitter:card: summary']);
});

test('a path is a page, a redirect to one, or unknown', () => {
  expect(routeOf('/')).toBe('/');
  expect(routeOf('/hash-text/')).toBe('/hash-text');
  expect(routeOf('/hash')).toBeUndefined();
  expect(redirects.get('/hash')).toBe('/hash-text');
  expect(routeOf('/a/hash-text')).toBe(NOT_FOUND);
  expect(toolOf('/about')).toBeUndefined();
  for (const target of redirects.values()) expect(routes).toContain(target);
});

test("a page's file or folder belongs to the page", () => {
  expect(pathOfFile('/index.html')).toBe('/');
  for (const path of ['/hash-text/', '/hash-text//', '/hash-text/index.html']) expect(pathOfFile(path)).toBe('/hash-text');
  expect(pathOfFile('/hash/')).toBe('/hash');
  expect(pathOfFile('/hash-text.html')).toBe('/hash-text');
  expect(pathOfFile('/about.html')).toBe('/about');
  // A former path redirects.
  expect(pathOfFile('/hash.html')).toBe('/hash');
  for (const path of ['/hash-text', '/', '/no-such-page.html', '/a/hash-text.html', '/404.html', '/index/', '/no-such-page/', '/a/hash-text/'])
    expect(pathOfFile(path)).toBeUndefined();
});

test('the sitemap lists every page, and robots.txt names it', () => {
  const site = 'https://example.org/?a&b/';
  expect(formatSitemap(site).match(/<loc>/gu)).toHaveLength(routes.length);
  expect(formatSitemap(site)).toContain('<loc>https://example.org/?a&amp;b/text-diff</loc>');
  expect(formatRobots('https://example.org/')).toBe('User-agent: *\nAllow: /\nSitemap: https://example.org/sitemap.xml\n');
  expect(formatRobots('')).not.toContain('Sitemap');
});
