import { expect, expectAccessible, field, open, result, test } from './site.ts';

test('arrow keys in the list of fonts draw at once, and fonts in view draw the text', async ({ page }) => {
  await open(page, '/ascii-text-drawer');
  await field(page, 'draw', 'text').locator('textarea').fill('Hi');
  await expect(result(page, 'draw', 'drawing')).toContainText('|_| |_|_|');
  await page.getByRole('searchbox', { name: 'Find a font' }).fill('slant');
  await page.getByRole('radio', { name: 'Slant', exact: true }).check();
  await expect(result(page, 'draw', 'drawing')).toContainText('/_/ /_/_/');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Slant Relief' })).toBeChecked();
  await expect(field(page, 'draw', 'font').locator('select')).toHaveValue('Slant Relief');
  await expect(page.locator('label', { hasText: 'Small Slant' })).toContainText('/_//_/_/');
  await expectAccessible(page);
});

test('favourite fonts are kept on the device', async ({ page }) => {
  await open(page, '/ascii-text-drawer');
  await page.getByRole('button', { name: 'Favorite: 3-D', exact: true }).click();
  await page.reload();
  await page.getByRole('switch', { name: 'Favorites only' }).check();
  await expect(page.getByRole('radio')).toHaveCount(1);
});

test('what a font lacks is said, and the width follows the page', async ({ page }) => {
  await open(page, '/ascii-text-drawer');
  await field(page, 'draw', 'text').locator('textarea').fill('Hi 山');
  await expect(page.getByText('The font lacks these characters')).toContainText('山');
  await page.getByRole('switch', { name: 'As wide as this page' }).check();
  const width = field(page, 'draw', 'width').locator('input');
  await expect(width).not.toHaveValue('80');
  const wide = Number(await width.inputValue());
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(async () => Number(await width.inputValue())).toBeLessThan(wide);
  await field(page, 'draw', 'text').locator('textarea').fill('A rather long text to draw');
  const drawing = result(page, 'draw', 'drawing');
  await expect.poll(() => drawing.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});
