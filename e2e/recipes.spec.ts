import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Step } from '../src/runtime/recipe/recipe.ts';
import { countThreadTime, expect, expectAccessible, expectNoSidewaysScroll, open, stored, test } from './site.ts';

const step = (page: Page, number: number): Locator => page.locator(`[data-step="${number}"]`);
const result = (page: Page): Locator => page.locator('[data-field="result"] output');
const input = (page: Page): Locator => page.locator('[data-field="text"] textarea');

async function menu(page: Page, entry: string): Promise<void> {
  await page.locator('[data-action="recipe-menu"]').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Opens the page with a recipe and an input, like a link that contains both. */
async function openWith(page: Page, steps: readonly Step[], text: string): Promise<void> {
  const json = JSON.stringify({ version: 1, name: 'Linked', steps, text });
  await open(page, '/recipes');
  const link = await page.evaluate(async (content) => {
    const packed = new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const bytes = new Uint8Array(await packed.arrayBuffer());
    return btoa(String.fromCodePoint(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }, json);
  await open(page, `/recipes#recipe=${link}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Linked');
}

test('the page starts with a sample recipe, its input and its result', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/recipes');
  await expect(result(page)).toHaveText(/"theme": "dark"/u);
  await expect(step(page, 1)).toContainText('30 characters · text');
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('recipes are exported as a file, and imported from one', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/recipes');
  await page.locator('[data-action="save-recipe"]').click();
  const saving = page.waitForEvent('download');
  await menu(page, 'Export all');
  const exported = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ version: 1, recipes: [{ name: 'Cookie to JSON' }] });

  const choosing = page.waitForEvent('filechooser');
  await menu(page, 'Import');
  const other = { version: 1, recipes: [{ version: 1, name: 'Other', steps: [] }] };
  await (await choosing).setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(other)) });
  await page.getByRole('button', { name: 'Replace my 1 recipe' }).click();
  await expect.poll(() => stored(page, 'recipes')).toContain('Other');
});

test('5 MB go through five steps without a freeze', { tag: '@slow' }, async ({ page }) => {
  const encode: Step = { tool: 'base64-string-converter', operation: 'encode' };
  const decode: Step = { tool: 'base64-string-converter', operation: 'decode' };
  const last: Step = { tool: 'list-converter', operation: 'convert', options: { separator: '\n', removeDuplicates: true } };
  await openWith(page, [encode, decode, encode, decode, last], 'a');
  await expect(result(page)).toHaveText('a');
  const text = 'The quick brown fox jumps over the lazy dog and goes on to the next line.\n'.repeat(70_000);
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.evaluate(() => {
    const state = { longest: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const spent = await countThreadTime(page);
  await input(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(result(page)).toHaveText('The quick brown fox jumps over the lazy dog and goes on to the next line.');
  await expect(step(page, 1)).toContainText(/characters/u);
  // Machines differ in speed; a page that had to lay out everything would take many seconds.
  expect(await spent()).toBeLessThan(5_000);
});
