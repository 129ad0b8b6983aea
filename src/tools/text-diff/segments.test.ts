import { expect, test } from 'vitest';
import { firstSegments } from './segments.ts';

test('cuts the last segment, and omits those after it', () => {
  const segments = [
    { type: 'equal', text: 'abc' },
    { type: 'added', text: 'defg' },
    { type: 'removed', text: 'h' },
  ] as const;
  expect(firstSegments(segments, 8)).toEqual(segments);
  expect(firstSegments(segments, 5)).toEqual([segments[0], { type: 'added', text: 'de' }]);
  expect(firstSegments(segments, 3)).toEqual([segments[0]]);
});

test('returns at most 5,000 segments', () => {
  const segments = Array.from({ length: 5_001 }, () => ({ type: 'equal', text: 'a' }) as const);
  expect(firstSegments(segments, 10_000)).toEqual(segments.slice(1));
});
