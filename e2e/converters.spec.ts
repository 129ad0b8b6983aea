import type { Page } from '@playwright/test';
import { expect, expectAccessible, field, open, openFile, test, write } from './site.ts';

const editor = (page: Page) => field(page, 'convert', 'input').locator('.cm-content');

test('Swap takes the result to the tool that turns it back', async ({ page }) => {
  await open(page, '/json-to-toml');
  const toml = field(page, 'convert', 'output').locator('.cm-content');
  await write(editor(page), '{"id": 9223372036854775807, "server": {"price": 1.10}}');
  await expect(toml).toContainText('price = 1.10');
  await page.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(page).toHaveURL(/\/toml-to-json$/u);
  await expect(field(page, 'convert', 'input').locator('.cm-content')).toContainText('id = 9223372036854775807');
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toContainText('"price": 1.10');
});

test('a fault is said with line and column, and a button goes there', async ({ page }) => {
  await open(page, '/yaml-to-toml');
  await write(editor(page), 'name: penknife\nports: [80, 443}\n');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 16');
  await page.getByRole('alert').getByRole('button').press('Enter');
  await page.keyboard.insertText(']');
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toContainText('ports = [80, 443]');
});

test('what reads differently is a warning that goes to its place, and can be read the other way', async ({ page }) => {
  await open(page, '/yaml-to-json-converter');
  await write(editor(page), 'a: on\nb: no\n');
  const warnings = field(page, 'convert', 'warnings');
  const json = field(page, 'convert', 'output').locator('.cm-content');
  await expect(warnings).toContainText('YAML 1.1 and 1.2 read this differently');
  await expectAccessible(page);
  await warnings.getByRole('button', { name: 'Line 2, column 4' }).press('Enter');
  await page.keyboard.insertText('"N');
  await page.keyboard.press('End');
  await page.keyboard.insertText('"');
  await expect(json).toContainText('"b": "No"');
  await warnings.getByRole('button', { name: 'Read as YAML 1.1' }).press('Enter');
  await expect(json).toContainText('"a": true');
  await expect(warnings.getByRole('button', { name: 'Read as YAML 1.2' })).toBeVisible();
});

test('a list is written for SQL, and says what it held', async ({ page }) => {
  await open(page, '/list-converter');
  await write(editor(page), "O'Brien\n  x\n\nx\n");
  await page.getByLabel('Remove duplicates').press('Space');
  await page.getByLabel('Write as').selectOption('SQL IN');
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toHaveText("('O''Brien', 'x')");
  await expect(field(page, 'convert', 'duplicateCount')).toContainText('1');
});

test('a text for another tool is offered to it', async ({ page }) => {
  await open(page, '/json-to-toml');
  await write(editor(page), 'server:\n  port: 80\nname: x\n');
  await field(page, 'convert', 'input').getByRole('button', { name: 'YAML to TOML' }).press('Enter');
  await expect(page).toHaveURL(/\/yaml-to-toml$/u);
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toContainText('port = 80');
});

test('a file that is not UTF-8 is read, and said to be; the result is called after it', async ({ page }) => {
  await open(page, '/toml-to-json');
  const input = field(page, 'convert', 'input');
  await expect(field(page, 'convert', 'output').locator('.cm-content')).toContainText('penknife');
  await openFile(input, { name: 'caf\u00e9.toml', mimeType: '', buffer: Buffer.from('price = "caf\u00e9"', 'latin1') });
  await expect(input.getByRole('status')).toContainText('was read as Windows-1252');
  const output = field(page, 'convert', 'output');
  await expect(output.locator('.cm-content')).toContainText('caf\u00e9');
  const download = page.waitForEvent('download');
  await output.getByRole('button', { name: /^Download/u }).click();
  expect((await download).suggestedFilename()).toBe('caf\u00e9.json');
  await openFile(input, { name: 'picture.png', mimeType: '', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]) });
  await expect(input.getByRole('status')).toContainText('is not a text file');
  await expect(output.locator('.cm-content')).toContainText('caf\u00e9');
});
