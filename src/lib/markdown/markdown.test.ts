import fc from 'fast-check';
import type { Element, Root } from './tree.ts';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import rehypeRaw from 'rehype-raw';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runAtOnce } from '../document/slices.ts';
import { allHostileMarkdown } from '../markup/testing/hostile-markup.ts';
import { compileMarkdown } from './compile.ts';
import { generousLimits } from './limits.ts';
import type { RenderOptions } from './markdown.ts';
import { renderMarkdown } from './markdown.ts';
import { keepRawHtml } from './marked-html.ts';

const context = createContext();

const render = async (markdown: string, options: Partial<RenderOptions> = {}): Promise<string> =>
  (await renderMarkdown(markdown, { rawHtml: 'sanitize', headingIds: false, ...options }, context)).html;

const MARKS = [
  'a',
  'b',
  ' ',
  '\n',
  '\n\n',
  '# ',
  '- ',
  '  ',
  '1. ',
  '> ',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```\n',
  '[',
  ']',
  '(',
  ')',
  '![',
  '[a]: b\n',
  '[a]',
  '|',
  '\n|-|-|\n',
  '\t',
  '\\',
];
const HTML = [
  '<b>',
  '</b>',
  '<div>',
  '</div>',
  '<!-- ',
  ' -->',
  '<pre>',
  '<a id="x">',
  '<p/>',
  '&amp;',
  '&lt;',
  '"',
  '<',
  '>',
  '&',
  '<img src="x" />',
  '<td>',
  '</td>',
];
const FOOTNOTES = ['[^1]', '\n\n[^1]: ', '[^a b]'];
const LINKS = ['https://a.b', 'www.a.bc ', 'a@b.cd', '](javascript:x)', '<https://a.b>'];
const textOf = (units: readonly string[], maxLength = 40): fc.Arbitrary<string> => fc.string({ unit: fc.constantFrom(...units), maxLength });

const anyMarkdown = textOf([...MARKS, ...HTML, ...FOOTNOTES, ...LINKS]);
const withoutHtml = textOf([...MARKS, ...FOOTNOTES, 'https://a.b', '](c)']);

describe('is what the library makes', () => {
  test('of any text, with raw HTML passed through', async () => {
    // There the library forgets that an attribute is no place for HTML; and the filter of some tags is no matter of ours.
    const text = anyMarkdown.filter((markdown) => !markdown.includes('!['));
    await fc.assert(
      fc.asyncProperty(text, async (markdown) => {
        const expected = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true, allowDangerousProtocol: true });
        expect(await render(markdown, { rawHtml: 'keep' })).toBe(expected.replace(/\n+$/u, ''));
      }),
      { numRuns: 150 },
    );
  });

  test('of CommonMark, without any of GitHub', async () => {
    await fc.assert(
      fc.asyncProperty(withoutHtml, async (markdown) => {
        expect(await render(markdown, { gfm: false })).toBe(micromark(markdown).replace(/\n+$/u, ''));
      }),
      { numRuns: 80 },
    );
  });
});

test('without raw HTML all ways to treat it give the same', async () => {
  await fc.assert(
    fc.asyncProperty(withoutHtml, fc.boolean(), fc.boolean(), async (markdown, headingIds, lineBreaks) => {
      const [clean, escaped, kept] = await Promise.all(
        (['sanitize', 'escape', 'keep'] as const).map((rawHtml) => render(markdown, { rawHtml, headingIds, lineBreaks })),
      );
      expect(escaped).toBe(clean);
      expect(kept).toBe(clean);
    }),
    { numRuns: 80 },
  );
});

test('cleaning leaves all that Markdown itself makes as it is', async () => {
  // Where the parser of HTML moves nothing: links in links are of autolinks only, and a table is a whole one.
  await fc.assert(
    fc.asyncProperty(withoutHtml, fc.boolean(), async (markdown, headingIds) => {
      const before = await render(`a\n\n${markdown}`, { headingIds });
      const after = await render(`a <b>b</b>\n\n${markdown}`, { headingIds });
      expect(after.replace(' <b>b</b>', '')).toBe(before);
    }),
    { numRuns: 100 },
  );
});

const compile = (markdown: string, segmentLength: number): string =>
  keepRawHtml(runAtOnce(compileMarkdown(markdown, { limits: { ...generousLimits, segmentLength } })));

test('a text in segments is the same as in one', () => {
  fc.assert(
    fc.property(textOf([...MARKS, ...HTML, ...FOOTNOTES, ...LINKS], 80), fc.integer({ min: 1, max: 20 }), (markdown, segmentLength) => {
      // Lines without anything between two blocks of raw HTML may be told apart only by who looks at both.
      expect(compile(markdown, segmentLength).replaceAll(/\n+/gu, '\n')).toBe(compile(markdown, Infinity).replaceAll(/\n+/gu, '\n'));
    }),
    { numRuns: 150 },
  );
});

const parse = rehypeRaw() as unknown as (tree: object) => Root;

function elementsOf(html: string): readonly Element[] {
  const found: Element[] = [];
  const waiting: (Root | Element)[] = [parse({ type: 'root', children: [{ type: 'raw', value: html }] })];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const child of next.children) {
      if (child.type !== 'element') continue;
      found.push(child);
      waiting.push(child);
    }
  }
  return found;
}

const MADE_BY_MARKDOWN = /^(?:a|blockquote|br|code|del|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)$/u;
const CLEAN = new RegExp(
  `${MADE_BY_MARKDOWN.source}|^(?:b|dd|details|div|dl|dt|i|ins|kbd|picture|q|rp|rt|ruby|s|samp|source|span|strike|sub|summary|tfoot|tt|var)$`,
  'u',
);
const FORBIDDEN = /^(?:on|style|srcdoc|formaction|action|background|ping|data$|xlink|poster|autofocus|target|nonce)/iu;
const LINK = /^(?:(?:https?|ircs?|mailto|xmpp|tel):|(?![^/?#]*:))/iu;
const SOURCE = /^(?:https?:|(?![^/?#]*:))/iu;

function expectHarmless(html: string, elements: RegExp): void {
  for (const { tagName, properties } of elementsOf(html)) {
    expect(tagName).toMatch(elements);
    for (const [name, value] of Object.entries(properties)) {
      expect(name).not.toMatch(FORBIDDEN);
      if (name === 'href') expect(String(value)).toMatch(LINK);
      if (name === 'src' || name === 'srcSet' || name === 'cite' || name === 'longDesc') expect(String(value)).toMatch(SOURCE);
    }
    if (tagName === 'input') expect(properties).toMatchObject({ type: 'checkbox', disabled: true });
  }
}

describe('hostile texts are harmless', () => {
  test('cleaned', async () => {
    for (const { markup } of allHostileMarkdown) expectHarmless(await render(markup), CLEAN);
  });

  test('escaped', async () => {
    for (const { markup } of allHostileMarkdown) expectHarmless(await render(markup, { rawHtml: 'escape' }), MADE_BY_MARKDOWN);
  });

  test('in any mixture', async () => {
    const units = [
      ...MARKS,
      ...HTML,
      ...LINKS,
      '<svg>',
      '<math>',
      '<style>',
      '<script>',
      '</style>',
      '<table>',
      '<select>',
      '<template>',
      '<noscript>',
      '<title>',
      'onerror=x ',
      '<a href="',
      'javascript:',
      '&colon;',
    ];
    await fc.assert(
      fc.asyncProperty(textOf(units), async (markdown) => {
        expectHarmless(await render(markdown), CLEAN);
        expectHarmless(await render(markdown, { rawHtml: 'escape' }), MADE_BY_MARKDOWN);
      }),
      { numRuns: 150 },
    );
  });
});

describe('addresses', () => {
  test.each(
    ['http:a', 'HTTPS://a', 'mailto:a', 'tel:1', 'xmpp:a', 'irc://a', 'ircs://a', '/a', 'a:b', '//a', '?a:b', '#a:b', './a:b', ''].map((address) => [address]),
  )('a link to %j keeps its address, unless the scheme is another', async (address) => {
    const kept = address === 'a:b' ? '' : address;
    expect(await render(`[x](<${address}>)`)).toBe(`<p><a href="${kept}">x</a></p>`);
    expect(await render(`[x][y]\n\n[y]: <${address}>`)).toBe(`<p><a href="${kept}">x</a></p>`);
    expect(await render(`<a href=" ${address}">x</a>`)).toBe(kept === address ? `<p><a href="${kept.replace('HTTPS', 'https')}">x</a></p>` : '<p><a>x</a></p>');
  });

  test.each(['mailto:a', 'tel:1', 'data:,a', 'blob:a', 'file:a'])('an image has no address of %j', async (address) => {
    expect(await render(`![x](${address})`)).toBe('<p><img src="" alt="x" /></p>');
    expect(await render(`<i></i><img src="${address}" alt="x">`)).toBe('<p><i></i><img alt="x" /></p>');
  });

  test('those of pictures to choose from are checked one by one', async () => {
    expect(await render('<picture><source srcset="a 1x, http://b 2x"><source srcset="a, javascript:b"></picture>')).toBe(
      '<p><picture><source srcset="a 1x, http://b 2x" /><source /></picture></p>',
    );
  });
});

const idsIn = async (markdown: string): Promise<readonly string[]> =>
  Array.from((await render(markdown, { headingIds: true })).matchAll(/ id="([^"]*)"/gu), ([, id = '']) => id);

describe('ids', () => {
  test.each([
    ['# a\n# a-1\n# a\n# a', ['a', 'a-1', 'a-2', 'a-3']],
    ['A *b* `c` [d](e) ~~f~~\n===', ['a-b-c-d-f']],
    ['A\nb\n---', ['a-b']],
    ['# Ünïcode Straße 日本 ٣ _x_-y', ['ünïcode-straße-日本-٣-x-y']],
    ['# 1. a & b / c', ['1-a--b--c']],
    ['# a_b.c 😀', ['a_bc-']],
    ['# !!!\n# a', ['a']],
    ['# ![b](c) a', ['a']],
    ['<h1>a</h1>\n\n# a', ['a']],
    ['> # a\n\n- # b', ['a', 'b']],
    ['# constructor\n# `__proto__`\n# constructor', ['constructor', '__proto__', 'constructor-1']],
  ])('of the headings in %j are %j', async (markdown, expected) => {
    expect(await idsIn(markdown)).toEqual(expected);
  });

  test('are those of one element each, whatever the headings are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(textOf(['a', '-1', '-2', ' ', 'b'], 4), { maxLength: 12 }), async (headings) => {
        const found = await idsIn(headings.map((heading) => `# ${heading}\n`).join(''));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('links to footnotes and headings lead to them, with raw HTML and without', async () => {
    for (const html of ['', '<i>x</i>', '<p id="fn-1">x</p>\n\n[y](#fn-1)']) {
      const elements = elementsOf(await render(`# A\n\n[a](#a) b[^1] c[^1] [^ü]\n\n[^1]: d\n[^ü]: e\n\n${html}`, { headingIds: true }));
      const targets = elements.map(({ properties: { id } }) => id);
      const links = elements.flatMap(({ properties: { href } }) => (typeof href === 'string' && href.startsWith('#') ? [href.slice(1)] : []));
      expect(links.length).toBeGreaterThan(5);
      expect(targets).toEqual(expect.arrayContaining(links));
    }
  });
});

test('finds the headings that Markdown makes, with the text that is read', async () => {
  const { headings } = await renderMarkdown(
    '# A *b* &amp; `c`[^1]\n\n![Logo](x)\n===\n\n<h1>no</h1>\n\n###### d <b>e</b>\n\n[^1]: f',
    { rawHtml: 'sanitize', headingIds: false },
    context,
  );
  expect(headings).toEqual([
    { level: 1, text: 'A b & c', id: '' },
    { level: 1, text: 'Logo', id: '' },
    { level: 6, text: 'd e', id: '' },
  ]);
});

test('line breaks of paragraphs are kept, all others stay', async () => {
  expect(await render('a\nb\\\nc  \nd `x\ny` [e\nf](g\n"h\ni")\n> j\nk\n\n    l\n    m\n\n<i\nid="n">', { lineBreaks: true })).toBe(
    '<p>a<br />\nb<br />\nc<br />\nd <code>x y</code> <a href="g" title="h\ni">e<br />\nf</a></p>\n<blockquote>\n<p>j<br />\nk</p>\n</blockquote>\n<pre><code>l\nm\n</code></pre>\n<p><i id="user-content-n"></i></p>',
  );
});

describe('takes time in proportion to the text', () => {
  test.each([
    ']',
    '[',
    '[]',
    '[[]]',
    '[a](',
    '![',
    '[^a]',
    '[a][b]',
    '*',
    '* a',
    '*a',
    'a*',
    '**a*',
    '*a_ ',
    'a***b*',
    '~a',
    '`',
    '`a``',
    '<',
    '<b>',
    '</b>',
    '<!--',
    '<a b="',
    '&',
    '\\[',
    '|',
    '>',
    '> ',
    '- ',
    '1. ',
    '\t',
    'www.',
    'a@b.c ',
    'a ',
    'a\n',
    '- a\n',
    '> a\n\n',
    '- a\n  - b\n',
    '|a|\n|-|\n',
    '[a]: b\n',
    '[^a]: b\n\n',
    '# a\n',
    '<div>\n',
    '<td><a>',
    '<b><p>',
    '<svg><p>',
  ])('with %j many times', async (unit) => {
    const processorTime = startProcessorTime();
    const html = await render(unit.repeat(20_000 / unit.length));
    expect(processorTime()).toBeLessThan(20_000);
    expect(html.length).toBeLessThan(5_000_000);
  });

  test('with lists and quotes in each other, line by line', async () => {
    const deep = Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
    expect(await render(deep)).toContain('<li>');
    expect(await render(Array.from({ length: 120 }, (_, depth) => `${'>'.repeat(depth)} a`).join('\n'))).toContain('<blockquote>');
  });

  test('with raw HTML that lies too deep to be read: it is shown', async () => {
    expect(await render('<div>'.repeat(10_000))).toMatch(/^&lt;div&gt;/u);
    expect(await render(`${'<div>\n'.repeat(200)}x`)).toMatch(/^<div>\n<div>/u);
  });
});
