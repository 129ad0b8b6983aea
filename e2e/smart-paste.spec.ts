import type { Page } from '@playwright/test';
import { clipboard, expect, field, flushStorage, open, test } from './site.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('pasting anywhere on the home page ranks the tools that can read it, and opens none automatically', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').click();
  const options = page.locator('[role=option]');
  await paste(page, '{"id": 17478252242305210114}');
  await expect(options.first()).toContainText('JSON formatter');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/json-prettify$/u);
  await expect(field(page, 'format', 'output').locator('.cm-content')).toContainText('17478252242305210114');
});

test('a pasted secret is in no URL and no storage', async ({ page }) => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJzZWNyZXQtc3ViamVjdCJ9.c2lnbmF0dXJl';
  await open(page, '/');
  await paste(page, token);
  await expect(page.locator('[role=option]').first()).toContainText('JWT decoder');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jwt-parser$/u);
  await expect(page.locator('main')).toContainText('secret-subject');
  await flushStorage(page);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
  expect(stored).not.toContain('eyJzdWIiOiJzZWNyZXQ');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied, without secrets, files and drafts.')).toBeVisible();
  expect(await clipboard(page)).not.toContain('eyJ');
});

interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly content?: string;
}

/** Drops files on an element, as the browser does from outside. Returns whether the browser would have left the page for them. */
const drop = (page: Page, selector: string, files: readonly TestFile[]): Promise<boolean> =>
  page.locator(selector).evaluate((element, list) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, content = 'content' } of list) dataTransfer.items.add(new File([content], name, { type }));
    element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    return element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, files);

const PNG = { name: 'dot.png', type: 'image/png' };
const PDF = { name: 'signed.pdf', type: 'application/pdf' };

test('a file dropped on the palette does not reach the page below, and opens in the chosen tool', { tag: '@slow' }, async ({ page }) => {
  const options = page.locator('[role=option]');
  await open(page, '/base64-file-converter');
  await page.keyboard.press('Control+k');
  await expect(options.first()).toBeVisible();
  expect(await drop(page, 'dialog[open] input', [PDF])).toBe(false);
  await expect(options.first()).toContainText('PDF signature checker');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('signed.pdf');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Base64 file converter');
  await expect(page.getByRole('main')).not.toContainText('signed.pdf');
  expect(await drop(page, 'main h1', [PDF])).toBe(false);
  await expect(page.getByRole('main')).toContainText('signed.pdf');
  await expect(page.getByText('This page does not accept files.')).toHaveCount(0);

  // An option chosen for the current tool restarts it.
  await page.keyboard.press('Control+k');
  await expect(options.first()).toBeVisible();
  expect(await drop(page, 'dialog[open] input', [PNG])).toBe(false);
  await options.filter({ hasText: 'Base64 file converter' }).click();
  await expect(page.getByRole('main')).toContainText('dot.png');
});

test('a text file dropped on the home page is detected by its content, and its frame covers the search field', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'data.csv'));
    element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
  });
  const frame = page.getByText('Drop the file');
  await expect(frame).toHaveCSS('border-style', 'dashed');
  const box = await page.getByRole('combobox', { name: 'Search tools, or paste anything' }).locator('xpath=..').boundingBox();
  const frameBox = await frame.boundingBox();
  expect(Math.abs((frameBox?.width ?? 0) - (box?.width ?? 999))).toBeLessThanOrEqual(4);
  expect(await drop(page, 'h1', [{ name: 'data.csv', type: 'text/csv', content: 'id,name\n1,Ada\n2,Grace\n3,Alan\n' }])).toBe(false);
  await expect(frame).toBeHidden();
  await expect(page.locator('[role=option]').first()).toContainText('JSON to CSV');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/json-to-csv/u);
  await expect(field(page, 'parse', 'output').locator('.cm-content')).toContainText('Grace');
});
