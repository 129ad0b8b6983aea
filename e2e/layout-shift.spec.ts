import type { Page } from '@playwright/test';
import { patience } from '../scripts/patience.ts';
import { expect, field, listing, open, test } from './site.ts';

/** Every movement of a page, also those right after a key press, which the browser's own score ignores. */
interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;
/** Less than this is not seen. */
const LIMIT = 0.01;

function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };
        const elements = sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? undefined)));
        const moved = elements.map((element) => `${element?.localName ?? '?'} ${(element?.textContent ?? '').slice(0, 20)}`);
        window.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all movements so far, with what moved most; forgets them. */
async function takeShifts(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  const largest = shifts.toSorted((a, b) => b.value - a.value)[0];
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest?.moved ?? [] };
}

/** Waits until the page has its first results and editors. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [data-awaited]:visible')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Expects that less moved since the last look than anyone sees. */
async function expectNothingMoved(page: Page): Promise<void> {
  await settle(page);
  const { sum, moved } = await takeShifts(page);
  expect(sum, moved.join(', ')).toBeLessThan(LIMIT);
}

/** Random texts have different lengths. */
const RANDOM = ['lorem-ipsum-generator'];
/** The eyedropper button exists only in Chromium. */
const OWN_BUTTON = ['color-converter'];
/** Tools with twice the limit. */
const LESS_EXACT = new Set([...RANDOM, ...OWN_BUTTON]);

/** Pages on which somebody deletes and types the end of the text, with an error in between: the rest of the page stays in place. */
const TYPED = [
  'crontab-generator',
  'json-prettify',
  'json-minify',
  'json-to-yaml-converter',
  'json-to-toml',
  'json-to-csv',
  'json-to-xml',
  'xml-formatter',
  'date-converter',
  'color-converter',
  'ipv4-address-converter',
  'base64-string-converter',
  'url-encoder',
  'slugify-string',
];
/** Number of characters to delete and retype. */
const TYPED_LENGTH = 3;

const ids = Object.keys(listing);
const GROUP = 10;
const groups = Array.from({ length: Math.ceil(ids.length / GROUP) }, (_, index) => ids.slice(index * GROUP, (index + 1) * GROUP));

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`loading on a ${size} screen`, { tag: '@slow' }, () => {
    test.use({ viewport });
    for (const group of groups) {
      test(`moves nothing: ${group.join(', ')}`, async ({ page }) => {
        test.setTimeout(600_000 * patience);
        await watchShifts(page);
        for (const tool of group) {
          await open(page, `/${tool}`);
          await settle(page);
          const { sum, moved } = await takeShifts(page);
          expect.soft(sum, `${tool}: ${moved.join(', ')}`).toBeLessThan(LESS_EXACT.has(tool) ? 2 * LIMIT : LIMIT);
        }
      });
    }
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(`on a ${size} screen`, { tag: '@slow' }, () => {
    test.use({ viewport });

    test('an unfinished text and its error move nothing on panes', async ({ page }) => {
      await watchShifts(page);
      await open(page, '/json-minify');
      const text = field(page, 'minify', 'input').locator('.cm-content');
      await text.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('{"a"');
      await settle(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await takeShifts(page);
      await page.keyboard.type(': 1}');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Backspace');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNothingMoved(page);
    });

    for (const tool of TYPED) {
      test(`typing moves nothing on ${tool}`, async ({ page }) => {
        await watchShifts(page);
        await open(page, `/${tool}`);
        await settle(page);
        const box = page.locator('main :is(input:not([type="checkbox"], [type="radio"]), textarea, .cm-content)').first();
        await box.focus();
        await page.keyboard.press('ControlOrMeta+End');
        const text = await box.evaluate((element) => ('value' in element ? String(element.value) : (element.textContent ?? '')));
        await takeShifts(page);
        for (let index = 0; index < TYPED_LENGTH; index += 1) await page.keyboard.press('Backspace');
        await settle(page);
        await page.keyboard.type(text.slice(-TYPED_LENGTH));
        await settle(page);
        await page.keyboard.type('~');
        await settle(page);
        await page.keyboard.press('Backspace');
        await expectNothingMoved(page);
      });
    }

    test('an error below a field moves nothing', async ({ page }) => {
      await watchShifts(page);
      await open(page, '/ipv4-address-converter');
      const box = field(page, 'convert', 'address').locator('input, textarea').first();
      await box.click();
      await settle(page);
      await takeShifts(page);
      await page.keyboard.press('End');
      await page.keyboard.type('.');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNothingMoved(page);
    });

    test('the list of warnings opens over the panes', async ({ page }) => {
      await watchShifts(page);
      await open(page, '/yaml-to-json-converter');
      const line = page.getByRole('button', { name: /^3 warnings/u });
      await expect(line).toBeVisible();
      await settle(page);
      await takeShifts(page);
      await line.click();
      await expect(page.getByRole('region', { name: 'Warnings' })).toBeVisible();
      await expectNothingMoved(page);
    });
  });
}
