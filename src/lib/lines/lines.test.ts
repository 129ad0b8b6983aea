import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkLines } from './chunk-lines.ts';
import { splitLines } from './lines.ts';
import { mapLines } from './map-lines.ts';
import { cutText, wrappedLength, wrapText } from './wrap.ts';

const texts = fc.array(fc.constantFrom('a', 'bc', '\r', '\n', '\r\n', '\u2028', '😀')).map((parts) => parts.join(''));

test.each([
  ['', ['']],
  ['a\r\nb\nc\rd', ['a', 'b', 'c', 'd']],
  ['a\n', ['a', '']],
  ['\n\r', ['', '', '']],
  ['a\u2028b', ['a\u2028b']],
])('the lines of %j are %j', (text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});

test('replaces each line, but no line ends', () => {
  expect(mapLines('ab\r\n\rcd\n', (line) => `<${line}>`)).toBe('<ab>\r\n\r<cd>\n');
  fc.assert(
    fc.property(texts, (text) => {
      expect(splitLines(mapLines(text, (line) => line.toUpperCase()))).toEqual(splitLines(text).map((line) => line.toUpperCase()));
      expect(mapLines(text, (line) => line)).toBe(text);
    }),
  );
});

test('chunks are whole lines, not much shorter than requested, and together the text', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 10 }), (text, units) => {
      const pieces = [...chunkLines(text, units)];
      expect(pieces.join('')).toBe(text);
      for (const piece of pieces.slice(0, -1)) {
        expect(piece.length).toBeGreaterThanOrEqual(units);
        expect(piece).toMatch(/[\r\n]$/u);
      }
      if (text !== '') expect(pieces.flatMap((piece, at) => splitLines(piece).slice(0, at < pieces.length - 1 ? -1 : undefined))).toEqual(splitLines(text));
    }),
  );
});

test.each([
  ['abcdefg', 3, 'lf', 'abc\ndef\ng'],
  ['abcdef', 3, 'crlf', 'abc\r\ndef'],
  ['abc', 3, 'lf', 'abc'],
  ['abc', 0, 'crlf', 'abc'],
  ['', 3, 'lf', ''],
] as const)('%j in lines of %i with %s is %j', (text, lineLength, lineEnding, wrapped) => {
  expect(wrapText(text, { lineLength, lineEnding })).toBe(wrapped);
});

test.each([
  ['abcde', 2, ['ab', 'cd', 'e']],
  ['abcd', 2, ['ab', 'cd']],
  ['abc', 0, ['abc']],
  ['', 2, []],
  ['', 0, []],
])('%j in pieces of %i is %j', (text, length, pieces) => {
  expect(cutText(text, length)).toEqual(pieces);
});

test('predicts the length of a wrapped text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(5), fc.constantFrom('lf', 'crlf'), (text, lineLength, lineEnding) => {
      expect(wrappedLength(text.length, { lineLength, lineEnding })).toBe(wrapText(text, { lineLength, lineEnding }).length);
    }),
  );
});
