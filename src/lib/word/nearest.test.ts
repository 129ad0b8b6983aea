import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTypos, nearest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['hash', 'hahs', 1],
  ['ca', 'abc', 3],
  ['ab', 'ba', 1],
  ['xab', 'xba', 1],
  ['abcd', 'badc', 2],
  ['indent', 'ident', 1],
])('between %j and %j there are %d typos', (from, to, typos) => {
  expect(countTypos(from, to)).toBe(typos);
});

test('counts the same typos in both directions, and at most one per character', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(words, words, (from, to) => {
      const typos = countTypos(from, to);
      expect(countTypos(to, from)).toBe(typos);
      expect(typos).toBeLessThanOrEqual(Math.max(from.length, to.length));
      expect(typos).toBeGreaterThanOrEqual(Math.abs(from.length - to.length));
      expect(typos === 0).toBe(from === to);
    }),
  );
});

test.each([
  ['hahs-text', ['hash-text', 'text-diff'], ['hash-text']],
  ['textencoding', ['textEncoding', 'text'], ['textEncoding']],
  ['sha256', ['sha-1', 'sha-224', 'sha-256', 'md5'], ['sha-256']],
  ['sha-25', ['sha-256', 'sha-1', 'sha-254', 'sha-255'], ['sha-256', 'sha-254']],
  ['sha-265', ['sha-224', 'sha-256'], ['sha-256']],
  ['md', ['md5', 'b'], []],
  ['md6', ['md5'], ['md5']],
  ['frobnicate', ['format', 'validate'], []],
  ['no', ['on', 'so', 'n'], []],
  ['abcdefghijklmno', ['abcdefghijk'], []],
  ['x', [], []],
])('%j among %j matches %j', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toEqual(expected);
});
