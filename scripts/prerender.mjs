// Renders every route of the built site, so that a page can be read before its code has loaded.
// node scripts/prerender.mjs [folder of the build]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, root, run } from './ensure.mjs';
import { readManifest } from './manifest.mjs';
import { OG_IMAGE } from './og-image.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, contentSecurityPolicy, FOLDER_SCRIPT, readEmbedOrigins, securityHeaders } from '../src/hosting/site-headers.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
// The renderer's imports are resolved from the project's packages, so it has to be below the project; each run has its own folder.
const rendererFolder = path.join(root, 'node_modules', '.cache', `penknife-prerender-${process.pid}`);

process.env.NODE_ENV = 'production';
run(process.execPath, [bin('vite/bin/vite.js'), 'build', '-c', 'vite.prerender.config.ts', '--outDir', rendererFolder, '--logLevel', 'warn']);
const app = await import(pathToFileURL(path.join(rendererFolder, 'prerender.js')).href);

const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(app.analyticsHost())}" />`;
const template = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${policy}`);
const { keys, filesOf, has } = readManifest(folder);

const MANIFEST = 'manifest.webmanifest';
const readJson = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text) => escapeText(text).replaceAll('"', '&quot;');

const tagsOfSite = (await app.siteTags(OG_IMAGE)).map((tag) => formatTag(tag, false));

/** Time zones that are far apart, none of them where a build is likely to run, and times in milliseconds since 1970. */
const DEVICES = [
  ['Pacific/Chatham', 1.5e12],
  ['America/Adak', 2e12],
];
const { now } = Date;
const { TZ = '' } = process.env;
const ROOT = '<div id="root"></div>';
/** A tag that names a file of the site by a URL relative to the page. */
const OWN_FILE = /<(?:script|link)[^>]* (?:src|href)="\.\/[^>]*>(?:<\/script>)?/gu;
/** How many folders below the site's own a missing page still finds it. */
const DEPTHS = 8;

const fileOf = (route) => (route === '/' ? 'index.html' : route === app.NOT_FOUND ? '404.html' : `${route.slice(1)}.html`);

for (const route of [...app.routes, app.NOT_FOUND]) await renderPage(route);
for (const [from, to] of app.redirects) writeRedirect(from, to, await app.renderRedirect(to), await preloads(to));
// A sitemap needs absolute addresses, which a build without a configured address cannot give.
if (app.siteAddress() !== '') writeFileSync(path.join(folder, 'sitemap.xml'), app.formatSitemap(app.siteAddress()));
writeFileSync(path.join(folder, 'robots.txt'), app.formatRobots(app.siteAddress()));
writeFileSync(path.join(folder, MANIFEST), JSON.stringify({ ...readJson(MANIFEST), shortcuts: await app.appShortcuts() }));
writeFileSync(path.join(folder, '_headers'), formatHeaders());
rmSync(rendererFolder, { recursive: true });
console.log(`${app.routes.length + 1} pages rendered`);
// Timers of the app would keep this process running.
process.exit(0);

/** Renders the page of a tool with the first results that look the same on every device: a time may be shown as a local one. */
async function renderPage(route) {
  const tool = app.toolOf(route);
  const found = tool === undefined ? [] : await app.firstAnswersOf(tool);
  const answers = (await looksSame(route, found)) ? found : await sameAnswers(route, found);
  writePage(route, await app.renderRoute(route, answers), await preloads(route), answers.length > 0 ? JSON.stringify(answers, app.packBytes) : undefined);
}

/** Whether a page with these results looks the same on every device. */
async function looksSame(route, answers) {
  if (answers.length === 0) return true;
  const pages = [];
  for (const [zone, moment] of DEVICES) {
    process.env.TZ = zone;
    Date.now = () => moment;
    pages.push(await app.renderRoute(route, answers));
    Date.now = now;
    process.env.TZ = TZ;
  }
  return pages.every(({ html }) => html === pages[0].html);
}

/** The results with which the page looks the same on every device. A result that depends on the time zone, for example, is rendered as an example. */
async function sameAnswers(route, answers) {
  const same = [];
  for (const answer of answers) {
    for (const one of [answer, { ...answer, isExample: true }]) {
      if (await looksSame(route, [...same, one])) {
        same.push(one);
        break;
      }
    }
  }
  return same;
}

function writePage(route, { title, tags, html }, preloaded, answer) {
  const page = fill(templateOf(route), title, [...tags.map((tag) => formatTag(tag)), ...preloaded]);
  const own = `data-route="${route}"${route === '/' ? ` data-rendered-on="${app.renderedOn}"` : ''}`;
  write(
    route,
    page.replace(ROOT, () => `<div id="root" ${own}>${html}</div>${answer === undefined ? '' : formatData('first-answers', answer)}`),
  );
}

/** JSON that the page reads: no part of it can end the element. */
function formatData(id, json) {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** A former path has no content: the app redirects from there, or, without scripts, a link and the browser itself. */
function writeRedirect(from, to, { title, tags, html }, preloaded) {
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=.${to}" /></noscript>`;
  write(
    from,
    fill(templateOf(from), title, [...tags.map((tag) => formatTag(tag)), refresh, ...preloaded]).replace(ROOT, () => `<div id="root">${html}</div>`),
  );
}

/** The head of a page: the pages in a folder find their files at their own URL, the 404 page at any depth. */
function templateOf(route) {
  if (route === app.NOT_FOUND) return findable(template);
  if (route === '/') return template;
  return template.replace('<script src=', (boot) => `<script data-path="${route.slice(1)}">${FOLDER_SCRIPT}</script>\n    ${boot}`);
}

/** Puts title and tags into the head, replacing the general ones. */
function fill(page, title, tags) {
  const head = [`<title>${escapeText(title)}</title>`, ...tagsOfSite, ...tags].join('\n    ');
  return page.replace(/\s*<meta name="description"[^>]*>/u, '').replace(/<title>.*<\/title>/u, () => head);
}

function write(route, page) {
  if (page.includes(ROOT) || !page.includes('data-page')) throw new Error(`index.html has no place for ${route}`);
  writeFileSync(path.join(folder, fileOf(route)), page);
}

/**
 * The 404 page may be served at any depth, where relative URLs fail. So it requests boot.js in this folder, in those above and
 * at the root of the host, and the first one found adds the other files from its own location. Without scripts, the styles are
 * found only in the page's own folder and at the root. A build for one base path names its files by that.
 */
function findable(page) {
  const tags = page.match(OWN_FILE) ?? [];
  if (tags.length === 0) return page;
  const [boot, files] = [tags.filter((tag) => tag.includes('boot.js')), tags.filter((tag) => !tag.includes('boot.js'))];
  const shown = files.filter((tag) => /rel="(?:stylesheet|icon)"/u.test(tag)).flatMap((tag) => [tag, tag.replace('="./', '="/')]);
  const asked = ['./', ...Array.from({ length: DEPTHS }, (_, depth) => '../'.repeat(depth + 1)), '/'].flatMap((at) =>
    boot.map((tag) => tag.replace('="./', `="${at}`)),
  );
  const head = [`<template id="files">${files.join('')}</template>`, `<noscript>${shown.join('')}</noscript>`, ...asked].join('\n    ');
  return files.reduce((rest, tag) => rest.replace(tag, ''), page).replace(boot[0], () => head);
}

/** The preload links of a route: files that the page needs besides the app, fetched before the app asks for them. */
async function preloads(route) {
  const tool = app.toolOf(route);
  const words = keys.filter((key) => key.endsWith('virtual:words/start/en'));
  const modules = tool === undefined ? [] : ['src/app/ToolRoute.tsx', pageOf(tool), ...(await app.modulesOf(tool))];
  if (route === '/about') modules.push('src/app/about/About.tsx');
  if (route === '/recipes') modules.push('src/app/recipes/RecipesPage.tsx', 'virtual:words/page/en', 'virtual:words/recipes/en');
  if (route === '/licences') modules.push('src/app/licenses/Licenses.tsx');
  const loaded = filesOf('index.html');
  const files = new Set([...words, ...modules].flatMap((key) => [...filesOf(key)]).filter((file) => !loaded.has(file)));
  return [...files].map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="./${file}" crossorigin />`);
}

/** The module of a tool's own page, or of the layout for its generated page. */
function pageOf(tool) {
  const own = `src/tools/${tool}/page.tsx`;
  if (has(own)) return own;
  const name = app.layoutOf(tool).replaceAll(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase());
  const layout = `src/page/layouts/${name}Layout.tsx`;
  if (!has(layout)) throw new Error(`${layout} is not in the manifest`);
  return layout;
}

/** A page-specific tag is replaced by those of the next page. */
function formatTag({ name, key, content }, isOfPage = true) {
  const attributes = [key, content].map(([attribute, value]) => `${attribute}="${escapeAttribute(value)}"`);
  return `<${name} ${attributes.join(' ')}${isOfPage ? ' data-page' : ''} />`;
}

/** Formats the `_headers` file, from which hosts such as Netlify and Cloudflare Pages read the headers. */
function formatHeaders() {
  const origins = readEmbedOrigins(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  const lines = Object.entries(securityHeaders(app.analyticsHost(), origins)).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  Cache-Control: ${CACHE_ASSETS}`, '/config.json', `  Cache-Control: ${CACHE_OTHERS}`, ''].join('\n');
}
