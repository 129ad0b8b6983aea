import type { Locator, Page } from '@playwright/test';
import { clipboard, expect, expectFirstResult, open, test } from './site.ts';

async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option').first()).toBeVisible();
  return palette;
}

const selected = (palette: Locator): Locator => palette.locator('[role=option][aria-selected=true]');

test('is at most 650 pixels wide, and fits a phone', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  await openPalette(page);
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(650);
  await page.setViewportSize({ width: 320, height: 480 });
  await expect(async () => {
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(480);
  }).toPass();
});

test('each group but the first has a line above it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  const lines = await palette.getByRole('group').evaluateAll((groups) => groups.map((group) => getComputedStyle(group).borderTopStyle !== 'none'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines).toEqual(lines.map((_, index) => index > 0));
});

test('the rows of a search have a tile, bold matched letters, and the category at the end', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('jtw decode');
  const first = palette.getByRole('option').first();
  await expect(first).toContainText('JWT decoder');
  await expect(palette.getByRole('group')).toHaveCount(0);
  expect((await first.boundingBox())?.height).toBe(40);
  const tile = await first.locator('[data-category]').boundingBox();
  expect([tile?.width, tile?.height]).toEqual([28, 28]);
  const mark = first.locator('mark').first();
  await expect(mark).toHaveText('JWT');
  await expect(mark).toHaveCSS('font-weight', '600');
  const [name, category] = await Promise.all([first.getByText('JWT').boundingBox(), first.getByText('Web', { exact: true }).boundingBox()]);
  expect(category?.x).toBeGreaterThan((name?.x ?? 999) + (name?.width ?? 999));
  // On a narrow screen, the description is below the name, without the category, and nothing is wider than the list.
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(async () => (await first.boundingBox())?.height).toBe(44);
  const overflow = await palette.getByRole('listbox').evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(overflow).toBe(0);
});

test('opens with its search field at the position of the one in the top bar', { tag: '@slow' }, async ({ page }) => {
  for (const width of [1280, 1920, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    const field = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const before = await field.locator('svg').boundingBox();
    const fieldBox = await field.boundingBox();
    const palette = await openPalette(page);
    const after = await palette.locator('svg').first().boundingBox();
    const middle = (box: typeof before): number => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(after) - middle(before)), `${width}`).toBeLessThanOrEqual(2);
    if (width > 700) expect(Math.abs((after?.x ?? 0) - (before?.x ?? 999)), `${width}`).toBeLessThanOrEqual(2);
    expect((await palette.boundingBox())?.width).toBeGreaterThanOrEqual(fieldBox?.width ?? 999);
  }
});

test('scrolls the selected row into view at both ends of the list', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  const options = palette.getByRole('option');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toBeInViewport();
});

test('closes on Escape or a click outside, and Escape restores focus', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'About' }).focus();
  const palette = await openPalette(page);
  await page.keyboard.type('hash');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('link', { name: 'About' })).toBeFocused();
  await openPalette(page);
  await expect(palette.getByRole('combobox')).toHaveValue('');
  await page.mouse.click(20, 400);
  await expect(palette).toBeHidden();
});

test('over another dialog or the menu, Escape closes only the palette and restores focus', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  const palette = page.getByRole('dialog', { name: 'Find a tool' });
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await keys.getByRole('button', { name: 'Close' }).focus();
  for (const typed of ['', 'hash']) {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(typed);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(keys.getByRole('button', { name: 'Close' })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation');
  await menu.getByRole('combobox').focus();
  for (const typed of ['', 'hash']) {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await page.keyboard.type(typed);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(menu.getByRole('combobox')).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('marks only the selected row and the selected tab in forced colors', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/json-prettify');
  const lines = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { borderBottomColor } = getComputedStyle(tab);
      return borderBottomColor === getComputedStyle(document.body).backgroundColor ? '' : tab.ariaSelected;
    }),
  );
  expect(lines.filter((line) => line !== '')).toEqual(['true']);
  await expect(page.getByRole('tablist').first()).toHaveCSS('border-bottom-style', 'none');
  const palette = await openPalette(page);
  const outlines = await palette.getByRole('option').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle));
  expect(outlines.filter((style) => style !== 'none')).toHaveLength(1);
  await expect(selected(palette)).toHaveCSS('outline-style', 'solid');
});

test('its keys open and close it from an editor', async ({ page }) => {
  await open(page, '/json-prettify');
  const editor = page.locator('main .cm-content').first();
  await editor.focus();
  const before = await editor.innerText();
  await openPalette(page);
  await page.keyboard.type('uuid');
  await page.keyboard.press('Meta+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(editor).toBeFocused();
  await expect.poll(() => editor.innerText()).toBe(before);
});

test('the results on the home page overlay the cards, and close on a click outside', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { name: 'All tools' });
  const place = await heading.boundingBox();
  await page.getByRole('combobox', { name: 'Search tools, or paste anything' }).fill('json');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
  await expect.poll(() => heading.boundingBox()).toEqual(place);
  await page.mouse.click(900, 700);
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeHidden();
});

test.describe('on the page of a tool', () => {
  test('lists copying the result first', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/json-prettify');
    await expectFirstResult(page, 'json-prettify');
    const palette = await openPalette(page);
    await expect(palette.getByRole('option').first()).toHaveText(/^Copy/u);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect.poll(() => clipboard(page)).toContain('"hello": "world"');
  });

  test('opens the “Open in…” menu of a result, whose entries have icons', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/json-prettify');
    await expectFirstResult(page, 'json-prettify');
    for (let time = 0; time < 2; time++) {
      const palette = await openPalette(page);
      await palette.getByRole('combobox').fill('open in');
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
      const entry = page.getByRole('menuitem', { name: 'JSON to YAML' });
      await expect(entry.locator('svg')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
    }
  });
});
