import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, stored, test } from './site.ts';

test('a heart makes a favourite, which comes first in the menu and on the home page', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Your favorite tools' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to favorites: Text diff' }).click();
  await expect(page.getByRole('heading', { name: 'Your favorite tools' })).toBeVisible();
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/text-diff"]');
  await expect(page.getByRole('navigation').getByRole('button').first()).toContainText('Favorite tools');
  await open(page, '/text-diff');
  await page.getByRole('button', { name: 'Remove from favorites: Text diff' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Your favorite tools' })).toHaveCount(0);
});

test('favourites that an older version stored by name still count', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favoriteToolsName') === null) localStorage.setItem('favoriteToolsName', '["Hash text","/no-such-tool","文本差异比较"]');
  });
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Remove from favorites: Hash text' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from favorites: Text diff' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByLabel('Language').selectOption('zh');
  await expect(page.getByRole('heading', { level: 3, name: '文本哈希' })).toHaveCount(2);
  await page.getByRole('banner').getByRole('combobox').selectOption('en');
  await page.getByRole('button', { name: 'Add to favorites: JWT parser' }).click();
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/hash-text","/no-such-tool","/text-diff","/jwt-parser"]');
});

test('a collapsed category stays collapsed', async ({ page }) => {
  await open(page, '/');
  const crypto = page.getByRole('navigation').getByRole('button', { name: 'Crypto' });
  await crypto.click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hash text' })).toBeHidden();
  await page.reload();
  await expect(crypto).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the menu lies over the page, and a click beside it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  const menu = page.getByRole('navigation');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click({ position: { x: 340, y: 400 } });
  await expect(menu).toBeHidden();
});

test('on a phone the menu opens with language and theme in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/text-diff');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('combobox', { name: 'Language' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});

test('corrupt preferences give their defaults', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['favoriteToolsName', 'collapsedCategories', 'theme', 'locale', 'isMenuCollapsed', 'penknife.options.hash-text'])
      localStorage.setItem(name, '{"broken');
  });
  await open(page, '/hash-text');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
});

const favoriteNames = (page: Page) => page.getByRole('region', { name: 'Your favorite tools' }).getByRole('heading', { level: 3 });

test.describe('the order of favourites', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await page.evaluate(() => localStorage.setItem('favoriteToolsName', '["/hash-text","/text-diff","/jwt-parser"]'));
    await open(page, '/');
    await expect(favoriteNames(page)).toHaveText(['Hash text', 'Text diff', 'JWT parser']);
  });

  test('is that of rows beside each other', async ({ page }) => {
    await page.waitForLoadState('networkidle');
    await expect(page.locator('li[draggable="true"]')).toHaveCount(3);
    const cards = page.getByRole('region', { name: 'Your favorite tools' }).getByRole('article');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
  });

  test('changes by dragging', async ({ page }) => {
    const card = (name: string) => page.getByRole('region', { name: 'Your favorite tools' }).getByRole('article').filter({ hasText: name });
    await expect(page.locator('li[draggable="true"]')).toHaveCount(3);
    await card('JWT parser').dragTo(card('Hash text'), { targetPosition: { x: 10, y: 30 } });
    await expect(favoriteNames(page)).toHaveText(['JWT parser', 'Hash text', 'Text diff']);
    await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/jwt-parser","/hash-text","/text-diff"]');
    await card('JWT parser')
      .getByRole('link')
      .dragTo(card('Hash text'), { targetPosition: { x: 200, y: 30 } });
    await expect(favoriteNames(page)).toHaveText(['Hash text', 'JWT parser', 'Text diff']);
    await page.reload();
    await expect(favoriteNames(page)).toHaveText(['Hash text', 'JWT parser', 'Text diff']);
  });

  test('changes by the arrow keys, and the focus stays with what moves', async ({ page }) => {
    const control = page.getByRole('button', { name: 'Move Text diff', exact: true });
    await control.focus();
    await page.keyboard.press('ArrowRight');
    await expect(favoriteNames(page)).toHaveText(['Hash text', 'JWT parser', 'Text diff']);
    await expect(control).toBeFocused();
    await page.keyboard.press('Home');
    await expect(favoriteNames(page)).toHaveText(['Text diff', 'Hash text', 'JWT parser']);
    await expect(page.getByText('Text diff: place 1 of 3')).toBeAttached();
    await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/text-diff","/hash-text","/jwt-parser"]');
  });

  test('changes by tapping', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Move Hash text', exact: true }).click();
    await page.getByRole('button', { name: 'Move Hash text forward' }).click();
    await expect(favoriteNames(page)).toHaveText(['Text diff', 'Hash text', 'JWT parser']);
    await expectAccessible(page);
  });
});
