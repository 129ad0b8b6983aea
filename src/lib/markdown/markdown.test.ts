import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { allHostileMarkdown } from '../markup/testing/hostile-markup.ts';
import type { RenderOptions } from './markdown.ts';
import { renderMarkdown } from './markdown.ts';

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

const withoutHtml = textOf([...MARKS, ...FOOTNOTES, 'https://a.b', '](c)']);

test('all ways to treat raw HTML give the same result without raw HTML', async () => {
  await fc.assert(
    fc.asyncProperty(withoutHtml, fc.boolean(), fc.boolean(), async (markdown, headingIds, lineBreaks) => {
      const [clean, escaped, kept] = await Promise.all(
        (['sanitize', 'escape', 'keep'] as const).map((rawHtml) => render(markdown, { rawHtml, headingIds, lineBreaks })),
      );
      expect(escaped).toBe(clean);
      expect(kept).toBe(clean);
    }),
    { numRuns: runs(80) },
  );
});

test('sanitizing does not change the HTML that Markdown generates', async () => {
  // If the HTML parser moves nothing: only autolinks are inside links, and tables are complete.
  await fc.assert(
    fc.asyncProperty(withoutHtml, fc.boolean(), async (markdown, headingIds) => {
      const before = await render(`a\n\n${markdown}`, { headingIds });
      const after = await render(`a <b>b</b>\n\n${markdown}`, { headingIds });
      expect(after.replace(' <b>b</b>', '')).toBe(before);
    }),
    { numRuns: runs(100) },
  );
});

interface ReadElement {
  readonly tagName: string;
  readonly attributes: ReadonlyMap<string, string>;
}

function elementsOf(html: string): readonly ReadElement[] {
  const found: ReadElement[] = [];
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next)) continue;
    found.push({ tagName: next.tagName, attributes: new Map(next.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value])) });
    for (const child of next.childNodes) waiting.push(child);
  }
  return found;
}

const MADE_BY_MARKDOWN = /^(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)$/u;
const CLEAN = new RegExp(
  `${MADE_BY_MARKDOWN.source}|^(?:b|dd|details|div|dl|dt|i|ins|kbd|picture|q|rp|rt|ruby|s|samp|source|span|strike|sub|summary|tfoot|tt|var)$`,
  'u',
);
const FORBIDDEN = /^(?:on|style|srcdoc|formaction|action|background|ping|data$|xlink|poster|autofocus|target|nonce)/iu;
const LINK = /^(?:(?!(?:javascript|vbscript|data|file|blob|filesystem|about|view-source|ms-[\w-]+|search-ms)\s*:)[a-z][a-z0-9-]*:|(?![^/?#]*:))/u;
const SOURCE = /^(?:https?:|data:image\/|(?![^/?#]*:))/iu;

const ADDRESSES: ReadonlySet<string> = new Set(['src', 'srcset', 'cite', 'longdesc']);

function expectHarmless(html: string, elements: RegExp): void {
  for (const { tagName, attributes } of elementsOf(html)) {
    expect(tagName).toMatch(elements);
    for (const [name, value] of attributes) {
      expect(name).not.toMatch(FORBIDDEN);
      if (name === 'href') expect(value).toMatch(LINK);
      if (ADDRESSES.has(name)) expect(value).toMatch(SOURCE);
    }
    if (tagName === 'input') expect([attributes.get('type'), attributes.get('disabled')]).toEqual(['checkbox', '']);
  }
}

describe('makes hostile texts harmless', () => {
  test('sanitized', { tags: ['slow'] }, async () => {
    for (const { markup } of allHostileMarkdown) expectHarmless(await render(markup), CLEAN);
  });

  test('escaped', { tags: ['slow'] }, async () => {
    for (const { markup } of allHostileMarkdown) expectHarmless(await render(markup, { rawHtml: 'escape' }), MADE_BY_MARKDOWN);
  });

  test('in any combination', async () => {
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
      { numRuns: runs(150) },
    );
  });
});

const KEPT_LINKS =
  'http:a HTTPS://a ftp://a/b sftp://a mailto:a?subject=b tel:+1 callto:a sms:+1 sip:a@b xmpp:a irc://a ircs://a webcal://a geo:1,2 magnet:?xt=urn:a skype:a matrix:r/a tg://a whatsapp://a vscode://file/a vscode-insiders://a slack://a zoommtg://a obsidian://a git://a ssh://a news:a /a //a ?a:b #a:b #ü ./a:b';
const LOST_LINKS =
  'javascript:a JavaScript:a vbscript:a data:text/html,a data:image/svg+xml,a file:///a blob:a filesystem:a about:blank view-source:a ms-msdt:a search-ms:a chrome://a jar:a a:b';
const LOST_IMAGES =
  'javascript:a mailto:a tel:1 data:,a data:text/html,a data:application/pdf,a data:image,a data:image/svg+xml,%3Csvg%20onload=%22a%22/%3E data:image/svg+xml;base64,PHN2Zz48c2NyaXB0PmE8L3NjcmlwdD48L3N2Zz4= data:imagex/png,a blob:a file:a ftp://a vscode://a';
const KEPT_IMAGES =
  'http://a HTTPS://a /a //a data:image/png;base64,iVBORw0KGgo= data:image/svg+xml,%3Csvg/%3E data:image/svg+xml;base64,PHN2Zy8+ DATA:IMAGE/GIF;base64,R0lGODdh data:image/jpeg;charset=x,a';

/** Normalizes URLs like browsers: a lowercase scheme, and only ASCII characters in a link. */
const lowered = (address: string): string => address.replace(/^[A-Z]+:/u, (scheme) => scheme.toLowerCase());

describe('URLs', () => {
  test.each(KEPT_LINKS.split(' '))('keeps a link to %s', async (address) => {
    const written = address.replace('ü', '%C3%BC');
    expect(await render(`[x](<${address}>)`)).toBe(`<p><a href="${written}">x</a></p>`);
    expect(await render(`[x][y]\n\n[y]: <${address}>`)).toBe(`<p><a href="${written}">x</a></p>`);
    expect(await render(`<a href=" ${address}">x</a>`)).toBe(`<p><a href="${lowered(address)}">x</a></p>`);
  });

  test.each(LOST_LINKS.split(' '))('turns a link to %s into text', async (address) => {
    expect(await render(`[x](<${address}>)`)).toBe('<p><a>x</a></p>');
    expect(await render(`[x][y]\n\n[y]: <${address}>`)).toBe('<p><a>x</a></p>');
    for (const start of ['', ' ', '\t', '&#1;']) expect(await render(`<a href="${start}${address}">x</a>`)).toBe('<p><a>x</a></p>');
  });

  test.each(KEPT_IMAGES.split(' '))('keeps an image from %s', async (address) => {
    expect(await render(`![x](${address})`)).toBe(`<p><img src="${address}" alt="x" /></p>`);
    expect(await render(`<i></i><img src="${address}" alt="x">`)).toBe(`<p><i></i><img src="${lowered(address)}" alt="x" /></p>`);
  });

  test.each(LOST_IMAGES.split(' '))('removes the source of an image from %s', async (address) => {
    expect(await render(`![x](${address})`)).toBe('<p><img alt="x" /></p>');
    expect(await render(`<i></i><img src="${address}" alt="x">`)).toBe('<p><i></i><img alt="x" /></p>');
  });

  test('internal links lead to ids in raw HTML, written or encoded', async () => {
    expect(await render('<a id="ü b"></a> [x](<#ü b>) <a href="#ü b">y</a> [z](#100%)')).toBe(
      '<p><a id="user-content-ü b"></a> <a href="#user-content-ü b">x</a> <a href="#user-content-ü b">y</a> <a href="#100%25">z</a></p>',
    );
  });

  test('checks each candidate in a srcset', async () => {
    expect(await render('<picture><source srcset="a 1x, http://b 2x"><source srcset="a, javascript:b"></picture>')).toBe(
      '<p><picture><source srcset="a 1x, http://b 2x" /><source /></picture></p>',
    );
  });
});

describe('removes elements that pages do not display, and escapes unclosed tags that would hide the rest', () => {
  test.each(['style', 'script', 'iframe', 'template', 'noembed', 'noframes'])('%s', { tags: ['slow'] }, async (name) => {
    expect(await render(`<${name}>b{}</${name}>\n\nx`)).toMatch(/^(?:<p><\/p>\n)?<p>x<\/p>$/u);
    expect(await render(`a <${name.toUpperCase()}>b</${name}> c`)).toBe('<p>a  c</p>');
    expect(await render(`Use <${name}> here.\n\nb`)).toBe(`<p>Use &lt;${name}&gt; here.</p>\n<p>b</p>`);
    expect(await render(`<${name}>a</${name}> <${name}> b`)).toContain(`&lt;${name}&gt; b`);
  });

  test.each(['title', 'textarea', 'xmp', 'plaintext'])('%s', { tags: ['slow'] }, async (name) => {
    expect(await render(`Use <${name}> here.\n\n*b*`)).toBe(`<p>Use &lt;${name}&gt; here.</p>\n<p><em>b</em></p>`);
  });
});

test.each([
  ['', '# T'],
  ['\n', '# T'],
  ['', '- a'],
  ['', '    a'],
])('a byte order mark before %j%j is not part of the text', async (lead, markdown) => {
  expect(await render(`\uFEFF${lead}${markdown}`)).toBe(await render(lead + markdown));
});

const alert = (word: string, content: string): string =>
  `<div class="markdown-alert markdown-alert-${word.toLowerCase()}">\n<p class="markdown-alert-title">${word}</p>\n${content}\n</div>`;

describe('alerts', () => {
  test.each(['Note', 'Tip', 'Important', 'Warning', 'Caution'])('%s', async (word) => {
    for (const written of [word, word.toUpperCase(), word.toLowerCase()]) {
      expect(await render(`> [!${written}]\n> *a*\n> b`)).toBe(alert(word, '<p><em>a</em>\nb</p>'));
      expect(await render(`> [!${written}]  \n>\n> - a`)).toBe(alert(word, '<ul>\n<li>a</li>\n</ul>'));
      expect(await render(`> [!${written}]\n> <b>a</b>`)).toBe(alert(word, '<p><b>a</b></p>'));
    }
  });

  test.each([
    '> [!NOTE]',
    '> [!NOTE] a\n> b',
    '> [!OTHER]\n> a',
    '> a\n> [!NOTE]\n> b',
    '> > [!NOTE]\n> > a',
    '- > [!NOTE]\n  > a',
    '[!NOTE]\na',
    '> # [!NOTE]\n> a',
  ])('%j is not an alert', async (markdown) => {
    expect(await render(markdown)).not.toContain('markdown-alert');
    expect(await render(markdown)).toMatch(/\[!(?:NOTE|OTHER)\]/u);
  });

  test('CommonMark has no alerts', async () => {
    expect(await render('> [!NOTE]\n> a', { gfm: false })).toBe('<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>');
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

  test('are unique, regardless of the headings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(textOf(['a', '-1', '-2', ' ', 'b'], 4), { maxLength: 12 }), async (headings) => {
        const found = await idsIn(headings.map((heading) => `# ${heading}\n`).join(''));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  test('only a circumflex marks a footnote', async () => {
    expect(await render('[x1] ^1[^2]\n\n[^1]: a')).toBe('<p>[x1] ^1[^2]</p>');
  });

  test('back links are in the last paragraph of a footnote, or after its last block', async () => {
    expect(await render('a[^1]\n\n[^1]: b\n\n    c')).toContain('<p>b</p>\n<p>c <a href="#user-content-fnref-1"');
    expect(await render('a[^1]\n\n[^1]: b\n\n        c')).toContain('<pre><code>c\n</code></pre>\n<a href="#user-content-fnref-1"');
  });

  test('links to footnotes and headings work with and without raw HTML', async () => {
    for (const html of ['', '<i>x</i>', '<p id="fn-1">x</p>\n\n[y](#fn-1)']) {
      const elements = elementsOf(await render(`# A\n\n[a](#a) b[^1] c[^1] [^ü]\n\n[^1]: d\n[^ü]: e\n\n${html}`, { headingIds: true }));
      const targets = elements.map(({ attributes }) => attributes.get('id'));
      const links = elements.flatMap(
        ({ attributes }) =>
          attributes
            .get('href')
            ?.match(/^#.*/u)
            ?.map((href) => href.slice(1)) ?? [],
      );
      expect(links.length).toBeGreaterThan(5);
      expect(targets).toEqual(expect.arrayContaining(links));
    }
  });
});

test('finds the headings that Markdown creates, with their visible text', async () => {
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

test('keeps line breaks of paragraphs, and does not change others', async () => {
  expect(await render('a\nb\\\nc  \nd `x\ny` [e\nf](g\n"h\ni")\n> j\nk\n\n    l\n    m\n\n<i\nid="n">', { lineBreaks: true })).toBe(
    '<p>a<br />\nb<br />\nc<br />\nd <code>x y</code> <a href="g" title="h\ni">e<br />\nf</a></p>\n<blockquote>\n<p>j<br />\nk</p>\n</blockquote>\n<pre><code>l\nm\n</code></pre>\n<p><i id="user-content-n"></i></p>',
  );
});

/** Returns the processor time for a text of `length` characters. */
async function timeOf(text: (length: number) => string, length: number): Promise<number> {
  const markdown = text(length);
  const processorTime = startProcessorTime();
  await render(markdown);
  return processorTime();
}

// Shorter times are not measured accurately.
const LEAST = 8;
const TIMES = 8;
const ATTEMPTS = 3;

/** Expects that eight times the length takes about eight times as long; quadratic time would be 64 times. */
async function expectLinear(text: (length: number) => string): Promise<void> {
  await timeOf(text, 8_000);
  const bound = 4 * TIMES * Math.max(await timeOf(text, 8_000), LEAST);
  let long = Number.POSITIVE_INFINITY;
  // The minimum of some attempts is closest to the actual work: garbage collection may take as long again.
  for (let attempt = 0; attempt < ATTEMPTS && long >= bound; attempt++) long = Math.min(long, await timeOf(text, TIMES * 8_000));
  expect(long).toBeLessThan(bound);
}

const lines = (length: number, line: (index: number) => string): string => Array.from({ length }, (_, index) => line(index)).join('\n');

describe('takes linear time', () => {
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
    '<?',
    'a <!--',
    'a <?',
    'a <![CDATA[',
    '_',
    '_a ',
    '~~a ~',
    '![a](',
    '[a](b "',
    '[a]: b "\n',
    '&amp;',
    '|a',
    'a|\n',
    'a@b.c_',
    '_www._',
    '(http://a_b',
  ])('for %j repeated many times', (unit) => expectLinear((length) => unit.repeat(length / unit.length)));

  test.each<[string, (length: number) => string]>([
    ['stars around a letter', (length) => `${'*'.repeat(length / 2)}a${'*'.repeat(length / 2)}`],
    ['runs of backticks of different lengths', (length) => lines(Math.sqrt(2 * length), (index) => '`'.repeat(index)).replaceAll('\n', 'a')],
    ['nested brackets', (length) => `${'['.repeat(length / 2)}a${']'.repeat(length / 2)}`],
    ['links after brackets', (length) => '['.repeat(length / 2) + '[a](b) '.repeat(length / 14)],
    ['nested lists, and blank lines', (length) => `${'- '.repeat(length / 4)}a\n${'\n'.repeat(length / 2)}b`],
    ['nested quotes, and lazy continuation lines', (length) => `${'> '.repeat(length / 4)}a\n${'b\n'.repeat(length / 4)}`],
    ['nested lists, line by line', (length) => lines(Math.sqrt(length), (index) => `${'  '.repeat(index)}- a`)],
    ['a run of markers that is not a thematic break', (length) => `${'- '.repeat(length / 2)}a`],
    ['a table of many columns', (length) => `${'|a'.repeat(length / 4)}\n${'|-'.repeat(length / 4)}`],
    ['definitions and references', (length) => `${lines(length / 20, (index) => `[${index}]: b`)}\n\n${lines(length / 20, (index) => `[${index}]`)}`],
    ['footnotes and references', (length) => `${lines(length / 30, (index) => `[^${index}]: b\n`)}\n\n${lines(length / 30, (index) => `[^${index}]`)}`],
    ['spaces', (length) => `a${' '.repeat(length)}b\n|-${' '.repeat(length)}x`],
  ])('for %s', (_name, text) => expectLinear(text));

  test('for deeply nested lists and quotes', async () => {
    const depth = 5_000;
    expect(await render(`${'> '.repeat(depth)}a`)).toBe(`${'<blockquote>\n'.repeat(depth)}<p>a</p>${'\n</blockquote>'.repeat(depth)}`);
    expect(await render(`${'- '.repeat(depth)}a`)).toBe(`${'<ul>\n<li>\n'.repeat(depth - 1)}<ul>\n<li>a</li>\n</ul>${'\n</li>\n</ul>'.repeat(depth - 1)}`);
  });

  test('for raw HTML nested too deeply to parse, which is shown as text', async () => {
    expect(await render('<div>'.repeat(10_000))).toMatch(/^&lt;div&gt;/u);
    expect(await render(`${'<div>\n'.repeat(200)}x`)).toMatch(/^<div>\n<div>/u);
  });
});

describe('rejects HTML that would be too long for a page', () => {
  test.each([
    ['a long definition that is referenced often', `[a]: ${'x'.repeat(30_000)}\n\n${'[a] '.repeat(20_000)}`],
    ['a long title that is referenced often', `[a]: x "${'x'.repeat(30_000)}"\n\n${'![a] '.repeat(20_000)}`],
    ['a wide table of short rows', `${'|a'.repeat(30_000)}\n${'|-'.repeat(30_000)}\n${'a\n'.repeat(30_000)}`],
  ])('%s', { tags: ['slow'] }, async (_name, markdown) => {
    await expect(render(markdown)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
  });
});
