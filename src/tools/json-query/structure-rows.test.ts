import { expect, test } from 'vitest';
import { visibleRows } from './structure-rows.ts';

const rows = [
  { query: '.', level: 1 },
  { query: '.a', level: 2 },
  { query: '.a[]', level: 3 },
  { query: '.a[].b', level: 4 },
  { query: '.c', level: 2 },
];

test('rows have their places in the tree', () => {
  expect(visibleRows(rows, new Set()).map(({ query, position, setSize, parent, isOpen }) => [query, position, setSize, parent, isOpen])).toEqual([
    ['.', 1, 1, undefined, true],
    ['.a', 1, 2, 0, true],
    ['.a[]', 1, 1, 1, true],
    ['.a[].b', 1, 1, 2, undefined],
    ['.c', 2, 2, 0, undefined],
  ]);
});

test('a closed row hides all rows in it', () => {
  expect(visibleRows(rows, new Set(['.a', '.a[]'])).map(({ query, isOpen }) => [query, isOpen])).toEqual([
    ['.', true],
    ['.a', false],
    ['.c', undefined],
  ]);
});
