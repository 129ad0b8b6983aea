import type { Locator, Page } from '@playwright/test';
import { choose, expect, expectAccessible, expectFirstResult, expectNoSidewaysScroll, field, listing, open, test } from './site.ts';

/** All, or those that PENKNIFE_TOOLS names, between commas. */
const chosen = process.env.PENKNIFE_TOOLS?.split(',');
const tools = Object.entries(listing).filter(([id]) => chosen === undefined || chosen.includes(id));

const WIDE = { width: 1280, height: 720 };
const NARROWEST = { width: 320, height: 640 };
/** Half the pixels of 1280 × 800, which a zoom of 200 % leaves, and phones. */
const NARROW = [{ width: 640, height: 400 }, { width: 360, height: 740 }, NARROWEST];

const rubbish: Readonly<Record<string, string>> = {
  'signs and controls': '\u0001\u0002 "<script>alert(1)</script>" \u202E {[( %ZZ \\x \uFEFF \u2028',
  'a lone surrogate': 'a\uD800b',
};

for (const [id, { operations, redirectFrom = [] }] of tools) {
  test.describe(id, () => {
    // One visit for all of it: what takes long is to open a page.
    test('shows a first result and every field, accessible in both themes, at any width, answers rubbish, and speaks Chinese', async ({ page }) => {
      await open(page, `/${id}`);
      await expectFirstResult(page, id);
      await expectAccessible(page);
      for (const [index, [name, { input }]] of Object.entries(operations).entries()) {
        await choose(page, name);
        for (const part of Object.keys(input)) await expect(await placeOf(page, name, part), `${name}.${part}`).not.toHaveCount(0);
        if (index > 0) await expectAccessible(page, { within: 'main' });
        for (const size of NARROW) {
          await page.setViewportSize(size);
          await expectNoSidewaysScroll(page, name);
        }
        await page.setViewportSize(WIDE);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(NARROWEST);
      await expectAccessible(page);

      await page.setViewportSize(WIDE);
      for (const name of Object.keys(operations)) await expectAnswersToRubbish(page, id, name);

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

/** Where an input is. An operation that only serves another, as one that makes its key, is not on the page: it takes the other's inputs. */
async function placeOf(page: Page, operation: string, name: string): Promise<Locator> {
  const isOnPage = (await page.locator(`[data-operation="${operation}"]`).count()) > 0;
  return isOnPage ? field(page, operation, name) : page.locator(`[data-field="${name}"]`);
}

/** A result, or an error under the field, which keeps what it was given. */
async function expectAnswersToRubbish(page: Page, tool: string, operation: string): Promise<void> {
  const { input = {}, output = {} } = listing[tool]?.operations[operation] ?? {};
  const [name] = Object.entries(input).find(([, { primary, kind, secret }]) => primary && kind === 'text' && !secret) ?? [];
  if (name === undefined) return;
  const box = field(page, operation, name).first();
  // A box has it as its value, an editor as its text; neither shows every sign.
  const content = () =>
    box.evaluate((element) => [...element.querySelectorAll('input, textarea')].map((part) => (part as HTMLInputElement).value).join('') + element.textContent);
  // Which result is in view is the page's own choice.
  const results = page.locator(
    Object.keys(output)
      .map((key) => `[data-operation="${operation}"][data-field="${key}"]`)
      .join(', '),
  );
  const answered = page.locator('main [role="alert"]').or(results).filter({ visible: true });
  for (const [title, text] of Object.entries(rubbish)) {
    await page.evaluate((hash) => location.assign(hash), `#/${operation}?${name}=${encode(text)}`);
    await choose(page, operation);
    await expect.poll(content, `${operation} with ${title}`).toContain(text.includes('%ZZ') ? '%ZZ' : 'a');
    await expect(answered.first(), `${operation} with ${title}`).toBeVisible();
    await expect(page.getByText('This page could not be shown')).toHaveCount(0);
    await expect(page.getByText('Something went wrong in this tool')).toHaveCount(0);
  }
}

/** As `encodeURIComponent`, which refuses half a character: that is written as the links of the site write it. */
const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part, index) => (index % 2 === 1 ? `%u${part.charCodeAt(0).toString(16)}` : encodeURIComponent(part)))
    .join('');
