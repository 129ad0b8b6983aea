import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';
import type { Words } from './words.ts';
import { createWords } from './words.ts';

test('formats a known error with its field, params and position', () => {
  const calls: unknown[] = [];
  const words: Words = {
    language: 'en',
    has: (key) => key === 'errors.invalid-text',
    t: (key, values) => {
      calls.push([key, values]);
      return 'formatted';
    },
  };
  expect(describeFailure({ code: 'invalid-text', field: 'text', position: { character: 3 }, params: { a: 1 } }, words)).toBe('formatted');
  describeFailure({ code: 'invalid-text', position: { line: 1, column: 2 }, params: {} }, words);
  describeFailure({ code: 'invalid-textile', params: {} }, words);
  expect(calls).toEqual([
    ['errors.invalid-text', { field: 'text', a: 1, position: 3 }],
    ['errors.invalid-text', { field: '', line: 1, column: 2 }],
    ['errors.bug', { field: '' }],
  ]);
});

test('a parameter that is a code also has a name', () => {
  const words = createWords('en', {
    'errors.not-this-layer': ['Could not decode as “', ['layerName'], '” (', ['layer'], ').'],
    'codes.json-lines': 'JSON Lines',
  });
  expect(describeFailure({ code: 'not-this-layer', params: { layer: 'json-lines', size: 3 } }, words)).toBe('Could not decode as “JSON Lines” (json-lines).');
});
