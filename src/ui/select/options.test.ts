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

test('the label itself comes first, then labels that start with the search, that contain it, and that are similar', () => {
  expect(labelsOf('apple')).toEqual(['Apple', 'Pineapple', 'Crab apple']);
  expect(labelsOf('b')).toEqual(['Banana', 'Blackberry', 'Crab apple']);
  const tools = toOptions(['JSON to YAML', 'YAML to JSON', 'JSON to CSV (suggested)', 'JSON to CSV']);
  expect(
    createOptionFinder(tools)('json to csv')
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['JSON to CSV', 'JSON to CSV (suggested)']);
});

test('an empty search finds everything', () => {
  expect(createOptionFinder(fruit)('')).toBe(fruit);
  expect(createOptionFinder(fruit)('  ')).toBe(fruit);
});

test('a typing error is tolerated, another word is not', () => {
  expect(labelsOf('bannana')).toEqual(['Banana']);
  expect(labelsOf('quince')).toEqual([]);
});
