import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { columnsOf, columnWidths, cutToColumns, padToColumns } from './column-width.ts';

// EastAsianWidth.txt of Unicode 17 and UTS #51.
test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['\u0301', 0],
  ['a\u200Bb', 2],
  ['北京', 4],
  ['カタカナ', 8],
  ['ｶﾀｶﾅ', 4],
  ['ﾊﾞ', 2],
  ['한글', 4],
  ['\u1112\u1161\u11ab', 2],
  ['Ａ￥', 4],
  ['。｡', 3],
  ['·…“”', 4],
  ['😀', 2],
  ['👩‍👩‍👧', 2],
  ['👍🏽', 2],
  ['🇳🇴', 2],
  ['❤', 1],
  ['❤️', 2],
  ['1️⃣', 2],
  ['𠀀', 2],
  ['Приве́т', 6],
])('%j has %i columns', (text, expected) => {
  expect(columnsOf(text)).toBe(expected);
});

const texts = fc.string({ unit: fc.constantFrom('a', ' ', '北', 'ｶ', '😀', '👩‍👩‍👧', '❤️', 'é', '|'), maxLength: 12 });

test('a cut text is the longest beginning, and a padded one has the width', () => {
  fc.assert(
    fc.property(texts, fc.nat(30), (text, columns) => {
      const cut = cutToColumns(text, columns);
      expect(text.startsWith(cut)).toBe(true);
      expect(columnsOf(cut)).toBeLessThanOrEqual(columns);
      if (cut !== text) expect(columnsOf(cut)).toBeGreaterThanOrEqual(columns - 1);
      for (const isAtEnd of [false, true]) {
        const padded = padToColumns(cut, columns, isAtEnd);
        expect(columnsOf(padded)).toBe(columns);
        expect(padded.trim()).toBe(cut.trim());
      }
    }),
    { numRuns: runs(100) },
  );
});

test('a column is as wide as its widest cell', () => {
  expect(columnWidths([['a', '北京'], ['abcd'], ['b', '😀', 'c']], 3)).toEqual([4, 4, 3]);
});
