import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { hostileHtml } from '../../lib/markup/testing/hostile-markup.ts';
import { formatHtml } from './format-html.ts';

const layout = { indent: 2, indentWith: 'space', lineWidth: 80, cleanWord: true } as const;

/** Fragments of HTML, most of which can be combined. */
const anyHtml = fc
  .array(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<ul><li>',
      '</li></ul>',
      '<br>',
      '<td>',
      '<img src=a>',
      ' a b ',
      '\n\n',
      '&amp;',
      '&x;',
      '<!-- c -->',
      '<',
      '"',
      '日本😀',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

async function outcomeOf(html: string): Promise<string> {
  try {
    return await formatHtml(html, 'input', layout);
  } catch (error) {
    if (error instanceof InputError) return `${error.code} ${JSON.stringify(error.position)}`;
    throw error;
  }
}

/** Returns what a browser shows: elements and text in order, from the HTML parser. */
function shownBy(html: string): string {
  const open = parseFragment(html).childNodes.toReversed();
  const parts: string[] = [];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) parts.push(node.value.replaceAll(/\s/gu, ''));
    if ('tagName' in node) {
      parts.push(`<${node.tagName} ${node.childNodes.length > 0 ? '' : 'empty'}>`);
      open.push(...node.childNodes.toReversed());
    }
  }
  return parts.join('');
}

test('keeps the elements and text that a browser reads, in the same layout as Prettier in Node', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      const theirs = await format(html, { parser: 'html' }).then(
        (text) => text.replace(/\n$/u, ''),
        () => 'refused',
      );
      const ours = await outcomeOf(html);
      if (ours.startsWith('invalid-html') || theirs === 'refused') expect(theirs).toBe('refused');
      else {
        expect(textOf(ours)).toBe(textOf(html));
        if (shownBy(theirs) === shownBy(html)) expect(shownBy(ours)).toBe(shownBy(theirs));
      }
    }),
  );
});

const textOf = (html: string): string => shownBy(html).replaceAll(/<[^>]*>/gu, '');

test('removes Word markup from HTML, and keeps the text', { tags: ['slow'] }, async () => {
  const words = fc.stringMatching(/^[a-z]{1,8}$/u);
  const piece = fc
    .tuple(words, fc.constantFrom('<b>', '<i>', '<span lang=DE>', "<span style='mso-ansi-language:DE;font-size:9pt'>", '<o:p>', '<st1:place w:st="on">'))
    .map(([text, start]) => `${start}${text}</${/[\w:]+/u.exec(start)?.[0] ?? ''}>`);
  const paragraph = fc
    .array(piece, { minLength: 1, maxLength: 4 })
    .map((pieces) => `<p class=MsoNormal style='mso-margin-top-alt:auto'>${pieces.join(' ')}<o:p>&nbsp;</o:p></p>`);
  await fc.assert(
    fc.asyncProperty(fc.array(paragraph, { minLength: 1, maxLength: 4 }), async (paragraphs) => {
      const html = paragraphs.join('\n');
      const clean = await formatHtml(html, 'input', layout);
      expect(textOf(clean)).toBe(textOf(html));
      expect(clean).not.toMatch(/mso|o:p|st1/iu);
    }),
    { numRuns: runs(50) },
  );
});

test('formats any text, including hostile HTML, or rejects it with a position', { tags: ['slow'] }, async () => {
  for (const { markup } of hostileHtml) await outcomeOf(markup);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter, maxLength: 200 }), async (text) => {
      expect(await outcomeOf(text)).not.toBe('invalid-html undefined');
    }),
  );
});

test.each([
  ['<p>a</div>', 'endTag', 'div'],
  ['<br></br>', 'voidEndTag', 'br'],
  ['&bogus;', 'reference', 'bogus'],
  ['<p title="', 'end', ''],
  ['<div>'.repeat(20_000), 'depth', ''],
  ['<![CDATA[', 'unreadable', ''],
])('reports the error in %.20s', async (html, found, text) => {
  await expect(formatHtml(html, 'input', layout)).rejects.toMatchObject({ code: 'invalid-html', params: { found, text } });
});
