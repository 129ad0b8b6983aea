// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { sanitizeForPage } from '../../lib/markdown/sanitize.ts';
import { allHostileMarkdown, hostileHtml, hostileMarkdown, hostileSvg } from '../../lib/markup/testing/hostile-markup.ts';
import type { MarkdownWords } from './render-markdown.ts';
import { compileForPage, toSafeHtml } from './render-markdown.ts';

const renderMarkdown = (markdown: string, words?: MarkdownWords): string => toSafeHtml(compileForPage(markdown, words), sanitizeForPage);
const renderWithoutCleaner = (markdown: string): string => toSafeHtml(compileForPage(markdown));

test('renders GitHub-flavored Markdown, with a line break as a space', () => {
  expect(renderMarkdown('# A\n\nb\nc ~~d~~')).toBe('<h1>A</h1>\n<p>b\nc <del>d</del></p>');
  expect(renderMarkdown('| a |\n| - |\n| b |')).toContain('<td>b</td>');
});

test.each([
  ['[x](https://example.com)', 'https://example.com'],
  ['<https://example.com>', 'https://example.com'],
  ['https://example.com', 'https://example.com'],
  ['www.example.com', 'http://www.example.com'],
  ['me@example.com', 'mailto:me@example.com'],
  ['[x][y]\n\n[y]: /path', '/path'],
])('the link in %s opens in a new tab without opener and referrer', (markdown, address) => {
  const link = elementsOf(renderMarkdown(markdown)).find(({ tagName }) => tagName === 'A');
  expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([address, '_blank', 'noopener noreferrer']);
});

test.each([
  ['<b>x</b> <kbd>y</kbd> *z*', '<p><b>x</b> <kbd>y</kbd> <em>z</em></p>'],
  ['<details><summary>x</summary>\n\n*y*\n\n</details>', '<details><summary>x</summary>\n<p><em>y</em></p>\n</details>'],
  ['a<script>b()</script> <img src="c" onerror="d()">', '<p>a <img src="c" /></p>'],
  ['<a title="x" href="https://a.b">y</a>', '<p><a title="x" href="https://a.b" target="_blank" rel="noopener noreferrer">y</a></p>'],
  ['<a href="/b" target="_self" rel="opener">y</a>', '<p><a href="/b" target="_self" rel="noopener noreferrer">y</a></p>'],
  ['<a href="javascript:b()" target="_top">y</a> <a target="z">z</a>', '<p><a target="_top">y</a> <a target="z">z</a></p>'],
  ['<b id="location">x</b> <a href="#location">y</a>', '<p><b id="user-content-location">x</b> <a href="#user-content-location">y</a></p>'],
])('the HTML in %s is sanitized, and links open in a new tab', (markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html);
});

test('HTML is text without a sanitizer, and if it is too complex', () => {
  expect(renderWithoutCleaner('a <b>*c*</b>')).toBe('<p>a &lt;b&gt;<em>c</em>&lt;/b&gt;</p>');
  expect(renderMarkdown(`${'<b>'.repeat(600)} *c*`)).toMatch(/^<p>(?:&lt;b&gt;){600} <em>c<\/em><\/p>$/u);
});

const words = { footnotes: 'Notes', backToText: 'Back', taskDone: 'Done', taskOpen: 'Open', prefix: 'a-' };

test('the check box of a task has a name', () => {
  const html = renderMarkdown('- [x] a\n- [ ] b', words);
  expect(html.match(/aria-label="\w+"/gu)).toEqual(['aria-label="Done"', 'aria-label="Open"']);
});

test("adds the page's own parts with and without HTML in the text", () => {
  const markdown = '- [x] a\n- [ ] b\n\nc[^1] [d](https://e.f)\n\n[^1]: g';
  const html = renderMarkdown(markdown, words);
  const cleaned = renderMarkdown(`<!-- h -->\n\n${markdown}`, words);
  expect(tagsOf(cleaned)).toEqual(tagsOf(html));
  expect(html).toContain('class="visually-hidden"');
});

test('a link or an image without a safe URL has none', () => {
  expect(renderMarkdown('[x](javascript:alert(1)) ![y](data:,z)')).toBe('<p><a>x</a> <img alt="y" /></p>');
});

test('a footnote and its text stay on the page', () => {
  const html = renderMarkdown('x[^1]\n\n[^1]: y', words);
  expect(html).toContain('<a href="#a-fn-1"');
  expect(html).toContain('Notes</h2>');
  expect(html).toContain('aria-label="Back"');
});

test.each([...hostileMarkdown, ...hostileHtml, ...hostileSvg].map(({ name, markup }) => [name, markup] as const))('%s runs nothing', (_name, markup) => {
  expectHarmless(markup);
});

test('HTML and SVG run nothing anywhere in a text', { tags: ['slow'] }, () => {
  for (const { markup } of allHostileMarkdown) expectHarmless(markup);
});

test('any text renders to harmless elements', () => {
  const unit = fc.constantFrom(
    ...'<>/a"[]()`*_!|-~^:#&; \n\\',
    'script',
    '<a ',
    '<img ',
    ' on=',
    ' href=',
    ' target=',
    'javascript:',
    'data:',
    '&#58;',
    'https://',
    'www.',
    '```',
    '](',
    '![',
  );
  fc.assert(fc.property(fc.string({ unit, maxLength: 60 }), expectHarmless), { numRuns: runs(500) });
});

test.each([']', '[', '[]', '[a](', '![', '>', '> ', '* a', '1. ', '**a*', '_a', '[a][b]', '[^a]', '<', '`', '|', '&', '<!--'])(
  'reads a long row of %j in time',
  (mark) => {
    const processorTime = startProcessorTime();
    const html = renderMarkdown(mark.repeat(20_000 / mark.length));
    // The whole text is one unclosed comment.
    expect(html === '').toBe(mark === '<!--');
    expect(processorTime()).toBeLessThan(20_000);
  },
);

test('reads many unclosed marks', () => {
  expect(renderMarkdown(`${'a* '.repeat(8_000)}\n\n*b*`)).toMatch(/a\* a\* a\*[^<]{1000}[\s\S]*<p><em>b<\/em><\/p>$/u);
});

test('a long text of many blocks is not too complex', () => {
  expect(renderMarkdown('- [a](b) *c*\n'.repeat(5_000))).toMatch(/^<ul>/u);
});

function elementsOf(html: string): readonly Element[] {
  const host = document.createElement('template');
  host.innerHTML = html;
  return [...host.content.querySelectorAll('*')];
}

/** Every element with its attributes, sorted by name. */
const tagsOf = (html: string): readonly string[] =>
  elementsOf(html).map(({ tagName, attributes }) => [tagName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`).toSorted()].join(' '));

/** The elements and attributes of Markdown itself, and those that GitHub allows in raw HTML. */
const OF_MARKDOWN = {
  elements: /^(?:A|BLOCKQUOTE|BR|CODE|DEL|EM|H[1-6]|HR|IMG|INPUT|LI|OL|P|PRE|SECTION|STRONG|SUP|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/u,
  attributes:
    /^(?:align|alt|aria-describedby|aria-label|checked|class|data-footnote-backref|data-footnote-ref|data-footnotes|disabled|href|id|rel|src|start|target|title|type)$/u,
};
const OF_HTML = {
  elements: new RegExp(
    `${OF_MARKDOWN.elements.source}|^(?:B|DD|DETAILS|DIV|DL|DT|I|INS|KBD|PICTURE|Q|RP|RT|RUBY|S|SAMP|SOURCE|SPAN|STRIKE|SUB|SUMMARY|TFOOT|TT|VAR)$`,
    'u',
  ),
  attributes: new RegExp(
    `${OF_MARKDOWN.attributes.source}|^(?:aria-labelledby|border|cite|color|colspan|dir|height|lang|name|open|size|span|srcset|tabindex|usemap|value|width)$`,
    'u',
  ),
};
const ADDRESS = /^(?:(?:https?|ircs?|mailto|tel|xmpp):|(?![^/?#]*:))/iu;

function expectHarmless(markdown: string): void {
  expectOnly(renderWithoutCleaner(markdown), OF_MARKDOWN);
  expectOnly(renderMarkdown(markdown), OF_HTML);
}

function expectOnly(html: string, allowed: typeof OF_MARKDOWN): void {
  for (const element of elementsOf(html)) {
    expect(element.tagName).toMatch(allowed.elements);
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(allowed.attributes);
      if (name === 'href' || name === 'src') expect(value).toMatch(ADDRESS);
    }
    if (element.tagName === 'INPUT') expect(element.getAttribute('type')).toBe('checkbox');
    const leadsAway = element.tagName === 'A' && element.getAttribute('href')?.startsWith('#') === false;
    if (leadsAway) expect(element.getAttribute('rel')).toBe('noopener noreferrer');
  }
}
