import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// The browser and the app log what they could not load.
test.use({ expectedMessage: /./u });

/** Opens a tool from the home page while requests for some files fail. */
async function openWithout(page: Page, files: RegExp, tool = 'HTTP status codes'): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', () => {
      document.documentElement.dataset.preloadErrors = String(Number(document.documentElement.dataset.preloadErrors ?? 0) + 1);
    });
  });
  await open(page, '/about');
  await page.getByRole('navigation').getByRole('button', { name: 'Web' }).click();
  await page.route(files, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: tool }).click();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Something went wrong');
}

test('code that cannot be loaded is reported, announced as an event, and loaded once it is available', async ({ page }) => {
  const files = /\/assets\/.*\.js/u;
  await openWithout(page, files);
  await expect(page.locator('html')).toHaveAttribute('data-preload-errors', /[1-9]/u);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'JWT decoder' })).toBeVisible();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('main h1')).toHaveText('HTTP status codes');
});

test('reports the URL of a style sheet that cannot be loaded', { tag: '@slow' }, async ({ page }) => {
  const files = /\/assets\/.*\.css/u;
  // A tool with a style sheet of its own.
  await openWithout(page, files, 'JWT decoder');
  await expect(page.getByRole('alert')).toContainText(/Unable to preload CSS for \S+\.css/u);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main h1')).toHaveText('JWT decoder');
});
