import { expect, test } from 'vitest';
import { columnsOf } from './headers.ts';

const rows = [
  { name: 'Ada', born: 1815 },
  { name: 'Alan', died: 1954 },
];

test('without headers, the columns are all keys of all rows, each once, as they come', () => {
  expect(columnsOf(rows, undefined)).toEqual([
    { key: 'name', label: 'name' },
    { key: 'born', label: 'born' },
    { key: 'died', label: 'died' },
  ]);
  expect(columnsOf([], undefined)).toEqual([]);
});

test('a list of strings names keys, in its order', () => {
  expect(columnsOf(rows, ['died', 'name'])).toEqual([
    { key: 'died', label: 'died' },
    { key: 'name', label: 'name' },
  ]);
});

test('a list of keys with labels is used unchanged', () => {
  expect(columnsOf(rows, [{ key: 'name', label: 'Name' }])).toEqual([{ key: 'name', label: 'Name' }]);
});

test('a map gives keys their labels', () => {
  expect(columnsOf(rows, { died: 'Died', name: 'Name' })).toEqual([
    { key: 'died', label: 'Died' },
    { key: 'name', label: 'Name' },
  ]);
});

test('headers without columns stay empty', () => {
  expect(columnsOf(rows, [])).toEqual([]);
});
