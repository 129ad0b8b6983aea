import type { Locator, Page } from '@playwright/test';
import { demoNames } from '../scripts/demos.mjs';
import { expectAccessible, OVER_THE_PAGE } from './axe.ts';
import { clipboard, expect, expectNoSidewaysScroll, test } from './site.ts';

/**
 * `focus-order-semantics` is experimental and requires a landmark around every element that scrolls by keyboard, which would be too many to be
 * useful. `landmark-unique` fails in demos, which show one part several times with the same name.
 */
const LEFT_OUT = ['focus-order-semantics', 'landmark-unique'];

async function openDemo(page: Page, widget: string): Promise<Locator> {
  await page.goto(`/c-lib/${widget}`);
  const demo = page.locator(`[data-demo="${widget}"]`);
  await expect(demo.locator('section').first()).toBeVisible();
  return demo;
}

/** Expects no axe violations in the page, or in the whole document including overlays. */
const expectFaultless = (page: Page, scope: 'main' | 'html' = 'main'): Promise<void> =>
  expectAccessible(page, { within: scope, leftOut: scope === 'main' ? LEFT_OUT : [...LEFT_OUT, ...OVER_THE_PAGE] });

const choose = (page: Page, group: string, option: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).click();

// Behavior that needs no browser is tested next to each widget.
test.describe('widgets in a browser', { tag: '@slow' }, () => {
  for (const widget of demoNames) {
    test(`${widget}: every control is reachable by keyboard; accessible in light, dark and right-to-left, also at 360 pixels`, async ({ page }) => {
      const demo = await openDemo(page, widget);
      await expect(page.getByRole('heading', { level: 1, name: widget, exact: true })).toBeVisible();
      // Counts elements only after lazily loaded parts are there.
      await page.waitForLoadState('networkidle');
      // Bars that stay in view would cover other parts in a window of usual height, or if a field that takes the focus scrolls the page.
      await page.setViewportSize({ width: 1280, height: 8_000 });
      await page.evaluate(() => scrollTo(0, 0));
      await expectFaultless(page);
      expect(await unreachable(page, demo)).toEqual([]);
      await choose(page, 'Theme', 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
      await choose(page, 'Direction', 'rtl');
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, { within: 'main', colorsOnly: true });
    });
  }

  test('the bar of a development build links to the index', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'UI library' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI library');
    await expect(page).toHaveTitle('UI library - Penknife');
    await expectFaultless(page);
  });

  test('a button has the sizes of the design system', async ({ page }) => {
    const demo = await openDemo(page, 'button');
    for (const [size, height, font] of [
      ['small', 28, '12px'],
      ['medium', 34, '14px'],
      ['large', 40, '16px'],
    ] as const) {
      const button = demo.getByRole('button', { name: `default ${size}` }).first();
      await expect.poll(async () => (await button.boundingBox())?.height).toBe(height);
      await expect(button).toHaveCSS('font-size', font);
    }
  });

  test('the selected one of a group of buttons looks different, and the arrow keys follow the writing direction', async ({ page }) => {
    const demo = await openDemo(page, 'buttons-select');
    const group = demo.getByRole('radiogroup', { name: 'Letter', exact: true });
    const option = (name: string) => group.getByRole('radio', { name });
    const colors = () => group.getByRole('radio').evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor));
    const [plain, chosen] = await colors();
    expect(chosen).not.toBe(plain);
    await option('b').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(colors).toEqual([plain, plain, chosen]);
    await choose(page, 'Direction', 'rtl');
    await option('c').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(option('a')).toBeChecked();
  });

  test('a dialog traps focus', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    await demo.getByRole('button', { name: 'Open', exact: true }).press('Enter');
    const modal = page.getByRole('dialog', { name: 'Delete the key' });
    await expect(modal).toBeVisible();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      await expect(modal.locator(':focus')).toHaveCount(1);
    }
    await expectFaultless(page, 'html');
  });

  test('a dialog is in the middle, at most 36 rem wide, or near the top, and a click outside closes it', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    await demo.getByRole('button', { name: 'Open', exact: true }).click();
    const modal = page.getByRole('dialog');
    await expect(async () => {
      const box = await modal.boundingBox();
      expect(box?.width).toBe(36 * 16);
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 360)).toBeLessThan(2);
    }).toPass();
    await page.mouse.click(20, 700);
    await expect(modal).toBeHidden();
    await demo.getByRole('button', { name: 'Open near the top' }).click();
    await expect.poll(async () => (await modal.boundingBox())?.y).toBe(64);
  });

  test('a dialog that is longer than the window scrolls', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    await demo.getByRole('button', { name: 'Open a long one' }).click();
    await page.getByText('Line 60').scrollIntoViewIfNeeded();
    await expect(page.getByText('Line 60')).toBeInViewport();
    await page.mouse.click(20, 300);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a value in a dialog is copied to the real clipboard', async ({ page }) => {
    const demo = await openDemo(page, 'modal-value');
    await demo.getByRole('button', { name: 'Show the key' }).click();
    const modal = page.getByRole('dialog', { name: 'Show the key' });
    await modal.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toBe('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5');
    await expectFaultless(page, 'html');
  });

  for (const position of ['top', 'bottom', 'left', 'right'] as const) {
    test(`a tooltip opens at the ${position}`, async ({ page }) => {
      const demo = await openDemo(page, 'tooltip');
      const control = demo.getByRole('button', { name: `Tooltip ${position}` });
      await control.hover();
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toBeVisible();
      const [box, other] = [await tooltip.boundingBox(), await control.boundingBox()];
      if (!box || !other) throw new Error('not in view');
      const isThere = {
        top: box.y + box.height <= other.y,
        bottom: box.y >= other.y + other.height,
        left: box.x + box.width <= other.x,
        right: box.x >= other.x + other.width,
      };
      expect(isThere[position]).toBe(true);
      await page.mouse.move(0, 0);
      await expect(tooltip).toBeHidden();
    });
  }

  test('an open tooltip passes axe', async ({ page }) => {
    const demo = await openDemo(page, 'tooltip');
    await demo.getByRole('button', { name: 'Tooltip top' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText('Shown at the bottom');
    await expectFaultless(page, 'html');
  });

  test('two toasts request no script twice', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const demo = await openDemo(page, 'toast');
    await demo.getByRole('button', { name: 'Show' }).click();
    await expect(toastsOf(page)).toHaveText(/^Copied to clipboard/u);
    await demo.getByRole('button', { name: 'Show' }).click();
    const loaded = scripts.filter((url) => url.endsWith('.js'));
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded).toEqual([...new Set(loaded)]);
  });

  test('toasts are above everything else, and pass axe', async ({ page }) => {
    const demo = await openDemo(page, 'toast');
    await demo.getByRole('button', { name: 'Offer' }).click();
    await expect(toastsOf(page)).toBeVisible();
    await expectFaultless(page, 'html');
    expect(await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => Number(getComputedStyle(region).zIndex))).toBeGreaterThanOrEqual(
      2_000,
    );
  });

  test('an open menu passes axe', async ({ page }) => {
    const demo = await openDemo(page, 'menu');
    await demo.getByRole('button', { name: 'Open in…' }).click();
    await expect(page.getByRole('menuitem', { name: 'JSON formatter' })).toBeVisible();
    await expectFaultless(page, 'html');
  });

  test('a menu that is longer than the window scrolls', async ({ page }) => {
    const demo = await openDemo(page, 'menu');
    await demo.getByRole('button', { name: 'All lines' }).click();
    await expect(page.getByRole('menuitem', { name: 'Line 1', exact: true })).toBeVisible();
    // The menu takes the focus a moment after it appears.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Line 60' })).toBeInViewport({ timeout: 500 });
    }).toPass();
  });
});

/**
 * The controls that Tab does not reach. A group in which the arrow keys move, such as radio buttons or tabs, needs one tab stop,
 * and a number box needs none for its step buttons.
 */
async function unreachable(page: Page, demo: Locator): Promise<readonly string[]> {
  await demo.evaluate((root) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="radio"], [role="tab"], [role="slider"], [contenteditable="true"]';
    // Arrow keys reach what is in a grid (APG, “Grid pattern”).
    const exempt =
      '[role="grid"] [tabindex="-1"], :disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, :is([role], [aria-controls])[tabindex="-1"]';
    for (const control of root.querySelectorAll(controls))
      if (control.checkVisibility() && !control.matches(exempt)) control.setAttribute('data-unreached', '');
    root.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      const group = target instanceof HTMLInputElement && target.type === 'radio' ? `input[type="radio"][name="${CSS.escape(target.name)}"]` : undefined;
      for (const reached of group === undefined ? [target] : root.querySelectorAll(group)) reached.removeAttribute('data-unreached');
    });
  });
  const missed = demo.locator('[data-unreached]');
  await page.locator('main header').getByRole('link', { name: 'All widgets' }).focus();
  // Some tab stops are not controls, such as scrolling parts.
  for (let presses = (await missed.count()) * 2 + 20; presses > 0 && (await missed.count()) > 0; presses -= 10) {
    for (let press = 0; press < 10; press++) await page.keyboard.press('Tab');
  }
  return missed.evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 160)));
}

/** The visible toasts, by their ARIA roles. */
const toastsOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
