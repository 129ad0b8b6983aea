import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, field, listing, open, test } from './site.ts';

/** Every tag that a rule of axe has: also best practices, experiments, and rules that are off by default. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'ACT'];

/** Contrast of 7:1 is level AAA; the palette of colours is made for AA, 4.5:1, which another rule holds. */
const LEFT_OUT = ['color-contrast-enhanced'];

/** What is known of a tool and waits to be put right. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '/ipv4-subnet-calculator': ['label-content-name-mismatch'],
  '/text-diff': ['focus-order-semantics'],
};

/** What lies over a page lies outside its landmarks. */
const OVER_THE_PAGE = ['region'];

/** Where Base UI turns the focus around: nobody stays on one, nor hears of it. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

async function expectFaultless(page: Page, leftOut: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude(FOCUS_GUARDS)
    .withTags(ALL_RULES)
    .disableRules([...LEFT_OUT, ...leftOut])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

const widthOfContent = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const shellRoutes = ['/', '/about', '/no-such-page'];

for (const route of shellRoutes) {
  for (const [colorScheme, locale] of [
    ['light', 'en'],
    ['dark', 'en'],
    ['light', 'zh'],
  ] as const) {
    test(`${route} is faultless, ${colorScheme} and ${locale}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((language) => {
        localStorage.setItem('locale', language);
        localStorage.setItem('favoriteToolsName', '["/text-diff","/hash-text"]');
      }, locale);
      await open(page, route);
      await expectFaultless(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFaultless(page);
    });
  }
}

for (const route of [...shellRoutes, ...Object.keys(listing).map((id) => `/${id}`)]) {
  test(`${route} fits 320 pixels and a zoom of 200 %`, async ({ page }) => {
    await open(page, route);
    // Half the pixels of 1280 × 800 is what a zoom of 200 % leaves.
    for (const [width, height] of [
      [640, 400],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await widthOfContent(page), `${width}`).toBeLessThanOrEqual(width);
    }
    if (!shellRoutes.includes(route)) await expectFaultless(page, KNOWN[route]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`what opens, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('palette: full, searched, without a hit, pasted', async ({ page }) => {
      await open(page, '/about');
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog');
      await expect(palette.getByRole('option').first()).toBeVisible();
      await expectFaultless(page);
      await page.keyboard.type('json');
      await expectFaultless(page);
      await page.keyboard.type('zzzz');
      await expect(palette.getByText('No tool fits “jsonzzzz”.')).toBeVisible();
      await expectFaultless(page);
      await page.evaluate(() => navigator.clipboard.writeText('{"a": 1}'));
      await page.keyboard.press('Control+v');
      await expect(palette.getByText('What you pasted', { exact: true })).toBeVisible();
      await expectFaultless(page);
    });

    test('search of the home page', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('main').getByRole('combobox').fill('text');
      await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
      await expectFaultless(page);
    });

    test('menu over the page', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, '/text-diff');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
      await expectFaultless(page, KNOWN['/text-diff']);
    });

    test('hint and buttons of the favourites', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('favoriteToolsName', '["/text-diff","/hash-text"]'));
      await open(page, '/');
      await page.getByRole('button', { name: 'How to reorder them' }).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectFaultless(page);
      await page.getByRole('button', { name: 'Move Text diff' }).click();
      await expectFaultless(page);
    });

    test('the list of tools that take a result', async ({ page }) => {
      await open(page, '/roman-numeral-converter');
      await page
        .getByRole('button', { name: /^Open in/u })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectFaultless(page, OVER_THE_PAGE);
    });

    test('an error under its field', async ({ page }) => {
      await open(page, '/roman-numeral-converter');
      await field(page, 'toRoman', 'number').locator('input').fill('-1');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectFaultless(page);
    });
  });
}

test('with more contrast and forced colours, nothing is lost', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more' });
  await open(page, '/');
  await expectFaultless(page);
  const search = page.getByRole('main').getByRole('combobox');
  await search.fill('hash');
  await expect(page.getByRole('listbox', { name: 'Tools' }).getByRole('option').first()).toBeVisible();
});
