import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape.ts';

test('escapes only what has a meaning in HTML', () => {
  expect(escapeText(`<a href="b">'&amp;`)).toBe(`&lt;a href="b"&gt;'&amp;amp;`);
  expect(escapeAttribute(`<a href="b">'&amp;`)).toBe(`&lt;a href=&quot;b&quot;&gt;'&amp;amp;`);
});

test('parse5 reads back what was escaped', () => {
  // HTML itself changes line ends and NUL before parsing.
  const unit = fc.oneof(fc.constantFrom('&', '<', '>', '"', "'", '&amp;', '&lt', '</b>'), fc.string({ unit: 'grapheme', maxLength: 2 }));
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const [element] = parseFragment(`<b title="${escapeAttribute(text)}">${escapeText(text)}</b>`).childNodes;
      expect(element).toMatchObject({ attrs: [{ name: 'title', value: text }], childNodes: text === '' ? [] : [{ value: text }] });
    }),
  );
});
