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
  // Of as many, the comma.
  ['a;b,c', ','],
  // What makes all records equally long, whatever the first has.
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
  // As many as possible, if none makes all equally long.
  ['a;b;c\n1;2;3\n4;5\n6,7', ';'],
  // Otherwise the first record decides, with a line break in quotes, and behind blank lines.
  ['a;b\nc,d,e,f', ';'],
  ['a;b\rc,d,e,f', ';'],
  ['"a\n,,,,";b', ';'],
  ['\n \r\na;b\nc,d,e', ';'],
  // Nothing but delimiters is a record too.
  ['\t\t\na,b,c,d,e', '\t'],
  ['\t\na,b,c', '\t'],
])('the delimiter of %j is %j', (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test('what quotes does not divide', () => {
  expect(delimiterOf('a|b|c;d', '|')).toBe(';');
});

test('the delimiter of a table is found, whatever stands in its fields', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '\t', '|', '"'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 8 }), fc.constantFrom(...',;\t|'), (rows, delimiter) => {
      // All quoted: no other delimiter is one.
      const text = rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter)).join('\n');
      expect(delimiterOf(text)).toBe(delimiter);
    }),
  );
});
