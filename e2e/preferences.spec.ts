import type { Page } from '@playwright/test';
import { APP, expect, holdBack, open, test } from './site.ts';

const LIGHT = 'rgb(246, 247, 248)';
const DARK = 'rgb(19, 21, 23)';

/** Records the page's look as soon as it has a body, before any module has run. */
async function recordFirstLook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = (): void => {
      if (!document.body) return requestFirst();
      const { backgroundColor } = getComputedStyle(document.body);
      // The body has a background once the style sheet applies.
      if (backgroundColor === 'rgba(0, 0, 0, 0)') return requestFirst();
      sessionStorage.setItem('firstLook', backgroundColor);
    };
    const requestFirst = (): void => {
      requestAnimationFrame(record);
    };
    sessionStorage.removeItem('firstLook');
    requestFirst();
  });
}

const firstLook = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('firstLook'));
const background = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(?:Dark|Light) theme$/u });

test('shows the chosen theme from the first paint on', async ({ page }) => {
  for (const [system, chosen, look] of [
    ['light', 'dark', DARK],
    ['dark', '"light"', LIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await recordFirstLook(page);
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    // The app's code is delayed, so that only boot.js can have set the theme.
    const release = await holdBack(page, APP);
    await page.goto('./about', { waitUntil: 'commit' });
    await expect.poll(() => firstLook(page)).toBe(look);
    release();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect(await background(page)).toBe(look);
  }
});

test('the theme follows the system until one is chosen, and again after a reset to the system theme', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  const system = page.getByRole('banner').getByRole('button', { name: 'System theme' });
  await expect(system).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe(DARK);
  const place = await themeButton(page).boundingBox();
  await themeButton(page).click();
  await expect.poll(() => background(page)).toBe(LIGHT);
  await expect(system).toBeVisible();
  expect(await themeButton(page).boundingBox()).toEqual(place);
  await system.press('Enter');
  await expect(themeButton(page)).toBeFocused();
  await expect(system).toBeHidden();
  await expect.poll(() => background(page)).toBe(DARK);
});

test('theme and language also change in other tabs, which keep the text typed there', { tag: '@slow' }, async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/hash-text');
  await other.locator('main textarea').first().fill('typed');
  await themeButton(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByLabel('Language').selectOption('zh');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(other.locator('main textarea').first()).toHaveValue('typed');
});

test('works without access to storage, and keeps settings for the visit', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await themeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Add to favorites: Text diff' }).click();
  await expect(page.getByRole('heading', { name: 'Favorites', exact: true })).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Cryptography' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hash text and files' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hash text');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('Hash text and files');
  await page.locator('main textarea').first().fill('a');
  await expect(page.locator('main')).toContainText('0cc175b9c0f1b6a831c399e269772661');
  await page.getByRole('banner').getByLabel('Language').selectOption('zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the menu is 240 pixels wide with items 32 high, and is hidden on request and on small screens', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('navigation');
  const main = page.getByRole('main');
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(240);
  await expect.poll(async () => (await main.boundingBox())?.x).toBeGreaterThanOrEqual(240);
  const items = menu.locator('li a').filter({ visible: true });
  const heights = await items.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  // A menu item must grow with a name of two lines.
  expect(Math.min(...heights)).toBe(32);
  const indent = await items.first().evaluate((link) => {
    const range = document.createRange();
    range.selectNode(link.lastChild ?? link);
    return range.getBoundingClientRect().left - link.getBoundingClientRect().left;
  });
  expect(indent).toBe(32);
  await expect.poll(async () => (await page.getByRole('banner').locator('select').boundingBox())?.width).toBe(100);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(async () => (await main.boundingBox())?.x).toBe(0);
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 701, height: 700 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(menu).toBeHidden();
});

test('pages start at the top, and Back shows what was in view', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await open(page, '/');
  // The browser lays out the last categories when it is idle.
  await expect(page.locator('[data-skipped]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 50));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // The recently used tools above it move its place on the page, not in the window.
  const place = (): Promise<number> =>
    page
      .getByRole('main')
      .getByRole('link', { name: 'Text diff' })
      .last()
      .evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await place();
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
  await expect(page.locator('main h1')).toHaveText('Text diff');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
  await expect.poll(place).toBe(before);
});

test('cards are laid out in one to four columns, none narrower than 220 px beside the menu', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  const grid = page.getByRole('main').getByRole('list').last();
  for (const [width, columns] of [
    [360, 1],
    [639, 1],
    [640, 2],
    [768, 2],
    [955, 2],
    [956, 3],
    [1279, 3],
    [1280, 4],
    [2560, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length), `${width}`).toBe(columns);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)).toBe(3);
});
