import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Records layout shifts from the start of every page. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => ((window as unknown as { shifts: readonly number[] }).shifts ?? []).reduce((sum, value) => sum + value, 0));

/** Waits until the browser is idle and has painted: parts that load late have arrived. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** The different heights of the cards, and the number of cards completely in view. */
const measureCards = (page: Page) =>
  page.locator('main article').evaluateAll((cards) => {
    const places = cards.map((card) => card.getBoundingClientRect()).filter(({ height }) => height > 0);
    return {
      heights: [...new Set(places.map(({ height }) => Math.round(height)))],
      narrowest: Math.min(...places.map(({ width }) => width)),
      inView: places.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length,
    };
  });

test('a first visitor sees the search, often needed tools and at least 24 cards of one height', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  const { heights, narrowest, inView } = await measureCards(page);
  expect(heights).toEqual([58]);
  expect(narrowest).toBeGreaterThanOrEqual(220);
  expect(inView).toBeGreaterThanOrEqual(24);
  const [search, grid] = [
    await page
      .getByRole('combobox', { name: /^Search/u })
      .locator('..')
      .boundingBox(),
    await page.locator('main li article:visible').first().locator('../..').boundingBox(),
  ];
  expect([search?.x, search?.width]).toEqual([grid?.x, grid?.width]);
  await expect(page.getByRole('region', { name: 'Often needed' }).getByRole('link')).toHaveCount(8);
});

test('names of cards in a row are level and complete, and the heart covers no text', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  const cards = page.locator('main article:visible');
  await cards.nth(1).hover();
  await expect(cards.nth(1).getByRole('button', { name: /^Add to favorites/u })).toHaveCSS('opacity', '1');
  const found = await cards.evaluateAll((all) =>
    all.map((card) => {
      const [name, line, heart] = ['h3', 'p', 'button'].map((part) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
      const covers = [name, line].some(
        (text) => text && heart && heart.right > text.left && heart.left < text.right && heart.bottom > text.top && heart.top < text.bottom,
      );
      const link = card.querySelector('h3 a');
      const isCut = !link || link.scrollHeight > link.clientHeight || link.scrollWidth > link.clientWidth;
      return { nameTop: Math.round((name?.top ?? 0) - card.getBoundingClientRect().top), isCut, covers };
    }),
  );
  expect([...new Set(found.map((card) => JSON.stringify(card)))]).toEqual([JSON.stringify({ nameTop: 12, isCut: false, covers: false })]);
});

test('favorites are as high as all other cards, with room for the buttons that move them', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/hash-text","/docker-run-to-docker-compose-converter"]'));
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await open(page, '/');
    const favorites = page.getByRole('region', { name: 'Favorites', exact: true });
    await expect(favorites.getByRole('button', { name: 'Move Hash text and files' })).toBeAttached();
    expect((await measureCards(page)).heights).toEqual([58]);
    const overlaps = await favorites.locator('article').evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const texts = [...card.querySelectorAll('h3 a, p')].map((text) => text.getBoundingClientRect());
          const buttons = [...card.querySelectorAll('span button')].map((button) => button.getBoundingClientRect());
          return buttons.some(({ left, bottom }) => texts.some((text) => left < text.right && bottom > text.top));
        }).length,
    );
    expect(overlaps).toBe(0);
  }
});

test('the chips are one row beside the menu', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button');
    await expect.poll(() => chips.evaluateAll((all) => new Set(all.map((chip) => chip.getBoundingClientRect().top)).size), `${width}`).toBe(1);
  }
});

test('on a phone, the title and its sentence take one line each, and no heart is visible', { tag: '@slow' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await open(page, '/');
  const lines = await page
    .locator('main h1, main h1 + p')
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))));
  expect(lines).toEqual([1, 1]);
  const heart = page.getByRole('button', { name: 'Add to favorites: Bcrypt' });
  await expect(heart).toHaveCSS('opacity', '0');
  await expect(heart).toHaveCSS('pointer-events', 'none');
  await page.getByRole('link', { name: 'Bcrypt' }).focus();
  await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await expect(heart).toHaveCSS('opacity', '1');
  await context.close();
});

test.describe('nothing moves while a page of the shell loads', () => {
  for (const route of ['/', '/about', '/hash-txt']) {
    for (const size of [WIDE, PHONE]) {
      test(`${route} at ${size.width} px`, { tag: '@slow' }, async ({ page }) => {
        await watchShifts(page);
        await page.setViewportSize(size);
        await open(page, route);
        await settle(page);
        expect(await shiftOf(page)).toBeLessThan(0.01);
      });
    }
  }

  test('recently used tools take the place of the often needed ones', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('recentTools', '["hash-text","text-diff"]'));
    await watchShifts(page);
    await page.setViewportSize(WIDE);
    await open(page, '/');
    await expect(page.getByRole('region', { name: 'Recently used' }).getByRole('link')).toHaveCount(2);
    await settle(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
});

const opensBlade = (page: Page): Promise<boolean> =>
  page
    .locator('header a[title] path')
    .first()
    .evaluate((blade) => getComputedStyle(blade).animationName !== 'none');

test('the blade of the logo opens once per session, and not with reduced motion', { tag: '@slow' }, async ({ page, browser, baseURL }) => {
  await open(page, '/');
  expect(await opensBlade(page)).toBe(false);
  const moving = await browser.newContext({ reducedMotion: 'no-preference', ...(baseURL !== undefined && { baseURL }) });
  const other = await moving.newPage();
  await open(other, '/');
  expect(await opensBlade(other)).toBe(true);
  await other.reload();
  expect(await opensBlade(other)).toBe(false);
  await moving.close();
});
