import { expect, field, open, result, test } from './site.ts';

test('every result is typed into, and the others follow', async ({ page }) => {
  await open(page, '/color-converter');
  const hex = result(page, 'convert', 'hex');
  await expect(hex).toHaveValue('#1ea54c');
  await result(page, 'convert', 'hsl').fill('hsl(0 100% 50%)');
  await expect(hex).toHaveValue('#ff0000');
  await expect(field(page, 'convert', 'color').locator('input[type=text]')).toHaveValue('hsl(0 100% 50%)');
  await expect(result(page, 'convert', 'name')).toHaveValue('red');
  await result(page, 'convert', 'name').fill('teal');
  await expect(hex).toHaveValue('#008080');
});

test('sliders change the channels, alpha stays, and what sRGB lacks is said', async ({ page }) => {
  await open(page, '/color-converter#/convert?color=%23ff000080');
  await expect(result(page, 'convert', 'alpha')).toHaveText('0.502');
  await page.getByLabel('Chroma').fill('0');
  await expect(result(page, 'convert', 'hex')).toHaveValue(/^#(..)\1{2}80$/u);
  // A gray has no hue, but the slider keeps the one that it had.
  await page.getByLabel('Hue').fill('200');
  await page.getByLabel('Chroma').fill('0.4');
  await expect(result(page, 'convert', 'oklch')).toHaveValue(/^oklch\([\d.]+% 0\.4 200 \/ 0\.502\)$/u);
  await expect(field(page, 'convert', 'inSrgbGamut')).toContainText('sRGB does not have this color');
  await page.getByLabel('Opacity').fill('0.25');
  await expect(result(page, 'convert', 'alpha')).toHaveText('0.25');
  await expect(result(page, 'convert', 'oklch')).toHaveValue(/ 0\.4 200 \/ 0\.25\)$/u);
});

test('the color box and the background set the contrast', async ({ page }) => {
  await open(page, '/color-converter');
  await page.getByLabel('Pick a color').fill('#777777');
  await expect(result(page, 'convert', 'contrast')).toHaveText('4.48');
  await expect(page.locator('[data-code="aaNormalText"]')).toHaveAttribute('data-passes', 'false');
  await page.getByLabel('Pick a background').fill('#000000');
  await expect(result(page, 'convert', 'contrast')).toHaveText('4.69');
  await expect(page.locator('[data-code="aaNormalText"]')).toHaveAttribute('data-passes', 'true');
  await field(page, 'convert', 'background').locator('input[type=text]').fill('nope');
  await expect(field(page, 'convert', 'background').getByRole('alert')).toContainText('This is no color');
});
