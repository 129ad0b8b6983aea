import type { Locator, Page } from '@playwright/test';
import { expect, expectFirstResult, field, listing, open, test } from './site.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The maximum distance of the first line of a text from the top of the page, in pixels. */
const FIRST_LINE = [
  { size: WIDE, atMost: 190 },
  { size: PHONE, atMost: 300 },
];

/** On phones its HTML is below the formatted text, with a toolbar in several rows above both. */
const HAS_TOOL_BAR = 'html-wysiwyg-editor';

/** Their text is below the query or the pattern, which comes first. */
const HAS_PATTERN_FIRST = ['json-query', 'regex-tester'];

/** Below its panes is a switch for each value that it replaces. */
const HAS_LIST = 'scrubber';

const firstLine = (page: Page): Locator => page.locator('.cm-line').first();

/** Whether a page consists of panes, according to the page itself. */
async function hasPanes(page: Page, tool: string): Promise<boolean> {
  return /data-(?:fill|wide)/u.test(await (await page.request.get(`./${tool}`)).text());
}

test('on every page with panes the text starts near the top, and the page fills the window without scrolling', { tag: '@slow' }, async ({ page }) => {
  let count = 0;
  for (const tool of Object.keys(listing)) {
    if (HAS_PATTERN_FIRST.includes(tool) || !(await hasPanes(page, tool))) continue;
    count++;
    await page.setViewportSize(WIDE);
    await open(page, `/${tool}`);
    for (const { size, atMost } of FIRST_LINE) {
      if (tool === HAS_TOOL_BAR && size === PHONE) continue;
      await page.setViewportSize(size);
      await expect.poll(async () => (await firstLine(page).boundingBox())?.y, `${tool} at ${size.width}`).toBeLessThanOrEqual(atMost);
    }
    // Comparisons have their result below the panes, so their page is longer.
    if (tool === HAS_LIST || (await page.locator('[data-fill]').count()) === 0) continue;
    await page.setViewportSize(WIDE);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight), tool).toBeLessThanOrEqual(WIDE.height);
  }
  expect(count).toBeGreaterThan(15);
});

/** The positions of a toolbar's buttons. */
const placesOf = (toolbar: Locator): Promise<readonly string[]> =>
  toolbar.getByRole('button').evaluateAll((buttons) => buttons.map((button) => `${button.textContent} ${JSON.stringify(button.getBoundingClientRect())}`));

for (const [tool, name] of [
  ['json-prettify', 'a pane'],
  ['jwt-parser', 'a card'],
] as const)
  test(`the toolbar of ${name} does not shift when Clear is double-clicked, and no file dialog opens`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page, `/${tool}`);
    const clear = page.locator('[data-action="clear"]').first();
    const toolbar = clear.locator('xpath=..');
    const before = await placesOf(toolbar);
    let choosers = 0;
    page.on('filechooser', () => choosers++);
    await clear.dblclick();
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    expect(await placesOf(toolbar)).toEqual(before);
    expect(choosers).toBe(0);
  });

test('the message of Copy link moves nothing', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/json-prettify');
  const heart = page.getByRole('button', { name: /^Add to favorites/u });
  const before = await heart.boundingBox();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await heart.boundingBox()).toEqual(before);
});

test('copying does not move neighboring buttons', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/json-prettify');
  await expectFirstResult(page, 'json-prettify');
  const wrap = page.getByRole('button', { name: 'Wrap lines' });
  const before = await wrap.boundingBox();
  const copy = field(page, 'format', 'output').getByRole('button', { name: /^Copy/u });
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied', '');
  expect(await wrap.boundingBox()).toEqual(before);
});

test('options that do not fit on one line move to More options, and none is missing', { tag: '@slow' }, async ({ page }) => {
  const names = Object.keys(listing['sql-prettify']?.operations.format?.input ?? {}).filter((name) => name !== 'input');
  expect(names.length).toBeGreaterThan(5);
  for (const width of [1280, 1920, 2560, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/sql-prettify');
    const more = page.getByRole('button', { name: 'More options' });
    const inLine = page.getByRole('group', { name: 'Options', exact: true }).locator('[data-field]');
    const heights = await inLine.evaluateAll((fields) => new Set(fields.map((field) => field.getBoundingClientRect().top)).size);
    expect(heights, `lines at ${width}`).toBe(1);
    await more.click();
    const inGrid = page.getByRole('group', { name: 'More options' }).locator('[data-field]');
    expect((await inLine.count()) + (await inGrid.count())).toBe(names.length);
    await expect(inGrid.first()).toBeVisible();
  }
});
