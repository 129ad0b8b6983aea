import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, field, open, result, test } from './site.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const chooseFile = (page: Page, name: string, mimeType: string, content: string): Promise<void> =>
  field(page, 'encode', 'file')
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(content) });

const base64Box = (page: Page) => field(page, 'decode', 'base64').locator('textarea');

test('a file becomes a data URI or a snippet, with its media type, size and growth', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await chooseFile(page, 'hi.txt', 'text/plain', 'Hi');
  await expect(result(page, 'encode', 'encoded')).toHaveText('data:text/plain;base64,SGk=');
  await expect(result(page, 'encode', 'mediaType')).toHaveText('text/plain');
  await expect(page.locator('[data-growth]')).toContainText('2 bytes → 27 characters');
  await page.getByRole('radio', { name: 'Markdown image' }).check();
  await expect(result(page, 'encode', 'encoded')).toHaveText('![hi.txt](data:text/plain;base64,SGk=)');
  await expect(field(page, 'encode', 'lineLength')).toBeHidden();
  await page.getByRole('radio', { name: 'Base64 alone' }).check();
  await expect(result(page, 'encode', 'encoded')).toHaveText('SGk=');
  await expect(field(page, 'encode', 'lineLength')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Result' }).click();
  expect((await download).suggestedFilename()).toBe('hi.txt.b64.txt');
});

test('a picture in the clipboard is taken by button, and a pasted file anywhere on the page', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, PNG);
  await page.getByRole('button', { name: 'Paste a file' }).click();
  await expect(result(page, 'encode', 'encoded')).toHaveText(/^data:image\/png;base64,iVBOR/u);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['Hi'], 'pasted.txt', { type: 'text/plain' }));
    document.querySelector('h1')?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(result(page, 'encode', 'encoded')).toHaveText('data:text/plain;base64,SGk=');
  await page.evaluate(() => navigator.clipboard.writeText('only text'));
  await page.getByRole('button', { name: 'Paste a file' }).click();
  await expect(page.getByText('The clipboard holds no picture and no file.')).toBeVisible();
});

test('of a large file the beginning is shown, and all is copied', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await chooseFile(page, 'large.bin', '', '\u0000'.repeat(300_000));
  await expect(page.getByText('of 400,037 characters are shown')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Result' }).click();
  await expect(page.getByText('Copied!').first()).toBeAttached();
  expect(await page.evaluate(async () => (await navigator.clipboard.readText()).length)).toBe(400_037);
});

test('Base64 is previewed as what it is: picture, text or bytes', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await choose(page, 'decode');
  const preview = page.locator('[data-preview]');
  await expect(preview.getByRole('img')).toBeVisible();
  await base64Box(page).fill(PNG);
  await expect(result(page, 'decode', 'file')).toContainText('file.png');
  await expect(field(page, 'decode', 'extension').locator('input')).toHaveAttribute('placeholder', 'png');
  await expect(preview.getByRole('img')).toHaveJSProperty('naturalWidth', 1);
  await base64Box(page).fill('data:,Hello%2C%20World!');
  await expect(preview).toContainText('Hello, World!');
  await base64Box(page).fill('AAECAw==');
  await expect(preview).toContainText('00000000  00 01 02 03');
  await expectAccessible(page);
});

test('what the browser cannot show is shown as bytes', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await choose(page, 'decode');
  await base64Box(page).fill('data:image/png;base64,AAECAw==');
  await expect(page.getByText('The browser cannot show this file.')).toBeVisible();
  await expect(page.locator('[data-preview="bytes"]')).toContainText('00 01 02 03');
  await base64Box(page).fill('UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=');
  await expect(page.locator('[data-preview="audio"] audio')).toBeVisible();
  await expectAccessible(page);
});

test('what is no Base64 is refused, and the last file stays', async ({ page }) => {
  await open(page, '/base64-file-converter');
  await choose(page, 'decode');
  await expect(result(page, 'decode', 'file')).toContainText('file.svg');
  await base64Box(page).fill('###');
  await expect(page.getByRole('alert')).toContainText('“#” is no letter of Base64.');
  await expect(result(page, 'decode', 'file')).toContainText('file.svg');
});
