import { expect, field, open, result, test } from './site.ts';

test('a number is written in Roman numerals as one types, and refused beyond what they can say', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  const number = field(page, 'toRoman', 'number').locator('input');
  const roman = result(page, 'toRoman', 'roman');
  await expect(number).toBeFocused();
  await number.fill('2026');
  await expect(roman).toHaveText('MMXXVI');
  await number.press('ArrowUp');
  await expect(roman).toHaveText('MMXXVII');
  await number.fill('4000000');
  await expect(page.getByRole('alert')).toContainText('1 to 3,999,999');
  await expect(roman).toHaveText('MMXXVII');
});

test('a numeral is read back, and another spelling is taken only when asked', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await page.getByRole('tab', { name: 'To Roman' }).press('ArrowRight');
  const roman = field(page, 'fromRoman', 'roman').locator('input');
  await roman.fill('MCMXCIX');
  await expect(result(page, 'fromRoman', 'number')).toHaveText('1,999');
  await roman.fill('IIII');
  await expect(page.getByRole('alert')).toContainText('the standard spelling is IV');
  await page.getByLabel('Standard spelling only').press('Space');
  await expect(result(page, 'fromRoman', 'number')).toHaveText('4');
  await expect(result(page, 'fromRoman', 'canonical')).toHaveText('IV');
});

test('a numeral of spaces alone is none, and has no value', async ({ page }) => {
  await open(page, '/roman-numeral-converter#/fromRoman');
  const roman = field(page, 'fromRoman', 'roman').locator('input');
  await roman.fill('XLII');
  await expect(result(page, 'fromRoman', 'number')).toHaveText('42');
  await roman.fill('   ');
  await expect(result(page, 'fromRoman', 'number')).toBeHidden();
  await expect(result(page, 'fromRoman', 'isCanonical')).toBeHidden();
  await expect(page.getByText('The result will be here.')).toBeVisible();
  // The empty answer to an empty input must not be shown as the last good result of the next input.
  await roman.fill('IIII');
  await expect(page.getByRole('alert')).toContainText('the standard spelling is IV');
  await expect(result(page, 'fromRoman', 'number')).toBeHidden();
});
