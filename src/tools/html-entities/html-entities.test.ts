import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { escapeHtml } from './escape.ts';
import { html4Names } from '../../lib/html-text/names.ts';
import { unescapeHtml } from './unescape.ts';

const anyText = fc.string({ unit: anyCharacter });
const escaping = fc.record({
  characters: fc.constantFrom('markup', 'non-ascii', 'all'),
  form: fc.constantFrom('named', 'decimal', 'hexadecimal'),
});
const inText = { context: 'text', repeat: false } as const;

test('has the 252 names of HTML 4.01, with the characters that browsers use', () => {
  expect(html4Names.size).toBe(252);
  expect(new Set(html4Names.values()).size).toBe(252);
  for (const [codePoint, name] of html4Names) expect(unescapeHtml(`&${name};`, inText)).toBe(String.fromCodePoint(codePoint));
});

test('unescapes what it escapes, in text and attributes, except what HTML cannot express', () => {
  // HTML replaces NUL and parses the controls 80 to 9F as windows-1252.
  const sayable = anyText.map((text) => text.replaceAll(/[\0\u0080-\u009F]/gu, ''));
  fc.assert(
    fc.property(sayable, escaping, fc.constantFrom('text', 'attribute'), (text, how, context) => {
      const html = escapeHtml(text, how);
      expect(html).not.toMatch(/[<>"']/u);
      if (how.characters !== 'markup') expect(html).toMatch(/^[ -~\t\n\r]*$/u);
      expect(unescapeHtml(html, { context, repeat: false })).toBe(text);
    }),
  );
});

test('unescapes any text, and escapes or rejects it', () => {
  const hostile = fc.string({ unit: fc.constantFrom('&', '#', 'x', ';', 'amp', 'not', 'in', '1', 'F', '=', '\uD800', '\0', '&#', '&#x110000') });
  fc.assert(
    fc.property(hostile, fc.boolean(), (html, repeat) => {
      expect(unescapeHtml(html, { context: 'text', repeat }).length).toBeLessThanOrEqual(html.length);
    }),
  );
  expect(() => escapeHtml('é😀\uDC00', { characters: 'markup', form: 'named' })).toThrow(
    expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character: 3 } }),
  );
});

test('converts ten megabytes in both directions', { tags: ['slow'] }, () => {
  const text = '<p title="é">Tom & \'J\' 👋</p>\n'.repeat(300_000);
  expect(unescapeHtml(escapeHtml(text, { characters: 'non-ascii', form: 'named' }), inText) === text).toBe(true);
});

test('rejects a result that is too long', { tags: ['slow'] }, () => {
  expect(() => escapeHtml('&'.repeat(2 ** 26), { characters: 'markup', form: 'named' })).toThrow(expect.objectContaining({ code: 'too-long', field: 'text' }));
});
