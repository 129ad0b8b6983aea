import type { Page } from '@playwright/test';
import { clipboard, expect, field, flushStorage, open, result, test } from './site.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('pasting anywhere on the home page ranks the tools that take it, and opens none by itself', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').click();
  await paste(page, '{"id": 17478252242305210114}');
  const options = page.locator('[role=option]');
  await expect(options.first()).toContainText('JSON prettify');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/json-prettify$/u);
  await expect(field(page, 'format', 'output').locator('.cm-content')).toContainText('17478252242305210114');
});

test('pasting into the palette does the same, and Escape forgets it', { tag: '@root' }, async ({ page }) => {
  await open(page, '/chronometer');
  await page.keyboard.press('Control+k');
  await paste(page, '10.1.2.3/255.255.0.0');
  const palette = page.getByRole('dialog');
  await expect(palette.getByText('What you pasted', { exact: true })).toBeVisible();
  await expect(palette.locator('[role=option]').first()).toContainText('IPv4 subnet calculator');
  await palette.locator('[role=option]').first().click();
  await expect(result(page, 'describe', 'cidr')).toHaveText('10.1.0.0/16');
});

test('a pasted secret is in no address and no storage', { tag: '@root' }, async ({ page }) => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQtc3ViamVjdCJ9.c2lnbmF0dXJl';
  await open(page, '/');
  await paste(page, token);
  await expect(page.locator('[role=option]').first()).toContainText('JWT parser');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jwt-parser$/u);
  await expect(page.locator('main')).toContainText('secret-subject');
  await flushStorage(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(stored).not.toContain('eyJzdWIiOiJzZWNyZXQ');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. Secrets, files and drafts are left out.')).toBeVisible();
  expect(await clipboard(page)).not.toContain('eyJ');
});
