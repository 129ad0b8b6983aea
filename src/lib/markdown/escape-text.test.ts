import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { runAtOnce } from '../work/slices.ts';
import { compileMarkdown } from './compile.ts';
import { escapeFully, escapeLightly } from './escape-text.ts';
import { keepRawHtml } from './marked-html.ts';

/** The text that is displayed for Markdown, which must have no elements but a paragraph and links. */
function displayed(markdown: string): string {
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): string => {
    if ('value' in node) return node.value;
    if (!('tagName' in node)) return `<${node.nodeName}>`;
    const inner = node.childNodes.map(visit).join('');
    return /^(?:p|a)$/u.test(node.tagName) ? inner : `<${node.tagName}>${inner}`;
  };
  const html = keepRawHtml(runAtOnce(compileMarkdown(markdown)).html);
  return parseFragment(html).childNodes.map(visit).join('').trim();
}

const PARTS = [
  'a',
  'B',
  '1',
  ' ',
  '*',
  '**',
  '_',
  '~',
  '~~',
  '`',
  '\\',
  '<',
  '>',
  '<b>',
  '&',
  '&amp;',
  '[',
  ']',
  '(',
  '!',
  '|',
  '#',
  '.',
  '"',
  '😀',
  '👩‍💻',
  '𝐚',
  '\u00A0',
  '€',
  'é',
  '漢',
];
const anyText = fc.string({ unit: fc.constantFrom(...PARTS), minLength: 1, maxLength: 10 }).filter((text) => text.trim() === text && !/ {2}/u.test(text));

test.each([
  ['😀_a_😀', String.raw`😀\_a\_😀`],
  ['𝐚_a_𝐚', '𝐚_a_𝐚'],
  ['a_b_c', 'a_b_c'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['*a*', String.raw`\*a\*`],
])('escapes %j no more than needed', (text, expected) => {
  expect(escapeLightly(text, { before: ' ', after: ' ', inLink: false, hasReferences: false })).toBe(expected);
});

test('escaped text is displayed as it is, between spaces and between letters', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(' ', 'x'), (text, around) => {
      const light = escapeLightly(text, { before: around, after: around, inLink: false, hasReferences: false });
      expect(displayed(`x${around}${light}${around}x`)).toBe(`x${around}${text}${around}x`);
      expect(displayed(`x${around}${escapeFully(text)}${around}x`)).toBe(`x${around}${text}${around}x`);
    }),
    { numRuns: runs(400) },
  );
});
