import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { hostileHtml } from '../../lib/markup/testing/hostile-markup.ts';
import { formatHtml } from './format-html.ts';

const layout = { indent: 2, indentWith: 'space', lineWidth: 80 } as const;

/** Pieces of HTML, most of which fit together somehow. */
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

test('lays out as the whole of Prettier does in Node, and refuses what that refuses', async () => {
  await fc.assert(
    fc.asyncProperty(anyHtml, async (html) => {
      const theirs = await format(html, { parser: 'html' }).then(
        (text) => text.replace(/\n$/u, ''),
        () => 'refused',
      );
      const ours = await outcomeOf(html);
      expect(ours.startsWith('invalid-html') ? 'refused' : ours).toBe(theirs);
    }),
  );
});

test('any text, hostile HTML among it, is laid out or refused with its place', async () => {
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
])('says what is wrong with %.20s', async (html, found, text) => {
  await expect(formatHtml(html, 'input', layout)).rejects.toMatchObject({ code: 'invalid-html', params: { found, text } });
});
