import { routes } from './routes.ts';

/** Formats the sitemap of a site (sitemaps.org protocol 0.9). `site` is the absolute address, ending in a slash. */
export const formatSitemap = (site: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map((route) => `  <url><loc>${escapeXml(site + route.slice(1))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Formats the robots.txt of a site (RFC 9309), which allows everything and names the sitemap if the address is known. */
export const formatRobots = (site: string): string => ['User-agent: *', 'Allow: /', ...(site === '' ? [] : [`Sitemap: ${site}sitemap.xml`]), ''].join('\n');

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
