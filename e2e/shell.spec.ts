import { clipboard, expect, expectAccessible, field, keepSwitch, open, result, test } from './site.ts';

test('home lists every tool, and is accessible in both themes', { tag: '@root' }, async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveTitle('Handy online tools for developers - Penknife');
  await expect(page.getByRole('link', { name: 'Roman numeral converter' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { coloursOnly: true });
});

test('an unknown path shows the not-found page', async ({ page }) => {
  await open(page, '/no-such-tool');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await expect(page.getByText('Sorry, this page does not seem to exist')).toBeVisible();
  await expect(page.getByText('Maybe the cache is doing tricky things, try force-refreshing?')).toBeVisible();
  await page.getByRole('link', { name: 'Back home' }).click();
  await expect(page).toHaveURL(/\/$/u);
});

test('the palette opens by key, finds by words and opens by Enter', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('roman');
  await expect(palette.locator('[role=option]').first()).toContainText('Roman numeral converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roman-numeral-converter$/u);
  await expect(palette).toBeHidden();
});

test('Escape clears the palette, then closes it', { tag: '@root' }, async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No tool fits “xyzzy”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the chosen theme and language hold after a reload', { tag: '@root' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Language').first().selectOption('zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开发者的随手工具');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('a copied link restores options and inputs, from the fragment alone', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await page.getByRole('tab', { name: 'From Roman' }).click();
  await field(page, 'fromRoman', 'roman').locator('input').fill('IIII');
  await page.getByLabel('Standard spelling only').uncheck();
  await expect(result(page, 'fromRoman', 'number')).toHaveText('4');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await clipboard(page);
  expect(new URL(link).search).toBe('');
  expect(new URL(link).hash).toBe('#/fromRoman?roman=IIII&strict=false');
  await page.evaluate(() => localStorage.clear());
  const other = await page.context().newPage();
  await open(other, link);
  await expect(result(other, 'fromRoman', 'number')).toHaveText('4');
  await expect(other.getByLabel('Standard spelling only')).not.toBeChecked();
});

test('a link of another version keeps what is known and says what is left out', { tag: '@root' }, async ({ page }) => {
  await open(page, '/roman-numeral-converter#/toRoman?number=7&colour=red');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('VII');
  await expect(page.getByText('This link was made by another version. Left out: colour.')).toBeVisible();
});

test('inputs are kept while the app is open, options beyond it, and inputs only when asked for', { tag: '@root' }, async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await field(page, 'toRoman', 'number').locator('input').fill('1994');
  await field(page, 'toRoman', 'letterCase').locator('select').selectOption('lower');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('mcmxciv');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Roman numeral converter' }).first().click();
  await expect(result(page, 'toRoman', 'roman')).toHaveText('mcmxciv');
  await page.reload();
  await expect(result(page, 'toRoman', 'roman')).toHaveText('xlii');
  await (await keepSwitch(page)).check();
  await field(page, 'toRoman', 'number').locator('input').fill('7');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('vii');
  await page.reload();
  await expect(result(page, 'toRoman', 'roman')).toHaveText('vii');
});

test('an error stands under its field, and the last good result stays', { tag: '@root' }, async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await page.getByRole('tab', { name: 'From Roman' }).click();
  const roman = field(page, 'fromRoman', 'roman');
  await expect(result(page, 'fromRoman', 'number')).toHaveText('42');
  await roman.locator('input').fill('XQ');
  await expect(roman.getByRole('alert')).toContainText('character 2');
  await expect(roman.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await expect(result(page, 'fromRoman', 'number')).toHaveText('42');
  await expectAccessible(page);
  await roman.getByRole('button', { name: 'Go to it' }).click();
  await expect.poll(() => roman.locator('input').evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([1, 2]);
});

test('the palette lists what was used last, and does things as well as opening tools', { tag: '@root' }, async ({ page }) => {
  await open(page, '/text-diff');
  await open(page, '/hash-text');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  // Hash text is in view.
  await expect(palette.getByRole('group', { name: 'Used last' }).getByRole('option')).toContainText(['Text diff']);
  await page.keyboard.type('中文');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expectAccessible(page);
});

test('the palette says how much it found, and keeps to its list', { tag: '@root' }, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await page.keyboard.type('json');
  await expect(palette.getByRole('option').first()).toContainText('JSON prettify and format');
  await expect(palette.getByRole('status')).toHaveText(/^\d+ results?$/u);
  for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  for (let press = 0; press < 41; press++) await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('About is rendered from Markdown and accessible', { tag: '@root' }, async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Penknife');
  await expectAccessible(page);
});

test('About leads to the licences of all packages', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('main').getByRole('link', { name: 'Licences of all packages' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licences');
  await page.getByRole('button', { name: /^react [\d.]+ · MIT$/u }).click();
  await expect(page.getByRole('main')).toContainText('Permission is hereby granted, free of charge');
  await expectAccessible(page);
});
