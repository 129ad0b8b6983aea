import type { Page } from '@playwright/test';
import { clipboard, expect, expectAccessible, open, result, test } from './site.ts';

/** Presses a key, Tab or Shift+Tab, until the focused element has this name. */
async function tabTo(page: Page, name: RegExp | string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    // After the last stop come the browser's own, of which a headless browser has none.
    if ((await focused.count()) === 0) continue;
    const label = await focused.evaluate((element: HTMLElement) => {
      const labelOfField = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined;
      return (element.getAttribute('aria-label') ?? labelOfField ?? element.innerText).trim();
    });
    if (typeof name === 'string' ? label === name : name.test(label)) {
      expect(await isRingShown(page), `focus of ${label} is seen`).toBe(true);
      return;
    }
    passed.push(label);
  }
  throw new Error(`${String(name)} is not reached: ${passed.slice(0, 20).join(', ')}`);
}

/** Whether the focused element, or the box around it, has an outline. */
const isRingShown = (page: Page): Promise<boolean> =>
  page.locator(':focus').evaluate((element) => [element, element.parentElement].some((box) => box !== null && getComputedStyle(box).outlineStyle !== 'none'));

test('a whole visit works without a mouse', { tag: '@slow' }, async ({ page }) => {
  // The skip link is the first stop and skips bar and menu.
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/about$/u);

  // On the home page, typing is enough.
  await tabTo(page, /Home$/u, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('roman');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toContainText('Roman numeral converter');
  await page.keyboard.press('Enter');

  // On the tool's page: type, read the result, copy it, mark a favorite.
  await expect(page.locator('main h1')).toHaveText('Roman numeral converter');
  // While the tool is loading, the focused element may be removed.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByLabel('Number', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1994');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIV');
  await tabTo(page, /^Copy(?! link)/u);
  await page.keyboard.press('Enter');
  await expect.poll(() => clipboard(page)).toBe('MCMXCIV');
  await tabTo(page, 'Add to favorites: Roman numeral converter', 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');

  // Theme and language by the palette.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('theme');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', 'Remove from favorites: Roman numeral converter');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chinese');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIV');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // Theme and language by the top bar.
  await tabTo(page, 'Light theme', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await tabTo(page, 'Language', 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  // In the menu: collapse a category and choose a tool.
  await tabTo(page, /^Converter/u);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('#menu-converter')).toBeHidden();
  await tabTo(page, /^Text\b/u);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, 'Text diff');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Text diff');

  // Going back restores the page.
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Roman numeral converter');
  await expect(result(page, 'toRoman', 'roman')).toHaveText('MCMXCIV');
});

test('the menu on a small screen traps focus until it is closed', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeFocused();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('nav') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the favorite button of a card is the next tab stop after the card, and is visible on focus', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).focus();
  await page.keyboard.press('Tab');
  const heart = page.getByRole('button', { name: 'Add to favorites: Text diff' });
  await expect(heart).toBeFocused();
  await expect(heart).toHaveCSS('opacity', '1');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Favorites', exact: true })).toBeVisible();
});

test('the hint on reordering shows on focus as well as on hover', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/text-diff","/hash-text"]'));
  await open(page, '/');
  const hint = page.getByRole('tooltip');
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: 'How to reorder favorites' }).hover();
  await expect(hint).toContainText('Drag to reorder');
  await page.mouse.move(0, 0);
  await expect(hint).toBeHidden();
  await tabTo(page, 'How to reorder favorites');
  await expect(hint).toBeVisible();
});

test.describe('shortcuts of a tool', () => {
  test('Alt+S swaps from within an editor, and no letter is typed', async ({ page }) => {
    await open(page, '/json-to-yaml-converter');
    await page.locator('main .cm-content').first().focus();
    await page.keyboard.press('Alt+s');
    await expect(page.locator('main h1')).toHaveText('YAML to JSON');
    await expect(page.locator('main .cm-content').first()).not.toContainText('s{');
  });
});

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test.describe('the list of shortcuts', () => {
  test('opens with ? outside of fields, lists the keys of the page, and restores focus', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/uuid-generator');
    const heart = page.getByRole('button', { name: 'Add to favorites: UUID generator' });
    await heart.focus();
    await page.keyboard.press('?');
    await expect(list(page).getByRole('region', { name: 'Page actions' }).locator('kbd')).toHaveText(['Ctrl Enter', 'R', 'Ctrl Shift C']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(heart).toBeFocused();
    await page.getByLabel('Quantity').focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeHidden();
  });

  test('opens from the palette, and omits keys the page does not have', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('keyboard shortcuts');
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByRole('region', { name: 'Page actions' })).toHaveCount(0);
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(list(page)).toBeHidden();
  });
});
