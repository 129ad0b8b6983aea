import type { Page } from '@playwright/test';
import { languages } from '../src/contract/languages.ts';
import { APP, expect, holdBack, open, stored, test } from './site.ts';

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

const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /theme$/u });

test.describe('theme', () => {
  for (const [system, chosen, look] of [
    ['light', null, LIGHT],
    ['dark', null, DARK],
    ['light', 'dark', DARK],
    ['dark', 'light', LIGHT],
    ['dark', '"light"', LIGHT],
    ['dark', 'sepia', DARK],
  ] as const) {
    test(`on a ${system} system with ${chosen ?? 'nothing'} chosen, the first look is right and stays`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await recordFirstLook(page);
      await page.addInitScript((theme) => {
        if (theme !== null) localStorage.setItem('theme', theme);
      }, chosen);
      // The app's code is held back, so that only boot.js can have set the look.
      const release = await holdBack(page, APP);
      await page.goto('./about', { waitUntil: 'commit' });
      await expect.poll(() => firstLook(page)).toBe(look);
      release();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      expect(await background(page)).toBe(look);
    });
  }

  test('the system is followed live until one is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/about');
    await expect(themeButton(page)).toHaveAccessibleName('Dark theme');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(themeButton(page)).toHaveAccessibleName('Light theme');
    await expect.poll(() => background(page)).toBe(DARK);
    expect(await stored(page, 'theme')).toBe(null);
    await themeButton(page).click();
    await expect.poll(() => stored(page, 'theme')).toBe('light');
    await expect.poll(() => background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).toBe(LIGHT);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#ffffff');
  });

  test('the system is followed again, in all tabs, when one wants it', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/about');
    const system = page.getByRole('banner').getByRole('button', { name: 'Theme of the system' });
    await expect(system).toBeHidden();
    const place = await themeButton(page).boundingBox();
    await themeButton(page).click();
    await expect(system).toBeVisible();
    expect(await themeButton(page).boundingBox()).toEqual(place);
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const other = await context.newPage();
    await open(other, '/about');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await system.press('Enter');
    await expect(themeButton(page)).toBeFocused();
    await expect(system).toBeHidden();
    await expect.poll(() => background(page)).toBe(DARK);
    expect(await stored(page, 'theme')).toBe(null);
    await expect(other.locator('html')).not.toHaveAttribute('data-theme');
  });

  test('a choice reaches other tabs', async ({ page, context }) => {
    await open(page, '/about');
    const other = await context.newPage();
    await open(other, '/hash-text');
    await themeButton(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(themeButton(other)).toHaveAccessibleName('Light theme');
  });
});

test.describe('language', () => {
  test.describe('of a German browser', () => {
    test.use({ locale: 'de-AT' });

    test('is German, until another is chosen', async ({ page }) => {
      await open(page, '/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await stored(page, 'locale')).toBe(null);
      await page.getByRole('banner').getByRole('combobox').selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect.poll(() => stored(page, 'locale')).toBe('en');
      await page.reload();
      await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'en');
    });

    test('is German where an unknown one is stored', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('locale', 'klingon'));
      await open(page, '/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('de');
    });
  });

  test.describe('of a Japanese browser', () => {
    test.use({ locale: 'ja' });

    test('is English, as there is no Japanese', async ({ page }) => {
      await open(page, '/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('each of the ten can be chosen', async ({ page }) => {
    await open(page, '/');
    const choice = page.getByRole('banner').locator('select');
    await expect(choice.locator('option')).toHaveText(Object.values(languages).map(({ name }) => name));
    await expect.poll(async () => (await choice.boundingBox())?.width).toBe(100);
    for (const [code, { tag }] of Object.entries(languages).toReversed()) {
      await choice.selectOption(code);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect.poll(() => stored(page, 'locale')).toBe(code);
      await expect(page.locator('main h1')).not.toBeEmpty();
    }
  });

  test('a choice reaches other tabs, and what is typed there stays', async ({ page, context }) => {
    await open(page, '/about');
    const other = await context.newPage();
    await open(other, '/hash-text');
    await other.locator('main textarea').first().fill('typed');
    await page.getByRole('banner').getByLabel('Language').selectOption('zh');
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(other.getByRole('navigation')).toContainText('加密');
    await expect(other.locator('main textarea').first()).toHaveValue('typed');
  });
});

test.describe('storage', () => {
  const names = ['favoriteToolsName', 'collapsedCategories', 'theme', 'locale', 'isMenuCollapsed', 'recentTools'] as const;

  for (const text of ['{"broken', '[1,{}]', '{"a":7}', 'null', '']) {
    test(`that holds ${JSON.stringify(text)} gives the defaults`, async ({ page }) => {
      await page.addInitScript(
        ([keys, value]) => {
          for (const name of keys) localStorage.setItem(name, value);
        },
        [names, text] as const,
      );
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('navigation')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your favorite tools' })).toHaveCount(0);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Hash text' })).toBeVisible();
    });
  }

  const spoil = {
    forbidden: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  };

  for (const [kind, init] of Object.entries(spoil)) {
    test(`that is ${kind} breaks nothing: what is chosen holds for the visit`, async ({ page }) => {
      await page.addInitScript(init);
      await open(page, '/');
      await themeButton(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('button', { name: 'Add to favorites: Text diff' }).click();
      await expect(page.getByRole('heading', { name: 'Your favorite tools' })).toBeVisible();
      await page.getByRole('navigation').getByRole('button', { name: 'Crypto' }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Hash text' })).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation')).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('hash text');
      await page.keyboard.press('Enter');
      await expect(page.locator('main h1')).toHaveText('Hash text');
      await page.locator('main textarea').first().fill('a');
      await expect(page.locator('main')).toContainText('0cc175b9c0f1b6a831c399e269772661');
      await page.getByRole('banner').getByLabel('Language').selectOption('zh');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    });
  }
});

test.describe('menu', () => {
  test('is 240 pixels wide, and collapses to nothing, which is remembered', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation');
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(240);
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBeGreaterThanOrEqual(240);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeHidden();
    await expect.poll(() => stored(page, 'isMenuCollapsed')).toBe('true');
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(0);
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await expect.poll(() => stored(page, 'isMenuCollapsed')).toBe('false');
  });

  test('is collapsed by a small screen, and back on a wide one', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation');
    await page.setViewportSize({ width: 701, height: 700 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 700, height: 700 });
    await expect(menu).toBeHidden();
    // Also where the page was opened on the small screen, and the menu was used there.
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await stored(page, 'isMenuCollapsed')).toBe(null);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 700, height: 700 });
    await expect(menu).toBeHidden();
  });

  test('its items are 32 pixels high, and their names 32 pixels in', async ({ page }) => {
    await open(page, '/');
    const items = page.getByRole('navigation').locator('li a').filter({ visible: true });
    const heights = await items.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    // A menu item must grow with a name of two lines.
    expect(Math.min(...heights)).toBe(32);
    const indent = await items.first().evaluate((link) => {
      const range = document.createRange();
      range.selectNode(link.lastChild ?? link);
      return range.getBoundingClientRect().left - link.getBoundingClientRect().left;
    });
    expect(indent).toBe(32);
  });

  test('which categories are collapsed is stored by name', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation').getByRole('button', { name: 'Crypto' }).click();
    expect(JSON.parse((await stored(page, 'collapsedCategories')) ?? '')).toEqual({ crypto: true });
    await page.getByRole('navigation').getByRole('button', { name: 'Crypto' }).click();
    expect(JSON.parse((await stored(page, 'collapsedCategories')) ?? '')).toEqual({ crypto: false });
  });

  test('the tool in view is marked, and in sight', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await open(page, '/chronometer');
    const current = page.getByRole('navigation').locator('[aria-current=page]');
    await expect(current).toHaveText('Chronometer');
    await expect(current).toBeInViewport();
  });

  test('on a small screen it closes by Escape, by a click beside it, and by going to a page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/about');
    const menu = page.getByRole('navigation');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert', '');
    for (const control of [menu.getByLabel('Language'), menu.getByRole('button', { name: 'Dark theme' }), menu.getByRole('link', { name: 'About' })])
      await expect(control).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(340, 400);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Hash text' }).click();
    await expect(page.locator('main h1')).toHaveText('Hash text');
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    await button.click();
    await menu.getByRole('link', { name: 'Hash text' }).click();
    await expect(menu).toBeHidden();
    await button.click();
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('About Penknife');
    await expect(menu).toBeHidden();
  });

  test('on a wide screen it stays open when a page is chosen', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Hash text' }).click();
    await expect(page.locator('main h1')).toHaveText('Hash text');
    await expect(page.getByRole('navigation')).toBeVisible();
  });
});

test.describe('pages', () => {
  test('start at the top, and are where they were when one goes back', async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 500 });
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 50));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
    await expect(page.locator('main h1')).toHaveText('Text diff');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test('the search field of the home page has the focus on a wide screen, and not on a small one', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('main').getByRole('combobox');
    await expect(search).toBeFocused();
    await page.setViewportSize({ width: 700, height: 700 });
    await open(page, '/');
    await expect(search).not.toBeFocused();
  });

  test('cards stand in one to four columns', async ({ page }) => {
    await open(page, '/');
    const grid = page.getByRole('main').getByRole('list').last();
    for (const [width, columns] of [
      [360, 1],
      [639, 1],
      [640, 2],
      [767, 2],
      [768, 3],
      [1279, 3],
      [1280, 4],
      [2560, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length), `${width}`).toBe(columns);
    }
  });

  test('a card says when its tool is new', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2023-08-29T00:00:00Z'));
    await open(page, '/');
    const newest = page.getByRole('region', { name: 'Newest tools' });
    await expect(newest.getByRole('article').filter({ hasText: 'Text diff' }).getByText('New', { exact: true })).toBeVisible();
    await page.clock.setFixedTime(new Date('2030-01-01T00:00:00Z'));
    await open(page, '/');
    await expect(newest).toHaveCount(0);
  });
});
