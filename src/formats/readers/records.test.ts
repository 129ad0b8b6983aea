import { expect, test } from 'vitest';
import { readRecords } from './records.ts';

// RFC 4180, section 2, with other delimiters.
test.each([
  ['a,b', ['a', 'b'], 1],
  ['a,b\n1,2\n', ['a', 'b'], 2],
  ['a,b\r\n1,2\r3,4', ['a', 'b'], 3],
  ['a;b\n1,5;2,5', ['a', 'b'], 2],
  ['a\tb\n1\t2', ['a', 'b'], 2],
  ['a|b\n1|2', ['a', 'b'], 2],
  [' a , b ', ['a', 'b'], 1],
  ['sep=;\r\na;b\r\n1;2', ['a', 'b'], 2],
  ['"sep=,"\na,b', ['a', 'b'], 1],
  // A column of numbers often has no name.
  [',a\n0,x\n1,y', ['', 'a'], 3],
  ['\n\na,b\n\n1,2\n\n', ['a', 'b'], 2],
  ['"a,""\n""",b\n"1",""', ['"a,""\n"""', 'b'], 2],
  ['a,"b"\r\n1,"2"', ['a', '"b"'], 2],
])('%j has the header %j and this number of records: %i', (text, header, count) => {
  expect(readRecords(text)).toEqual({ header, count });
});

test.each(['', '\n', 'a', 'a\nb', 'a,b\n1', 'a,b\n1,2,3', 'a,"b', 'a,"b"c', 'a b\n'])('%j is not a table', (text) => {
  expect(readRecords(text)).toBeUndefined();
});
