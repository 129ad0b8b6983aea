import { clipboard, expect, expectAccessible, field, keepSwitch, open, result, test } from './site.ts';

test('the palette opens by shortcut, finds tools by words and opens one by Enter', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.type('roman');
  await expect(palette.locator('[role=option]').first()).toContainText('Roman numeral converter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roman-numeral-converter$/u);
  await expect(palette).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('the chosen theme and language persist after a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Language').first().selectOption('zh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('开发者实用工具');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('a copied link restores options and inputs from the fragment alone', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await page.getByRole('tab', { name: 'From Roman' }).click();
  await field(page, 'fromRoman', 'roman').locator('input').fill('IIII');
  await page.getByLabel('Standard form only').uncheck();
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
  await expect(other.getByLabel('Standard form only')).not.toBeChecked();
});

test('inputs are kept while the app is open, options longer, and inputs longer only on request', async ({ page }) => {
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

test('About links to the licenses of all packages', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('main').getByRole('link', { name: 'Third-party licenses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licenses');
  await page.getByRole('button', { name: /^react [\d.]+ · MIT$/u }).click();
  await expect(page.getByRole('main')).toContainText('Permission is hereby granted, free of charge');
  await expectAccessible(page);
});
