import type { Page } from '@playwright/test';
import { expect, open, stored, test } from './site.ts';

test('on a phone the open menu shows language, theme and the current tool, and a click outside closes it', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/text-diff');
  const menu = page.getByRole('navigation');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('combobox', { name: 'Language' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Dark theme' })).toBeInViewport({ ratio: 1 });
  await expect(menu.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Close' }).click({ position: { x: 340, y: 400 } });
  await expect(menu).toBeHidden();
});

const favoriteNames = (page: Page) => page.getByRole('region', { name: 'Favorites', exact: true }).getByRole('heading', { level: 3 });

test('favorites are cards next to each other, which can be reordered by dragging', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('favoriteToolsName') === null) localStorage.setItem('favoriteToolsName', '["/hash-text","/text-diff","/jwt-parser"]');
  });
  await open(page, '/');
  await expect(page.locator('li[draggable="true"]')).toHaveCount(3);
  const cards = page.getByRole('region', { name: 'Favorites', exact: true }).getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));

  const card = (name: string) => cards.filter({ hasText: name });
  await card('JWT decoder').dragTo(card('Hash text and files'), { targetPosition: { x: 10, y: 30 } });
  await expect(favoriteNames(page)).toHaveText(['JWT decoder', 'Hash text and files', 'Text diff']);
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/jwt-parser","/hash-text","/text-diff"]');
  await card('JWT decoder')
    .getByRole('link')
    .dragTo(card('Hash text and files'), { targetPosition: { x: 200, y: 30 } });
  await expect(favoriteNames(page)).toHaveText(['Hash text and files', 'JWT decoder', 'Text diff']);
  await page.reload();
  await expect(favoriteNames(page)).toHaveText(['Hash text and files', 'JWT decoder', 'Text diff']);
});
