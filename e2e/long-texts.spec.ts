import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { clipboard, expect, field, open, result, test } from './site.ts';

const FIVE_MB = `${'The quick brown fox jumps over the lazy dog. '.repeat(2).slice(0, 79)}\n`.repeat(62_500);
/** More than a browser control lays out within a moment. */
const MAX_IN_A_CONTROL = 50_000;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function paste(box: Locator, text: string): Promise<void> {
  const page = box.page();
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await box.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

const digest = (page: Page): Locator => result(page, 'hash', 'digests').locator('tr[data-code="sha-256"] [data-column="digest"]');

/** Pastes over the whole content of an editor. */
async function pasteOver(editor: Locator, text: string): Promise<void> {
  await editor.focus();
  await editor.page().keyboard.press('ControlOrMeta+a');
  await paste(editor, text);
}

/** The length of the longest text in a browser control. */
const longestHeld = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...[...document.querySelectorAll('input, textarea')].map((box) => ('value' in box ? String(box.value).length : 0))));

test('pasting 5 MB into a text box appends it in an editor, and undo restores the typed text', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/hash-text');
  const box = field(page, 'hash', 'text').first();
  await box.locator('textarea').fill('typed before ');
  await paste(box.locator('textarea'), FIVE_MB);
  await expect(digest(page)).toContainText(sha256(`typed before ${FIVE_MB}`));
  expect(await longestHeld(page)).toBeLessThanOrEqual(MAX_IN_A_CONTROL);
  const editor = box.locator('.cm-content');
  await expect(editor).toBeFocused();
  await page.keyboard.insertText('!');
  await expect(digest(page)).toContainText(sha256(`typed before ${FIVE_MB}!`));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(digest(page)).toContainText(sha256(`typed before ${FIVE_MB}`));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(digest(page)).toContainText(sha256('typed before '));
  await expect(editor).toHaveText('typed before ');
});

test('the label of a long text is its name, and clicking it focuses the text', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/hash-text');
  const box = field(page, 'hash', 'text').first();
  const label = (await box.locator('label').first().textContent()) ?? '';
  await paste(box.locator('textarea'), FIVE_MB);
  const editor = page.getByRole('textbox', { name: label, exact: true });
  await expect(editor).toHaveClass(/cm-content/u);
  await page.getByRole('heading', { level: 1 }).click();
  await box.locator('label').first().click();
  await expect(editor).toBeFocused();
});

test('5 MB of JSON are shown as a separate text, completely', { tag: '@slow' }, async ({ page }) => {
  const value = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `name of the entry ${id}`, tags: ['a', 'b', 'c'] }));
  await open(page, '/json-prettify');
  await pasteOver(field(page, 'format', 'input').locator('.cm-content'), JSON.stringify(value));
  const output = page.locator('section[data-operation="format"][data-field="output"]');
  await expect(output).toContainText(`${JSON.stringify(value, null, 2).split('\n').length.toLocaleString('en')} lines`);
  await output.getByRole('button', { name: /^Copy/u }).click();
  await expect.poll(async () => JSON.stringify(JSON.parse(await clipboard(page)))).toBe(JSON.stringify(value));
});

test('200,000 lines become a list', { tag: '@slow' }, async ({ page }) => {
  const lines = Array.from({ length: 200_000 }, (_, index) => `line ${index}`);
  await open(page, '/list-converter');
  await pasteOver(field(page, 'convert', 'input').locator('.cm-content'), lines.join('\n'));
  await expect(page.locator('section[data-operation="convert"][data-field="input"]')).toContainText('200,000 lines');
  await expect(page.locator('section[data-operation="convert"][data-field="output"] .cm-content')).toContainText('line 0');
});

test('a single-line field shows only the start of a long text, with a note, and keeps all of it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/hash-text');
  const box = field(page, 'hash', 'expected');
  const control = box.locator('input');
  await control.fill('abc');
  await paste(control, 'x'.repeat(5_000_000));
  await expect(control).toHaveAttribute('data-length', '5000003');
  await expect(box.getByRole('status')).toContainText('of 5,000,003 characters');
  expect(await longestHeld(page)).toBeLessThanOrEqual(MAX_IN_A_CONTROL);
  await control.press('ControlOrMeta+z');
  await expect(control).toHaveValue('abc');
});

test('shows the start of a text that is too long to edit, and uses all of it', { tag: '@slow' }, async ({ page }) => {
  const text = `${'0123456789abcdef'.repeat(1_250_000)}end`;
  await open(page, '/hash-text');
  const box = field(page, 'hash', 'text').first();
  await box.locator('textarea').fill('before');
  await paste(box.locator('textarea'), text);
  await expect(box.getByRole('status').filter({ hasText: '20,000,009 characters' })).toBeVisible();
  await expect(digest(page)).toContainText(sha256(`before${text}`));
  expect(await longestHeld(page)).toBeLessThanOrEqual(MAX_IN_A_CONTROL);
  await box.locator('textarea').press('ControlOrMeta+z');
  await expect(digest(page)).toContainText(sha256('before'));
});

const linesOf = (word: string): string => Array.from({ length: 20_000 }, (_, index) => `${word} ${index}`).join('\n');

test('a comparison in which all lines differ is rendered only where visible', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/text-diff');
  await pasteOver(field(page, 'compare', 'original').locator('.cm-content'), linesOf('left'));
  await pasteOver(field(page, 'compare', 'modified').locator('.cm-content'), linesOf('right'));
  await expect(result(page, 'compare', 'equal')).toHaveText('1 change');
  const rows = result(page, 'compare', 'changes').locator('[data-type="removed"]');
  // The first text alone also differs from the sample in one change.
  await expect(result(page, 'compare', 'addedLines')).toContainText('20,000');
  // The lines appear slightly after their number.
  await expect(result(page, 'compare', 'changes')).toContainText('right 0');
  const drawn = await rows.count();
  expect(drawn).toBeLessThanOrEqual(200);
  await result(page, 'compare', 'changes').evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(() => rows.count()).toBeGreaterThan(drawn);
});

/** The length of the longest text that the page lays out in one piece. */
const longestShown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    let longest = 0;
    while (walker.nextNode()) longest = Math.max(longest, walker.currentNode.nodeValue?.length ?? 0);
    return longest;
  });

for (const { path, put, answer } of [
  {
    path: '/url-parser',
    put: (page: Page) => field(page, 'parse', 'url').locator('input'),
    answer: (page: Page) => result(page, 'parse', 'pathname').getByText('The%20quick'),
  },
  {
    path: '/benchmark-builder',
    put: (page: Page) => page.getByRole('textbox', { name: 'Name of suite 1' }),
    answer: (page: Page) => result(page, 'compare', 'results').getByText('The quick').first(),
  },
  {
    path: '/text-diff#/compareInline',
    put: (page: Page) => field(page, 'compareInline', 'original').locator('.cm-content'),
    answer: (page: Page) => result(page, 'compareInline', 'segments').getByText('The quick').first(),
  },
]) {
  test(`renders only part of 5 MB where results repeat the input: ${path}`, { tag: '@slow' }, async ({ page }) => {
    await open(page, path);
    const box = put(page);
    await box.focus();
    await page.keyboard.press('Home');
    await paste(box, path === '/url-parser' ? `https://penknife.example/${FIVE_MB}` : FIVE_MB);
    await expect(answer(page)).toBeVisible();
    expect(await longestShown(page)).toBeLessThanOrEqual(MAX_IN_A_CONTROL);
  });
}

test('a name that would appear in many commands is truncated, and one of megabytes is rejected', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/git-memo');
  const box = field(page, 'search', 'branch').locator('input');
  await paste(box, 'x'.repeat(90_000));
  await expect(result(page, 'search', 'rows').getByText('git switch xxx')).toBeVisible();
  expect(await longestShown(page)).toBeLessThanOrEqual(MAX_IN_A_CONTROL);
  await paste(box, 'x'.repeat(5_000_000));
  await expect(page.getByText('The result would exceed')).toBeVisible();
});

test('an image of a long text is not rendered, but can be downloaded', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/svg-placeholder-generator');
  const picture = result(page, 'generate', 'svg').locator('img');
  await expect(picture).toBeVisible();
  await paste(field(page, 'generate', 'text').locator('textarea'), FIVE_MB);
  await expect(page.getByText('Download the SVG instead')).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect.poll(async () => (await clipboard(page)).length).toBeGreaterThan(FIVE_MB.length);
});

test('shows the start of a text that is too long for the rich text editor, and keeps all of it', { tag: '@slow' }, async ({ page }) => {
  await open(page, '/html-wysiwyg-editor');
  const text = field(page, 'format', 'input').getByRole('textbox', { name: 'Text' });
  await page.getByRole('button', { name: 'New document' }).click();
  await expect(text).toHaveText('');
  await text.click();
  await page.keyboard.type('typed before');
  await paste(text, FIVE_MB);
  await expect(field(page, 'format', 'input').getByRole('status')).toContainText('Showing the first');
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await expect(text).toBeFocused();
  expect(await text.locator('p').count()).toBeLessThan(1_000);
  await page.getByRole('button', { name: 'Copy minified' }).click();
  const line = FIVE_MB.slice(0, FIVE_MB.indexOf('\n'));
  await expect.poll(() => clipboard(page)).toBe(`<p>typed before</p>${`<p>${line}</p>`.repeat(62_500)}`);
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveText('typed before');
  await text.click();
  await page.keyboard.type('!');
  await expect(text).toContainText('!');
});
