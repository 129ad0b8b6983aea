import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordSplitter } from './word.ts';

const split = wordSplitter(String.raw`\p{L}\p{M}\p{N}`, "'’-");

test.each([
  ['', ['']],
  ['ab', ['', 'ab', '']],
  ["don't, back-end!", ['', "don't", ', ', 'back-end', '!']],
  ["'tis--a 'b' -", ["'", 'tis', '--', 'a', " '", 'b', "' -"]],
  ["-'a", ["-'", 'a', '']],
  ['a-', ['', 'a', '-']],
  ['e\u0301-1', ['', 'e\u0301-1', '']],
])('splits %j into %j', (text, parts) => {
  expect(split(text)).toEqual(parts);
});

test('splits like a single expression, which fails on long words', () => {
  const texts = fc.array(fc.constantFrom('a', '1', "'", '-', ' ', '\n', '\u0301', '👩')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const parts = split(text);
      expect(parts.join('')).toBe(text);
      expect(parts.filter((_, index) => index % 2 === 1)).toEqual(text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []);
    }),
  );
});

test.each(['a-', 'ж', '’', ' ж', '\u3000'])('splits three million units of %j', { tags: ['slow'] }, (unit) => {
  expect(split(unit.repeat(3_000_000 / unit.length)).join('')).toHaveLength(3_000_000 - (3_000_000 % unit.length));
});
