import { EventEmitter, once } from 'node:events';
import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { readContracts } from '../scripts/contracts.mjs';

/** The committed contract of every tool. */
export const listing = readContracts();

interface SiteFixtures {
  readonly page: Page;
  /** Whether pages can use service workers, which would answer requests before a test can intercept them. Default false. */
  readonly hasServiceWorkers: boolean;
  /** Browser messages that are expected in a test and do not fail it. */
  readonly expectedMessage: RegExp | undefined;
}

/** A test whose page fails it on any error, warning or request to another origin. */
export const test = base.extend<SiteFixtures>({
  hasServiceWorkers: [false, { option: true }],
  expectedMessage: [undefined, { option: true }],
  page: async ({ page, baseURL, hasServiceWorkers, expectedMessage }, provide) => {
    if (!hasServiceWorkers) await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const problems: string[] = [];
    // A 404 page names its files by two addresses, of which one may not exist. The browser logs that, and the status of the page.
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

export { expect };
export { expectAccessible } from './axe.ts';

/** Opens a route below the site's base path and waits until the page is stable. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route.replace(/^\//u, './'));
  // Prerendered pages are visible before any event listener exists.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('main h1').first()).toBeVisible();
  // The head of a tool's page is visible before the tool has loaded.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Expects that nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page, what = ''): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${what} at ${width}`).toBeLessThanOrEqual(width);
}

/** Reads the clipboard. Browsers write to it asynchronously, so tests have to poll. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Reads an item from the page's local storage. */
export const stored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name);

/** Makes the page write pending changes to storage, as when leaving the page. */
export const flushStorage = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('pagehide')));

/**
 * Stops the page's clock, which must have been replaced by `page.clock.install()` before the page was opened. From then on only
 * `page.clock.runFor` advances it: a running fake clock would race with clicks and the clipboard, which take real time.
 */
export async function stopClock(page: Page): Promise<void> {
  // `pauseAt` needs a time in the future, even on the slowest machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/**
 * Starts counting the CPU time of the page's main thread. Returns a function that gives the milliseconds so far. Time that the
 * thread spends waiting on a busy machine is not counted.
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

/** Delays the page's requests for some files. Returns a function that lets them through. */
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

/** Goes to a tool by the menu, without a page load. */
export async function goTo(page: Page, tool: string): Promise<void> {
  const category = page
    .getByRole('navigation')
    .locator('section')
    .filter({ has: page.locator(`a[href="./${tool}"]`) })
    .last();
  const button = category.getByRole('button');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await category.locator(`a[href="./${tool}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/${tool}$`, 'u'));
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Goes to a tool without a page load and without the menu, whose clicks take most of the time where many tools are visited. */
export async function visit(page: Page, tool: string): Promise<void> {
  await page.evaluate((id) => {
    // Relative to the base of the page, which differs from the URL of a page that was opened at a deeper path.
    history.pushState(null, '', new URL(id, document.baseURI));
  }, `./${tool}`);
  await expect(page).toHaveURL(new RegExp(`/${tool}$`, 'u'));
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

export const field = (page: Page, operation: string, name: string) => page.locator(`[data-operation="${operation}"][data-field="${name}"]`);

/** Expects a fresh page of a tool to show a result or the control for its file. */
export async function expectFirstResult(page: Page, tool: string): Promise<void> {
  const [first] = Object.entries(listing[tool]?.operations ?? {});
  if (!first) return;
  const [operation, { input, output }] = first;
  const result = Object.keys(output).find((key) => output[key]?.primary) ?? '';
  const isFile = Object.values(input).find(({ primary }) => primary)?.kind === 'file';
  if (isFile) await expect(field(page, operation, Object.keys(input)[0] ?? ''), tool).toBeVisible();
  else {
    const shown = field(page, operation, result).first();
    // An example of the first result is hidden.
    await expect(shown, tool).not.toHaveClass(/_example_/u);
    await expect(shown, tool).not.toHaveText('');
  }
}

/** The switch that keeps a tool's inputs on this device, in the menu of the page. */
export async function keepSwitch(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'More actions' });
  if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click();
  return page.getByLabel('Remember my input on this device');
}

/** The element with a result's value. */
export const result = (page: Page, operation: string, name: string) =>
  page.locator(`[data-operation="${operation}"][data-field="${name}"] [data-value="${name}"]`);

/** Selects an operation by its tab, or by a link on a page without tabs. */
export async function choose(page: Page, operation: string): Promise<void> {
  const tab = page.locator(`[role="tab"][data-tab="${operation}"]`);
  if ((await tab.count()) > 0) await tab.click();
  else if ((await page.locator(`[data-operation="${operation}"]`).count()) === 0) await page.evaluate((hash) => location.assign(hash), `#/${operation}`);
}

/** Replaces an editor's text by typing. The editor's own shortcut selects the text, because the editor may not notice other selections. */
export async function write(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.focus();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Opens a file by the button of a text field. */
export async function openFile(text: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chooser = text.page().waitForEvent('filechooser');
  await text.locator('[data-action="open-file"]').click();
  await (await chooser).setFiles(file);
}

/** Drops files on a part of the page, as from outside the browser. Returns whether the browser was kept from opening them in place of the page. */
export const dropFiles = (target: Locator, files: Readonly<Record<string, string>>): Promise<boolean> =>
  target.evaluate((element, contents) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of Object.entries(contents)) dataTransfer.items.add(new File([content], name));
    const init = { bubbles: true, cancelable: true, dataTransfer };
    element.dispatchEvent(new DragEvent('dragover', init));
    return !element.dispatchEvent(new DragEvent('drop', init));
  }, files);
