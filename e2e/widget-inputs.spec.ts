import type { Locator, Page } from '@playwright/test';
import { countThreadTime, expect, test } from './site.ts';

async function openDemo(page: Page, widget: string): Promise<Locator> {
  await page.goto(`/c-lib/${widget}`);
  const demo = page.locator(`[data-demo="${widget}"]`);
  await expect(demo.locator('section').first()).toBeVisible();
  return demo;
}

// Behavior that needs no browser is tested next to each widget.
test.describe('input widgets in a browser', { tag: '@slow' }, () => {
  test('a text box has the sizes of the design system', async ({ page }) => {
    const demo = await openDemo(page, 'input-text');
    for (const [name, height, font] of [
      ['Small', 28, '12px'],
      ['Medium', 34, '14px'],
      ['Large', 40, '16px'],
    ] as const) {
      const input = demo.getByRole('textbox', { name, exact: true });
      await expect.poll(async () => (await input.locator('..').boundingBox())?.height).toBe(height);
      await expect(input).toHaveCSS('font-size', font);
    }
  });

  test('a select shows at most 312 pixels of a thousand options, and takes little time for it', async ({ page }) => {
    const demo = await openDemo(page, 'select');
    const select = demo.getByRole('combobox', { name: 'Searchable thousand' });
    const threadTime = await countThreadTime(page);
    await select.click();
    await page.getByPlaceholder('Search…').fill('999');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Option 999']);
    expect(await threadTime()).toBeLessThan(3_000);
    await page.getByPlaceholder('Search…').fill('');
    const popup = page.getByRole('dialog', { name: 'Searchable thousand' });
    await expect.poll(async () => (await popup.boundingBox())?.height).toBeLessThanOrEqual(312);
    await page.getByRole('listbox').getByRole('option', { name: 'Option 7', exact: true }).click();
    await expect(select).toHaveText('Option 7');
  });

  test('the file chooser is opened by keyboard', async ({ page }) => {
    const demo = await openDemo(page, 'file-upload');
    const chooser = page.waitForEvent('filechooser');
    await demo.locator('input').first().press('Enter');
    await (await chooser).setFiles({ name: 'c.txt', mimeType: 'text/plain', buffer: Buffer.from('c') });
    await expect(demo.locator('section').first()).toContainText('c.txt');
  });

  test('a slider moves by arrow keys and announces its value', async ({ page }) => {
    const demo = await openDemo(page, 'slider');
    const slider = demo.getByRole('slider', { name: 'Length' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('65');
    await expect(slider).toHaveAttribute('aria-valuetext', '65 characters');
    await expect(demo.getByText('65 characters')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('512');
  });

  test('tabs that do not fit stay in one row, which scrolls to the selected one; touch targets are 40 pixels', async ({ browser }) => {
    for (const [hasTouch, height] of [
      [false, 34],
      [true, 40],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch, isMobile: hasTouch });
      const page = await context.newPage();
      const demo = await openDemo(page, 'tabs');
      const list = demo.getByRole('tablist', { name: 'Numbers' });
      await expect.poll(async () => (await list.boundingBox())?.height).toBe(height);
      const last = list.getByRole('tab', { name: 'Tab number 12' });
      await expect(last).not.toBeInViewport();
      await list.getByRole('tab', { name: 'Tab number 1', exact: true }).focus();
      await page.keyboard.press('End');
      await expect(last).toBeInViewport({ ratio: 1 });
      await context.close();
    }
  });

  test('a select has the height of the other controls, and no native look', async ({ page }) => {
    const demo = await openDemo(page, 'native-select');
    for (const [size, height] of [
      ['small', 28],
      ['medium', 34],
      ['large', 40],
    ] as const) {
      const select = demo.getByRole('combobox', { name: `Line ends, ${size}` });
      await expect.poll(async () => (await select.boundingBox())?.height).toBe(height);
      await expect(select).toHaveCSS('appearance', 'none');
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(demo.getByRole('combobox', { name: 'Line ends, medium' })).toHaveCSS('appearance', 'auto');
  });

  test('a wide table scrolls separately and can be scrolled by keyboard', async ({ page }) => {
    const demo = await openDemo(page, 'table');
    const region = demo.locator('section').filter({ hasText: 'Wide' }).getByRole('group', { name: 'Data table' });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('a code editor finds and folds', async ({ page }) => {
    const demo = await openDemo(page, 'code-editor');
    const editor = demo.locator('.cm-content').first();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+f');
    await page.keyboard.type('pencil-case');
    await expect(demo.locator('.cm-searchMatch')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(editor).toBeFocused();
    await demo.locator('.cm-foldGutter').first().getByTitle('Fold').nth(1).click();
    await expect(demo.locator('.cm-foldPlaceholder')).toHaveCount(1);
  });

  test('marks of a code editor move with typed text', async ({ page }) => {
    const demo = await openDemo(page, 'code-editor');
    const editor = demo.locator('.cm-content[aria-label="Marked text"]');
    const numbers = demo.locator('.cm-lineNumbers');
    await expect(numbers.locator('.cm-marked-gutter-error, .cm-marked-gutter-warning')).toHaveText(['2', '4']);
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Enter');
    await expect(editor.locator('.cm-marked-line-error')).toHaveText('  "tools": [1, 2,, 3],');
    await expect(numbers.locator('.cm-marked-gutter-error, .cm-marked-gutter-warning')).toHaveText(['3', '5']);
  });

  test('a read-only code editor ignores keys until it is editable again', async ({ page }) => {
    const demo = await openDemo(page, 'code-editor');
    const editor = demo.locator('.cm-content[aria-label="Read-only"]');
    await editor.focus();
    await page.keyboard.type('x');
    await expect(editor.locator('.cm-line').first()).toHaveText('{');
    await demo.getByRole('switch', { name: 'Is read-only' }).click();
    await editor.focus();
    await page.keyboard.type('x');
    await expect(editor.locator('.cm-line').first()).toHaveText('x{');
  });
});
