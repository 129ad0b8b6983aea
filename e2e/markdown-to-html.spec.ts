import type { Page } from '@playwright/test';
import { hostileHtml, hostileMarkdown, hostileSvg } from '../src/lib/markup/testing/hostile-markup.ts';
import { expect, expectAccessible, field, open, test, write } from './site.ts';

const editor = (page: Page) => field(page, 'convert', 'input').locator('.cm-content');
const preview = (page: Page) => page.locator('[data-preview]');

/** Converts a text whose first paragraph is `mark`, and waits until the preview shows that. */
async function convert(page: Page, markdown: string, mark = 'first'): Promise<void> {
  await expect(preview(page).locator('*').first()).toBeVisible();
  await write(editor(page), `${mark}\n\n${markdown}`);
  await expect(preview(page).locator('p').first()).toHaveText(mark);
}

test('shows Markdown as it is read, or as HTML; links lead to a new tab, images are not loaded', async ({ page }) => {
  await open(page, '/markdown-to-html');
  await expect(preview(page).getByRole('heading', { name: 'Release notes' })).toBeVisible();
  await expect(preview(page).getByRole('checkbox', { name: 'Done', exact: true })).toBeChecked();
  const link = preview(page).getByRole('link', { name: 'the changelog' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await preview(page).locator('[data-footnote-ref]').click();
  await expect(preview(page).locator('.footnotes li')).toBeFocused();
  await expect(page).toHaveURL(/\/markdown-to-html$/u);

  await convert(page, '![A cat](https://example.com/cat.png) <img src="/dog.png">');
  await expect(preview(page).locator('[data-image]')).toHaveText(['A cat', 'Image: /dog.png']);
  await page.getByRole('radio', { name: 'HTML', exact: true }).click();
  await expect(field(page, 'convert', 'output')).toContainText('<img src="https://example.com/cat.png" alt="A cat" />');
  await expectAccessible(page);
});

test('what is hostile does nothing in the preview, whatever becomes of it in the HTML', async ({ page }) => {
  test.setTimeout(240_000);
  const ran: string[] = [];
  await page.exposeFunction('hostile', () => void ran.push('a script'));
  await open(page, '/markdown-to-html');
  await expect(preview(page).locator('h1')).toBeVisible();
  await field(page, 'convert', 'rawHtml').locator('select').selectOption('keep');
  await expect(page.getByText('HTML is passed through as it is')).toBeVisible();
  const all = [...hostileMarkdown, ...hostileHtml, ...hostileSvg];
  // Three texts at a time, in both orders, because an unclosed element in one may swallow the next.
  for (const first of all.keys()) {
    if (first % 3 > 0) continue;
    await convert(page, [0, 1, 2, 1, 0].map((offset) => all[first + offset]?.markup ?? '').join('\n\n'), `text ${first}`);
    await preview(page).evaluate((box) => {
      for (const element of box.querySelectorAll('*')) {
        for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(type, { bubbles: true }));
        if (!(element instanceof HTMLAnchorElement) || !/^(?:https?|mailto|xmpp|ircs?|tel):/u.test(element.protocol))
          element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
    });
    await expect(preview(page).locator('script, style, iframe, object, embed, form, link, meta, base, svg, math, img, video, audio')).toHaveCount(0);
  }
  expect(ran).toEqual([]);
  await expect(page).toHaveURL(/\/markdown-to-html$/u);
});

test('prints the preview from a frame that has a style of its own and runs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    // The print frame must stay, so that the test can inspect it.
    HTMLIFrameElement.prototype.remove = () => undefined;
  });
  await open(page, '/markdown-to-html');
  await convert(page, '# A title\n\n| a |\n| - |\n| b |');
  await page.getByRole('button', { name: 'Print / save as PDF' }).click();
  await page.emulateMedia({ media: 'print' });
  const frame = page.frameLocator('[data-print-frame]');
  await expect(frame.getByRole('heading', { name: 'A title' })).toBeAttached();
  await expect(frame.locator('tbody tr')).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('[data-print-frame]')).toHaveAttribute('sandbox', 'allow-same-origin allow-modals');
});

test('copies what is formatted with its formatting, and scrolls both sides together', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/markdown-to-html');
  await convert(page, 'a *b*\n\n'.repeat(300));
  await page.getByRole('button', { name: 'Copy as rich text' }).click();
  // Reading the clipboard while the page writes to it would fail.
  await expect(page.getByText('Copied with its formatting')).toBeVisible();
  expect(await page.evaluate(async () => (await (await navigator.clipboard.read())[0]?.getType('text/html'))?.text())).toContain('<em>b</em>');
  const scroller = field(page, 'convert', 'input').locator('.cm-scroller');
  await preview(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => scroller.evaluate((box) => box.scrollTop / (box.scrollHeight - box.clientHeight))).toBeGreaterThan(0.9);
  await scroller.hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => preview(page).evaluate((box) => box.scrollTop)).toBe(0);
});
