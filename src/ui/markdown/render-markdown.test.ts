// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allHostileMarkdown, hostileHtml, hostileMarkdown, hostileSvg } from '../../lib/markup/testing/hostile-markup.ts';
import { renderMarkdown } from './render-markdown.ts';

test('renders GitHub-flavoured Markdown, a line break being a space', () => {
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
])('the link in %s opens in a new tab that knows nothing of this one', (markdown, address) => {
  const link = elementsOf(markdown).find(({ tagName }) => tagName === 'A');
  expect([link?.getAttribute('href'), link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([address, '_blank', 'noopener noreferrer']);
});

const words = { footnotes: 'Notes', backToText: 'Back', taskDone: 'Done', taskOpen: 'Open', prefix: 'a-' };

test('the box of a task is named', () => {
  const html = renderMarkdown('- [x] a\n- [ ] b', words);
  expect(html.match(/aria-label="\w+"/gu)).toEqual(['aria-label="Done"', 'aria-label="Open"']);
});

test('a link or an image without a safe address has none', () => {
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

test('HTML and SVG run nothing in any place of a text', () => {
  for (const { markup } of allHostileMarkdown) expectHarmless(markup);
});

test('any text renders to harmless elements', () => {
  const unit = fc.constantFrom(...'<>/a"[]()`*_!|-~^:#&; \n\\', 'script', ' on=', 'javascript:', 'data:', '&#58;', 'https://', 'www.', '```', '](', '![');
  fc.assert(fc.property(fc.string({ unit, maxLength: 60 }), expectHarmless), { numRuns: 500 });
});

test.each([']', '[', '[]', '[a](', '![', '>', '> ', '* a', '1. ', '**a*', '_a', '[a][b]', '[^a]', '<', '`', '|', '&', '<!--'])(
  'a long row of %j is read in time',
  (mark) => {
    const start = performance.now();
    expect(renderMarkdown(mark.repeat(50_000 / mark.length)).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  },
  30_000,
);

test('marks that are too tangled are shown as they are, and the rest of the text is read', () => {
  expect(renderMarkdown(`${'a* '.repeat(20_000)}\n\n*b*`)).toMatch(/a\* a\* a\*[^<]{1000}[\s\S]*<p><em>b<\/em><\/p>$/u);
});

test('a long text of many blocks is not tangled', () => {
  expect(renderMarkdown('- [a](b) *c*\n'.repeat(5_000))).toMatch(/^<ul>/u);
});

function elementsOf(markdown: string): readonly Element[] {
  const host = document.createElement('template');
  host.innerHTML = renderMarkdown(markdown);
  return [...host.content.querySelectorAll('*')];
}

const ELEMENTS = /^(?:A|BLOCKQUOTE|BR|CODE|DEL|EM|H[1-6]|HR|IMG|INPUT|LI|OL|P|PRE|SECTION|STRONG|SUP|TABLE|TBODY|TD|TH|THEAD|TR|UL)$/u;
const ATTRIBUTES =
  /^(?:align|alt|aria-describedby|aria-label|checked|class|data-footnote-backref|data-footnote-ref|data-footnotes|disabled|href|id|rel|src|start|target|title|type)$/u;
const ADDRESS = /^(?:(?:https?|ircs?|mailto|xmpp):|(?![^/?#]*:))/iu;

function expectHarmless(markdown: string): void {
  for (const element of elementsOf(markdown)) {
    expect(element.tagName).toMatch(ELEMENTS);
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(ATTRIBUTES);
      if (name === 'href' || name === 'src') expect(value).toMatch(ADDRESS);
    }
    if (element.tagName === 'INPUT') expect(element.getAttribute('type')).toBe('checkbox');
  }
}
