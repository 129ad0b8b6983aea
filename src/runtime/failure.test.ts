import { expect, test } from 'vitest';
import { describeFailure } from './failure.ts';
import type { Words } from './words.ts';

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
