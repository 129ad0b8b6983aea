import type { Page } from '@playwright/test';
import { hostileHtml, hostileMarkdown, hostileSvg } from '../src/lib/markup/testing/hostile-markup.ts';
import { patience } from '../scripts/patience.ts';
import { expect, field, open, result, test, write } from './site.ts';

test('reports the position of an error, links to it, and keeps the last valid YAML', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  const yaml = field(page, 'convert', 'output').locator('.cm-content');
  await expect(yaml).not.toHaveText('');
  const good = await yaml.innerText();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"a": 1,\n"b" 2}');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 5');
  await expect(yaml).toHaveText(good, { useInnerText: true });
  await page.getByRole('alert').getByRole('button').press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText(':');
  await expect(yaml).toHaveText('a: 1 b: 2', { useInnerText: true });
});

test('shows the word count of the selected text next to the total', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/text-statistics');
  const text = field(page, 'analyze', 'text').locator('.cm-content');
  await text.fill('one two three\nfour');
  await expect(result(page, 'analyze', 'words')).toHaveText('4');
  await text.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+End');
  await expect(page.locator('[data-selected="words"]')).toHaveText('3 selected');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-selected="words"]')).toHaveCount(0);
});

test('highlights matches in the text, and links them to their rows and back', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/regex-tester');
  const text = field(page, 'match', 'text');
  await expect(text.locator('.cm-span-one')).toContainText('2024-09-20');
  await expect(text).toContainText('2 matches');
  await text.locator('.cm-span-other').first().hover();
  await expect(page.locator('tr[data-number="2"]')).toHaveAttribute('data-matches', 'true');
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Show match 1 in the text' }).focus();
  await expect(text.locator('.cm-span-active').first()).toContainText('2024');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('textbox')).toBeFocused();
});

const regexLink = (operation: string, pattern: string, flags = '["g","u"]') =>
  `/regex-tester#/${operation}?pattern=${encodeURIComponent(pattern)}&flags=${encodeURIComponent(flags)}`;

test('stops a pattern with catastrophic backtracking, and the page stays responsive', async ({ page }) => {
  await open(page, regexLink('match', '^(a+)+$'));
  await write(field(page, 'match', 'text').locator('.cm-content'), `${'a'.repeat(36)}!`);
  await expect(field(page, 'match', 'pattern').getByRole('alert')).toContainText('Timed out (catastrophic backtracking)');
  await expect(page.getByText('Nested quantifiers:')).toBeVisible();
  await page.getByRole('button', { name: 'Show in pattern' }).click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('(a+)+');
  await field(page, 'match', 'pattern').getByRole('textbox').fill('a+');
  await expect(field(page, 'match', 'text')).toContainText('1 match');
});

test('stops a calculation that takes too long, and still evaluates the next one', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/math-evaluator');
  const box = field(page, 'evaluate', 'expression').getByRole('textbox');
  await box.fill('combinations(1e9, 5e8)');
  await expect(page.getByText('Timed out.').first()).toBeVisible();
  await box.fill('6 * 7');
  await expect(result(page, 'evaluate', 'result')).toHaveText('42');
});

test('formats a phone number as you type, and keeps the caret in place when you edit in the middle', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/phone-parser-and-formatter');
  const box = field(page, 'parse', 'number').getByRole('textbox');
  await box.fill('');
  await box.pressSequentially('+442079460018', { delay: 20 });
  await expect(box).toHaveValue('+44 20 7946 0018');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460018');
  await box.evaluate((element: HTMLInputElement) => element.setSelectionRange(6, 6));
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.keyboard.type('7');
  await expect(box).toHaveValue('+44 20 7946 0018');
  expect(await box.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(8);
});

/** Picks the only zone that matches part of its name, as a person does who sees the list. */
async function pickZone(page: Page, name: string, part: string): Promise<void> {
  await field(page, 'convert', name).getByRole('combobox').click();
  const search = page.getByPlaceholder('Search…');
  await expect(search).toBeFocused();
  await search.fill(part);
  await expect(page.locator('[role="option"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
}

test('finds a time zone by part of its name, and stores it and the clocks for the next visit', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/date-converter#/convert?date=2023-04-12T21:10:24Z');
  await pickZone(page, 'timeZone', 'adelaide');
  await expect(result(page, 'convert', 'iso8601')).toHaveText('2023-04-13T06:40:24+09:30');

  const rows = result(page, 'convert', 'timeZones').locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Remove America/New_York' }).click();
  await expect(rows).toHaveCount(3);
  await pickZone(page, 'otherTimeZones', 'lord howe');
  await expect(rows.last()).toContainText('2023-04-13 07:40:24');

  await open(page, '/date-converter');
  await expect(field(page, 'convert', 'timeZone')).toContainText('Australia/Adelaide');
  await expect(rows.last()).toContainText('Australia/Lord_Howe');
});

test('captures key combinations until Escape is pressed twice', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/keycode-info');
  const palette = page.getByRole('dialog');
  await page.getByRole('textbox', { name: /press/iu }).focus();
  await page.keyboard.press('Control+KeyK');
  await expect(result(page, 'describe', 'shortcut')).toHaveText('Ctrl+K');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+KeyK');
  await expect(palette).toBeVisible();
});

const preview = (page: Page) => page.locator('[data-preview]');

/** Converts Markdown whose first paragraph is `mark`, and waits until the preview shows that. */
async function convert(page: Page, markdown: string, mark = 'first'): Promise<void> {
  await expect(preview(page).locator('*').first()).toBeVisible();
  await write(field(page, 'convert', 'input').locator('.cm-content'), `${mark}\n\n${markdown}`);
  await expect(preview(page).locator('p').first()).toHaveText(mark);
}

test('prints the preview from a frame with its own styles and without scripts', { tag: '@slow' }, async ({ page }) => {
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

test('copies as rich text, and syncs the scroll positions of both panes', { tag: '@slow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/markdown-to-html');
  await convert(page, 'a *b*\n\n'.repeat(300));
  await page.getByRole('button', { name: 'Copy as rich text' }).click();
  // Reading the clipboard while the page writes to it would fail.
  await expect(page.getByText('Copied with formatting')).toBeVisible();
  expect(await page.evaluate(async () => (await (await navigator.clipboard.read())[0]?.getType('text/html'))?.text())).toContain('<em>b</em>');
  const scroller = field(page, 'convert', 'input').locator('.cm-scroller');
  await preview(page).hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => scroller.evaluate((box) => box.scrollTop / (box.scrollHeight - box.clientHeight))).toBeGreaterThan(0.9);
  await scroller.hover();
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => preview(page).evaluate((box) => box.scrollTop)).toBe(0);
});

test('hostile content has no effect in the preview, whatever happens to it in the HTML', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(240_000 * patience);
  const ran: string[] = [];
  await page.exposeFunction('hostile', () => void ran.push('a script'));
  await open(page, '/markdown-to-html');
  await expect(preview(page).locator('h1')).toBeVisible();
  await field(page, 'convert', 'rawHtml').locator('select').selectOption('keep');
  await expect(page.getByText('HTML is kept as is')).toBeVisible();
  const all = [...hostileMarkdown, ...hostileHtml, ...hostileSvg];
  // Three texts at a time, in both orders, because an unclosed element in one may hide the next.
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
