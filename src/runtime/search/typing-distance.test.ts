import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['hash', 'hash', 0, 0],
  ['hsah', 'hash', 1, 1],
  ['hahs', 'hash', 1, 1],
  ['hah', 'hash', 1, 1],
  ['haash', 'hash', 1, 1],
  ['hesh', 'hash', 1, 1],
  ['has', 'hashes', 3, 0],
  ['hsa', 'hashes', 4, 1],
  ['', 'hash', 4, 0],
  ['hash', '', 4, 4],
  ['passwrod', 'password', 1, 1],
  ['psaswrod', 'password', 2, 2],
  // A swapped pair is not changed again.
  ['ca', 'abc', 3, 1],
])('from “%s” to “%s”: %i errors, to its beginning %i', (typed, word, whole, start) => {
  expect(typingDistance(typed, word, 4)).toEqual({ whole, start });
});

test('counts no further than the limit', () => {
  expect(typingDistance('abcdefgh', 'stuvwxyz', 2)).toEqual({ whole: 3, start: 3 });
});
