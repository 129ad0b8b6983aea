import { expect, test } from 'vitest';
import { groupAt, layOut, moveBy, rowOf, rowsInView, scrollTopFor } from './grid-rows.ts';

const GROUPS = ['a', 'a', 'a', 'b', 'b'];
const { rows, height } = layOut(5, 2, GROUPS);

test('starts each group with a heading and a new row', () => {
  expect(rows).toEqual([
    { kind: 'heading', group: 'a', top: 0 },
    { kind: 'cells', start: 0, end: 2, top: 32 },
    { kind: 'cells', start: 2, end: 3, top: 76 },
    { kind: 'heading', group: 'b', top: 120 },
    { kind: 'cells', start: 3, end: 5, top: 152 },
  ]);
  expect(height).toBe(196);
  expect(layOut(3, 2).rows.map(({ kind }) => kind)).toEqual(['cells', 'cells']);
});

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 4, 2],
  ['PageDown', 0, 3],
  ['PageUp', 4, 1],
  ['Home', 4, 3],
  ['End', 0, 1],
  ['a', 0, undefined],
])('%s moves from %i to %s', (key, at, to) => {
  expect(moveBy(key, at, rows, 2)).toBe(to);
});

test('draws the rows in view, plus one on each side', () => {
  expect(rowsInView(rows, 0, 40)).toEqual(rows.slice(0, 3));
  expect(rowsInView(rows, 150, 40)).toEqual(rows.slice(2));
});

test('finds the group at the upper edge', () => {
  expect([0, 118, 119, 190].map((top) => groupAt(rows, top))).toEqual(['a', 'a', 'b', 'b']);
  expect(groupAt(layOut(3, 2).rows, 0)).toBeUndefined();
});

test.each([
  ['up to a heading', 3, 0, 120],
  ['down to a row', 4, 0, 96],
  ['up to a row, below the heading', 1, 60, 0],
  ['nowhere for a row in view', 2, 30, 30],
])('scrolls %s', (_, row, top, scrolled) => {
  const line = rows[row];
  expect(line && scrollTopFor(line, top, 100)).toBe(scrolled);
});

test('finds the row of an emoji', () => {
  expect([0, 2, 4, 5].map((at) => rowOf(at, rows))).toEqual([rows[1], rows[2], rows[4], undefined]);
});
