import type { Page } from '@playwright/test';
import { hostileHtml } from '../src/lib/markup/testing/hostile-markup.ts';
import { patience } from '../scripts/patience.ts';
import { clipboard, expect, expectAccessible, expectNoSidewaysScroll, field, flushStorage, open, stored, test, write } from './site.ts';

const text = (page: Page) => field(page, 'format', 'input').getByRole('textbox', { name: 'Text' });
const source = (page: Page) => field(page, 'format', 'output').locator('.cm-content');
const button = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const lost = (page: Page) => page.locator('[data-lost]');

/** Opens the page with an empty document and the caret in it. */
async function startNew(page: Page): Promise<void> {
  await open(page, '/html-wysiwyg-editor');
  await expect(source(page)).toContainText('<h1>Hey!</h1>');
  await page.getByRole('button', { name: 'New document' }).click();
  await expect(text(page)).toHaveText('');
  await text(page).click();
}

/** Pastes HTML as a program would put it into the clipboard. */
async function paste(page: Page, html: string, plain: string): Promise<void> {
  await text(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.plain);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, plain },
  );
}

test('shows formatted text as HTML, and Ctrl+Shift+C copies it', { tag: '@slow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startNew(page);
  await page.keyboard.type('plain ');
  await page.keyboard.press('Control+b');
  await expect(button(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar').getByLabel('Paragraph or heading').selectOption('Heading 5');
  await page.keyboard.type('Head');
  await page.keyboard.press('Enter');
  await button(page, 'Task list').click();
  await page.keyboard.type('a task');
  await text(page).getByRole('checkbox').check();
  await expect(source(page)).toContainText('<p>plain <strong>bold</strong></p>');
  await expect(source(page)).toContainText('<h5>Head</h5>');
  await expect(source(page)).toContainText('<input type="checkbox" disabled="" checked="" /> a task');
  await expect(field(page, 'format', 'input')).toContainText('5 words, 20 characters');
  await page.keyboard.press('Control+Shift+C');
  await expect.poll(() => clipboard(page)).toContain('<h5>Head</h5>');
  await page.getByRole('button', { name: 'Copy minified' }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe('<p>plain <strong>bold</strong></p><h5>Head</h5><ul><li><input type="checkbox" disabled="" checked=""> a task</li></ul>');
  await page.getByRole('button', { name: 'Copy as rich text' }).click();
  await expect(page.getByText('Copied with its formatting')).toBeVisible();
  expect(await page.evaluate(async () => (await (await navigator.clipboard.read())[0]?.getType('text/html'))?.text())).toContain('<strong>bold</strong>');
});

test('HTML is edited both ways; content that the editor does not support is listed before it is removed', async ({ page }) => {
  await open(page, '/html-wysiwyg-editor');
  await expect(text(page).getByRole('heading', { name: 'Hey!' })).toBeVisible();
  await write(source(page), '<h2>Typed</h2><p class="x" onclick="a()">by <i>hand</i><script>a()</script></p>');
  await expect(text(page).getByRole('heading', { name: 'Typed' })).toBeVisible();
  await expect(text(page).locator('em')).toHaveText('hand');
  await expect(lost(page)).toContainText('class, onclick, <script>');
  await expect(source(page)).toContainText('<script>');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(source(page)).toContainText('<p>by <em>hand!</em></p>');
  await expect(source(page)).not.toContainText('script');
  await expect(lost(page)).toHaveCount(0);

  await write(source(page), '<p>a</div></p>');
  await expect(page.getByRole('alert')).toContainText('</div> has no matching start tag');
  await write(source(page), '<p>a</p><p>b</p>');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Format', exact: true }).click();
  await expect(source(page).locator('.cm-line')).toHaveText(['<p>a</p>', '<p>b</p>']);
});

test('hostile content has no effect, pasted or as HTML', { tag: '@slow' }, async ({ page }) => {
  test.setTimeout(240_000 * patience);
  const ran: string[] = [];
  await page.exposeFunction('hostile', () => void ran.push('a script'));
  await startNew(page);
  for (const [first] of hostileHtml.entries()) {
    if (first % 3 > 0) continue;
    const html = [0, 1, 2, 1, 0].map((offset) => hostileHtml[first + offset]?.markup ?? '').join('\n');
    await write(source(page), `<p>text ${first}</p>${html}`);
    await expect(text(page).locator('p').first()).toContainText(`text ${first}`);
    await text(page).click();
    await page.keyboard.press('Control+a');
    await paste(page, `<p>paste ${first}</p>${html}`, '');
    await text(page).evaluate((box) => {
      for (const element of box.querySelectorAll('*')) {
        for (const type of ['pointerenter', 'mouseover', 'focus', 'toggle']) element.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(text(page).locator('script, style, iframe, object, embed, form, meta, base, svg, math, video, audio, [onclick], [onerror]')).toHaveCount(0);
    await expect(
      text(page).locator('a[href^="javascript" i], a[href^="data" i], a[href^="vbscript" i], img:not([src^="data:"], .ProseMirror-separator)'),
    ).toHaveCount(0);
  }
  expect(ran).toEqual([]);
  await expect(page).toHaveURL(/\/html-wysiwyg-editor$/u);
});

test('pasted text keeps its structure and loses its styles; Ctrl+Shift+V pastes plain text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startNew(page);
  await paste(
    page,
    `<html><head><style>p.MsoNormal { color: red }</style></head><body><!--StartFragment--><h1 style="color:#2e74b5">Word</h1>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>one<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o<span>&nbsp;</span></span>two<o:p></o:p></p>
<p class="MsoNormal">a <span style="font-weight:700;font-size:40pt">bold</span> word</p><!--EndFragment--></body></html>`,
    'Word',
  );
  await expect(source(page)).toContainText('<h1>Word</h1>');
  await expect(text(page).locator('ul > li > ul > li')).toHaveText('two');
  await expect(source(page)).toContainText('<p>a <strong>bold</strong> word</p>');
  await expect(source(page)).not.toContainText('style');

  await page.keyboard.press('Control+a');
  await paste(
    page,
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-style:italic">Docs</span> text</p></b>',
    'Docs text',
  );
  await expect(source(page)).toHaveText('<p><em>Docs</em> text</p>');

  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({ 'text/html': new Blob(['<b>words</b>'], { type: 'text/html' }), 'text/plain': new Blob(['words'], { type: 'text/plain' }) }),
    ]),
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+V');
  await expect(source(page)).toHaveText('<p>words</p>');
});

test('inserts tables, links and images from the toolbar', { tag: '@slow' }, async ({ page }) => {
  await startNew(page);
  await button(page, 'Table').click();
  await page.getByRole('button', { name: 'Insert table' }).click();
  await page.keyboard.type('head');
  await page.keyboard.press('Tab');
  await page.keyboard.type('second');
  await page.getByRole('button', { name: 'Delete row' }).click();
  await page.getByRole('button', { name: 'Column right' }).click();
  await expect(text(page).locator('tr')).toHaveCount(2);
  await expect(text(page).locator('tr').first().locator('td, th')).toHaveCount(4);
  await page.getByRole('button', { name: 'Header row' }).click();
  await expect(source(page)).toContainText('<thead>');
  await page.getByRole('button', { name: 'Delete table' }).click();
  await expect(text(page).locator('table')).toHaveCount(0);

  await button(page, 'Link').click();
  await page.getByLabel('URL').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Enter a URL such as https://…')).toBeVisible();
  await page.getByLabel('URL').fill('https://e.example/');
  await page.getByLabel('Open in a new tab').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(source(page)).toContainText('target="_blank"');
  await expect(source(page)).toContainText('rel="noopener noreferrer"');

  await button(page, 'Image').click();
  await page.getByLabel('URL').fill('https://e.example/a.png');
  await page.getByLabel('Alt text').fill('A cat');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('[data-image]')).toHaveText('A cat');
  await expect(source(page)).toContainText('src="https://e.example/a.png"');
});

test('restores the text after a reload, omits it from links, and can undo New document', { tag: '@slow' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startNew(page);
  await page.keyboard.type('A draft');
  await expect(source(page)).toHaveText('<p>A draft</p>');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/#\/format\?$/u);
  await flushStorage(page);
  await open(page, '/html-wysiwyg-editor#/format?lineWidth=40&input=other');
  await page.reload();
  await expect(text(page)).toHaveText('A draft');
  await page.getByRole('button', { name: 'New document' }).click();
  await expect(text(page)).toHaveText('');
  await button(page, 'Undo').click();
  await expect(text(page)).toHaveText('A draft');
  await page.getByRole('button', { name: 'New document' }).click();
  await expect(page.getByText('Document cleared.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(text(page)).toHaveText('A draft');
  await page.getByRole('button', { name: 'New document' }).click();
  await flushStorage(page);
  await expect.poll(() => stored(page, 'penknife.options.html-wysiwyg-editor')).toContain('"input":""');
});

test('the toolbar is a single tab stop, and is accessible at any width', { tag: '@slow' }, async ({ page }) => {
  await startNew(page);
  await page.keyboard.type('text');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Justify')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(source(page)).toContainText('text-align: justify');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Tab');
  await expect(text(page)).toBeFocused();
  for (const name of ['Text color', 'Link', 'Image', 'Table']) {
    await button(page, name).click();
    await expectAccessible(page, { within: 'main' });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
