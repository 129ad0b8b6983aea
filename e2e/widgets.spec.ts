import type { Locator, Page } from '@playwright/test';
import { demoNames } from '../scripts/demos.mjs';
import { expectAccessible, OVER_THE_PAGE } from './axe.ts';
import { clipboard, expect, expectNoSidewaysScroll, stopClock, test } from './site.ts';

/**
 * `focus-order-semantics` is an experiment that wants a landmark around everything that scrolls by keyboard, too many to be
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

test.describe('every demo', () => {
  for (const widget of demoNames) {
    test(`${widget}: every control by keyboard; faultless in light, dark and from right to left, also at 360 pixels`, async ({ page }) => {
      const demo = await openDemo(page, widget);
      await expect(page.getByRole('heading', { level: 1, name: widget, exact: true })).toBeVisible();
      // Counts elements only after lazily loaded parts are there.
      await page.waitForLoadState('networkidle');
      // A field that takes the focus scrolls the page, and bars that stay in view would then cover others.
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
      await expectAccessible(page, { within: 'main', coloursOnly: true });
    });
  }

  test('the index leads to each of them, and the bar to the index', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'UI library' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI library');
    await expect(page).toHaveTitle('UI library - Penknife');
    const index = page.getByRole('navigation', { name: 'Widgets' });
    await expect(index.getByRole('link')).toHaveText([...demoNames]);
    await expectFaultless(page);
    await index.getByRole('link', { name: 'button', exact: true }).click();
    await expect(page).toHaveURL(/\/c-lib\/button$/u);
    await page.locator('main header').getByRole('link', { name: 'All widgets' }).click();
    await expect(page).toHaveURL(/\/c-lib$/u);
  });

  test('a widget that there is not is not found', async ({ page }) => {
    await page.goto('./c-lib/no-such-widget');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  });
});

/**
 * The controls that Tab does not reach. A group in which the arrow keys move, such as radio buttons or tabs, needs one tab stop,
 * and a number box needs none for its step buttons.
 */
async function unreachable(page: Page, demo: Locator): Promise<readonly string[]> {
  await demo.evaluate((root) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="radio"], [role="tab"], [role="slider"], [contenteditable="true"]';
    const exempt = ':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, :is([role], [aria-controls])[tabindex="-1"]';
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

test.describe('button', () => {
  test('has the sizes of the kit', async ({ page }) => {
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

  test('is a link to a route, or to another site in a new tab, and none while disabled', async ({ page }) => {
    const demo = await openDemo(page, 'button');
    const elsewhere = demo.getByRole('link', { name: 'To elsewhere' });
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
    const disabled = demo.getByRole('link', { name: 'A disabled link' });
    await expect(disabled).toBeDisabled();
    await expect(disabled).not.toHaveAttribute('href');
    await demo.getByRole('link', { name: 'To a route' }).click();
    await expect(page).toHaveURL(/\/c-lib$/u);
  });
});

test('a link leads to a route without a load, to another site in a new tab', async ({ page }) => {
  const demo = await openDemo(page, 'link');
  await expect(demo.getByRole('link', { name: 'RFC 4648' })).toHaveAttribute('target', '_blank');
  await expect(demo.getByRole('link', { name: 'RFC 4648' })).toHaveAttribute('rel', 'noopener noreferrer');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await demo.getByRole('link', { name: 'the widgets' }).press('Enter');
  await expect(page).toHaveURL(/\/c-lib$/u);
  await expect(page.locator('html[data-same]')).toBeAttached();
});

test('an alert is announced: an error at once, a warning politely', async ({ page }) => {
  const demo = await openDemo(page, 'alert');
  await expect(demo.getByRole('status').first()).toContainText('The key is short');
  await expect(demo.getByRole('alert').first()).toContainText('The file could not be read');
});

test.describe('buttons-select', () => {
  test('arrow keys choose, from either side, and Tab goes past', async ({ page }) => {
    const demo = await openDemo(page, 'buttons-select');
    const group = demo.getByRole('radiogroup', { name: 'Letter', exact: true });
    const option = (name: string) => group.getByRole('radio', { name });
    await expect(option('b')).toBeChecked();
    const colors = () => group.getByRole('radio').evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor));
    const [plain, chosen] = await colors();
    expect(chosen).not.toBe(plain);
    await option('b').focus();
    await page.keyboard.press('ArrowRight');
    await expect(option('c')).toBeChecked();
    await expect(option('c')).toBeFocused();
    await expect.poll(colors).toEqual([plain, plain, chosen]);
    await page.keyboard.press('ArrowRight');
    await expect(option('a')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(group.locator(':focus')).toHaveCount(0);
    await choose(page, 'Direction', 'rtl');
    await option('a').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(option('b')).toBeChecked();
  });

  test('a click selects, and an option tells more in its tooltip', async ({ page }) => {
    const demo = await openDemo(page, 'buttons-select');
    const group = demo.getByRole('radiogroup', { name: 'Size', exact: true });
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    // The tooltip's code loads lazily, and a pointer that is over the option before that opens no tooltip until it moves.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await group.getByRole('radio', { name: '1024 bits' }).hover();
      await expect(page.getByRole('tooltip')).toHaveText('Too short for anything new', { timeout: 1_000 });
    }).toPass();
    await group.getByRole('radio', { name: '4096 bits' }).click();
    await expect(group.getByRole('radio', { name: '4096 bits' })).toBeChecked();
  });
});

test('a collapse starts collapsed, and its header toggles it', async ({ page }) => {
  const demo = await openDemo(page, 'collapse');
  const header = demo.getByRole('button', { name: 'More options' });
  const inside = demo.getByRole('button', { name: 'Inside' });
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toBeHidden();
  await header.click();
  await expect(inside).toBeVisible();
  await header.press('Enter');
  await expect(inside).toBeHidden();
  await header.press('Space');
  await expect(inside).toBeVisible();
  await expect(header).toHaveAttribute('aria-expanded', 'true');
});

test.describe('modal', () => {
  test('keeps the focus in it, closes with Escape, and gives the focus back', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    const opener = demo.getByRole('button', { name: 'Open', exact: true });
    await opener.press('Enter');
    const modal = page.getByRole('dialog', { name: 'Delete the key' });
    await expect(modal).toBeVisible();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      await expect(modal.locator(':focus')).toHaveCount(1);
    }
    await expectFaultless(page, 'html');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('stands in the middle, at most 36 rem wide, and closes by a click outside', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    await demo.getByRole('button', { name: 'Open', exact: true }).click();
    const modal = page.getByRole('dialog');
    await expect(async () => {
      const box = await modal.boundingBox();
      expect(box?.width).toBe(36 * 16);
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - 360)).toBeLessThan(2);
    }).toPass();
    await modal.getByText('It cannot be brought back.').click();
    await expect(modal).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(modal).toBeHidden();
    await demo.getByRole('button', { name: 'Open near the top' }).click();
    await expect.poll(async () => (await modal.boundingBox())?.y).toBe(64);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  test('is toggled from outside and inside, and scrolls when it is longer than the window', async ({ page }) => {
    const demo = await openDemo(page, 'modal');
    const state = demo.getByText(/^It is (?:open|closed)$/u);
    await demo.getByRole('button', { name: 'Toggle' }).click();
    await expect(page.getByRole('dialog', { name: 'Toggled' })).toBeVisible();
    await expect(state).toHaveText('It is open');
    await page.getByRole('dialog').getByRole('button', { name: 'Toggle' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(state).toHaveText('It is closed');
    await demo.getByRole('button', { name: 'Open a long one' }).click();
    await page.getByText('Line 60').scrollIntoViewIfNeeded();
    await expect(page.getByText('Line 60')).toBeInViewport();
    await page.mouse.click(20, 300);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a modal value is shown, copied, and may be kept from copying', async ({ page }) => {
  const demo = await openDemo(page, 'modal-value');
  await demo.getByRole('button', { name: 'Show the key' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Show the key' });
  await expect(modal.getByText('ssh-ed25519')).toBeVisible();
  await modal.getByRole('button', { name: 'Copy' }).click();
  await expect(modal.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(modal.getByRole('status')).toHaveText('Copied!');
  await expect.poll(() => clipboard(page)).toBe('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5');
  await expectFaultless(page, 'html');
  await expect(modal.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await demo.getByRole('button', { name: 'Show the log' }).click();
  await expect(page.getByRole('dialog', { name: 'Show the log' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy' })).toHaveCount(0);
});

test('a copyable text is copied, and says so for a second and a half', async ({ page }) => {
  await page.clock.install();
  const demo = await openDemo(page, 'text-copyable');
  const text = demo.getByRole('button', { name: '4 815 162 342' });
  await stopClock(page);
  await text.hover();
  await page.clock.runFor(400);
  await expect(page.getByRole('tooltip')).toHaveText('Copy to clipboard');
  await text.click();
  await expect(page.getByRole('tooltip')).toHaveText('Copied!');
  await expect(demo.getByRole('status').filter({ hasText: 'Copied!' })).toHaveCount(1);
  await expect.poll(() => clipboard(page)).toBe('4815162342');
  await page.clock.runFor(1_400);
  await expect(page.getByRole('tooltip')).toHaveText('Copied!');
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toHaveText('Copy to clipboard');
  await expect(demo.getByRole('status').filter({ hasText: 'Copied!' })).toHaveCount(0);
  await expect(text.locator('svg')).toHaveCount(1);
  await expect(demo.getByRole('button', { name: 'fe80::1' }).locator('svg')).toHaveCount(0);
});

test.describe('tooltip', () => {
  for (const position of ['top', 'bottom', 'left', 'right'] as const) {
    test(`stands at the ${position}`, async ({ page }) => {
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

  test('shows on focus, describes its control, and goes with Escape', async ({ page }) => {
    const demo = await openDemo(page, 'tooltip');
    const control = demo.getByRole('button', { name: 'Tooltip bottom' });
    await demo.getByRole('button', { name: 'Tooltip top' }).focus();
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('It stands at the bottom');
    await expect(control).toHaveAccessibleDescription('It stands at the bottom');
    await expectFaultless(page, 'html');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(control).toBeFocused();
  });
});

test.describe('toast', () => {
  test('its code is loaded once', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const demo = await openDemo(page, 'toast');
    await demo.getByRole('button', { name: 'Show' }).click();
    await expect(toastsOf(page)).toHaveText(/^Copied to the clipboard/u);
    expect(scripts.filter((url) => /\/idle-[\w-]+\.js$/u.test(url))).toHaveLength(1);
  });

  test('is announced politely, goes after three seconds, and waits while it is pointed at', async ({ page }) => {
    await page.clock.install();
    const demo = await openDemo(page, 'toast');
    const toast = toastsOf(page);
    const show = demo.getByRole('button', { name: 'Show' });
    // The first toast appears after its code has loaded.
    await show.click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
    await stopClock(page);
    await show.click();
    await page.clock.runFor(100);
    await expect(toast).toBeVisible();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Copied to the clipboard' })).not.toHaveCount(0);
    expect(await page.getByRole('region', { name: 'Notifications' }).evaluate((region) => Number(getComputedStyle(region).zIndex))).toBeGreaterThanOrEqual(
      2_000,
    );
    await page.clock.runFor(2_000);
    await expect(toast).toBeVisible();
    await toast.hover();
    await page.clock.runFor(5_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3_000);
    await expect(toast).toHaveCount(0);
  });

  test('is closed by its button, which the keyboard reaches', async ({ page }) => {
    const demo = await openDemo(page, 'toast');
    await demo.getByRole('button', { name: 'Offer' }).press('Enter');
    await expect(toastsOf(page)).toBeVisible();
    await expectFaultless(page, 'html');
    await page.keyboard.press('F6');
    const close = toastsOf(page).getByRole('button', { name: 'Close' });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(toastsOf(page)).toHaveCount(0);
    await demo.getByRole('button', { name: 'Offer' }).click();
    await toastsOf(page).getByRole('button', { name: 'Reload' }).click();
    await expect(toastsOf(page)).toHaveText(/^Reloaded/u);
  });
});

/** The visible toasts, by their ARIA roles. */
const toastsOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test.describe('menu', () => {
  test('opens, moves, finds by letters, chooses and closes by keyboard', async ({ page }) => {
    const demo = await openDemo(page, 'menu');
    const button = demo.getByRole('button', { name: 'Open in…' });
    const entry = (name: string) => page.getByRole('menuitem', { name });
    await demo.locator('xpath=preceding::a[1]').focus();
    await page.keyboard.press('Tab');
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    // The first press loads the menu's code.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('JSON prettify')).toBeFocused();
    await expectFaultless(page, 'html');
    await page.keyboard.press('ArrowDown');
    await expect(entry('JSON to YAML')).toBeFocused();
    await page.keyboard.press('h');
    await expect(entry('Hash text')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(demo.getByText('Chosen: Hash text')).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('its button toggles it, and a click elsewhere closes it', async ({ page }) => {
    const demo = await openDemo(page, 'menu');
    const button = demo.getByRole('button', { name: 'Open in…' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await expect(page.getByRole('group', { name: 'Tools for any text' })).toBeVisible();
    await page.mouse.click(900, 650);
    await expect(page.getByRole('menu')).toBeHidden();
    await button.click();
    await page.getByRole('menuitem', { name: 'Text diff' }).click();
    await expect(demo.getByText('Chosen: Text diff')).toBeVisible();
  });

  test('shows when it knows what is in it, says when that is nothing, and scrolls', async ({ page }) => {
    const demo = await openDemo(page, 'menu');
    const late = demo.getByRole('button', { name: 'Later' });
    await late.click();
    await expect(demo.locator('[aria-busy="true"]')).toHaveText('Later');
    await expect(page.getByRole('menuitem', { name: 'First' })).toBeVisible();
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect(page.getByRole('menuitem', { name: 'No other tool takes this.' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'All lines' }).click();
    await expect(page.getByRole('menuitem', { name: 'Line 1', exact: true })).toBeVisible();
    // The menu takes the focus a moment after it appears.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByRole('menuitem', { name: 'Line 60' })).toBeInViewport({ timeout: 500 });
    }).toPass();
  });
});
