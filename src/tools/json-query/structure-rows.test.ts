import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
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

test('many siblings take linear time', () => {
  const many = [{ query: '.', level: 1 }, ...Array.from({ length: 50_000 }, (_, index) => ({ query: `.a${index}`, level: 2 }))];
  const time = startProcessorTime();
  expect(visibleRows(many, new Set()).at(-1)).toMatchObject({ position: 50_000, setSize: 50_000 });
  expect(time()).toBeLessThan(3_000);
});
