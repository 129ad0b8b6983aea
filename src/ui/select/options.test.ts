import { expect, test } from 'vitest';
import { createOptionFinder, toOptions } from './options.ts';

const fruit = toOptions(['Banana', 'Pineapple', 'Apple', 'Blackberry', 'Crab apple']);
const labelsOf = (search: string): readonly string[] => createOptionFinder(fruit)(search).map(({ label }) => label);

test('a string is both label and value', () => {
  expect(toOptions(['a', { label: 'B', value: 'b' }])).toEqual([
    { label: 'a', value: 'a' },
    { label: 'B', value: 'b' },
  ]);
});

test('results keep the order of the options, regardless of the match', () => {
  expect(labelsOf('apple')).toEqual(['Pineapple', 'Apple', 'Crab apple']);
});

test('an empty search finds everything', () => {
  expect(createOptionFinder(fruit)('')).toBe(fruit);
  expect(createOptionFinder(fruit)('  ')).toBe(fruit);
});

test('a typing error is tolerated, another word is not', () => {
  expect(labelsOf('bannana')).toEqual(['Banana']);
  expect(labelsOf('quince')).toEqual([]);
});
