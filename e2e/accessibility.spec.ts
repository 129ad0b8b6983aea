import type { Page } from '@playwright/test';
import { COLOR_RULES, expectAccessible, OVER_THE_PAGE } from './axe.ts';
import { expect, expectNoSidewaysScroll, field, open, test } from './site.ts';

/** Checks all rules in the light theme, and those about colors in the dark one too. */
async function expectFaultless(page: Page, scope: Parameters<typeof expectAccessible>[1] = {}): Promise<void> {
  await expectAccessible(page, scope);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ...scope, colorsOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
}

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };

/** `npm test` checks only the home page, which has most parts of the shell, on a wide screen and in English. */
const isWhole = process.env.PENKNIFE_TESTS === 'all';
const shellRoutes = isWhole ? ['/', '/about', '/no-such-page'] : ['/'];

test('the pages of the shell are accessible, and fit 320 pixels and a zoom of 200%', async ({ page }) => {
  await page.addInitScript(() => {
    const recipes = [{ version: 1, name: 'A recipe with a name that is longer than a phone is wide', steps: [{ tool: 'json-minify', operation: 'minify' }] }];
    localStorage.setItem('recipes', JSON.stringify({ version: 1, recipes }));
    localStorage.setItem('favoriteRecipes', JSON.stringify(recipes.map(({ name }) => name)));
    localStorage.setItem('favoriteToolsName', '["/text-diff","/hash-text"]');
  });
  for (const route of shellRoutes) {
    await open(page, route);
    for (const size of isWhole ? [WIDE, PHONE] : [WIDE]) {
      await page.setViewportSize(size);
      await expectFaultless(page);
    }
    // At a zoom of 200%, a window of 1280 × 800 has half as many CSS pixels in each direction.
    for (const [width, height] of [
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSidewaysScroll(page, route);
    }
  }
  if (!isWhole) return;
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await page.setViewportSize(WIDE);
  for (const route of shellRoutes) {
    await open(page, route);
    // Colors are the same in every language.
    await expectAccessible(page, { leftOut: COLOR_RULES });
  }
});

test('overlays are accessible: palette, search, menus, hints and errors', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/text-diff","/hash-text"]'));
  await open(page, '/about');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.type('zzzz');
  await expect(palette.getByText('No tools match “zzzz”.')).toBeVisible();
  await expectFaultless(page);
  await page.evaluate(() => navigator.clipboard.writeText('%7B%22a%22%3A1%7D'));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(palette.getByText('Pasted content', { exact: true })).toBeVisible();
  await expectFaultless(page);

  await open(page, '/');
  await page.getByRole('main').getByRole('combobox').fill('text');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
  await expectFaultless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'How to reorder favorites' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectFaultless(page);
  await page.getByRole('button', { name: 'Move Text diff' }).click();
  await expectFaultless(page);

  await open(page, '/roman-numeral-converter');
  await page.locator('[data-operation="toRoman"][data-field="roman"]').hover();
  await page
    .getByRole('button', { name: /^Open .*in…$/u })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFaultless(page, { leftOut: OVER_THE_PAGE });
  await page.keyboard.press('Escape');
  await field(page, 'toRoman', 'number').locator('input').fill('-1');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFaultless(page);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await expectFaultless(page);
});

test('with more contrast and forced colors, the home page is accessible and its search works', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await open(page, '/');
  await expectAccessible(page);
  const search = page.getByRole('main').getByRole('combobox');
  await search.fill('hash');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
});
