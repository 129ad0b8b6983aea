import { expect, test } from 'vitest';
import { moveCell } from './move-cell.ts';

const size = { rows: 20, columns: 3, page: 10 };
const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const middle = { row: 5, column: 1 };

test.each([
  ['ArrowUp', {}, { row: 4, column: 1 }],
  ['ArrowDown', {}, { row: 6, column: 1 }],
  ['ArrowLeft', {}, { row: 5, column: 0 }],
  ['ArrowRight', {}, { row: 5, column: 2 }],
  ['Home', {}, { row: 5, column: 0 }],
  ['End', {}, { row: 5, column: 2 }],
  ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
  ['End', { metaKey: true }, { row: 20, column: 2 }],
  ['PageDown', {}, { row: 15, column: 1 }],
  ['PageUp', {}, { row: 0, column: 1 }],
  ['ArrowDown', { ctrlKey: true }, undefined],
  ['End', { shiftKey: true }, undefined],
  ['ArrowUp', { altKey: true }, undefined],
  ['Enter', {}, undefined],
  ['a', {}, undefined],
])('%s with %j moves to %j', (key, modifiers, expected) => {
  expect(moveCell(middle, { ...plain, ...modifiers, key }, size)).toEqual(expected);
});

test('stays in the grid', () => {
  for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp']) expect(moveCell({ row: 0, column: 0 }, { ...plain, key }, size)).toEqual({ row: 0, column: 0 });
  for (const key of ['ArrowDown', 'ArrowRight', 'PageDown']) expect(moveCell({ row: 20, column: 2 }, { ...plain, key }, size)).toEqual({ row: 20, column: 2 });
  expect(moveCell({ row: 0, column: 0 }, { ...plain, key: 'End' }, { rows: 0, columns: 0, page: 10 })).toEqual({ row: 0, column: 0 });
});
