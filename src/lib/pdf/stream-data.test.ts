import { expect, test } from 'vitest';
import { ascii } from './bytes.ts';
import { endOfStream } from './stream-data.ts';
import type { PdfStream } from './value.ts';

const dictionary = { kind: 'dictionary', entries: new Map(), repeated: new Set<string>(), start: 0, end: 0, isInFile: true } as const;

// ISO 32000-2, section 7.3.8.1: there should be an end-of-line marker before `endstream`, which is not part of the data.
test.each<[string, string, number | undefined, number]>([
  ['the length is right', 'stream:abc\nendstream', 3, 3],
  ['the length is right, and the data ends like the keyword', 'stream:endstream\nendstream', 9, 9],
  ['there is nothing in between', 'stream:abcendstream', 3, 3],
  ['the data ends with whitespace', 'stream:ab \r\nendstream', 2, 2],
  ['there are four whitespace characters', 'stream:a \t\r\nendstream', 1, 1],
  ['the length is too short by more', 'stream:a    \nendstream', 1, 6],
  ['the length is too short', 'stream:abc\nendstream', 1, 4],
  ['the length is too long', 'stream:abc\nendstream', 5, 4],
  ['the length exceeds the file', 'stream:abc\nendstream', 500, 4],
  ['the length points back to a previous stream', 'endstream:abc\nendstream', -10, 4],
  ['there is no length', 'stream:abc\nendstream', undefined, 4],
])('finds the end of a stream where %s', (_, text, length, end) => {
  const start = text.indexOf(':') + 1;
  const stream: PdfStream = { kind: 'stream', dictionary, start };
  expect(endOfStream(ascii(text), stream, length)).toBe(start + end);
});

test('returns no end for an unclosed stream', () => {
  expect(endOfStream(ascii('endstream:abc'), { kind: 'stream', dictionary, start: 10 }, 3)).toBe(-1);
});
