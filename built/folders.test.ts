import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveFolders } from '../e2e/folder-host.ts';
import { FOLDER_SCRIPT } from '../src/hosting/site-headers.mjs';
import { runFolderScript } from '../src/hosting/testing/run-folder-script.ts';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');
const pages = readdirSync(BUILT).flatMap((file) => (file.endsWith('.html') && !['index.html', '404.html'].includes(file) ? file.slice(0, -5) : []));

/** The relative URLs in a page. */
const ownUrls = (html: string): readonly string[] => [...html.matchAll(/ (?:src|href)="(?<url>\.\/[^"]*)"/gu)].map(({ groups }) => groups?.url ?? '');

const isBuilt = (file: string): boolean => ['', '.html', 'index.html'].some((end) => existsSync(path.join(BUILT, `${file}${end}`)));

/** Opens pages as a browser does on a host that serves them as folders, and checks that their files are found. */
async function expectFiles(prefix: string, opened: readonly string[]): Promise<void> {
  const site = await serveFolders(prefix);
  for (const page of opened) {
    const response = await fetch(new URL(page, site.url));
    expect([response.status, new URL(response.url).pathname]).toEqual([200, `${prefix}${page}/`]);
    const html = await response.text();
    const script = `<script data-path="${page}">${FOLDER_SCRIPT}</script>`;
    const [before = ''] = html.split(script);
    // The script is effective only for what follows it.
    expect([html.includes(script), ownUrls(before)], page).toEqual([true, []]);
    const base = runFolderScript(page, response.url);
    const urls = [...new Set(ownUrls(html))].map((url) => new URL(url, base).pathname);
    expect(urls.length, page).toBeGreaterThan(3);
    expect(urls.filter((url) => !url.startsWith(prefix) || !isBuilt(url.slice(prefix.length)))).toEqual([]);
  }
  await site.close();
}

test.each(['/', '/tools/x/'])('below %s, a tool, a former path and a page without a tool find their files in a folder', (prefix) =>
  expectFiles(prefix, ['hash-text', 'hash', 'about']),
);

test('every page finds its files in a folder', { tags: ['slow'] }, () => expectFiles('/tools/x/', pages));
