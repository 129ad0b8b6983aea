import type { Locator } from '@playwright/test';
import { clipboard, expect, field, open, result, test } from './site.ts';

/** The visible buttons: those that a row shows only on hover and focus are transparent until then. */
const seenButtons = (row: Locator): Promise<readonly (string | null)[]> =>
  row
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );

/** Where the first button of a value's row starts, in pixels from the left. */
const placeOfCopy = (value: Locator): Promise<number> =>
  value.evaluate((output) => {
    const button = output.closest('[data-field]')?.querySelector('button');
    if (!button) throw new Error('The value has no button');
    return Math.round(button.getBoundingClientRect().left);
  });

const ROWS = ['cidr', 'networkAddress', 'subnetMask', 'prefixLength', 'addressCount', 'nextNetwork'];
/** Rows of one card. */
const OF_ONE_CARD = ['networkAddress', 'firstHost', 'lastHost', 'addressCount'];

test.describe('a row of a value', () => {
  test('has one button, Copy, in one column with the others, and shows Open in… on hover and focus', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ROWS) {
        expect(await seenButtons(field(page, 'describe', name)), `${name} at ${width}`).toEqual([expect.stringMatching(/^Copy /u)]);
      }
      const places = await Promise.all(OF_ONE_CARD.map((name) => placeOfCopy(result(page, 'describe', name))));
      expect(new Set(places).size, `at ${width}`).toBe(1);
    }
    const row = field(page, 'describe', 'subnetMask');
    await row.hover();
    await expect.poll(() => seenButtons(row)).toEqual(['Copy Subnet mask', 'Open Subnet mask in…']);
    await page.mouse.move(0, 0);
    await expect.poll(() => seenButtons(row)).toHaveLength(1);
    await row.getByRole('button', { name: 'Copy Subnet mask' }).focus();
    await expect.poll(() => seenButtons(row)).toHaveLength(2);
  });
});

test('a part of a value can be selected with the mouse, which copies nothing', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  const value = result(page, 'describe', 'lastAddress');
  await expect(value).toHaveText('192.168.0.255');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  const { left, middle, y } = await value.evaluate((output) => {
    const box = output.getBoundingClientRect();
    return { left: box.left + 1, middle: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(middle, y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^192\./u);
  expect(await clipboard(page)).toBe('before');
});

test.describe('on a screen without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a value row shows Open in… at once', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
    await expect.poll(() => seenButtons(field(page, 'describe', 'subnetMask'))).toEqual(['Copy Subnet mask', 'Open Subnet mask in…']);
  });
});

test('marking the last valid result moves nothing', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  const card = page.getByRole('region', { name: 'Results' });
  await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
  const before = await card.boundingBox();
  await field(page, 'toRoman', 'number').locator('input').fill('0');
  await expect(page.getByText('Last valid result', { exact: true })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

/** The height of an element's visible part, and the height of the element. */
const heightInView = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? height : 0;
  });

for (const [tool, list, tags] of [
  ['/uuid-generator#/generate?count=200', 'UUIDs', []],
  ['/ulid-generator#/generate?count=200', 'ULIDs', ['@slow']],
  ['/token-generator#/generate?count=200', 'Tokens', ['@slow']],
] as const) {
  test(`Copy and Refresh have a thumb's size, and stay in view with 200 results: ${tool}`, { tag: [...tags] }, async ({ page }) => {
    await open(page, tool);
    const [copy, refresh] = [page.getByRole('button', { name: `Copy ${list}` }), page.getByRole('button', { name: 'Refresh' })];
    for (const place of [0, 1_500]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      for (const button of [copy, refresh]) await expect.poll(() => heightInView(button), `at ${place}`).toBeGreaterThanOrEqual(40);
    }
  });
}

test('sliders are at most 480 pixels wide', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const tool of ['ipv4-subnet-calculator', 'token-generator']) {
    await open(page, `/${tool}`);
    const sliders = page.locator('main input[type="range"]');
    await expect(sliders.first(), tool).toBeVisible();
    const widths = await sliders.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(...widths), tool).toBeLessThanOrEqual(480);
  }
});

test('a row of switches reserves no space for missing labels and hints', { tag: '@slow' }, async ({ page }) => {
  for (const width of [1280, 900, 760]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/ulid-generator');
    for (const name of ['lowercase', 'monotonic']) {
      const flag = field(page, 'generate', name);
      const room = await flag.evaluate((element) => (element.querySelector('label')?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top);
      expect(room, `${name} at ${width}`).toBeLessThanOrEqual(8);
    }
  }
});

test('a reference starts near the top, and its rows show no buttons without hover', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/http-status-codes');
  const row = page.locator('[id="404"]');
  await expect(row).toBeAttached();
  const first = page.locator('[data-code]').first();
  const head = page.locator('[role="tabpanel"]');
  const [{ y }, { y: from }] = [(await first.boundingBox()) ?? { y: Number.NaN }, (await head.boundingBox()) ?? { y: 0 }];
  expect(y - from).toBeLessThanOrEqual(190);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  expect((await seenButtons(page.locator('main [data-value="codes"]'))).length).toBeLessThanOrEqual(0);
});
