import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../scripts/server.mjs';
import { patience } from '../scripts/patience.ts';
import { APP, expect, holdBack, open, result, stored, test } from './site.ts';
import { keepFewTools } from './small-site.ts';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');

/** How long a host takes to send its file in tests that check what is shown until then. */
const DELAY_MS = 500;

const HIDDEN = 'hash-text';

/** Responds with a host's file, optionally late. Returns a function that changes the file. */
async function configure(page: Page, host: unknown, delay = 0): Promise<(next: unknown) => void> {
  let body = host;
  await page.route('**/config.json', async (route) => {
    if (delay > 0) await new Promise((resolve) => void setTimeout(resolve, delay));
    await route.fulfill({ body: typeof body === 'string' ? body : JSON.stringify(body), contentType: 'application/json' });
  });
  return (next) => {
    body = next;
  };
}

declare global {
  interface Window {
    /** The number of frames in which something was visible. */
    seen: { hidden: number; shell: number; frames: number };
  }
}

/** Checks in every frame, from the first on, whether anything that names the hidden tool or matches a selector is visible. */
const watchFrames = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const seen = { hidden: 0, shell: 0, frames: 0 };
    window.seen = seen;
    const count = (what: keyof typeof seen, selectors: string): void => {
      const isSeen = [...document.querySelectorAll(selectors)].some(
        (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0,
      );
      if (isSeen) seen[what]++;
    };
    const look = (): void => {
      count('frames', 'html');
      count('hidden', wanted);
      if (document.documentElement.dataset.ready === undefined) count('shell', 'header button');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

test.describe('a hidden tool', () => {
  test('appears nowhere: home, menu, search, palette, smart paste, favorites, “Open in…”, its URL', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/hash-text","/text-diff"]'));
    await configure(page, { hidden: { tools: [HIDDEN, 'json-to-yaml-converter'], categories: ['math'] } });
    await open(page, './');
    await expect(page.locator(`a[href$="/${HIDDEN}"]`)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Math' })).toHaveCount(0);
    await expect(page.getByRole('navigation').getByRole('button', { name: /^Math/u })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Favorites', exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name: 'Favorites', exact: true }) })
        .getByRole('article'),
    ).toHaveCount(1);
    const shown = await page.locator('main section section article').count();
    await expect(page.getByRole('main').getByRole('combobox')).toHaveAttribute('placeholder', new RegExp(String(shown), 'u'));

    await page.getByRole('main').getByRole('combobox').fill('hash text');
    await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('option', { name: /^Hash text/u })).toHaveCount(0);
    await page.getByRole('main').getByRole('combobox').fill('');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/plain', '{"a": [1, 2]}');
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await expect(page.getByRole('main').getByRole('option', { name: /^JSON formatter/u })).toBeVisible();
    await expect(page.getByRole('main').getByRole('option', { name: /^JSON to YAML/u })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('option', { name: /^Hash text/u })).toHaveCount(0);

    await open(page, './yaml-to-json-converter');
    await page.keyboard.press('Control+K');
    await page.getByRole('dialog').getByRole('combobox').fill('hash text');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('option', { name: /^Hash text/u })).toHaveCount(0);
    await page.keyboard.press('Escape');
    // The inverse tool is hidden too.
    await expect(page.locator('main [data-action="swap"]')).toHaveCount(0);
    await page.locator('main [data-action="open-in"]').first().click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'JSON to YAML' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: 'Hash text and files' })).toHaveCount(0);

    for (const address of [HIDDEN, 'hash', 'math-evaluator']) {
      await open(page, `./${address}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found - Penknife');
    }
    expect(await stored(page, 'favoriteToolsName')).toBe('["/hash-text","/text-diff"]');
  });

  for (const [what, route] of [
    ['the home page', './'],
    ['another tool', './text-diff'],
    ['its own URL', `./${HIDDEN}`],
  ] as const)
    test(`is never visible while the file is loading: ${what}`, { tag: '@slow' }, async ({ page }) => {
      await watchFrames(page, `a[href$="/${HIDDEN}"], main [data-operation="hash"]`);
      const change = await configure(page, {}, DELAY_MS);
      // As a visitor who was here when the file was empty, and again when it is stored.
      await open(page, route);
      change({ hidden: { tools: [HIDDEN] } });
      for (let visit = 0; visit < 2; visit++) {
        await open(page, route);
        const seen = await page.evaluate(() => window.seen);
        expect(seen.hidden).toBe(0);
        expect(seen.frames).toBeGreaterThan(1);
        // The bar appears long before the file.
        expect(seen.shell).toBeGreaterThan(1);
      }
    });

  test('is never visible on a first visit', { tag: '@slow' }, async ({ page }) => {
    await watchFrames(page, `a[href$="/${HIDDEN}"]`);
    await configure(page, { hidden: { tools: [HIDDEN] } }, DELAY_MS);
    await open(page, './');
    expect(await page.evaluate(() => window.seen.hidden)).toBe(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('is visible to the same check if no configuration hides it', { tag: '@slow' }, async ({ page }) => {
    await watchFrames(page, `a[href$="/${HIDDEN}"]`);
    await open(page, './');
    await expect.poll(() => page.evaluate(() => window.seen.hidden)).toBeGreaterThan(0);
  });
});

test('applies the stored theme of a host before the app starts', { tag: '@slow' }, async ({ page }) => {
  await configure(page, { theme: 'dark' }, DELAY_MS);
  await open(page, './');
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.early = document.documentElement.dataset.theme;
    });
  });
  await open(page, './');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'dark');
});

test('the example in the documentation is applied', { tag: '@slow' }, async ({ page }) => {
  const document = readFileSync(path.join(import.meta.dirname, '..', 'docs', 'configuration.md'), 'utf8');
  const example = /```json\n(?<text>.*?)```/su.exec(document)?.groups?.text ?? '';
  await page.route('**/acme/logo.svg', (route) => route.fulfill({ path: path.join(BUILT, 'favicon.svg'), contentType: 'image/svg+xml' }));
  await configure(page, example.replace('"enabled": true', '"enabled": false'));
  await open(page, './');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/ – Acme tools$/u);
  await expect(page.locator('main h3[id]').first()).toHaveText('Entwicklung');
  await expect(page.locator('a[href$="/chmod-calculator"]')).toHaveCount(0);
  await open(page, './uuid-generator');
  await expect(result(page, 'generate', 'uuids')).toContainText(/^[0-9a-f]{8}-[0-9a-f]{4}-7/u);
});

test('a file that changes nothing on a page does not render it again', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('main h1')?.setAttribute('data-rendered', ''));
  });
  await configure(page, { theme: 'dark' });
  await open(page, './');
  await expect(page.locator('main h1[data-rendered]')).toBeVisible();
  await configure(page, { hidden: { tools: [HIDDEN] } });
  await open(page, './');
  await expect(page.locator('main h1[data-rendered]')).toHaveCount(0);
});

test('shows a tool that is not hidden before the app starts, and accepts input once it has started', { tag: '@slow' }, async ({ page }) => {
  await configure(page, { hidden: { tools: [HIDDEN] } });
  const release = await holdBack(page, APP);
  await page.goto('./text-diff', { waitUntil: 'commit' });
  const main = page.getByRole('main', { includeHidden: true });
  await expect(main.locator('[data-field] textarea').first()).toBeVisible();
  await expect(main).toHaveAttribute('inert');
  await expect(page.locator('#menu section').first()).toBeHidden();
  release();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(main).not.toHaveAttribute('inert');
  await expect(page.locator('#menu section').first()).toBeVisible();
});

test.describe('invalid settings', () => {
  test.use({ expectedMessage: /^error: config\.json: |^request: http:\/\/127\.0\.0\.1:/u });

  test('are reported with key and value, in the console and in a note that can be closed, and the rest applies', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await configure(page, {
      name: 'Acme',
      color: 'red',
      links: { repository: 'javascript:alert(1)' },
      options: { 'text-diff': { compare: { nope: true } } },
      constructor: { prototype: 1 },
    });
    await open(page, './');
    const reported = 'color = "red", links.repository = "javascript:alert(1)", constructor = {"prototype":1}';
    await expect(page.getByText(`This site’s config.json has errors. These settings are ignored: ${reported}, …`)).toBeVisible();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`config.json: ${reported}, options.text-diff.`);
    await expect(page).toHaveTitle(/ - Acme$/u);
    await expect(page.getByRole('link', { name: 'Source code' })).toHaveCount(0);
    const note = page.getByRole('dialog').filter({ hasText: 'config.json' });
    await note.hover();
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('This site’s config.json')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Hash text and files' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Hash text and files');
    await expect(page.getByText('This site’s config.json')).toHaveCount(0);
  });

  for (const [what, body, message] of [
    ['invalid JSON', '\u0000\u0001{{{', 'This site’s config.json is not valid JSON and was ignored.'],
    ['an HTML page instead of the file', '<!doctype html><title>404</title>', 'This site’s config.json is not valid JSON and was ignored.'],
    ['an array', '[1, 2]', 'This site’s config.json is not a JSON object and was ignored.'],
  ] as const)
    test(`${what} is reported, and the site runs`, { tag: '@slow' }, async ({ page }) => {
      await configure(page, body);
      await open(page, './');
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Hash text and files' }).first()).toBeVisible();
    });

  test('a file of 50 MB is not read to the end', { tag: '@slow' }, async ({ page }) => {
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024, ' ');
    const site = await serveWith((response) => {
      const send = (): void => {
        while (sent < LARGE_BYTES) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', send);
        }
        response.end('{}');
      };
      send();
    });
    await page.goto(site.url);
    await expect(page.getByText(/^config\.json of this site is larger than 1/u)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Hash text and files' }).first()).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('hostConfiguration')))).toEqual([]);
    // Data in the buffers between them has already been sent.
    expect(sent).toBeLessThan(LARGE_BYTES / 2);
    await site.close();
  });
});

const LARGE_BYTES = 50_000_000;

interface OwnHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the site with a custom response for `config.json`. */
async function serveWith(answer: (response: ServerResponse) => void): Promise<OwnHost> {
  const site = await serve();
  const server = createServer((request, response) => {
    if (request.url?.endsWith('/config.json')) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      answer(response);
      return;
    }
    get(new URL(request.url ?? '/', site.url), { headers: request.headers }, (given) => {
      response.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await site.close();
    },
  };
}

test('does not wait for a slow host, and uses the file from the last visit', { tag: '@slow' }, async ({ page }) => {
  let isSlow = false;
  await page.route('**/config.json', async (route) => {
    if (isSlow) return;
    await route.fulfill({ body: '{"name": "Acme"}', contentType: 'application/json' });
  });
  await open(page, './');
  await expect(page).toHaveTitle(/ - Acme$/u);
  isSlow = true;
  await open(page, './text-diff');
  await expect(page).toHaveTitle('Text diff - Acme');
  await page.evaluate(() => localStorage.clear());
  await open(page, './text-diff');
  await expect(page).toHaveTitle('Text diff - Penknife');
});

test('redirects a former path while a config.json that changes pages loads slowly', async ({ page }) => {
  await configure(page, { name: 'Acme' }, DELAY_MS);
  await open(page, './hash?a=1');
  await expect(page).toHaveURL(/\/hash-text\?a=1$/u);
  await expect(page).toHaveTitle('Hash text and files - Acme');
});

test('a site at a subpath loads and stores its own file', { tag: '@slow' }, async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('config.json') && asked.push(request.url()));
  await configure(page, { name: 'Acme', logo: 'icons/icon-192.png' });
  await open(page, './text-diff');
  await expect(page).toHaveTitle('Text diff - Acme');
  expect(new Set(asked)).toEqual(new Set([`${baseURL}config.json`]));
  await expect(page.locator('header a img')).toHaveAttribute('src', `${baseURL}icons/icon-192.png`);
  expect(await stored(page, `hostConfiguration ${new URL(baseURL ?? '').pathname}`)).toContain('Acme');
});

test.describe('offline', () => {
  test.use({ hasServiceWorkers: true, expectedMessage: /ERR_CONNECTION_REFUSED|^error: config\.json: not-json|^request: http:\/\/127\.0\.0\.1:/u });

  test('uses the latest config.json, and a changed one does not count as a new version of the site', { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(180_000 * patience);
    const folder = mkdtempSync(path.join(tmpdir(), 'penknife-host-'));
    cpSync(BUILT, folder, { recursive: true });
    keepFewTools(folder, ['text-diff']);
    const file = path.join(folder, 'config.json');
    writeFileSync(file, JSON.stringify({ name: 'Acme', hidden: { tools: [HIDDEN] } }));
    const site = await serve({ folder });
    await page.goto(site.url);
    await expect(page).toHaveTitle(/ - Acme$/u);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const kept = () =>
      page.evaluate(async (address) => {
        const found = await caches.match(address);
        return found?.text();
      }, `${site.url}config.json`);
    await expect.poll(kept).toContain('Acme');

    writeFileSync(file, JSON.stringify({ name: 'Apex', hidden: { tools: [HIDDEN] } }));
    // On a busy machine the file may arrive later than the app waits for it; the next visit then shows it.
    await expect(async () => {
      await page.goto(`${site.url}text-diff`);
      await expect(page).toHaveTitle('Text diff - Apex', { timeout: 5_000 });
    }).toPass();
    await expect.poll(kept).toContain('Apex');
    const isNewer = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        return registration.waiting !== null || registration.installing !== null;
      });
    expect(await isNewer()).toBe(false);

    writeFileSync(file, 'rubbish that comes and goes');
    await page.goto(`${site.url}text-diff`);
    await expect(page).toHaveTitle('Text diff - Penknife');
    expect(await kept()).toContain('Apex');

    await page.evaluate(() => localStorage.clear());
    await site.close();
    await page.goto(`${site.url}text-diff`);
    await expect(page).toHaveTitle('Text diff - Apex');
    await expect(page.locator(`a[href$="/${HIDDEN}"]`)).toHaveCount(0);
    rmSync(folder, { recursive: true });
  });
});
