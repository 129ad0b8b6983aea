import { expect, field, open, result, test } from './site.ts';

test('emoji are found while typing, and copied by Enter in the search box and in the grid', async ({ page }) => {
  await open(page, '/emoji-picker');
  const grid = page.getByRole('grid', { name: 'Emoji' });
  const box = field(page, 'search', 'query').getByRole('textbox');
  await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName('grinning face');
  // Far fewer than there are: the others are drawn when they come into view.
  expect(await grid.getByRole('gridcell').count()).toBeLessThan(600);
  await box.fill('unicorn');
  await expect(grid.getByRole('gridcell')).toHaveCount(1);
  await box.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('🦄');
  await expect(page.getByRole('region', { name: 'Used last' }).getByRole('button', { name: '🦄' })).toBeVisible();
  await box.fill('');
  await box.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('😃');
  await page.keyboard.press('Shift+Enter');
  const details = page.getByRole('dialog', { name: /grinning face with big eyes/u });
  await expect(details).toContainText('\\u{1F603}');
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});

test('the bar of groups scrolls the emoji, and follows them', async ({ page }) => {
  await open(page, '/emoji-picker');
  const flags = page.getByRole('button', { name: 'Flags', exact: true });
  await flags.click();
  await expect(flags).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('gridcell', { name: /^chequered flag/u })).toBeVisible();
  await page.getByRole('grid').evaluate((element) => element.scrollTo(0, 0));
  await expect(flags).toHaveAttribute('aria-pressed', 'false');
});

test('a phone number is grouped as it is typed, also in its middle, and is called only if it is valid', async ({ page }) => {
  await open(page, '/phone-parser-and-formatter');
  const box = field(page, 'parse', 'number').getByRole('textbox');
  await box.fill('');
  await box.pressSequentially('+442079460018', { delay: 20 });
  await expect(box).toHaveValue('+44 20 7946 0018');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460018');
  await box.evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6));
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('7');
  await expect(box).toHaveValue('+44 20 7946 0018');
  expect(await box.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(8);
  await box.fill('+44 20 7');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
});

test('a country is found by its name, and reads a national number', async ({ page }) => {
  await open(page, '/phone-parser-and-formatter');
  await field(page, 'parse', 'defaultCountry').getByRole('combobox').click();
  await page.keyboard.type('Germany');
  await page.keyboard.press('Enter');
  await field(page, 'parse', 'number').getByRole('textbox').fill('06991320');
  await expect(result(page, 'parse', 'e164')).toHaveText('+496991320');
});

test('a wrong IBAN shows what is wrong, proposes swapped neighbours, and stays out of the link', async ({ page }) => {
  await open(page, '/iban-validator-and-parser');
  const box = field(page, 'validate', 'iban').getByRole('textbox');
  await box.fill('DE8937040044053203100');
  await expect(field(page, 'validate', 'errors')).toContainText('22 characters expected, 21 given');
  await box.fill('DE89370400440532031000');
  await expect(page.locator('main mark')).toHaveText(['8', '9']);
  await expect(page.getByRole('group', { name: /neighbours/u })).toContainText('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/iban-validator-and-parser');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('3704');
});
