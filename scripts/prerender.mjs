// Renders every route of the built site, so that a page can be read before its code has loaded.
// node scripts/prerender.mjs [folder of the build]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, root, run } from './ensure.mjs';
import { readManifest } from './manifest.mjs';
import { CACHE_ASSETS, contentSecurityPolicy, securityHeaders } from './site-headers.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
// The renderer's imports are resolved from the project's packages, so it has to lie below the project; each run has its own folder.
const rendererFolder = path.join(root, 'node_modules', '.cache', `penknife-prerender-${process.pid}`);

process.env.NODE_ENV = 'production';
run(process.execPath, [bin('vite/bin/vite.js'), 'build', '-c', 'vite.prerender.config.ts', '--outDir', rendererFolder, '--logLevel', 'warn']);
const renderer = await import(pathToFileURL(path.join(rendererFolder, 'prerender.js')).href);
const { routes, redirects, NOT_FOUND, toolOf, layoutOf, renderRoute, siteAddress, formatSitemap, formatRobots, renderedOn } = renderer;

const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(process.env.VITE_PLAUSIBLE_API_HOST)}" />`;
const template = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
const { keys, filesOf } = readManifest(folder);

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text) => escapeText(text).replaceAll('"', '&quot;');

const fileOf = (route) => (route === '/' ? 'index.html' : route === NOT_FOUND ? '404.html' : `${route.slice(1)}.html`);

for (const route of [...routes, NOT_FOUND]) writePage(route, await renderRoute(route));
// A former path has no content of its own: the app redirects from there.
for (const from of redirects.keys()) writeFileSync(path.join(folder, fileOf(from)), template);
// A sitemap needs absolute addresses, which a build without a configured address cannot give.
if (siteAddress() !== '') writeFileSync(path.join(folder, 'sitemap.xml'), formatSitemap(siteAddress()));
writeFileSync(path.join(folder, 'robots.txt'), formatRobots(siteAddress()));
writeFileSync(path.join(folder, '_headers'), formatHeaders());
rmSync(rendererFolder, { recursive: true });
console.log(`${routes.length + 1} pages rendered`);
// Timers of the app would keep this process running.
process.exit(0);

function writePage(route, { title, tags, html }) {
  const head = [`<title>${escapeText(title)}</title>`, ...tags.map(formatTag), ...preloads(route)].join('\n    ');
  const start = route === NOT_FOUND ? nameTwice(template) : template;
  const page = start
    .replace(/\s*<meta name="description"[^>]*>/u, '')
    .replace(/<title>.*<\/title>/u, () => head)
    .replace('<div id="root"></div>', () => `<div id="root" data-route="${route}"${route === '/' ? ` data-rendered-on="${renderedOn}"` : ''}>${html}</div>`);
  if (!page.includes(`data-route="${route}"`) || !page.includes(escapeText(title))) throw new Error(`index.html has no place for ${route}`);
  writeFileSync(path.join(folder, fileOf(route)), page);
}

/**
 * The 404 page may be served at any path depth, where relative addresses fail. So this page also names its files by absolute
 * paths, which are right if the site is at the root of its host. Browsers load a file once if both addresses are the same.
 */
function nameTwice(page) {
  return page.replaceAll(/<(?:script|link)[^>]* (?:src|href)="\.\/[^>]*>(?:<\/script>)?/gu, (tag) => `${tag}${tag.replace('="./', '="/')}`);
}

/** The preload links of a route: files that the page needs besides the app, fetched before the app asks for them. */
function preloads(route) {
  const tool = toolOf(route);
  const words = keys.filter((key) => /virtual:words\/(?:shell|home)\/en$/u.test(key));
  const modules = tool === undefined ? [] : ['src/app/ToolRoute.tsx', 'src/app/read-tool.ts', pageOf(tool)];
  if (route === '/about') modules.push('src/app/about/About.tsx');
  if (route === '/licences') modules.push('src/app/licences/Licences.tsx');
  const app = filesOf('index.html');
  const files = new Set([...words, ...modules].flatMap((key) => [...filesOf(key)]).filter((file) => !app.has(file)));
  return [...files].map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="./${file}" crossorigin />`);
}

/** The module of a tool's own page, or of the layout for its generated page. */
function pageOf(tool) {
  const own = `src/tools/${tool}/page.tsx`;
  if (keys.includes(own)) return own;
  const name = layoutOf(tool).replaceAll(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase());
  const layout = `src/page/layouts/${name}Layout.tsx`;
  if (!keys.includes(layout)) throw new Error(`${layout} is not in the manifest`);
  return layout;
}

function formatTag({ name, key, content }) {
  const attributes = [key, content].map(([attribute, value]) => `${attribute}="${escapeAttribute(value)}"`);
  return `<${name} ${attributes.join(' ')} data-page />`;
}

/** Formats the `_headers` file, from which hosts such as Netlify and Cloudflare Pages read the headers. */
function formatHeaders() {
  const lines = Object.entries(securityHeaders(process.env.VITE_PLAUSIBLE_API_HOST)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${CACHE_ASSETS}`, ''].join('\n');
}
