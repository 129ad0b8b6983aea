import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { patience } from '../scripts/patience.ts';
import { countThreadTime, expect, field, holdBack, open, openFile, test, write } from './site.ts';

const input = (page: Page) => field(page, 'format', 'input').locator('.cm-content');
const output = (page: Page) => field(page, 'format', 'output').locator('.cm-content');

test('formats as you type, in two panes that start and end together', async ({ page }) => {
  await open(page, '/json-prettify');
  await write(input(page), '{"user": {"id": 123456789012345678901}, "ok": true}');
  await expect(output(page)).toContainText('"id": 123456789012345678901');
  await page.getByLabel('Sort keys').check();
  await expect(output(page).locator('.cm-line').nth(1)).toContainText('"ok": true');
  const boxes = await Promise.all(['input', 'output'].map((name) => field(page, 'format', name).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
});

test('shows an error once, in a strip of the pane, and marks its position; nothing moves when it appears or disappears', async ({ page }) => {
  await open(page, '/json-prettify');
  await write(input(page), '{"a": 1,\n "b": 2');
  const pane = field(page, 'format', 'input');
  const alert = pane.getByRole('alert');
  await expect(alert).toBeVisible();
  const before = await pane.boundingBox();
  await write(input(page), '{"a": 1,\n "b": }');
  await expect(alert).toContainText('Line 2, column 7: 2:7unexpected “}”.');
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect((await alert.boundingBox())?.height).toBeLessThanOrEqual(52);
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page)).toHaveAccessibleDescription(/^Line 2, column 7: unexpected “\}”/u);
  await expect(pane.locator('.cm-marked-line-error')).toHaveText(' "b": }');
  await expect(pane.locator('.cm-marked-place-error')).toHaveText('}');
  await expect(pane.locator('.cm-lineNumbers .cm-marked-gutter-error')).toHaveText('2');
  await write(input(page), '{"a": 1}');
  await expect(alert).toHaveCount(0);
  await expect(pane.locator('.cm-marked-line-error, .cm-marked-place-error, .cm-marked-gutter-error')).toHaveCount(0);
  await expect(input(page)).not.toHaveAttribute('aria-invalid');
  expect(await pane.boundingBox()).toEqual(before);
});

test('a warning marks its position in the text and links to it, until the text changes', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/json-prettify');
  await write(input(page), '{"a": 1,\n "a": 2, "b": 3}');
  const pane = field(page, 'format', 'input');
  await expect(pane.locator('.cm-marked-place-warning')).toHaveText('"');
  await expect(pane.locator('.cm-lineNumbers .cm-marked-gutter-warning')).toHaveText('2');
  await expect(input(page)).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: /^1 warning/u }).click();
  await page.getByRole('region', { name: 'Warnings' }).getByRole('button', { name: 'Line 2, column 2' }).click();
  await expect(input(page)).toBeFocused();
  await expect(pane.locator('.cm-activeLine')).toHaveText(' "a": 2, "b": 3}');
  await write(input(page), '{"a": 1,\n "c": 2, "b": 3}');
  await expect(pane.locator('[class*="cm-marked-"]')).toHaveCount(0);
});

test('a focused editor shows a single focus ring, around its pane', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/json-prettify');
  await input(page).focus();
  const pane = field(page, 'format', 'input');
  await expect(pane).not.toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(input(page)).toBeFocused();
  await expect(pane).toHaveCSS('box-shadow', 'none');
  await expect(pane).toHaveCSS('outline-style', 'solid');
  await expect(pane).toHaveCSS('outline-width', '2px');
  const rings = await pane.locator('*').evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).outlineStyle !== 'none').length);
  expect(rings).toBe(0);
  await page.getByRole('button', { name: 'Open file' }).first().focus();
  await expect(pane).toHaveCSS('outline-style', 'none');
});

test('a JSON Schema violation links to its position in the result', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/json-prettify');
  await write(input(page), '{"name": 1, "age": -2}');
  await expect(output(page)).toContainText('"age": -2');
  await page.getByText('JSON Schema', { exact: true }).click();
  const schema = page.locator('.cm-content[aria-label="JSON Schema"]');
  await schema.fill('{"properties": {"name": {"type": "string"}, "age": {"minimum": 0}}}');
  await page.getByRole('button', { name: 'Validate' }).click();
  const violations = page.locator('[data-value="violations"] li');
  await expect(violations).toHaveCount(2);
  await violations.filter({ hasText: '/age' }).getByRole('button').click();
  await expect(output(page)).toBeFocused();
});

/** Reading the file and showing the visible lines takes about one second; rendering all lines takes many. */
const THREAD_TIME_MS = 3_000;

test('formats ten megabytes while the page stays responsive', { tag: '@slow' }, async ({ page }, testInfo) => {
  await open(page, '/json-prettify');
  const items = Array.from({ length: 110_000 }, (_, id) => ({ id, name: `item ${id}`, price: id / 100, tags: ['red', 'round'], note: null }));
  const text = JSON.stringify(items.map((item) => ({ ...item, text: 'lorem ipsum' })));
  expect(text.length).toBeGreaterThan(9_000_000);
  await expect(output(page)).toContainText('"hello"');
  // The file is on disk because Playwright would decode a buffer within the page, and the test would measure that.
  const file = testInfo.outputPath('items.json');
  writeFileSync(file, text);
  const threadTime = await countThreadTime(page);
  await openFile(field(page, 'format', 'input'), file);
  const lines = 110_000 * 11 + 2;
  await expect(field(page, 'format', 'output')).toContainText(`${new Intl.NumberFormat('en').format(lines)} lines`, { timeout: 60_000 * patience });
  const download = page.waitForEvent('download');
  await field(page, 'format', 'output')
    .getByRole('button', { name: /^Download/u })
    .click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString('utf8'))).toEqual(JSON.parse(text));
  expect(await threadTime()).toBeLessThan(THREAD_TIME_MS);
});

test('text selected before the editor has loaded stays selected in it', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/editor-setup-/u);
  await open(page, '/json-prettify');
  const box = field(page, 'format', 'input').locator('textarea');
  await box.press('ControlOrMeta+a');
  release();
  const editor = input(page);
  await expect(editor).toBeFocused();
  await page.keyboard.type('[1]');
  await expect(editor).toHaveText('[1]');
});
