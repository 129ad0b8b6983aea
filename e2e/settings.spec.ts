import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import type { SiteWithSettings } from './site-with-settings.ts';
import { siteWithSettings } from './site-with-settings.ts';
import { expectAccessible, open, test as strictTest } from './site.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

const WRONG = { VITE_BASE_URL: 'tools', VITE_SHOW_BANNER: 'yes', VITE_LINK_SOCIAL: '<b>nowhere</b>', VITE_LINK_DONATION: 'javascript:alert(1)' };
const NAMED = Object.entries(WRONG).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);

// Both names resolve to this machine: one is the site, the other an outside server.
const SITE = 'penknife.test';
const OUTSIDE = 'outside.test';

test.use({ launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, `--host-resolver-rules=MAP *.test 127.0.0.1`] } });
// All tests run in one worker, so that each site is copied once.
test.describe.configure({ mode: 'default' });

interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

interface Listener {
  readonly port: number;
  readonly arrivals: Arrival[];
  readonly close: () => Promise<unknown>;
}

/** Starts a server that records all requests that leave the site. */
async function listen(): Promise<Listener> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.url !== '/favicon.ico')
        arrivals.push({ method: request.method ?? '', path: request.url ?? '', contentType: request.headers['content-type'], body });
      response.writeHead(202, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' }).end('<h1>Outside</h1>');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, arrivals, close: () => new Promise((done) => server.close(done)) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

let listener: Listener;
/** A site with every setting. */
let full: SiteWithSettings;
let wrong: SiteWithSettings;

const events = (): unknown[] => listener.arrivals.filter(({ path }) => path === '/api/event').map(({ body }) => JSON.parse(body));
const names = (): unknown[] => events().map((event) => (event as { readonly n: string }).n);
const views = (): string[] => events().map((event) => new URL((event as { readonly u: string }).u).pathname);
const outside = (path: string): string => `http://${OUTSIDE}:${listener.port}/${path}`;

test.beforeAll(async () => {
  listener = await listen();
  const apiHost = `http://127.0.0.1:${listener.port}`;
  // The server reads this host for its Content Security Policy, as a real host's configuration does.
  process.env.VITE_PLAUSIBLE_API_HOST = apiHost;
  full = await siteWithSettings({
    VITE_ENV: 'production',
    VITE_APP_VERSION: '7.8.9',
    VITE_LAST_COMMIT_SHA: SHA,
    VITE_SHOW_BANNER: 'true',
    VITE_SHOW_SPONSOR_BANNER: 'true',
    VITE_PLAUSIBLE_IS_TRACKER_ENABLED: 'true',
    VITE_PLAUSIBLE_DOMAIN: SITE,
    VITE_PLAUSIBLE_API_HOST: apiHost,
    VITE_LINK_REPOSITORY: `${outside('repository')}/`,
    VITE_LINK_SOCIAL: outside('social'),
    VITE_LINK_DONATION: outside('donation'),
    VITE_LINK_AUTHOR: outside('author'),
    VITE_LINK_SPONSOR: outside('sponsor'),
  });
  wrong = await siteWithSettings(WRONG);
});

test.beforeEach(() => {
  listener.arrivals.length = 0;
});

test.afterAll(async () => {
  delete process.env.VITE_PLAUSIBLE_API_HOST;
  await Promise.all([full.close(), wrong.close(), listener.close()]);
});

const named = (site: SiteWithSettings, route: string): string => new URL(route, site.url.replace('127.0.0.1', SITE)).href;

const repository = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Source code' });

test('a page view is one POST, with event, URL, domain, referrer, width and no hash mode', async ({ page }) => {
  await page.setViewportSize({ width: 1111, height: 800 });
  await open(page, named(full, '/hash-text?private=1#/hash?text=secret'));
  await expect.poll(events).toEqual([{ n: 'pageview', u: named(full, '/hash-text'), d: SITE, r: null, w: 1111, h: 0 }]);
  expect(listener.arrivals).toMatchObject([{ method: 'POST', path: '/api/event', contentType: 'text/plain' }]);
});

test('each history navigation and popstate is a page view', async ({ page }) => {
  const home = page.getByRole('link', { name: 'Home' });
  await open(page, named(full, '/'));
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).click();
  // Each view is awaited: a later navigation replaces a pending one, and two requests may overtake each other.
  await expect.poll(views).toEqual(['/', '/text-diff']);
  await home.click();
  await expect.poll(views).toEqual(['/', '/text-diff', '/']);
  // Opening the current page again is not a page view.
  await home.click();
  await page.goBack();
  await expect.poll(views).toEqual(['/', '/text-diff', '/', '/text-diff']);
  await page.goForward();
  await expect.poll(views).toEqual(['/', '/text-diff', '/', '/text-diff', '/']);
  expect(new Set(names())).toEqual(new Set(['pageview']));
});

test('an outbound click is sent, and the new tab follows after 150 ms', async ({ page, context }) => {
  await open(page, named(full, '/about'));
  await expect.poll(names).toEqual(['pageview']);
  await page.evaluate(() => {
    // The page itself records the times: when the server receives a request depends on the machine's load.
    const { dataset } = document.documentElement;
    addEventListener('click', () => Object.assign(dataset, { clickedAt: performance.now() }), { capture: true });
    const openTab = globalThis.open;
    globalThis.open = (...given) => {
      Object.assign(dataset, { openedAt: performance.now() });
      return openTab(...given);
    };
  });
  const opening = context.waitForEvent('page');
  await repository(page).click();
  const tab = await opening;
  await expect(tab).toHaveURL(/\/repository$/u);
  expect(await tab.evaluate(() => globalThis.opener as unknown)).toBe(null);
  const url = outside('repository');
  await expect.poll(() => events()[1]).toMatchObject({ n: 'Outbound Link: Click', u: named(full, '/about'), p: JSON.stringify({ url }) });
  const { clickedAt, openedAt } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  // Both times are rounded to a tenth of a millisecond.
  expect(Number(openedAt) - Number(clickedAt)).toBeGreaterThan(149);
});

test('every configured link has its button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, named(full, '/'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.getByRole('link', { name: 'Support us' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Source code', 'Social account', 'About']) await expect(page.getByRole('navigation').getByRole('link', { name })).toBeVisible();
});

for (const locale of ['en', 'zh-CN']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('an invalid setting stops the start with a page and a console error that name key and value', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(wrong.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(locale === 'en' ? 'Penknife cannot start' : 'Penknife 无法启动');
      await expect(page.locator('code')).toHaveText(NAMED);
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en' : 'zh-Hans');
      await expect(page.locator('dd')).toHaveText(NAMED.map(() => (locale === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u)));
      await expect(page.locator('main [lang]')).toHaveCount(0);
      expect(errors).toEqual([`Invalid configuration: ${NAMED.join(', ')}`]);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}

test('banners are above the tools, and their links open in a new tab', { tag: '@slow' }, async ({ page }) => {
  await open(page, full.url);
  const banners = page.getByRole('complementary');
  await expect(banners).toHaveCount(2);
  await expect(banners.nth(0)).toContainText('Like Penknife?');
  await expect(banners.nth(0).getByRole('link')).toHaveText(['Source code', 'Social account']);
  const sponsor = banners.nth(1).getByRole('link');
  await expect(sponsor).toHaveAttribute('href', outside('sponsor'));
  await expect(sponsor).toHaveAttribute('target', '_blank');
  await expect(sponsor).toHaveAttribute('rel', /noopener/u);
  await page.getByRole('button', { name: 'Add to favorites: Text diff' }).click();
  const parts = await page
    .locator('main h1, main aside, main h2')
    .evaluateAll((found) => found.map(({ textContent, tagName }) => (tagName === 'ASIDE' ? 'banner' : textContent)));
  expect(parts.filter((part) => part !== 'Newest tools')).toEqual(['Handy tools for developers', 'banner', 'banner', 'Favorites', 'Often needed', 'All tools']);
  // axe measures only the visible part of a link that is scrolled half under the bar, and would find that part too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

strictTest('the site as it is built sends nothing to anybody', async ({ page, baseURL }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).click();
  await expect(page.locator('main h1')).toHaveText('Text diff');
  await page.goBack();
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => !url.startsWith(baseURL ?? '') || url.includes('/api/'))).toEqual([]);
  for (const name of ['Source code', 'Social account', 'Support us']) await expect(page.getByRole('link', { name })).toHaveCount(0);
});
