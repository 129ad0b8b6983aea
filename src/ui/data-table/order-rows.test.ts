import { expect, test } from 'vitest';
import { filterRows, nextOrder, orderRows } from './order-rows.ts';

const rows = [
  { name: 'item 10', size: '2' },
  { name: 'item 9', size: '10' },
  { name: 'Item 1', size: '1' },
];
const columns = [
  { key: 'name', text: ({ name }: (typeof rows)[number]) => name },
  { key: 'size', text: ({ size }: (typeof rows)[number]) => size },
];

test('a header sorts ascending, then descending, then not at all', () => {
  const up = nextOrder(undefined, 'size');
  const down = nextOrder(up, 'size');
  expect([up, down, nextOrder(down, 'size')]).toEqual([{ key: 'size', isDescending: false }, { key: 'size', isDescending: true }, undefined]);
  expect(nextOrder(down, 'name')).toEqual({ key: 'name', isDescending: false });
});

test('numbers in texts are sorted by their values', () => {
  expect(orderRows(rows, columns, { key: 'size', isDescending: false }).map(({ size }) => size)).toEqual(['1', '2', '10']);
  expect(orderRows(rows, columns, { key: 'name', isDescending: true }).map(({ name }) => name)).toEqual(['item 10', 'item 9', 'Item 1']);
});

test('without an order, or by an unknown column, rows are unchanged', () => {
  expect(orderRows(rows, columns, undefined)).toBe(rows);
  expect(orderRows(rows, columns, { key: 'none', isDescending: false })).toBe(rows);
});

test('rows are found by any of their cells, in either case', () => {
  expect(filterRows(rows, columns, ' ITEM 1 ')).toEqual([rows[0], rows[2]]);
  expect(filterRows(rows, columns, '2')).toEqual([rows[0]]);
  expect(filterRows(rows, columns, '  ')).toBe(rows);
  expect(filterRows(rows, columns, 'nothing')).toEqual([]);
});
