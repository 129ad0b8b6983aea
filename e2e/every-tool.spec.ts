import type { Page } from '@playwright/test';
import { choose, expect, expectAccessible, field, listing, open, test } from './site.ts';

const tools = Object.entries(listing);

const widthOfContent = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const [id, { operations, redirectFrom = [] }] of tools) {
  test.describe(id, () => {
    test('shows every field of every operation, and is accessible in both themes', async ({ page }) => {
      await open(page, `/${id}`);
      const names = Object.keys(operations);
      for (const name of names) {
        await choose(page, name);
        for (const input of Object.keys(operations[name]?.input ?? {})) await expect(field(page, name, input), `${name}.${input}`).not.toHaveCount(0);
        await expectAccessible(page);
      }
      if (names.length === 0) await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
    });

    test('is useful at first sight, with the first result or sample shown', async ({ page }) => {
      await open(page, `/${id}`);
      const [first] = Object.keys(operations);
      if (first === undefined) return;
      const output = Object.entries(operations[first]?.output ?? {}).find(([, { primary }]) => primary)?.[0] ?? '';
      const primary = Object.values(operations[first]?.input ?? {}).find((input) => input.primary);
      if (primary?.kind === 'file') await expect(field(page, first, Object.keys(operations[first]?.input ?? {})[0] ?? '')).toBeVisible();
      else await expect(field(page, first, output).first()).not.toHaveText('');
    });

    test('fits 320 and 360 pixels without sideways scroll', async ({ page }) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await open(page, `/${id}`);
        for (const name of Object.keys(operations)) {
          await choose(page, name);
          expect(await widthOfContent(page), `${name} at ${width}`).toBeLessThanOrEqual(width);
        }
      }
    });

    test('speaks Chinese', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('locale', JSON.stringify('zh')));
      await open(page, `/${id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      await expect(page.locator('main h1')).toHaveText(/\p{Script=Han}|QR|UUID|JWT|HTTP|JSON/u);
    });

    for (const old of redirectFrom) {
      test(`is found under its old path ${old}, query and fragment kept`, async ({ page }) => {
        await open(page, `${old}?a=1#b`);
        await expect(page).toHaveURL(new RegExp(`/${id}\\?a=1#b$`, 'u'));
      });
    }
  });
}
