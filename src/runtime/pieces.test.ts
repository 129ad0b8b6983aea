import { expect, test } from 'vitest';
import { isLarge, ITEMS, TEXT_LENGTH } from './large-values.ts';
import { cutValues, joinValues } from './pieces.ts';

const long = '😀ab'.repeat(TEXT_LENGTH);
const many = Array.from({ length: 3 * ITEMS + 1 }, (_, index) => ({ index }));

test('joins split values again', () => {
  const values = { text: long, rows: many, short: 'short', none: '', few: [1, 2], number: 3, nothing: null };
  const { rest, pieces } = cutValues(values);
  expect(joinValues(rest, pieces)).toEqual(values);
  expect(pieces.every(({ part }) => !isLarge(part))).toBe(true);
  expect(rest).toEqual({ ...values, text: '', rows: [] });
});

test('does not split small values', () => {
  const values = { text: 'x'.repeat(TEXT_LENGTH), rows: many.slice(0, ITEMS) };
  expect(cutValues(values)).toEqual({ rest: values, pieces: [] });
});

test('parts of several values may be interleaved', () => {
  const pieces = [
    { field: 'a', part: 'x' },
    { field: 'b', part: [1] },
    { field: 'a', part: 'y' },
    { field: 'b', part: [[2]] },
  ];
  expect(joinValues({ a: '', b: [], c: 'c' }, pieces)).toEqual({ a: 'xy', b: [1, [2]], c: 'c' });
});
