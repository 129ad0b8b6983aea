import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, field, listing, open, test } from './site.ts';

const tools = Object.entries(listing);

const WIDE = { width: 1280, height: 720 };
/** Half the pixels of 1280 × 800, which a zoom of 200 % leaves, and phones. */
const NARROW = [
  [640, 400],
  [360, 740],
  [320, 640],
] as const;

const widthOfContent = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

async function expectFirstResult(page: Page, tool: string, operation: string): Promise<void> {
  const { input = {}, output = {} } = listing[tool]?.operations[operation] ?? {};
  const result = Object.keys(output).find((key) => output[key]?.primary) ?? '';
  const isFile = Object.values(input).find(({ primary }) => primary)?.kind === 'file';
  if (isFile) await expect(field(page, operation, Object.keys(input)[0] ?? '')).toBeVisible();
  else await expect(field(page, operation, result).first()).not.toHaveText('');
}

for (const [id, { operations, redirectFrom = [] }] of tools) {
  test.describe(id, () => {
    test('shows a first result and every field, accessible in both themes, at any width, and speaks Chinese', async ({ page }) => {
      await open(page, `/${id}`);
      const [first] = Object.keys(operations);
      if (first !== undefined) await expectFirstResult(page, id, first);
      await expectAccessible(page);
      for (const [index, [name, { input }]] of Object.entries(operations).entries()) {
        await choose(page, name);
        for (const part of Object.keys(input)) await expect(field(page, name, part), `${name}.${part}`).not.toHaveCount(0);
        if (index > 0) await expectAccessible(page, { within: 'main' });
        for (const [width, height] of NARROW) {
          await page.setViewportSize({ width, height });
          expect(await widthOfContent(page), `${name} at ${width}`).toBeLessThanOrEqual(width);
        }
        await page.setViewportSize(WIDE);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { coloursOnly: true });
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible(page, { within: 'main' });

      await page.setViewportSize(WIDE);
      await page.getByRole('banner').getByLabel('Language').selectOption('zh');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      // Some names are the same in every language.
      await expect(page.locator('main')).toContainText(/\p{Script=Han}/u);
    });

    for (const old of redirectFrom) {
      test(`is found under its old path ${old}, query and fragment kept`, async ({ page }) => {
        await open(page, `${old}?a=1#b`);
        await expect(page).toHaveURL(new RegExp(`/${id}\\?a=1#b$`, 'u'));
      });
    }
  });
}
