import type { Locator, Page } from '@playwright/test';
import { dropFiles, expect, expectAccessible, expectNoSidewaysScroll, field, open, stored, test, write } from './site.ts';

const COOKIE = '%7B%22user%22%3A%22ada%22%2C%22id%22%3A7%7D';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option').first()).toBeVisible();
  return palette;
}

/** The box of a text input. */
const inputOf = (page: Page, operation: string, name: string): Locator => field(page, operation, name).locator('textarea, .cm-content').first();
const editor = (page: Page): Locator => inputOf(page, 'run', 'text');
/** The rows of a search. The list of languages has options too. */
const optionsOf = (page: Page): Locator => page.locator('[role=option]');
const resultOf = (page: Page): Locator => page.locator('[data-operation="run"][data-field="result"]');
/** The tools of the steps, in their order. */
const steps = (page: Page): Locator => page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });

/** Puts recipes on the device, as an earlier visit has stored them. */
const store = (page: Page, names: readonly string[]): Promise<unknown> =>
  page.addInitScript((given) => {
    if (localStorage.getItem('recipes') !== null) return;
    const recipes = given.map((each) => ({ version: 1, name: each, steps: [{ tool: 'json-minify', operation: 'minify' }] }));
    localStorage.setItem('recipes', JSON.stringify({ version: 1, recipes }));
  }, names);

test('a search by its name opens a recipe with its steps and its result', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search' }).fill('cookie to json');
  const first = optionsOf(page).first();
  await expect(first).toContainText('Cookie to JSON');
  await expect(first).toContainText('The value of a cookie as readable JSON');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).first()).toContainText('Encode/decode URL-formatted strings');
  await expect(resultOf(page)).toContainText('"theme": "dark"');
});

test('the palette finds the page of recipes, and on that page begins another recipe, which Back undoes', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('pipeline');
  await expect(palette.getByRole('option').first()).toContainText('Recipes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(name(page)).toHaveValue('Cookie to JSON');
  await openPalette(page);
  await page.keyboard.type('jwt to yaml');
  await expect(palette.getByRole('option').first()).toContainText('JWT to YAML');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveValue('JWT to YAML');
  await expect(resultOf(page)).toContainText('iss: joe');
  await page.goBack();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(name(page)).toHaveValue('Cookie to JSON');
});

test('a recipe of the device is found, and begins with the text that was there', async ({ page }) => {
  await store(page, ['Squeeze']);
  await open(page, '/recipes');
  await write(editor(page), '{ "a": 1 }');
  const palette = await openPalette(page);
  await page.keyboard.type('squeeze');
  await expect(palette.getByRole('option').first()).toContainText('JSON minify');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveValue('Squeeze');
  await expect(resultOf(page)).toContainText('{"a":1}');
});

test('a pasted text offers the recipes that begin with it, behind the fitting tools', async ({ page }) => {
  await open(page, '/');
  await page.locator('h1').click();
  await paste(page, COOKIE);
  await expect(optionsOf(page).first()).toContainText('Encode/decode URL-formatted strings');
  const group = page.getByRole('group', { name: 'Recipes', exact: true });
  await expect(group.getByRole('option')).toHaveText([/^Cookie to JSON/u]);
  await expectAccessible(page);
  await group.getByRole('option').click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(resultOf(page)).toContainText('"user": "ada"');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('ada');
});

test('the file of a text offers them too, and another file none', async ({ page }) => {
  await open(page, '/');
  expect(await dropFiles(page.locator('main h1'), { 'cookie.txt': COOKIE })).toBe(true);
  const group = page.getByRole('group', { name: 'Recipes', exact: true });
  await group.getByRole('option', { name: 'Cookie to JSON' }).click();
  await expect(resultOf(page)).toContainText('"user": "ada"');
  await open(page, '/');
  await dropFiles(page.locator('main h1'), { 'zeros.bin': '\0\0\0\0' });
  await expect(page.getByText('zeros.bin', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tools that take your file' })).toBeVisible();
  await expect(group).toHaveCount(0);
});

test('a heart keeps a recipe on the home page, until the recipe is gone', async ({ page }) => {
  await store(page, ['Squeeze', 'Shrink']);
  await open(page, '/recipes');
  // A sample is not on the device.
  await expect(page.getByRole('button', { name: /favorites/u })).toHaveCount(0);
  for (const each of ['Squeeze', 'Shrink']) {
    await openPalette(page);
    await page.keyboard.type(each);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(each);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Add to favorites: ${each}` }).click();
    await expect(page.getByRole('button', { name: `Remove from favorites: ${each}` })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(() => stored(page, 'favoriteRecipes')).toBe('["Squeeze","Shrink"]');
  await page.locator('[data-action="recipe-menu"]').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  await open(page, '/');
  const favorites = page.getByRole('region', { name: 'Your favorite recipes' });
  await expect(favorites.getByRole('button')).toHaveText(['Squeeze']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await favorites.getByRole('button', { name: 'Squeeze' }).click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(name(page)).toHaveValue('Squeeze');
  await page.getByRole('button', { name: 'Remove from favorites: Squeeze' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(favorites).toHaveCount(0);
});

test('whoever has no favourite recipe loads nothing of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search' }).fill('cookie to json');
  await expect(optionsOf(page).first()).toContainText('Cookie to JSON');
  expect(asked.some((path) => path.includes('/search-parts-'))).toBe(true);
  expect(asked.filter((path) => /\/(?:FavoriteRecipes|RecipesPage|known-recipes|begin-recipe|shelf)-/u.test(path))).toEqual([]);
});

test('the menu leads to recipes, and marks that page', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Recipes', exact: true });
  await expect(link).not.toHaveAttribute('aria-current', 'page');
  await link.click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(link).toHaveAttribute('aria-current', 'page');
  expect(await (await page.request.get('./recipes')).text()).toMatch(/<a[^>]* aria-current="page"[^>]*>(?:(?!<\/a>).)*Recipes<\/a>/u);
  // The glyph is in the file of icons.
  const icon = (await link.locator('use').getAttribute('href'))?.split('#') ?? [];
  expect(icon[1]).toBe('recipes');
  expect(await (await page.request.get(icon[0] ?? '')).text()).toContain('<symbol id="recipes"');
});

/** Opens the menu of the tools that take a result, and chooses one entry. */
async function openIn(results: Locator, entry: string): Promise<void> {
  await results.locator('[data-action="open-in"]').first().click();
  await results.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a result offers the recipes that begin with it, as the last group', async ({ page }) => {
  await open(page, '/url-encoder');
  await write(inputOf(page, 'encode', 'text'), '{"user":"ada"}');
  const output = page.locator('main [data-operation="encode"][data-field="encoded"]');
  await expect(output).toContainText('%7B');
  await output.locator('[data-action="open-in"]').first().click();
  const groups = page.getByRole('menu').getByRole('group');
  await expect(groups.last()).toContainText('Recipes');
  await expect(groups.last().getByRole('menuitem')).toHaveText(['Cookie to JSON']);
  await page.getByRole('menuitem', { name: 'Cookie to JSON' }).click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(resultOf(page)).toContainText('"user": "ada"');
});

test('the way of a result through two tools becomes a recipe with the right steps', async ({ page }) => {
  await open(page, '/xml-to-json');
  await write(inputOf(page, 'convert', 'input'), '<a><b>1</b></a>');
  const first = page.locator('main [data-operation="convert"][data-field="output"]');
  await expect(first).toContainText('"b"');
  await openIn(first, 'JSON minify');
  const second = page.locator('main [data-operation="minify"][data-field="output"]');
  await expect(second).toContainText('{"a":{"b"');
  await expect(page.getByRole('button', { name: 'Make a recipe' })).toHaveCount(0);
  await openIn(second, 'JSON to YAML converter');
  await expect(page.getByText('Keep this way through 3 tools as a recipe?')).toBeVisible();
  await page.getByRole('button', { name: 'Make a recipe' }).click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(steps(page)).toHaveCount(3);
  for (const [index, tool] of ['XML to JSON', 'JSON minify', 'JSON to YAML converter'].entries()) await expect(steps(page).nth(index)).toContainText(tool);
  await expect(editor(page)).toContainText('<a><b>1</b></a>');
  await expect(resultOf(page)).toContainText('a:');
});

test('a recipe begun on a page takes operation, options and text, and no secret', async ({ page }) => {
  await open(page, '/hmac-generator#/hmac?algorithm=sha-512');
  await field(page, 'hmac', 'text').locator('textarea').first().fill('attack at dawn');
  await field(page, 'hmac', 'key').locator('input, textarea').first().fill('hush-hush');
  await page.getByRole('button', { name: 'More about this page' }).click();
  await page.getByRole('button', { name: 'Begin a recipe here' }).click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(steps(page)).toHaveCount(1);
  await expect(steps(page)).toContainText('HMAC');
  await expect(editor(page)).toContainText('attack at dawn');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => JSON.parse((await stored(page, 'recipes')) ?? '{}'))
    .toMatchObject({
      recipes: [{ steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-512' } }] }],
    });
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('hush-hush');
});
