import { expect, test } from 'vitest';
import { headTags } from './head.ts';
import { NOT_FOUND, redirects, routeOf, routes, toolOf } from './routes.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';

const head = { title: 'Text diff - Penknife', description: 'What differs', keywords: 'diff', route: '/text-diff' };

const asText = (...args: Parameters<typeof headTags>): readonly string[] => headTags(...args).map(({ key, content }) => `${key[1]}: ${content[1]}`);

test('a page names itself, and where it is known when the site knows its address', () => {
  expect(asText(head, 'Penknife', 'https://example.org/tools/')).toEqual([
    'description: What differs',
    'keywords: diff',
    'og:type: website',
    'og:site_name: Penknife',
    'og:title: Text diff - Penknife',
    'og:description: What differs',
    'og:url: https://example.org/tools/text-diff',
    'canonical: https://example.org/tools/text-diff',
  ]);
  expect(asText(head, 'Penknife', '').filter((tag) => /url|canonical/u.test(tag))).toEqual([]);
  expect(asText({ title: '404', description: '' }, 'Penknife', 'https://example.org/')).toContain('robots: noindex');
});

test('a path belongs to a page, leads on to one, or to nothing', () => {
  expect(routeOf('/')).toBe('/');
  expect(routeOf('/hash-text/')).toBe('/hash-text');
  expect(routeOf('/hash')).toBeUndefined();
  expect(redirects.get('/hash')).toBe('/hash-text');
  expect(routeOf('/a/hash-text')).toBe(NOT_FOUND);
  expect(toolOf('/about')).toBeUndefined();
  for (const target of redirects.values()) expect(routes).toContain(target);
});

test('the sitemap lists every page, and robots.txt names it', () => {
  const site = 'https://example.org/?a&b/';
  expect(formatSitemap(site).match(/<loc>/gu)).toHaveLength(routes.length);
  expect(formatSitemap(site)).toContain('<loc>https://example.org/?a&amp;b/text-diff</loc>');
  expect(formatRobots('https://example.org/')).toBe('User-agent: *\nAllow: /\nSitemap: https://example.org/sitemap.xml\n');
  expect(formatRobots('')).not.toContain('Sitemap');
});
