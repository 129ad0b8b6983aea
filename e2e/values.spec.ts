import type { Locator, Page } from '@playwright/test';
import { choose, clipboard, expect, field, holdBack, open, result, test } from './site.ts';

/** The buttons that can be seen: what a row shows only on hover and focus is transparent until then. */
const seenButtons = (row: Locator): Promise<readonly (string | null)[]> =>
  row
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );

/** The distance in pixels between the end of a value's text and its first button. */
const gapBehind = (value: Locator): Promise<number> =>
  value.evaluate((output) => {
    const text = document.createRange();
    text.selectNodeContents(output);
    const button = output.closest('[data-field]')?.querySelector('button');
    if (!button) throw new Error('The value has no button');
    return button.getBoundingClientRect().left - text.getBoundingClientRect().right;
  });

const ROWS = ['cidr', 'networkAddress', 'subnetMask', 'prefixLength', 'addressCount', 'nextNetwork'];

test.describe('a row of a value', () => {
  test('has one button, Copy, right after the value, and shows Open in… on hover and focus', async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ROWS) {
        expect(await seenButtons(field(page, 'describe', name)), `${name} at ${width}`).toEqual([expect.stringMatching(/^Copy /u)]);
        expect(await gapBehind(result(page, 'describe', name)), `${name} at ${width}`).toBeLessThanOrEqual(16);
      }
    }
    const row = field(page, 'describe', 'subnetMask');
    await row.hover();
    await expect.poll(() => seenButtons(row)).toEqual(['Copy Subnet mask', 'Open Subnet mask in…']);
    await page.mouse.move(0, 0);
    await expect.poll(() => seenButtons(row)).toHaveLength(1);
    await row.getByRole('button', { name: 'Copy Subnet mask' }).focus();
    await expect.poll(() => seenButtons(row)).toHaveLength(2);
  });

  test('is copied by a click on its value, which does not stand in the way of selecting a part of it', async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    const value = result(page, 'describe', 'lastAddress');
    await expect(value).toHaveText('192.168.0.255');
    await value.click();
    await expect.poll(() => clipboard(page)).toBe('192.168.0.255');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const box = (await value.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^192/u);
    expect(await clipboard(page)).toBe('before');
  });

  test('is copied with the others of its group, a line each', async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
    await page.getByRole('button', { name: 'Copy all: Range' }).click();
    await expect.poll(() => clipboard(page)).toContain('Network address: 192.168.0.0\nLast address: 192.168.0.255\n');
    expect((await clipboard(page)).split('\n').at(-1)).toBe('Usable hosts: 254');
  });
});

test.describe('on a screen without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a row of a value shows Open in… at once', async ({ page }) => {
    await open(page, '/ipv4-subnet-calculator');
    await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
    await expect.poll(() => seenButtons(field(page, 'describe', 'subnetMask'))).toEqual(['Copy Subnet mask', 'Open Subnet mask in…']);
  });
});

test('the last good result says that it is that, and nothing acts on it as if it were current', async ({ page }) => {
  await open(page, '/ipv4-subnet-calculator');
  await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
  const network = field(page, 'describe', 'network').locator('input');
  await network.fill('192.168.0.1/99');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(result(page, 'describe', 'cidr')).toHaveText('192.168.0.0/24');
  await expect(page.getByText('Result of the sample', { exact: true }).first()).toBeVisible();
  await expect(field(page, 'describe', 'cidr').getByRole('button', { name: /^Copy .*result of the sample/u })).toBeVisible();
  await page.keyboard.press('Control+Shift+c');
  await expect(page.getByText('Copied: the result of the sample')).toBeVisible();
  await expect(page.getByLabel('Prefix length').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Bit 32, host part' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^← Previous/u })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Next/u })).toBeDisabled();
  await expect(field(page, 'describe', 'cidr').getByRole('button', { name: /in…$/u })).toBeDisabled();
  await network.fill('10.0.0.0/8');
  await expect(result(page, 'describe', 'cidr')).toHaveText('10.0.0.0/8');
  await network.fill('10.0.0.0/99');
  await expect(page.getByText('Last good result', { exact: true }).first()).toBeVisible();
});

test('a mark of the last good result moves nothing', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  const card = page.getByRole('region', { name: 'Results' });
  await expect(result(page, 'toRoman', 'roman')).toHaveText('XLII');
  const before = await card.boundingBox();
  await field(page, 'toRoman', 'number').locator('input').fill('0');
  await expect(page.getByText('Last good result', { exact: true })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);
});

/** How much of an element's height is in the window, and which height that is. */
const heightInView = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? height : 0;
  });

for (const [tool, list] of [
  ['/uuid-generator#/generate?count=200', 'UUIDs'],
  ['/ulid-generator#/generate?count=200', 'ULIDs'],
  ['/token-generator#/generate?count=200', 'Tokens'],
] as const) {
  test(`Copy and Refresh have a thumb's size, and stay in view with 200 results: ${tool}`, async ({ page }) => {
    await open(page, tool);
    const [copy, refresh] = [page.getByRole('button', { name: `Copy ${list}` }), page.getByRole('button', { name: 'Refresh' })];
    for (const place of [0, 1_500]) {
      await page.evaluate((top) => scrollTo(0, top), place);
      for (const button of [copy, refresh]) await expect.poll(() => heightInView(button), `at ${place}`).toBeGreaterThanOrEqual(40);
    }
  });
}

async function coldPage(page: Page, tool: string): Promise<() => unknown> {
  const release = await holdBack(page, /\/assets\/[^/]*engine[^/]*\.js/u);
  await open(page, tool);
  return release;
}

test('without a file nothing works and nothing can be cancelled, however slow the network is', async ({ page }) => {
  const release = await coldPage(page, '/base64-file-converter');
  await page.waitForTimeout(1_500);
  await expect(page.getByText('Working…')).toHaveCount(0);
  await expect(page.getByText('Choose a file, or drop one anywhere on this page.')).toBeVisible();
  release();
});

test('without input there is a sentence and a sample, and no empty rows', async ({ page }) => {
  await open(page, '/roman-numeral-converter');
  await choose(page, 'fromRoman');
  await field(page, 'fromRoman', 'roman').locator('input').fill('');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('The result will be here.')).toBeVisible();
  await results.getByRole('button', { name: 'Sample' }).click();
  await expect(result(page, 'fromRoman', 'number')).not.toHaveText('');
  await open(page, '/ipv4-subnet-calculator');
  await field(page, 'describe', 'network').locator('input').fill('');
  await expect(page.getByText('Empty', { exact: true }).filter({ visible: true })).toHaveCount(0);
});

test('values and forms are at most 1,040 pixels wide, and sliders 480', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const tool of ['roman-numeral-converter', 'ipv4-subnet-calculator', 'hash-text', 'bcrypt', 'token-generator', 'http-status-codes']) {
    await open(page, `/${tool}`);
    const cards = await page.locator('main section').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(...cards), tool).toBeLessThanOrEqual(1_040);
    const sliders = await page.locator('main input[type="range"]').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(Math.max(0, ...sliders), tool).toBeLessThanOrEqual(480);
  }
});

test('a row of flags has no room for labels and hints that it has not', async ({ page }) => {
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

test('a reference begins high, and a row of it is copied by a click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/http-status-codes');
  const row = page.locator('[id="404"]');
  await expect(row).toBeAttached();
  const first = page.locator('[data-code]').first();
  const head = page.locator('[role="tabpanel"]');
  const [{ y }, { y: from }] = [(await first.boundingBox()) ?? { y: Number.NaN }, (await head.boundingBox()) ?? { y: 0 }];
  expect(y - from).toBeLessThanOrEqual(150);
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  expect((await seenButtons(page.locator('main [data-value="codes"]'))).length).toBeLessThanOrEqual(0);
  await row.getByText('Not Found').click();
  await expect.poll(() => clipboard(page)).toBe('404');
  await expect(row.getByRole('link', { name: '404' })).toHaveAttribute('href', '#404');
});
