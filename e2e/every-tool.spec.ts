import type { Locator, Page } from '@playwright/test';
import { choose, expect, expectAccessible, expectFirstResult, expectNoSidewaysScroll, field, listing, open, test } from './site.ts';

/** The tools to test: those in PENKNIFE_TOOLS, separated by commas. Undefined: all. */
const chosen = process.env.PENKNIFE_TOOLS?.split(',');
const tools = Object.entries(listing).filter(([id]) => chosen === undefined || chosen.includes(id));

const WIDE = { width: 1280, height: 720 };
const NARROWEST = { width: 320, height: 640 };
/** Windows of 1280 × 800 at a zoom of 200 %, and of phones. */
const NARROW = [{ width: 640, height: 400 }, { width: 360, height: 740 }, NARROWEST];

/** Signs, controls, and a lone surrogate. */
const RUBBISH = '\u0001\u0002 "<script>alert(1)</script>" \u202E {[( %ZZ \\x \uFEFF \u2028 a\uD800b';

/** So many tools share a browser context, which takes a third of the time of opening a page. */
const TOOLS_A_TEST = 6;

/** Time in which even a busy machine shows all of a tool. */
const TOOL_MS = 120_000;

for (let first = 0; first < tools.length; first += TOOLS_A_TEST) {
  const some = tools.slice(first, first + TOOLS_A_TEST);
  test(`${some.map(([id]) => id).join(', ')}: each shows a first result and every field, accessible in both themes, at any width, answers rubbish, and speaks Chinese; old paths lead there`, async ({
    page,
  }) => {
    test.setTimeout(some.length * TOOL_MS);
    // As for one who comes for the first time, whatever tool was shown before.
    await page.addInitScript(() => {
      if (window !== window.top) return;
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const [id, { operations, redirectFrom = [] }] of some) {
      await test.step(id, async () => {
        for (const old of redirectFrom) {
          await open(page, `${old}?a=1#b`);
          await expect(page).toHaveURL(new RegExp(`/${id}\\?a=1#b$`, 'u'));
        }
        await expectUseful(page, id, Object.entries(operations));
      });
    }
  });
}

async function expectUseful(page: Page, id: string, operations: readonly (readonly [name: string, operation: { readonly input: object }])[]): Promise<void> {
  await open(page, `/${id}`);
  await expectFirstResult(page, id);
  await expectAccessible(page, { within: 'main' });
  for (const [index, [name, { input }]] of operations.entries()) {
    await choose(page, name);
    for (const part of Object.keys(input)) await expect(await placeOf(page, name, part), `${name}.${part}`).not.toHaveCount(0);
    if (index > 0) await expectAccessible(page, { within: 'main' });
    for (const size of index === 0 ? NARROW : [NARROWEST]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page, name);
    }
    await page.setViewportSize(WIDE);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(NARROWEST);
  await expectAccessible(page, { within: 'main', coloursOnly: true });

  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  for (const [name] of operations) await expectAnswersToRubbish(page, id, name);

  await page.getByRole('banner').getByLabel('Language').selectOption('zh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  // Some tools have the same name in every language.
  await expect(page.locator('main')).toContainText(/\p{Script=Han}/u);
}

/** Finds an input. An operation without a place on the page, such as one that only makes a key, gets its input from the one that it serves. */
async function placeOf(page: Page, operation: string, name: string): Promise<Locator> {
  const isOnPage = (await page.locator(`[data-operation="${operation}"]`).count()) > 0;
  return isOnPage ? field(page, operation, name) : page.locator(`[data-field="${name}"]`);
}

/** Expects a result, or an error at the field, which still holds the given text. */
async function expectAnswersToRubbish(page: Page, tool: string, operation: string): Promise<void> {
  const { input = {}, output = {} } = listing[tool]?.operations[operation] ?? {};
  const [name] = Object.entries(input).find(([, { primary, kind, secret, unlinked }]) => primary && kind === 'text' && !secret && !unlinked) ?? [];
  if (name === undefined) return;
  const box = field(page, operation, name).first();
  // A text box holds the text as its value, an editor as its content; neither shows every character.
  const content = () =>
    box.evaluate((element) => [...element.querySelectorAll('input, textarea')].map((part) => (part as HTMLInputElement).value).join('') + element.textContent);
  // The page decides which result is visible first.
  const results = page.locator(
    Object.keys(output)
      .map((key) => `[data-operation="${operation}"][data-field="${key}"]`)
      .join(', '),
  );
  const answered = page.locator('main [role="alert"]').or(results).filter({ visible: true });
  await page.evaluate((hash) => location.assign(hash), `#/${operation}?${name}=${encode(RUBBISH)}`);
  await choose(page, operation);
  await expect.poll(content, operation).toContain('%ZZ');
  await expect(answered.first(), operation).toBeVisible();
  await expectNoOldResultPasses(
    page,
    operation,
    Object.keys(output).filter((key) => !(key in input)),
  );
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
  await expect(page.getByText('Something went wrong in this tool')).toHaveCount(0);
}

/** Expects that what is still there of an earlier result does not pass for that of a refused text, to the eye or by its buttons. */
async function expectNoOldResultPasses(page: Page, operation: string, outputs: readonly string[]): Promise<void> {
  const place = `main [data-operation="${operation}"]`;
  if ((await page.locator(`${place} [role="alert"]`).filter({ visible: true }).count()) === 0) return;
  const results = outputs.map((key) => `${place}[data-field="${key}"]`).join(', ');
  const passing = await page.evaluate((selector) => {
    // In place of a picture there may be a sentence that asks for input.
    const old = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => {
      const text = part.querySelector('[data-value]:not(figure), .cm-content')?.textContent ?? '';
      return part.checkVisibility() && (text.trim() !== '' || part.querySelector('figure img') !== null);
    });
    const buttons = old
      .flatMap((part) => [...part.querySelectorAll('button:not(:disabled)')])
      .filter((button) => button.checkVisibility())
      .map((button) => button.ariaLabel ?? '')
      .filter((name) => /^(?:Copy|Download|Open) /u.test(name) && !/\((?:last good result|result of the sample)\)/u.test(name));
    const isSaid = /Last good result|Result of the sample/u.test(document.querySelector('main')?.innerText ?? '');
    return [...buttons, ...(isSaid ? [] : old.map((part) => `not marked: ${part.dataset['field']}: ${part.innerText}`))];
  }, results || 'none');
  expect(passing, operation).toEqual([]);
}

/** Like `encodeURIComponent`, but writes a lone surrogate as the site's links do, where that would throw. */
const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part, index) => (index % 2 === 1 ? `%u${part.charCodeAt(0).toString(16)}` : encodeURIComponent(part)))
    .join('');
