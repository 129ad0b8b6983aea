import type { Locator, Page } from '@playwright/test';
import { expect, field, open, test, write } from './site.ts';

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
/** The tools of the steps, in order. */
const steps = (page: Page): Locator => page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });

test('the palette opens another recipe on the recipes page, and Back returns to the previous one', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/recipes');
  await expect(name(page)).toHaveValue('Cookie to JSON');
  const palette = await openPalette(page);
  await page.keyboard.type('jwt to yaml');
  await expect(palette.getByRole('option').first()).toContainText('JWT to YAML');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveValue('JWT to YAML');
  await expect(resultOf(page)).toContainText('iss: joe');
  await page.goBack();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(name(page)).toHaveValue('Cookie to JSON');
});

test('loads no recipe code without favorite recipes', { tag: '@slow' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search' }).fill('cookie to json');
  await expect(optionsOf(page).first()).toContainText('Cookie to JSON');
  expect(asked.some((path) => path.includes('/search-parts-'))).toBe(true);
  expect(asked.filter((path) => /\/(?:FavoriteRecipes|RecipesPage|known-recipes|begin-recipe|shelf)-/u.test(path))).toEqual([]);
});

test('the built menu marks the recipes page as current, and the icon file contains its icon', { tag: '@slow' }, async ({ page }) => {
  expect(await (await page.request.get('./recipes')).text()).toMatch(/<a[^>]* aria-current="page"[^>]*>(?:(?!<\/a>).)*Recipes<\/a>/u);
  await open(page, '/');
  const link = page.getByRole('navigation').getByRole('link', { name: 'Recipes', exact: true });
  const icon = (await link.locator('use').getAttribute('href'))?.split('#') ?? [];
  expect(icon[1]).toBe('recipes');
  expect(await (await page.request.get(icon[0] ?? '')).text()).toContain('<symbol id="recipes"');
});

/** Opens the menu of the tools that accept a result, and chooses one entry. */
async function openIn(results: Locator, entry: string): Promise<void> {
  await results.locator('[data-action="open-in"]').first().click();
  await results.page().getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a result offers the recipes that accept it, as the last group', { tag: '@slow' }, async ({ page }) => {
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

test('sending a result through two tools suggests a recipe with the correct steps', async ({ page }) => {
  await open(page, '/xml-to-json');
  await write(inputOf(page, 'convert', 'input'), '<a><b>1</b></a>');
  const first = page.locator('main [data-operation="convert"][data-field="output"]');
  await expect(first).toContainText('"b"');
  await openIn(first, 'JSON minify');
  const second = page.locator('main [data-operation="minify"][data-field="output"]');
  await expect(second).toContainText('{"a":{"b"');
  await expect(page.getByRole('button', { name: 'Save as recipe' })).toHaveCount(0);
  await openIn(second, 'JSON to YAML');
  await expect(page.getByText('Save these 3 steps as a recipe?')).toBeVisible();
  await page.getByRole('button', { name: 'Save as recipe' }).click();
  await expect(page).toHaveURL(/\/recipes$/u);
  await expect(steps(page)).toHaveCount(3);
  for (const [index, tool] of ['XML to JSON', 'JSON minify', 'JSON to YAML'].entries()) await expect(steps(page).nth(index)).toContainText(tool);
  await expect(editor(page)).toContainText('<a><b>1</b></a>');
  await expect(resultOf(page)).toContainText('a:');
});
