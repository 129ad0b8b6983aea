import type { Page } from '@playwright/test';
import { patience } from '../scripts/patience.ts';
import { expect, listing, open, test } from './site.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const VERY_WIDE = { width: 1920, height: 1080 };

/** The maximum distance of a page's first answer from the top, in pixels. */
const AT_MOST = { wide: 420, phone: 520 };

/** Pages without an answer until a person does something, such as choosing a file or entering a secret. */
const WITHOUT_ANSWER = ['base64-file-converter', 'camera-recorder', 'chronometer', 'pdf-signature-checker'];

/** Pages whose answer is further down, with its maximum distance: most have several inputs. */
const FURTHER: Readonly<Record<string, { readonly wide?: number; readonly phone?: number }>> = {
  bcrypt: { phone: 720 },
  'benchmark-builder': { wide: 550, phone: 690 },
  'eta-calculator': { phone: 680 },
  'hmac-generator': { phone: 645 },
  'json-diff': { wide: 440, phone: 645 },
  'json-query': { phone: 600 },
  'list-comparer': { wide: 500, phone: 660 },
  'og-meta-generator': { phone: 810 },
  'regex-tester': { wide: 440 },
  'text-diff': { wide: 445, phone: 645 },
};
/** How many pages have their answer near the top on a phone. */
const AT_LEAST = 75;

/** The distance of the first answer from the top of the page, or undefined while there is none. */
const firstAnswer = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('main :is([data-value], output, [data-primary="true"])')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().height > 0 &&
          (element.textContent.trim() !== '' || element.querySelector('img, svg, canvas') !== null),
      )
      .map((element) => element.getBoundingClientRect().top + scrollY);
    return tops.length === 0 ? undefined : Math.round(Math.min(...tops));
  });

/** Reports every page that is too long, not only the first. */
const softly = expect.configure({ soft: true });

for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE } as const))
  test(`the first answer of a page is near the top on a ${size} screen`, { tag: '@slow' }, async ({ page }) => {
    test.setTimeout(600_000 * patience);
    await page.setViewportSize(viewport);
    const name = size === 'wide' ? 'wide' : 'phone';
    for (const tool of Object.keys(listing).filter((each) => !WITHOUT_ANSWER.includes(each))) {
      await open(page, `/${tool}`);
      await softly.poll(() => firstAnswer(page), { message: tool, timeout: 10_000 }).toBeLessThanOrEqual(FURTHER[tool]?.[name] ?? AT_MOST[name]);
    }
  });

test('at least 75 pages have their answer near the top on a phone', () => {
  const further = Object.values(FURTHER).filter(({ phone }) => phone !== undefined).length + WITHOUT_ANSWER.length;
  expect(Object.keys(listing).length - further).toBeGreaterThanOrEqual(AT_LEAST);
});

test('a generator has its result above its options, and both Copy and Refresh are large', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/uuid-generator');
  const value = page.locator('[data-value="uuids"]');
  await expect(value).toHaveCSS('font-size', '20px');
  const top = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  for (const action of ['copy-primary', 'run']) {
    const box = await page.locator(`[data-action="${action}"]`).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(await top('[data-field="version"]'));
  }
  await page.setViewportSize(WIDE);
  await expect(value).toHaveCSS('font-size', '28px');
});

test('on a phone one button opens all options of an inspector, the rare ones too', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/base-converter');
  const options = page.locator('[data-kind="integer"], [data-kind="choice"], [data-kind="flag"]').locator('visible=true');
  await expect(options).toHaveCount(0);
  const toggle = page.getByRole('button', { name: /^Options \(\d+\)$/u });
  const count = Number(/\d+/u.exec(await toggle.innerText())?.[0]);
  await toggle.click();
  await expect(options).toHaveCount(count);
  await expect(page.getByRole('button', { name: 'More options' })).toBeHidden();
  await toggle.click();
  await expect(options).toHaveCount(0);
});

test('a text box grows with its text, from two lines to eight', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/case-converter');
  const box = page.getByRole('textbox').first();
  const linesOf = (): Promise<number> =>
    box.evaluate((element) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
      return Math.round((element.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd)) / Number.parseFloat(lineHeight));
    });
  for (const [text, lines] of [
    ['one', 2],
    ['1\n2\n3\n4', 4],
    ['\n'.repeat(20), 8],
  ] as const) {
    await box.fill(text);
    await expect.poll(linesOf).toBe(lines);
  }
});

test('on a very wide screen the inputs are beside the results, and the buttons of the title at the same place', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize(VERY_WIDE);
  const ends = new Set<number>();
  for (const tool of ['date-converter', 'uuid-generator', 'json-prettify', 'hmac-generator']) {
    await open(page, `/${tool}`);
    const link = await page.locator('[data-action="copy-link"]').boundingBox();
    ends.add(Math.round((link?.x ?? 0) + (link?.width ?? 0)));
    const edge = await page.locator('main article').evaluate((article) => {
      const ofParts = [...article.querySelectorAll('section')].map((part) => part.getBoundingClientRect().right);
      return article.getBoundingClientRect().right - Math.max(...ofParts);
    });
    expect(edge, tool).toBeLessThan(32);
  }
  expect(ends.size).toBe(1);
  await open(page, '/date-converter');
  const [input, results] = [page.getByRole('region', { name: 'Input' }), page.getByRole('region', { name: 'Results' })];
  const [left, right] = [await input.boundingBox(), await results.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThanOrEqual(1);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(input).toBeInViewport();
});
