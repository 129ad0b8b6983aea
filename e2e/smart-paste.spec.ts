import type { Page } from '@playwright/test';
import { clipboard, expect, field, flushStorage, open, result, test } from './site.ts';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('pasting anywhere on the home page ranks the tools that take it, each once, and opens none by itself', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').click();
  const options = page.locator('[role=option]');
  // 404 fits the tool, and is a word by which the search finds it.
  await paste(page, '404');
  await expect(options.first()).toContainText('HTTP status codes');
  await expect(options.filter({ hasText: 'HTTP status codes' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await paste(page, '{"id": 17478252242305210114}');
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

interface TestFile {
  readonly name: string;
  readonly type: string;
}

/** Drops files on an element, as the browser does from outside. Returns whether the browser would have left the page for them. */
const drop = (page: Page, selector: string, files: readonly TestFile[]): Promise<boolean> =>
  page.locator(selector).evaluate((element, list) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type } of list) dataTransfer.items.add(new File(['content'], name, { type }));
    element.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer }));
    return element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, files);

const pasteFile = (page: Page, selector: string, file: TestFile): Promise<boolean> =>
  page.locator(selector).evaluate((element, { name, type }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['content'], name, { type }));
    return element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, file);

const PNG = { name: 'dot.png', type: 'image/png' };
const PDF = { name: 'signed.pdf', type: 'application/pdf' };

test('what is pasted into words is part of them; what replaces them is taken, and white space is not', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('main').getByRole('combobox');
  const first = page.locator('[role=option]').first();
  await box.fill('uu');
  await expect(first).toContainText('UUID generator');
  await paste(page, 'id');
  await expect(box).toHaveValue('uuid');
  await expect(page.getByText('What you pasted', { exact: true })).toHaveCount(0);
  await expect(first).toContainText('UUID generator');
  await box.press('Control+a');
  await paste(page, '{"a": 1}');
  await expect(page.getByText('What you pasted', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(first).toContainText('JSON prettify');
  await page.keyboard.press('Escape');
  await paste(page, ' \n ');
  await page.keyboard.type('hash');
  await expect(first).toContainText('Hash text');
  await expect(page.getByText('Tools with this name')).toHaveCount(0);
});

test('a file is taken wherever it is dropped or pasted on the home page, and in the palette', async ({ page }) => {
  await open(page, '/');
  const options = page.locator('[role=option]');
  expect(await drop(page, 'main h1', [PDF, PNG])).toBe(false);
  await expect(options.first()).toContainText('PDF signature checker');
  await expect(page.getByText('One file at a time: only signed.pdf was taken.')).toBeVisible();
  expect(await pasteFile(page, 'main h1', PNG)).toBe(false);
  await expect(page.getByText('dot.png', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tools that take your file' }).getByRole('option').first()).toBeVisible();

  // The page below has a drop zone of its own, which gets nothing.
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
  await expect(page.getByText('No file is needed here.')).toHaveCount(0);

  // What is chosen for the tool in view starts it again.
  await page.keyboard.press('Control+k');
  await expect(options.first()).toBeVisible();
  expect(await drop(page, 'dialog[open] input', [PNG])).toBe(false);
  await options.filter({ hasText: 'Base64 file converter' }).click();
  await expect(page.getByRole('main')).toContainText('dot.png');

  // No page is left for a file that nobody takes.
  await open(page, '/about');
  expect(await drop(page, 'main h1', [PDF])).toBe(false);
  await expect(page.getByText('No file is needed here.')).toBeVisible();
});
