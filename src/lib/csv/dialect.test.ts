import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvReading } from './dialect.ts';

const delimiterOf = (text: string, quoteCharacter = '"'): string => csvReading(text, { delimiter: 'auto', customDelimiter: '', quoteCharacter }).delimiter;

test.each([
  ['a,b;c;d', ';'],
  ['a\tb', '\t'],
  ['a|b|c,d', '|'],
  ['a', ','],
  ['', ','],
  // The comma if tied.
  ['a;b,c', ','],
  // The one that makes all records equally long, regardless of the first record.
  ['a, b, c;d\n1;2\n3;4', ';'],
  ['a;b\n1,5;2,5\n3,5;4,5', ';'],
  ['a,b\n1;2,3\n4,5', ','],
  ['a\tb, c, d\n1\t2', '\t'],
  ['a|b\n1|"x, y, z"\n2|", , ,"', '|'],
  ['title\na;b\n1;2', ';'],
  ['5" pipe;1\n6" pipe, or so;2', ';'],
  ['Lovelace, Ada;1815\nHopper, Grace;1906', ';'],
  ['1,2,3\n4,5,6', ','],
  ['a, b\n1, 2', ','],
  // The most frequent one if none makes all equally long.
  ['a;b;c\n1;2;3\n4;5\n6,7', ';'],
  // Otherwise the first record decides, including quoted line breaks, after blank lines.
  ['a;b\nc,d,e,f', ';'],
  ['a;b\rc,d,e,f', ';'],
  ['"a\n,,,,";b', ';'],
  ['\n \r\na;b\nc,d,e', ';'],
  // A line of delimiters only is also a record.
  ['\t\t\na,b,c,d,e', '\t'],
  ['\t\na,b,c', '\t'],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('the quote character is never the delimiter', () => {
  expect(delimiterOf('a|b|c;d', '|')).toBe(';');
});

test('detects the delimiter of a table with any field content', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '\t', '|', '"'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 }), fc.constantFrom(...',;\t|'), (rows, delimiter) => {
      // If all are quoted, no other delimiter is possible.
      const text = rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter)).join('\n');
      expect(delimiterOf(text)).toBe(delimiter);
    }),
  );
});
