import { expect, test } from 'vitest';
import { flagsOf, isFlag, isText, listOf, objectOf, oneOf, only, withLatest } from './read-value.ts';

test('reads each property on its own, with defaults for invalid ones', () => {
  const names: readonly string[] = ['none'];
  const read = objectOf({ tone: 'low', isOn: false, names }, { tone: oneOf(['low', 'high']), isOn: only(isFlag), names: listOf(isText, 2) });
  expect(read({ tone: 'high', isOn: 'yes', names: ['a', 1, 'b', 'c'], other: 1 })).toEqual({ tone: 'high', isOn: false, names: ['a', 'b'] });
  expect([undefined, null, 'a', []].map(read)).toEqual(Array.from({ length: 4 }, () => ({ tone: 'low', isOn: false, names: ['none'] })));
  expect(flagsOf({ a: true, b: false })({ a: 1, b: true })).toEqual({ a: true, b: true });
});

test('adds items at the front, without duplicates', () => {
  expect(withLatest(['a', 'b', 'c'], ['b', 'd'], 3)).toEqual(['b', 'd', 'a']);
});
