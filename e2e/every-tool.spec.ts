import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { COLOR_RULES } from './axe.ts';
import { choose, expect, expectAccessible, expectFirstResult, expectNoSidewaysScroll, listing, open, test, visit } from './site.ts';

/** The tools to test: those in PENKNIFE_TOOLS, separated by commas. Undefined: all. */
const chosen = process.env.PENKNIFE_TOOLS?.split(',');
const tools = Object.entries(listing).filter(([id]) => chosen === undefined || chosen.includes(id));

const WIDE = { width: 1280, height: 720 };
const NARROWEST = { width: 320, height: 640 };
/** Windows of 1280 × 800 at a zoom of 200 %, and of phones. */
const NARROW = [{ width: 640, height: 400 }, { width: 360, height: 740 }, NARROWEST];
/**
 * `npm test` runs axe once per tool, on the first operation, and checks the layout of all operations only at the narrowest width. It skips the
 * colors of pages with their own styles, which take half of the time of axe; `npm run test:all` checks them in both themes.
 */
const isWhole = process.env.PENKNIFE_TESTS === 'all';

/** Tools that share a page of the browser, which takes most of the time. */
const TOOLS_A_TEST = 10;

/** Time in which even a busy machine shows all of a tool. */
const TOOL_MS = 60_000;

/** Whether a tool's page has its own styles. The colors of all others are tokens, whose contrast src/ui/contrast.test.ts computes. */
function hasOwnStyles(id: string): boolean {
  const folder = path.join(import.meta.dirname, '..', 'src', 'tools', id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.module.css'));
}

for (let first = 0; first < tools.length; first += TOOLS_A_TEST) {
  const some = tools.slice(first, first + TOOLS_A_TEST);
  test(`shows a first result, fits all widths and passes axe: ${some.map(([id]) => id).join(', ')}`, async ({ page }) => {
    test.setTimeout(some.length * TOOL_MS);
    await open(page, '/about');
    for (const [id, { operations }] of some)
      await test.step(id, async () => {
        await expectUsable(page, id, Object.keys(operations));
        // `npm run test:all` has checked the colors of the light theme with everything else.
        if (isWhole && hasOwnStyles(id)) await expectReadable(page);
      });
  });
}

async function expectUsable(page: Page, id: string, operations: readonly string[]): Promise<void> {
  await visit(page, id);
  await expectFirstResult(page, id);
  if (!isWhole) await expectAccessible(page, { within: 'main', leftOut: COLOR_RULES });
  for (const [index, name] of (operations.length === 0 ? [''] : operations).entries()) {
    if (index > 0) {
      await choose(page, name);
      await expect(page.locator(`[data-operation="${name}"], main [data-field]`).filter({ visible: true }).first()).toBeVisible();
    }
    if (isWhole) await expectAccessible(page, { within: 'main' });
    for (const size of isWhole && index === 0 ? NARROW : [NARROWEST]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page, `${id} ${name}`);
    }
    // Otherwise the window stays narrow until the next tool: laying out and painting the page again takes longer than the rest.
    if (isWhole) await page.setViewportSize(WIDE);
  }
  await page.setViewportSize(WIDE);
}

/** Expects enough contrast on a page in the dark theme. */
async function expectReadable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { within: 'main', colorsOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
}
