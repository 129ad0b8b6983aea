import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { revisionOf } from '../scripts/kept-files.mjs';
import type { Site } from '../scripts/server.mjs';
import { serve } from '../scripts/server.mjs';
import { patience } from '../scripts/patience.ts';
import { expect, expectFirstResult, field, listing, open, result, test as base, visit } from './site.ts';
import type { Kept } from './small-site.ts';
import { keepFewTools, kept } from './small-site.ts';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');

/** A site for one test, which can change, stop and restart it at the same address. */
interface OwnSite {
  readonly folder: string;
  readonly url: string;
  readonly kept: Kept;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The tools whose pages these tests open without a server. */
const FEW = ['hash-text', 'uuid-generator'];

const test = base.extend<{ keepsAll: boolean; own: OwnSite; baseURL: string }>({
  keepsAll: [false, { option: true }],
  own: async ({ browserName, keepsAll }, provide, { project }) => {
    const folder = mkdtempSync(path.join(tmpdir(), `penknife-${browserName}-`));
    cpSync(BUILT, folder, { recursive: true });
    const prefix = new URL(project.use.baseURL ?? '').pathname;
    let site: Site | undefined = await serve({ folder, prefix });
    const { url } = site;
    const own: OwnSite = {
      folder,
      url,
      kept: keepsAll ? kept(folder) : keepFewTools(folder, FEW),
      async stop() {
        await site?.close();
        site = undefined;
      },
      async start() {
        site = await serve({ folder, prefix, port: Number(new URL(url).port) });
      },
    };
    await provide(own);
    await own.stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ own }, provide) => provide(own.url),
});

// When the browser checks for a new service worker, the browser itself reports that the server is down.
test.use({ hasServiceWorkers: true, expectedMessage: /ERR_CONNECTION_REFUSED/u });

/** Time in which even a busy machine has stored the site. */
const STORED_MS = 90_000 * patience;

/** Time in which even a busy machine opens a tool and shows its result. */
const TOOL_MS = 5_000 * patience;

/** Counts the stored files: those of the site and those added later, without the one that a host may change. */
const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('penknife-host-'));
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return counts.reduce((sum, count) => sum + count, 0);
  });

async function visitUntilStored(page: Page, { kept: { precached, large, languages } }: OwnSite): Promise<void> {
  await open(page, './');
  const expected = precached.length + large.length + Object.values(languages).flat().length;
  await expect.poll(() => storedFiles(page), { timeout: STORED_MS }).toBe(expected);
}

/** Turns the served site into another version: the home page and the service worker's list of files change. */
function publish(folder: string, version: string): void {
  const home = path.join(folder, 'index.html');
  const worker = path.join(folder, 'sw.js');
  const before = revisionOf(home);
  writeFileSync(
    home,
    readFileSync(home, 'utf8').replace(/<head>(?:<meta name="test-version"[^>]*>)?/u, `<head><meta name="test-version" content="${version}">`),
  );
  const script = readFileSync(worker, 'utf8');
  expect(script).toContain(before);
  writeFileSync(worker, script.replace(before, revisionOf(home)));
}

const version = (page: Page) => page.locator('meta[name="test-version"]');

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

test.describe('a site without its server', () => {
  // All pages come from the same cache in the same way: a few show that it works; `npm run test:all` stores and opens all of them.
  const isWhole = process.env.PENKNIFE_TESTS === 'all';
  test.use({ keepsAll: isWhole });

  test('after one visit every page opens and every tool works, and text shared by another app opens in smart paste', async ({ page, own }) => {
    const tools = Object.entries(listing).filter(([id]) => isWhole || FEW.includes(id));
    const oldPaths = tools.flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((old) => [`.${old}`, id] as const));
    test.setTimeout(STORED_MS + tools.length * TOOL_MS);
    await visitUntilStored(page, own);
    await own.stop();
    for (const [id] of tools) {
      const stored = await page.evaluate(async (address) => (await fetch(address)).text(), `./${id}`);
      expect(stored, id).toBe(readFileSync(path.join(own.folder, `${id}.html`), 'utf8'));
    }
    for (const [old, id] of oldPaths) {
      await open(page, `${old}?a=1#b`);
      await expect(page).toHaveURL(`${own.url}${id}?a=1#b`);
    }
    await page.goto('./no-such-page');
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await open(page, './about');
    for (const [id] of tools) {
      await visit(page, id);
      await expectFirstResult(page, id);
    }
    await open(page, `./${tools[0]?.[0] ?? ''}`);
    await expectShared(page, own);
  });
});

/** Expects that text shared by another app opens in smart paste, appears in no URL, and only once. */
async function expectShared(page: Page, own: OwnSite): Promise<void> {
  await page.evaluate(() => {
    // Phones send this form themselves; the page's own policy would block the form.
    const body = new FormData();
    body.set('text', '10.1.2.3/16');
    return fetch('./share-target', { method: 'POST', body, redirect: 'manual' });
  });
  await open(page, './?shared');
  await expect(page.getByText('Pasted content', { exact: true })).toBeVisible();
  await expect(page.locator('[role=option]').first()).toContainText('IPv4');
  await expect(page).toHaveURL(own.url);
  await open(page, './?shared');
  await expect(page.getByText('Pasted content', { exact: true })).toHaveCount(0);
}

test('every language is available offline, the current one and the others', { tag: '@slow' }, async ({ page, own }) => {
  const codes = Object.keys(own.kept.languages);
  expect(codes).not.toEqual([]);
  await visitUntilStored(page, own);
  await own.stop();
  await open(page, './hash-text');
  const english = (await page.locator('main h1').textContent()) ?? '';
  for (const code of codes) {
    await page.evaluate((locale) => localStorage.setItem('locale', JSON.stringify(locale)), code);
    await open(page, './hash-text');
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}(?:-|$)`, 'u'));
    await expect(page.locator('main h1')).not.toHaveText(english);
  }
});

test('the first visit reports that the site is stored; a new version loads unless input would be lost', { tag: '@slow' }, async ({ page, context, own }) => {
  // The message may disappear before the last language is stored.
  await Promise.all([expect(page.getByText('Ready offline')).toBeVisible({ timeout: STORED_MS }), visitUntilStored(page, own)]);
  await open(page, './');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText('Ready offline')).toHaveCount(0);

  publish(own.folder, '2');
  await open(page, './');
  await expect(version(page)).toHaveAttribute('content', '2');

  await open(page, './hash-text');
  await field(page, 'hash', 'text').getByRole('textbox').fill('not yet copied');
  const other = await context.newPage();
  await open(other, './');
  publish(own.folder, '3');
  await lookForUpdate(other);
  await expect(other.getByText('A new version is available')).toBeVisible();
  await expect(page.getByText('A new version is available')).toBeVisible();
  await expect(field(page, 'hash', 'text').getByRole('textbox')).toHaveValue('not yet copied');
  await expect(version(other)).toHaveAttribute('content', '2');
  await field(page, 'hash', 'text').getByRole('textbox').fill('');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(version(other)).toHaveAttribute('content', '3');
  await other.close();

  // Random results cannot be generated again.
  await open(page, './token-generator');
  const token = result(page, 'generate', 'tokens');
  await expect(token).toBeVisible();
  const made = await token.textContent();
  publish(own.folder, '4');
  await lookForUpdate(page);
  await expect(page.getByText('A new version is available')).toBeVisible();
  await expect(token).toHaveText(made ?? '');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(token).not.toHaveText(made ?? '');
  await open(page, './');
  await expect(version(page)).toHaveAttribute('content', '4');
});

test('an installation that fails halfway has no side effects, and is completed by the next visit', { tag: '@slow' }, async ({ page, own }) => {
  const missing = path.join(own.folder, 'about.html');
  renameSync(missing, `${missing}.away`);
  await open(page, './hash-text');
  await expect.poll(() => installations(page), { timeout: STORED_MS }).toEqual(['redundant']);
  await field(page, 'hash', 'text').getByRole('textbox').fill('works all the same');
  await expect(field(page, 'hash', 'digests')).toContainText('SHA');
  renameSync(`${missing}.away`, missing);
  await visitUntilStored(page, own);
  await own.stop();
  await open(page, './about');
});

test('the site works without offline storage when the disk is full', { tag: '@slow' }, async ({ page, context, own }) => {
  await limitStorage(context, page, own.url, 100_000);
  await open(page, './hash-text');
  await expect.poll(() => installations(page), { timeout: STORED_MS }).toEqual(['redundant']);
  await expect(field(page, 'hash', 'digests')).toContainText('SHA');
  await limitStorage(context, page, own.url);
  await visitUntilStored(page, own);
});

test('replaces the worker of a version that knew nothing of this one', { tag: '@slow' }, async ({ page, context, own }) => {
  const worker = path.join(own.folder, 'sw.js');
  renameSync(worker, `${worker}.new`);
  writeFileSync(
    worker,
    `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('<!doctype html><title>Old</title><link rel="icon" href="data:,"><h1>Old</h1>', { headers: { 'Content-Type': 'text/html' } })); });`,
  );
  await open(page, './');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.goto('./hash-text');
  await expect(page.locator('h1')).toHaveText('Old');
  renameSync(`${worker}.new`, worker);
  // The browser checks for a new worker at each navigation. The new worker waits until the last page of the old one has closed.
  const workers = await watchWorkers(context);
  await page.goto('./');
  await expect.poll(workers, { timeout: STORED_MS }).toEqual(['activated', 'installed']);
  await page.close();
  // Until then, the old worker would serve new pages.
  await expect.poll(workers).toEqual(['redundant', 'activated']);
  const next = await context.newPage();
  await open(next, './hash-text');
  await own.stop();
  await open(next, './uuid-generator');
});

test('the manifest lists existing icons and working shortcuts', { tag: '@slow' }, async ({ page, own }) => {
  await open(page, './');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(link).toBe('./manifest.webmanifest');
  const manifest = JSON.parse(readFileSync(path.join(own.folder, 'manifest.webmanifest'), 'utf8')) as Manifest;
  for (const { src } of manifest.icons) expect(existsSync(path.join(own.folder, src)), src).toBe(true);
  expect(manifest.shortcuts).toHaveLength(5);
  for (const { name, url } of manifest.shortcuts) {
    await open(page, url);
    await expect(page.locator('main h1'), url).toHaveText(name);
  }
});

interface Manifest {
  readonly icons: readonly { readonly src: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** Watches the states of the site's service workers, oldest first. The browser reports these even while no page of the site is open. */
async function watchWorkers(context: BrowserContext): Promise<() => readonly string[]> {
  const session = await context.newCDPSession(await context.newPage());
  // version id of the worker → its state
  const states = new Map<number, string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(Number(versionId), status);
  });
  await session.send('ServiceWorker.enable');
  return () => [...states].toSorted(([a], [b]) => a - b).map(([, status]) => status);
}

/** The states of the service workers that this page has tried to install; `redundant` if that failed. */
const installations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration ? [registration.installing, registration.waiting, registration.active].flatMap((worker) => worker?.state ?? []) : ['redundant'];
  });

/** Limits an origin's storage to a number of bytes, or removes the limit. */
async function limitStorage(context: BrowserContext, page: Page, url: string, bytes?: number): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, ...(bytes !== undefined && { quotaSize: bytes }) });
}
