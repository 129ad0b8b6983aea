import type { Locator, Page } from '@playwright/test';
import { clipboard, expect, expectAccessible, expectFirstResult, holdBack, listing, open, stored, test } from './site.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function openPalette(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option').first()).toBeVisible();
  return palette;
}

const selected = (palette: Locator): Locator => palette.locator('[role=option][aria-selected=true]');

test('it is at most 650 pixels wide, and fits a phone', async ({ page }) => {
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
  await expectAccessible(page);
});

test('an empty search lists every tool, at most five to a group', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  for (const { length } of await palette.getByRole('group').evaluateAll((groups) => groups.map((group) => [...group.querySelectorAll('[role=option]')])))
    expect(length).toBeLessThanOrEqual(5);
  const names = await palette.getByRole('option').allInnerTexts();
  const tools = await page.getByRole('navigation').locator('li a').allTextContents();
  expect(tools.length).toBeGreaterThanOrEqual(Object.keys(listing).length);
  for (const tool of tools) expect(names.some((name) => name.startsWith(tool))).toBe(true);
});

test('a category is named once, and no line divides its parts', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  const groups = await palette.getByRole('group').evaluateAll((found) =>
    found.map((group) => ({
      category: (group.getAttribute('aria-label') ?? '').replace(/, part \d+$/u, ''),
      title: group.querySelector('p')?.textContent,
      hasLine: getComputedStyle(group).borderTopStyle !== 'none',
    })),
  );
  expect(new Set(groups.map(({ category }) => category)).size).toBeLessThan(groups.length);
  for (const [index, { category, title, hasLine }] of groups.entries()) {
    const isFirst = groups.findIndex((group) => group.category === category) === index;
    expect(title).toBe(isFirst ? category : undefined);
    expect(hasLine, `a line above part ${index} of the list`).toBe(isFirst && index > 0);
  }
});

test('its field opens where the field of the bar is', async ({ page }) => {
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

test('what was used last leaves out the tool in view', async ({ page }) => {
  await open(page, '/hash-text');
  await open(page, '/text-diff');
  const palette = await openPalette(page);
  await expect(palette.getByRole('group', { name: 'Used last' }).getByRole('option')).toHaveText([/Hash text/u]);
});

test('arrows, Home and End move the selection and stop at the ends', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  const input = palette.getByRole('combobox');
  const options = palette.getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toBeInViewport();
  await expect(selected(palette)).toHaveCount(1);
  await expect(input).toBeFocused();
});

test('Escape closes it, clears it, and gives the focus back', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'About' }).focus();
  const palette = await openPalette(page);
  await page.keyboard.type('hash');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('link', { name: 'About' })).toBeFocused();
  await openPalette(page);
  await expect(palette.getByRole('combobox')).toHaveValue('');
});

test('over another dialog and over the menu, Escape closes it alone, and the focus goes back', async ({ page }) => {
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

test('in forced colours the selected row and the selected tab are the only ones that are marked', async ({ page }) => {
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

test('a click beside it closes it', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.mouse.click(20, 400);
  await expect(palette).toBeHidden();
});

test('its keys open and close it from a text field and from an editor', async ({ page }) => {
  for (const [route, inside] of [
    ['/hash-text', 'main textarea'],
    ['/json-prettify', 'main .cm-content'],
  ] as const) {
    await open(page, route);
    const field = page.locator(inside).first();
    await field.focus();
    const before = await field.innerText();
    await openPalette(page);
    await page.keyboard.type('uuid');
    await page.keyboard.press('Meta+k');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field).toBeFocused();
    await expect.poll(() => field.innerText()).toBe(before);
  }
});

test('it can be opened again at once', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  // Browsers fire `close` later, so the palette opens again before that event.
  await page.evaluate(async () => {
    const told = new Promise((resolve) => {
      document.querySelector('dialog')?.addEventListener('close', resolve, { once: true });
    });
    for (let press = 0; press < 2; press++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    }
    await told;
  });
  await expect(palette.getByRole('combobox')).toBeFocused();
});

test('the keys are called as the system calls them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ userAgent: MAC, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await open(page, '/about');
  await expect(page.getByRole('banner').locator('kbd')).toHaveText('Cmd K');
  await context.close();
  const other = await browser.newPage({ ...(baseURL && { baseURL }) });
  await open(other, '/about');
  await expect(other.getByRole('banner').locator('kbd')).toHaveText('Ctrl K');
  await other.close();
});

test('what is chosen has the focus, and the palette is closed', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('http status');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/http-status-codes$/u);
  await expect(palette).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('it finds by English words in other languages, and by the words of the language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh'));
  await open(page, '/about');
  const palette = await openPalette(page);
  for (const words of ['stopwatch', '秒表', 'chronometer']) {
    await palette.getByRole('combobox').fill(words);
    await expect(palette.getByRole('option').first()).toHaveText(/秒表|计时/u);
  }
});

test('the theme is switched and the palette stays; a language closes it', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('dark');
  await expect(selected(palette)).toContainText('Switch between light and dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await palette.getByRole('combobox').fill('german');
  await expect(selected(palette)).toContainText('Deutsch');
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('it leads home, to About, and to a tool by chance', async ({ page }) => {
  await open(page, '/hash-text');
  const palette = await openPalette(page);
  await palette.getByRole('combobox').fill('about');
  await palette.getByRole('option', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/u);
  await openPalette(page);
  await page.keyboard.type('random tool');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/about$/u);
  expect(Object.keys(listing)).toContain(new URL(page.url()).pathname.slice(1));
  await openPalette(page);
  await palette.getByRole('combobox').fill('home');
  await palette.getByRole('option', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u);
  const length = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Home' }).click();
  await openPalette(page);
  await palette.getByRole('combobox').fill('home');
  await palette.getByRole('option', { name: 'Home', exact: true }).click();
  // It is among the tools that were used last too, if chance has led to it.
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Text diff' }).click();
  await openPalette(page);
  await palette.getByRole('combobox').fill('text diff');
  await palette.getByRole('option', { name: /^Text diff/u }).click();
  await expect(page.locator('main h1')).toHaveText('Text diff');
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test('a favourite is made by key, by button and by mouse', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('uuid');
  await expect(selected(palette)).toContainText('UUID generator');
  await page.keyboard.press('Control+d');
  await expect(palette.getByRole('status')).toHaveText('UUID generator added to favorites');
  await expect(selected(palette)).toContainText('Favorite');
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/uuid-generator"]');
  await expectAccessible(page);
  await palette.getByRole('button', { name: 'Remove from favorites: UUID generator' }).click();
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('[]');
  await selected(palette).locator('[data-heart]').click();
  await expect.poll(() => stored(page, 'favoriteToolsName')).toBe('["/uuid-generator"]');
  await expect(palette).toBeVisible();
  await expect(page).toHaveURL(/\/about$/u);
});

test('an action has no heart', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.keyboard.type('random tool');
  await expect(selected(palette)).toContainText('A random tool');
  await expect(palette.getByRole('button', { name: /favorites/u })).toHaveCount(0);
});

test('whoever types faster than the search loads gets what was typed', async ({ page }) => {
  const release = await holdBack(page, /search-parts/u);
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search tools, or paste anything' }).fill('roman');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/roman-numeral-converter$/u);
});

test('Enter that ends the input of a Chinese word opens nothing', async ({ page }) => {
  await open(page, '/');
  const input = page.getByRole('combobox', { name: 'Search tools, or paste anything' });
  await input.fill('hash');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
  await input.evaluate((element) => element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })));
  await expect(page).toHaveURL(/\/$/u);
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
});

test('a short paste finds tools of that name as well', async ({ page }) => {
  await open(page, '/about');
  const palette = await openPalette(page);
  await page.evaluate(() => navigator.clipboard.writeText('uuid'));
  await page.keyboard.press('Control+v');
  await expect(palette.getByRole('group', { name: 'Tools with this name' }).getByRole('option').first()).toContainText('UUID generator');
});

test('the list of the home page lies over the cards, and goes with the focus', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { name: 'All the tools' });
  const place = await heading.boundingBox();
  await page.getByRole('combobox', { name: 'Search tools, or paste anything' }).fill('json');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
  await expect.poll(() => heading.boundingBox()).toEqual(place);
  await page.mouse.click(900, 700);
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeHidden();
});

test.describe('on the page of a tool', () => {
  test('it begins with what the page can do: its own buttons, and its other tabs', async ({ page }) => {
    await open(page, '/json-prettify');
    await expectFirstResult(page, 'json-prettify');
    const palette = await openPalette(page);
    const own = palette.getByRole('group').first();
    await expect(own).toHaveAttribute('aria-label', 'On this page');
    await expect(own.getByRole('option').first()).toHaveText(/^Copy/u);
    await expect(own.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(palette.getByRole('option', { name: 'Validate' })).toBeVisible();
    for (const option of await own.getByRole('option').all()) await expect(option.locator('svg').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect.poll(() => clipboard(page)).toContain('"hello": "world"');
    await openPalette(page);
    await page.keyboard.type('validate');
    await expect(selected(palette)).toContainText('Validate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Validate' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a result is opened in another tool, whose entries have icons', async ({ page }) => {
    await open(page, '/json-prettify');
    await expectFirstResult(page, 'json-prettify');
    for (let time = 0; time < 2; time++) {
      const palette = await openPalette(page);
      await palette.getByRole('combobox').fill('open in');
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
      const entry = page.getByRole('menuitem', { name: 'JSON to YAML converter' });
      await expect(entry.locator('svg')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
    }
  });

  test('an input is cleared by name', async ({ page }) => {
    await open(page, '/json-prettify');
    const palette = await openPalette(page);
    await page.keyboard.type('clear');
    await expect(selected(palette)).toHaveText(/Clear/u);
    await page.keyboard.press('Enter');
    await expect(page.locator('main .cm-content').first()).toHaveText('');
  });
});
