import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Step } from '../src/runtime/recipe/recipe.ts';
import { clipboard, countThreadTime, expect, expectAccessible, expectNoSidewaysScroll, open, stored, test } from './site.ts';

const step = (page: Page, number: number): Locator => page.locator(`[data-step="${number}"]`);
const result = (page: Page): Locator => page.locator('[data-field="result"] output');
const input = (page: Page): Locator => page.locator('[data-field="text"] textarea');

async function openRecipe(page: Page, name: string): Promise<void> {
  await page.locator('[data-action="open-recipe"]').click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function addStep(page: Page, name: string | RegExp): Promise<void> {
  await page.locator('[data-action="add-step"]').click();
  await page.getByRole('option', { name }).first().click();
}

async function menu(page: Page, entry: string): Promise<void> {
  await page.locator('[data-action="recipe-menu"]').click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

const textsOf = (page: Page): Promise<readonly string[]> => page.locator('[data-step] button[aria-expanded] span').allTextContents();

/** Opens the page with a recipe and an input, as a link that carries both does. */
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

test('the page begins with a sample, its input and its result', async ({ page }) => {
  await open(page, '/recipes');
  await expect(result(page)).toHaveText(/"theme": "dark"/u);
  await expect(step(page, 1)).toContainText('30 characters · text');
  await expectAccessible(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('steps are added, changed, left out, moved, doubled and removed; nothing is lost by mistake', async ({ page }) => {
  await open(page, '/recipes');
  await addStep(page, /^JSON to YAML/u);
  await expect(result(page)).toHaveText(/^theme: dark/u);
  await expect(step(page, 3)).toContainText('yaml');

  await step(page, 2)
    .getByRole('button', { name: /JSON prettify/u })
    .first()
    .click();
  await step(page, 2).getByRole('switch', { name: 'Sort names' }).check();
  await expect(result(page)).toHaveText(/^cart:[\s\S]*theme: dark/u);
  await step(page, 2).getByRole('switch', { name: 'Step 2 is on' }).uncheck();
  await expect(result(page)).toHaveText(/^theme: dark/u);
  await expect(step(page, 2)).toContainText('Off');

  const move = step(page, 1).getByRole('button', { name: /^Move/u }).first();
  await move.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => textsOf(page)).toEqual(expect.arrayContaining([expect.stringContaining('1. JSON prettify')]));
  await expect(result(page)).toHaveText(/^theme: dark/u);

  await step(page, 3).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.locator('[data-step]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-step]')).toHaveCount(3);
});

test('an error stands at its step, what comes after waits, and the last good result stays and says so', async ({ page }) => {
  await openWith(
    page,
    [
      { tool: 'url-encoder', operation: 'decode' },
      { tool: 'json-prettify', operation: 'format' },
      { tool: 'json-to-yaml-converter', operation: 'convert' },
    ],
    '[1]',
  );
  await expect(result(page)).toHaveText('- 1');
  await input(page).fill('[1');
  await expect(step(page, 2)).toHaveAttribute('data-status', 'failed');
  await expect(step(page, 2).getByRole('alert')).toContainText('the text ends here');
  await expect(step(page, 3)).toContainText('Waits for the steps before');
  await expect(result(page)).toHaveText('- 1');
  await expect(page.locator('[data-field="result"]')).toContainText(/last good/iu);
});

test('each line goes its own way, and all come together', async ({ page }) => {
  await openWith(
    page,
    [
      { tool: 'base64-string-converter', operation: 'decode', each: 'line' },
      { tool: 'list-converter', operation: 'convert', each: 'all', options: { separator: '+' } },
    ],
    'YQ==\nYg==',
  );
  await expect(result(page)).toHaveText('a+b');
  await expect(step(page, 1)).toContainText('2 items');
  await step(page, 1).getByRole('button').first().click();
  await expect(page.locator('[data-field="chosenResult"] output')).toHaveText('a b');
  await input(page).fill('YQ==\n?');
  await expect(step(page, 1)).toContainText('Item 2:');
});

test('a recipe is saved, opened again, exported, replaced by an import and had back', async ({ page }) => {
  await open(page, '/recipes');
  await page.getByLabel('Name', { exact: true }).fill('<b>Mine</b>');
  await page.locator('[data-action="save-recipe"]').click();
  expect(await stored(page, 'recipes')).toContain('<b>Mine</b>');
  await openRecipe(page, 'XML to YAML');
  await expect(result(page)).toHaveText(/^book:/u);
  await openRecipe(page, '<b>Mine</b>');
  await expect(page.locator('[data-step]')).toHaveCount(2);

  const saving = page.waitForEvent('download');
  await menu(page, 'Export all');
  const exported = readFileSync(await (await saving).path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({ version: 1, recipes: [{ name: '<b>Mine</b>' }] });

  const choosing = page.waitForEvent('filechooser');
  await menu(page, 'Import');
  const other = { version: 1, recipes: [{ version: 1, name: 'Other', steps: [] }] };
  await (await choosing).setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(other)) });
  await page.getByRole('button', { name: 'Replace mine (1)' }).click();
  await expect.poll(() => stored(page, 'recipes')).not.toContain('Mine');
  const toast = page.getByText('1 recipe imported.').locator('xpath=ancestor::*[.//button][1]');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page, 'recipes')).toContain('Mine');
});

test('what cannot be read is refused with a reason, and nothing changes', async ({ page }) => {
  await open(page, '/recipes');
  await expect(result(page)).toHaveText(/"theme"/u);
  const bad = [
    '{',
    JSON.stringify({ version: 1, name: 'x', steps: Array.from({ length: 10_000 }, () => ({ tool: 'a', operation: 'b' })) }),
    JSON.stringify({ version: 1, name: 'x', steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { key: 'k' } }] }),
  ];
  for (const content of bad) {
    const choosing = page.waitForEvent('filechooser');
    await menu(page, 'Import');
    await (await choosing).setFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(page.getByText('This recipe could not be read').last()).toBeVisible();
  }
  await page.evaluate(() => {
    location.hash = '#recipe=broken';
  });
  await expect(page.getByText('This link is not complete', { exact: false }).last()).toBeVisible();
  await expect(page.locator('[data-step]')).toHaveCount(2);
  expect(await stored(page, 'recipes')).toBeNull();
});

test('steps that name what is not there stay, and can be removed', async ({ page }) => {
  await openWith(
    page,
    [
      { tool: '__proto__', operation: 'constructor' },
      { tool: 'json-prettify', operation: 'nonesuch' },
    ],
    'a',
  );
  await expect(page.getByText('There is no tool “__proto__” here.')).toBeVisible();
  await expect(page.getByText('There is no operation nonesuch.')).toBeVisible();
});

test('a link carries the recipe, the input only if asked for, and never a secret', async ({ page }) => {
  await openWith(page, [{ tool: 'hmac-generator', operation: 'hmac', options: { encoding: 'hex' } }], 'what do ya want for nothing?');
  await step(page, 1).getByRole('button').first().click();
  await step(page, 1).locator('[data-field="key"] input').fill('Jefe');
  // RFC 4231, test case 2.
  await expect(result(page)).toHaveText('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  await menu(page, 'Copy link with input');
  await expect.poll(() => clipboard(page)).toContain('#recipe=');
  const link = await clipboard(page);
  await menu(page, 'Copy link');
  await expect.poll(() => clipboard(page)).not.toBe(link);
  await page.locator('[data-action="save-recipe"]').click();
  expect(await stored(page, 'recipes')).not.toContain('Jefe');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(input(page)).toHaveValue('what do ya want for nothing?');
  await step(page, 1).getByRole('button').first().click();
  await expect(step(page, 1).locator('[data-field="key"] input')).toHaveValue('');
});

test('the pipeline for the shell can be copied', async ({ page }) => {
  await open(page, '/recipes');
  await menu(page, 'As commands');
  await expect(page.getByRole('dialog')).toContainText('penknife url-encoder decode --exact |');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toContain('penknife json-prettify format --indent=2');
});

test('5 MB go through five steps without a freeze', async ({ page }) => {
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
  // What a machine does in that time differs; a page that had all of it to lay out would take many seconds.
  expect(await spent()).toBeLessThan(5_000);
});
