import { expect, test } from 'vitest';
import { isElement } from './html-node.ts';
import { placeCells, tableRows } from './html-table.ts';
import { parseHtml } from './parse-html.ts';

function gridOf(html: string, most = Number.POSITIVE_INFINITY): readonly (readonly string[])[] {
  const table = parseHtml(`<table>${html}</table>`).childNodes.find((node) => isElement(node));
  let covered = 0;
  return placeCells(table ? tableRows(table) : [], {
    read: ({ element }) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    covered: (text) => `(${text})`,
    empty: '-',
    canCover: (places) => (covered += places) <= most,
  });
}

// HTML Standard, section 4.9.12.1.
test.each([
  ['<tr><td>a<td>b<tr><td>c', [['a', 'b'], ['c']]],
  [
    '<tr><td rowspan=2>a<td>b<tr><td>c',
    [
      ['a', 'b'],
      ['(a)', 'c'],
    ],
  ],
  [
    '<tr><td>a<td rowspan=2 colspan=2>b<tr><td>c<td>d',
    [
      ['a', 'b', '(b)'],
      ['c', '(b)', '(b)', 'd'],
    ],
  ],
  [
    '<tr><td>a<td>b<td rowspan=2>c<tr><td>d',
    [
      ['a', 'b', 'c'],
      ['d', '-', '(c)'],
    ],
  ],
  [
    '<thead><tr><th rowspan=2>a<th>b<tbody><tr><td>1<td>2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['<tr><td rowspan=0>a<td>b<tr><td>c<tr>', [['a', 'b'], ['(a)', 'c'], ['(a)']]],
  ['<tr><td colspan=0>a<td colspan=x>b<td colspan=-2>c<td rowspan=+2>d', [['a', 'b', 'c', 'd']]],
  ['<tr><td colspan=" 2px">a', [['a', '(a)']]],
])('places the cells of %s', (html, expected) => {
  expect(gridOf(html)).toEqual(expected);
});

test('a span has at most 1000 columns and the rows of its group', () => {
  const grid = gridOf('<tr><td colspan=99999999999999999999 rowspan=99999999999999999999>a<tr>');
  expect(grid.map((row) => row.length)).toEqual([1000, 1000]);
});

test('a cell that must not cover others takes one place, and the next cell keeps its column', () => {
  expect(gridOf('<tr><td colspan=2>a<td colspan=3>b<tr><td>c', 1)).toEqual([['a', '(a)', 'b'], ['c']]);
});
