import { expect, test } from 'vitest';
import { rowsToCsv } from './rows-to-csv.ts';

test('joins the texts of a cell and escapes formulas', () => {
  expect(
    rowsToCsv(
      ['notes', 'valid'],
      [
        { notes: ['=1', 'b'], valid: true },
        { notes: [], valid: false },
      ],
    ),
  ).toBe("notes,valid\r\n'=1 b,true\r\n,false\r\n");
});

test('writes a header, keeps texts from being formulas, numbers as numbers, and empty cells for no value', () => {
  const rows = [
    { name: '=1+1', count: -2 },
    { name: 'a "b", c', count: null },
  ];
  expect(rowsToCsv(['name', 'count'], rows)).toBe('name,count\r\n\'=1+1,-2\r\n"a ""b"", c",\r\n');
});
