import { expect, test } from 'vitest';
import { guessDelimiter } from './dialect.ts';

test.each([
  ['a,b;c;d', ';'],
  ['a\tb', '\t'],
  ['a|b|c,d', '|'],
  ['a', ','],
  ['', ','],
  // Of as many, the comma.
  ['a;b,c', ','],
  // The first record decides, with a line break in quotes, and behind blank lines.
  ['a;b\nc,d,e,f', ';'],
  ['a;b\rc,d,e,f', ';'],
  ['"a\n,,,,";b', ';'],
  ['\n \r\na;b\nc,d,e', ';'],
  // Nothing but delimiters is a record too.
  ['\t\t\na,b,c,d,e', '\t'],
  ['\t\na,b,c', '\t'],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(guessDelimiter(text, '"')).toBe(delimiter);
});

test('what quotes does not divide', () => {
  expect(guessDelimiter('a|b|c;d', '|')).toBe(';');
});
