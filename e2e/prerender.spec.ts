import type { Page } from '@playwright/test';
import { APP, dropFiles, expect, expectAccessible, field, holdBack, open, test, write } from './site.ts';

/** Opens a prerendered page as it is at its first paint, which comes after the style sheets but before the app. */
async function openHeld(page: Page, route: string): Promise<void> {
  await page.goto(route.replace(/^\//u, './'), { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null));
}

const isVisible = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ visibilityProperty: true }));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and link to each other', async ({ page }) => {
    await page.goto('hash-text');
    await expect(page.getByText(/JavaScript/u).last()).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
    await page.goto('http-status-codes');
    await expect(page.getByRole('cell', { name: '418', exact: true }).first()).toBeVisible();
    await page.goto('hash');
    await expect(page).toHaveURL(/\/hash-text$/u);
    await page.goto('./');
    await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
    await expect(page.locator('main h1')).toHaveText('Text diff');
    await page.goto('no-such-page');
    await expect(page.locator('main h1')).toHaveText('Page not found');
  });
});

/** Whether boot.js still records what is typed. */
const isNoting = (page: Page): Promise<boolean> =>
  page.evaluate(() => !(globalThis as unknown as { readonly earlyInput: { readonly end: AbortController } }).earlyInput.end.signal.aborted);

test('hydrates pages without replacing their elements', async ({ page }) => {
  const release = await holdBack(page, APP);
  for (const route of ['./', './about', './hash-text', './no-such-page']) {
    await page.goto(route, { waitUntil: 'commit' });
    const title = await page.locator('main h1').elementHandle();
    const menu = await page.locator('nav').elementHandle();
    release();
    await expect(page.locator(':root[data-ready]')).toBeAttached();
    expect(await menu?.evaluate((element) => element.isConnected)).toBe(true);
    // From now on key presses are not recorded.
    await expect.poll(() => isNoting(page), route).toBe(false);
    expect(await title?.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test('text, choices and clicks before the app has started take effect', async ({ page }) => {
  const release = await holdBack(page, APP);
  await openHeld(page, '/hash-text');
  const text = field(page, 'hash', 'text').locator('textarea');
  await text.fill('abd');
  await text.press('ArrowLeft');
  await text.press('Backspace');
  await text.pressSequentially('b');
  const element = await text.elementHandle();
  release();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  expect(await element?.evaluate((box) => box.isConnected)).toBe(true);
  await expect(text).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.type('c');
  await expect(text).toHaveValue('abc');
  await expect(page.getByText('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')).toBeVisible();
});

test('text typed or pasted on the home page before the app has started finds tools', async ({ page }) => {
  const box = page.getByRole('main').getByRole('combobox');
  const first = page.locator('[role=option]').first();
  const text = '{\n  "id": 17478252242305210114\n}';
  for (const act of [
    async () => box.pressSequentially('json'),
    async () => page.keyboard.press('Control+v'),
    async () => {
      await box.focus();
      await page.keyboard.press('Control+v');
    },
  ]) {
    const release = await holdBack(page, APP);
    await openHeld(page, '/');
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await act();
    release();
    await expect(first).toContainText('JSON formatter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/json-prettify$/u);
  }
  await expect(field(page, 'format', 'output').locator('.cm-content')).toContainText('17478252242305210114');
});

test('files dropped or chosen before the app has started are read', { tag: '@slow' }, async ({ page }) => {
  const [name, json] = ['a.json', '{"a": 17478252242305210114}'];
  const drop = (selector: string) => () => dropFiles(page.locator(selector).first(), { [name]: json });
  const choose = () =>
    page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(json) });
  for (const [route, act, place, shown] of [
    ['/', drop('main h1'), '[role=option]', 'JSON formatter'],
    ['/json-prettify', drop('main h1'), '[data-operation="format"][data-field="output"] .cm-content', '17478252242305210114'],
    ['/base64-file-converter', drop('main h1'), 'main', name],
    ['/base64-file-converter', drop('main [data-drop-zone]'), 'main', name],
    ['/base64-file-converter', choose, 'main', name],
  ] as const) {
    const release = await holdBack(page, APP);
    await openHeld(page, route);
    // The browser does not open the file.
    expect(await act(), route).not.toBe(false);
    release();
    await expect(page.locator(place).first(), route).toContainText(shown);
  }
});

test('keeps focus set before the app starts, and otherwise focuses the search field', { tag: '@slow' }, async ({ page }) => {
  const card = page.getByRole('main').getByRole('link', { name: 'Text diff' }).last();
  const release = await holdBack(page, APP);
  await openHeld(page, '/');
  await card.focus();
  release();
  // The search works once the page is hydrated: it lists what is typed.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(card).toBeFocused();
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
});

test('text typed before the app has started is in the editor, and can be undone there', async ({ page }) => {
  const release = await holdBack(page, APP);
  await openHeld(page, '/json-prettify');
  const json = field(page, 'format', 'input');
  const sample = await json.locator('textarea').inputValue();
  await json.locator('textarea').fill('[1,2]');
  await page.getByRole('radio', { name: 'Tree' }).press('Space');
  release();
  const editor = json.locator('.cm-content');
  await expect(editor).toHaveText('[1,2]');
  await expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked();
  await editor.press('ControlOrMeta+z');
  await expect(editor).toContainText(sample.slice(0, 10));
});

test('a link fills the fields before the app starts, and typing into them takes effect', async ({ page }) => {
  const release = await holdBack(page, APP);
  await openHeld(page, '/hash-text#/hash?text=ab%2520%25zz%u00e9&textEncoding=hex');
  const text = field(page, 'hash', 'text').locator('textarea');
  await expect(text).toHaveValue('ab%20%zzé');
  await expect(field(page, 'hash', 'textEncoding').locator('select')).toHaveValue('hex');
  for (const selector of ['[data-field="text"] textarea', '[data-field="expected"] input', 'main h1']) expect(await isVisible(page, selector)).toBe(true);
  // Results of the sample are not shown with another text.
  for (const selector of ['[data-field="digests"]', '[data-field="algorithms"]']) expect(await isVisible(page, selector)).toBe(false);
  await text.fill('6162');
  await text.press('End');
  await text.press('ArrowLeft');
  release();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.type('3');
  await expect(text).toHaveValue('6163');
  await expect(field(page, 'hash', 'textEncoding').locator('select')).toHaveValue('hex');
  // MD5 of the two bytes "ac".
  await expect(page.getByText('e2075474294983e013ee4dd2201c7a73')).toBeVisible();
});

test('stored values fill the fields before the app starts, and those of other tools have no effect', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('penknife.options.hash-text', '{"hash":{"encoding":"base64"}}');
    localStorage.setItem('penknife.inputs.hash-text', '{"hash":{"text":"kept"}}');
    localStorage.setItem('penknife.options.json-prettify', '{"format":{"indent":4}}');
  });
  const release = await holdBack(page, APP);
  await openHeld(page, '/hash-text');
  await expect(field(page, 'hash', 'text').locator('textarea')).toHaveValue('kept');
  await expect(field(page, 'hash', 'encoding').locator('select')).toHaveValue('base64');
  expect(await isVisible(page, '[data-field="text"] textarea')).toBe(true);
  expect(await isVisible(page, '[data-field="digests"]')).toBe(false);
  await openHeld(page, '/roman-numeral-converter');
  await expect.poll(() => isVisible(page, '[data-value="roman"]')).toBe(true);
  release();
});

test('hides a field until the app starts if the page cannot show its value from the link', { tag: '@slow' }, async ({ page }) => {
  const release = await holdBack(page, APP);
  await openHeld(page, '/roman-numeral-converter#/toRoman?letterCase=sideways');
  await expect.poll(() => isVisible(page, '[data-field="characters"]')).toBe(true);
  // The number of the sample, which the link omits, and an unknown option.
  for (const name of ['number', 'letterCase']) expect(await isVisible(page, `[data-field="${name}"]`), name).toBe(false);
  // A URL that differs only after the # would not reload the page.
  await page.goto('about:blank');
  await openHeld(page, '/roman-numeral-converter#/fromRoman?roman=x');
  expect(await isVisible(page, '[data-field="characters"]')).toBe(false);
  release();
  await expect(field(page, 'fromRoman', 'roman').locator('input')).toHaveValue('x');
});

test('another language appears without flashing English', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', '"zh"'));
  const release = await holdBack(page, APP);
  await openHeld(page, '/text-diff');
  expect(await isVisible(page, 'main h1')).toBe(false);
  release();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('main h1')).toHaveText(/\p{Script=Han}/u);
});

test('applies the chosen theme before the app starts', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', '"dark"'));
  const release = await holdBack(page, APP);
  await openHeld(page, '/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(19, 21, 23)');
  release();
  await expect(page.locator(':root[data-ready]')).toBeAttached();
  expect(await background()).toBe('rgb(19, 21, 23)');
});

test('the layout does not shift with favorites and a closed menu', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('favoriteToolsName', '["/text-diff"]');
    localStorage.setItem('isMenuCollapsed', 'true');
  });
  const release = await holdBack(page, APP);
  await openHeld(page, '/');
  expect(await isVisible(page, 'nav')).toBe(false);
  expect(await isVisible(page, 'main h2')).toBe(false);
  release();
  await expect(page.getByRole('heading', { name: 'Favorites', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('nothing shifts on the first view, wide or narrow', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0)))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const route of ['/', '/json-prettify', '/http-status-codes', '/ipv4-subnet-calculator']) {
      await open(page, route);
      // Late files could still move the layout.
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts);
      expect(
        shifts.reduce((sum, shift) => sum + shift, 0),
        `${route} at ${width}`,
      ).toBeLessThan(0.02);
    }
  }
});

test('shows the not-found page at any depth', { tag: '@slow' }, async ({ page }) => {
  await page.goto('no/such/page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
  await expect(page).toHaveURL(/\/text-diff$/u);
});

test('works at a subpath: deep links, engines, redirects, navigation', { tag: '@slow' }, async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const root = new URL(site).pathname;
  await page.goto('roman-numeral-converter');
  await expect(page.locator('[data-field] [data-value]').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Home' }).click();
  expect(new URL(page.url()).pathname).toBe(root);
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
  await expect(page.locator('main h1')).toHaveText('Text diff');
  expect(new URL(page.url()).pathname).toBe(`${root}text-diff`);
  await page.goto('hash?from=old#/hash?input=abc');
  await expect(page.locator('main h1')).toHaveText('Hash text and files');
  expect(page.url()).toBe(`${site}hash-text?from=old#/hash?input=abc`);
  await page.goto('hash-text.html?from=old#/hash?input=abc');
  await expect(page.locator('main h1')).toHaveText('Hash text and files');
  await expect(page).toHaveURL(`${site}hash-text?from=old#/hash?input=abc`);
  await page.goto('index.html');
  await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
  await expect(page).toHaveURL(site);
  for (const missing of ['no-such-page', 'no/such/page/at/all']) {
    await page.goto(missing);
    // In a folder below the site's own, the page is styled too.
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(site);
    await expect(page.locator('main h1')).toHaveText('Handy tools for developers');
  }
  await page.getByRole('main').getByRole('link', { name: 'Text diff' }).last().click();
  await expect(page.locator('main h1')).toHaveText('Text diff');
  await expectAccessible(page);
});

test('prints the whole result in black on white, without controls', { tag: '@slow' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/json-prettify');
  const lines = Array.from({ length: 300 }, (_, index) => index);
  await write(page.locator('.cm-content').first(), JSON.stringify(lines));
  const printed = field(page, 'format', 'output');
  await expect(printed).toContainText('302 lines');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(printed.locator('.cm-line').getByText('299', { exact: true })).toBeVisible();
  await expect(printed).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const chrome of ['banner', 'navigation', 'button', 'tab', 'combobox', 'switch', 'textbox'] as const) {
    const found = page.getByRole(chrome).and(page.locator(':not([aria-readonly="true"])'));
    await expect(found, chrome).toHaveCount(0);
  }
  expect(await printed.locator('.cm-scroller').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});
