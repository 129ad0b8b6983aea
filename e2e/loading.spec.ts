import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// The browser and the app log what they could not load.
test.use({ expectedMessage: /./u });

/** Opens a tool from the home page while requests for some files fail. */
async function openWithout(page: Page, files: RegExp): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => {
      document.documentElement.dataset.preloadErrors = String(Number(document.documentElement.dataset.preloadErrors ?? 0) + 1);
    });
  });
  await open(page, '/about');
  await page.getByRole('navigation').getByRole('button', { name: 'Web' }).click();
  await page.route(files, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'HTTP status codes' }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('This page could not be shown');
}

test('code that cannot be loaded is told of, announced as an event, and loaded when it can be', async ({ page }) => {
  const files = /\/assets\/.*\.js/u;
  await openWithout(page, files);
  await expect(page.locator('html')).toHaveAttribute('data-preload-errors', /[1-9]/u);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'JWT parser' })).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main h1')).toHaveText('HTTP status codes');
});

test('a style sheet that cannot be loaded is named', { tag: '@root' }, async ({ page }) => {
  const files = /\/assets\/.*\.css/u;
  await openWithout(page, files);
  await expect(page.getByRole('alert')).toContainText(/Unable to preload CSS for \S+\.css/u);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('HTTP status codes');
});

test('a fault stays with its page', { tag: '@root' }, async ({ page }) => {
  await openWithout(page, /\/assets\/.*\.css/u);
  await page.getByRole('navigation').getByRole('link', { name: 'Penknife' }).click();
  await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
});

test('a tool that has been loaded takes the place of the page in view as a whole', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const heads: string[] = [];
    Object.assign(globalThis, { heads });
    new MutationObserver(() => {
      const head = document.querySelector('main article[aria-busy="true"] h1')?.textContent;
      if (head) heads.push(head);
    }).observe(document.body, { childList: true, subtree: true });
  });
  // One with tabs, one with panes, one with an own page, one that is generated.
  for (const name of ['Hash text', 'JSON prettify and format', 'Text diff', 'UUID generator']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).first()).toBeVisible();
  }
  expect(await page.evaluate(() => (globalThis as unknown as { readonly heads: readonly string[] }).heads)).toEqual([]);
});
