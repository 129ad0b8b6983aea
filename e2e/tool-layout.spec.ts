import { gitCommands } from '../src/tools/git-memo/commands.ts';
import { expect, field, open, result, test } from './site.ts';

test('arrow keys in the font list redraw immediately, and visible fonts preview the text', { tag: '@slow' }, async ({ page }) => {
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
});

test('the width of a drawing follows the page', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/ascii-text-drawer');
  await page.getByRole('switch', { name: 'Fit to page width' }).check();
  const width = field(page, 'draw', 'width').locator('input');
  await expect(width).not.toHaveValue('80');
  const wide = Number(await width.inputValue());
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(async () => Number(await width.inputValue())).toBeLessThan(wide);
  await field(page, 'draw', 'text').locator('textarea').fill('A rather long text to draw');
  const drawing = result(page, 'draw', 'drawing');
  await expect.poll(() => drawing.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test('the group bar scrolls to its emoji, and follows scrolling', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/emoji-picker');
  const flags = page.getByRole('button', { name: 'Flags', exact: true });
  await flags.click();
  await expect(flags).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('gridcell', { name: /^chequered flag/u })).toBeVisible();
  await page.getByRole('grid').evaluate((element) => element.scrollTo(0, 0));
  await expect(flags).toHaveAttribute('aria-pressed', 'false');
});

test('each link scrolls to its code, and Back to the previous one', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/http-status-codes#504');
  await expect(page.locator('[id="504"]')).toBeInViewport();
  await page.getByText('Which redirects keep the method').click();
  await page.getByRole('table').getByRole('link', { name: '308' }).click();
  await expect(page.locator('[id="308"]')).toBeInViewport();
  await expect(page).toHaveURL(/\/http-status-codes#308$/u);
  for (const code of ['404', '504', '226', '431']) {
    await page.evaluate((hash) => location.assign(hash), `#${code}`);
    await expect(page.locator(`[id="${code}"]`)).toBeInViewport();
    // Two frames later, everything that could scroll the page again has run.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(page.locator(`[id="${code}"]`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.locator('[id="226"]')).toBeInViewport();
});

test('a reference is printed in two columns, without controls', async ({ page }) => {
  await open(page, '/git-memo');
  await expect(page.locator('[data-value="rows"] li')).toHaveCount(gitCommands.length);
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('[data-value="rows"]');
  await expect(list).toHaveCSS('column-count', '2');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(field(page, 'search', 'query')).toBeHidden();
});
