import { expect, test } from 'vitest';
import { htmlOfPaste, longPasteOf } from './long-paste.ts';

const transfer = (html: string, plain: string) => ({ getData: (type: string) => (type === 'text/html' ? html : plain) });
const LONG = 'a'.repeat(300_001);

test('returns undefined for content that is short enough', () => {
  expect(longPasteOf(transfer('<p>a</p>', 'a'))).toBeUndefined();
  expect(longPasteOf(transfer('<p>a</p>', LONG))).toBeUndefined();
  expect(longPasteOf(null)).toBeUndefined();
});

test('reads only the copied fragment of a page', async () => {
  const paste = longPasteOf(transfer(`<html><!--StartFragment--><p>${LONG}</p><!--EndFragment--></html>`, ''));
  expect(paste && (await htmlOfPaste(paste))).toBe(`<p>${LONG}</p>`);
});

test('converts each line of plain text to a paragraph', async () => {
  const paste = longPasteOf(transfer('', `<1>\r\n\n${LONG}\nend`));
  expect(paste && (await htmlOfPaste(paste))).toBe(`<p>&lt;1&gt;</p><p>${LONG}</p><p>end</p>`);
});
