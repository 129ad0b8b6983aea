import { routes } from './routes.ts';

/** The sitemap (sitemaps.org protocol 0.9) of a site; `site` is its absolute address, ending in a slash. */
export const formatSitemap = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map((route) => `  <url><loc>${escapeXml(site + route.slice(1))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** The robots.txt (RFC 9309) of a site: all may be read. It names the sitemap where there is one. */
export const formatRobots = (site: string): string => ['User-agent: *', 'Allow: /', ...(site === '' ? [] : [`Sitemap: ${site}sitemap.xml`]), ''].join('\n');

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
