import { expect, test } from 'vitest';
import { patternPieces, toggleFlag } from './pattern-pieces.ts';

const pieces = (pattern: string, caret = -1, errorIndex?: number): readonly string[] =>
  patternPieces(pattern, ['u'], caret, errorIndex).map(({ text, mark }) => (mark ? `${mark} ${text}` : text));

test('splits a pattern into tokens that add up to the pattern', () => {
  expect(pieces('a(b)+').join('')).toBe('a(b)+');
});

test('marks the pair of brackets at the caret', () => {
  expect(pieces('(a)', 0)).toEqual(['pair (', 'a', 'pair )']);
  expect(pieces('(a)', 3)).toEqual(['pair (', 'a', 'pair )']);
  expect(pieces('[ab]', 0)).toEqual(['pair [', 'ab', 'pair ]']);
  expect(pieces('(a)')).toEqual(['(', 'a', ')']);
});

test('counts the position of an error in code points', () => {
  expect(pieces('😀)', -1, 1).at(-1)).toBe('fault )');
});

test('adds and removes a flag; u and v replace each other', () => {
  expect(toggleFlag(['g', 'u'], 'g')).toEqual(['u']);
  expect(toggleFlag(['u'], 'g')).toEqual(['g', 'u']);
  expect(toggleFlag(['g', 'u'], 'v')).toEqual(['g', 'v']);
  expect(toggleFlag(['v'], 'u')).toEqual(['u']);
});
