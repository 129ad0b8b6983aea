import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setStored } from '../../app/testing/stored.ts';
import { readStored } from './storage.ts';
import { useRecentList, useStored, useStoredObject } from './use-stored.ts';
import { isFlag, isText, listOf, objectOf, oneOf, only } from '../../lib/stored/read-value.ts';

const LIST = 'list';
const readWords = (stored: unknown): readonly string[] => listOf(isText)(stored) ?? ['none'];

test('reads a stored value once, and writes it when it is set', () => {
  setStored({ [`penknife.${LIST}`]: '["a",1,"b"]' });
  const { result } = renderHook(() => useStored(LIST, readWords));
  expect([result.current[0], readStored(LIST)]).toEqual([
    ['a', 'b'],
    ['a', 1, 'b'],
  ]);
  act(() => result.current[1](['c']));
  expect([result.current[0], readStored(LIST)]).toEqual([['c'], ['c']]);
});

test('an empty list is removed from storage', () => {
  setStored({ [`penknife.${LIST}`]: '["a"]' });
  const { result } = renderHook(() => useStored(LIST, readWords));
  act(() => result.current[1]([]));
  expect([result.current[0], localStorage.getItem(`penknife.${LIST}`)]).toEqual([[], null]);
});

test('an object merges a change into its newest values, even if the caller has older ones', () => {
  const { result } = renderHook(() => useStoredObject('object', objectOf({ a: 1, b: '' }, { a: only(isNumber), b: only(isText) })));
  const [, change] = result.current;
  act(() => change({ a: 2 }));
  act(() => change({ b: 'x' }));
  expect([result.current[0], readStored('object')]).toEqual([
    { a: 2, b: 'x' },
    { a: 2, b: 'x' },
  ]);
});

test('a recent list has the latest first, each item once, and at most its maximum', () => {
  setStored({ [`penknife.${LIST}`]: '["a","b","c","d"]' });
  const { result } = renderHook(() => useRecentList(LIST, 3));
  expect(result.current.list).toEqual(['a', 'b', 'c']);
  act(() => result.current.add('c'));
  expect(readStored(LIST)).toEqual(['c', 'a', 'b']);
  act(() => result.current.add('x', 'a'));
  expect(result.current.list).toEqual(['x', 'a', 'c']);
  act(() => result.current.clear());
  expect([result.current.list, localStorage.getItem(`penknife.${LIST}`)]).toEqual([[], null]);
});

const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
const readAll = objectOf<{ readonly size: number; readonly side: 'left' | 'right'; readonly names: readonly string[]; readonly end: number | undefined }>(
  { size: 1, side: 'left', names: [], end: undefined },
  { size: only(isNumber), side: oneOf(['left', 'right']), names: listOf(isText, 2), end: only(isNumber) },
);

test.each([
  [undefined, { size: 1, side: 'left', names: [], end: undefined }],
  ['text', { size: 1, side: 'left', names: [], end: undefined }],
  [
    { size: 'big', side: 'top', names: 'a', end: null },
    { size: 1, side: 'left', names: [], end: undefined },
  ],
  [
    { size: 0, side: 'right', names: ['a', 2, 'b', 'c'], end: 9, other: 1 },
    { size: 0, side: 'right', names: ['a', 'b'], end: 9 },
  ],
])('reads the properties of %j one by one', (stored, values) => {
  expect(readAll(stored)).toEqual(values);
});

test('distinguishes flags from similar values', () => {
  expect([true, false, 'true', 1, null].map(isFlag)).toEqual([true, true, false, false, false]);
});
