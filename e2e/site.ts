import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { readContracts } from '../scripts/contracts.mjs';
import { serve } from '../scripts/server.mjs';

/** The contract of every tool, as committed. */
export const listing = readContracts();

interface SiteFixtures {
  readonly page: Page;
  /** Whether pages find service workers, which answer before a test can. They do without in most tests. */
  readonly hasServiceWorkers: boolean;
  /** What the browser itself says that is no problem in a test. */
  readonly expectedMessage: RegExp | undefined;
}

/** A page on which any error, warning, or request to another place fails the test. */
export const test = base.extend<SiteFixtures>({
  hasServiceWorkers: [false, { option: true }],
  expectedMessage: [undefined, { option: true }],
  page: async ({ page, baseURL, hasServiceWorkers, expectedMessage }, provide) => {
    if (!hasServiceWorkers) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const problems: string[] = [];
    // A browser says so when a page that is not there answers as it should, with files it names in two ways.
    let isMissingPage = false;
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) isMissingPage = response.status() === 404;
    });
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (
        (message.type() === 'error' || message.type() === 'warning') &&
        !(isMissingPage && /404 \(Not Found\)|MIME type \('text\/plain'\)/u.test(message.text()))
      )
        problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (new URL(url).origin !== new URL(baseURL ?? '').origin && !url.startsWith('data:') && !url.startsWith('blob:')) problems.push(`request: ${url}`);
    });
    await provide(page);
    expect(problems.filter((problem) => !expectedMessage?.test(problem)).slice(0, 5)).toEqual([]);
  },
});

/** The same for a site that is served below a path. */
export const testBelowPath = test.extend<{ baseURL: string }>({
  baseURL: async ({ browserName }, provide) => {
    const site = await serve({ prefix: `/tools/${browserName}/` });
    await provide(site.url);
    await site.close();
  },
});

export { expect };
export { expectAccessible } from './axe.ts';

/** Opens a route, in the folder that the site is served from, and waits until it stands still. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route.replace(/^\//u, './'));
  // What was rendered at build is in view before anything listens.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('main h1').first()).toBeVisible();
  // A tool's head is there before the tool.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Nothing in the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, what = ''): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what} at ${width}`).toBeLessThanOrEqual(width);
}

/** What the clipboard holds. A browser writes to it when it has the time, so that a test asks until it is there. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** What is stored under a name. */
export const stored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name);

/** Stores at once what is on its way into storage, as when the page is left. */
export const flushStorage = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('pagehide')));

/**
 * Stops the page's clock, which `page.clock.install()` has to have replaced before the page was opened: from then on it goes
 * on by `page.clock.runFor` alone. A clock that still ran would race with what happens in real time: clicks, the clipboard.
 */
export async function stopClock(page: Page): Promise<void> {
  // A moment that is yet to come, on the slowest of machines.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * From now on counts how long the page's main thread computes; gives what tells it, in milliseconds. What a busy machine makes
 * the thread wait does not count.
 */
export async function countThreadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = await total();
  return async () => (await total()) - before;
}

/** Holds files back that a page asks for; gives what lets them come. */
export async function holdBack(page: Page, files: RegExp): Promise<() => unknown> {
  const release = new EventEmitter();
  const released = once(release, 'go');
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release.emit('go');
}

/** The module that starts the app. */
export const APP = /\/assets\/index-[\w-]+\.js$/u;

/** Goes to a tool by the menu, without loading the page anew. */
export async function goTo(page: Page, tool: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="./${tool}"]`).last().click();
  await expect(page).toHaveURL(new RegExp(`/${tool}$`, 'u'));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export const field = (page: Page, operation: string, name: string) => page.locator(`[data-operation="${operation}"][data-field="${name}"]`);

/** What a fresh page of a tool has: a result, or the place of the file that it takes. */
export async function expectFirstResult(page: Page, tool: string): Promise<void> {
  const [first] = Object.entries(listing[tool]?.operations ?? {});
  if (!first) return;
  const [operation, { input, output }] = first;
  const result = Object.keys(output).find((key) => output[key]?.primary) ?? '';
  const isFile = Object.values(input).find(({ primary }) => primary)?.kind === 'file';
  if (isFile) await expect(field(page, operation, Object.keys(input)[0] ?? ''), tool).toBeVisible();
  else await expect(field(page, operation, result).first(), tool).not.toHaveText('');
}

/** The value that a result shows. */
export const result = (page: Page, operation: string, name: string) =>
  page.locator(`[data-operation="${operation}"][data-field="${name}"] [data-value="${name}"]`);

/** Chooses an operation of a tool: by its tab, or by a link where a page needs no tabs. */
export async function choose(page: Page, operation: string): Promise<void> {
  const tab = page.locator(`[role="tab"][data-tab="${operation}"]`);
  if ((await tab.count()) > 0) await tab.click();
  else if ((await page.locator(`[data-operation="${operation}"]`).count()) === 0) await page.evaluate((hash) => location.assign(hash), `#/${operation}`);
}

/** Writes a text into an editor in the place of what stands there, by its own keys: it may not have seen what else selects its text. */
export async function write(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.focus();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
