import { expect, test } from 'vitest';
import { hexDump, isTextOf, PREVIEW_TEXT_BYTES, previewKindOf, previewText } from './preview.ts';

test.each([
  ['image/svg+xml', 'image'],
  ['IMAGE/PNG', 'image'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['text/plain; charset=utf-8', 'text'],
  ['application/ld+json', 'text'],
  ['application/xml', 'text'],
  ['application/pdf', 'bytes'],
  ['application/octet-stream', 'bytes'],
  ['', 'bytes'],
])('%s is shown as %s', (mediaType, kind) => {
  expect(previewKindOf(mediaType)).toBe(kind);
});

test('formats bytes like hexdump -C', () => {
  const bytes = new TextEncoder().encode('The quick brown fox\n\u00e9');
  expect(hexDump(bytes)).toBe(
    ['00000000  54 68 65 20 71 75 69 63 6b 20 62 72 6f 77 6e 20  The quick brown ', '00000010  66 6f 78 0a c3 a9                                fox...'].join(
      '\n',
    ),
  );
  expect(hexDump(Uint8Array.of(0x1f, 0x20, 0x7e, 0x7f, 0x80))).toMatch(/  \. ~\.\.$/u);
  expect(hexDump(new Uint8Array())).toBe('');
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a preview of text does not end inside a character', () => {
  expect(previewText(utf8(`${'a'.repeat(PREVIEW_TEXT_BYTES - 1)}äb`))).toBe('a'.repeat(PREVIEW_TEXT_BYTES - 1));
  expect(previewText(utf8('ä'))).toBe('ä');
  expect(previewText(Uint8Array.of(0xc3))).toBe('\uFFFD');
});

test.each([
  ['a\nb', 'a\nb', true],
  ['', '', true],
  ['a', 'ab', false],
  ['ab', 'a', false],
  ['ab', 'ac', false],
  ['\uFEFFa', '\uFEFFa', true],
  ['ä'.repeat(PREVIEW_TEXT_BYTES), `${'ä'.repeat(PREVIEW_TEXT_BYTES)}b`, true],
  ['a'.repeat(PREVIEW_TEXT_BYTES), 'a'.repeat(PREVIEW_TEXT_BYTES + 1), false],
  [`a${'ä'.repeat(PREVIEW_TEXT_BYTES)}`, `b${'ä'.repeat(PREVIEW_TEXT_BYTES)}`, false],
])('compares the content %j with the text %j', (content, text, isSame) => {
  expect(isTextOf(utf8(content), text)).toBe(isSame);
});

test('invalid UTF-8 is not the text that it is decoded to', () => {
  expect(isTextOf(Uint8Array.of(0xc3), '\uFFFD')).toBe(false);
});
