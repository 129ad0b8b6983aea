import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { knownWords } from './known-words.ts';
import { abbreviateWords, expandNumeronym } from './numeronym.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', 'é', 'ß', 'σ'), minLength: 3, maxLength: 30 });

test('a word is among the expansions of its numeronym', () => {
  fc.assert(
    fc.property(word, (text) => {
      expect(expandNumeronym(abbreviateWords(text, 3), text)).toContain(text);
    }),
  );
});

test('keeps the text between words, and the order of words', () => {
  const between = fc.string({ unit: fc.constantFrom(' ', '\n', '.', '!', '👩\u200d👧', '\ud83d'), minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(word, between)), (parts) => {
      const text = parts.flat().join('');
      expect(abbreviateWords(text, 3)).toBe(parts.map(([name, rest]) => abbreviateWords(name, 3) + rest).join(''));
    }),
  );
});

test('abbreviates any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.integer({ min: 3, max: 100 }), (text, least) => {
      expect(abbreviateWords(text, least).length).toBeLessThanOrEqual(text.length);
    }),
  );
});

test.each(knownWords)('finds %s by its own numeronym', (known) => {
  expect(expandNumeronym(abbreviateWords(known.replaceAll(' ', ''), 3), '')).toContain(known);
});

test.each(['a-'.repeat(1_250_000), 'ab '.repeat(900_000), `a${'\u0301'.repeat(250_000)}`, 'ä'.repeat(1_250_000)])(
  'megabytes take linear time',
  { tags: ['slow'] },
  (text) => {
    const processorTime = startProcessorTime();
    expect(abbreviateWords(text, 4).length).toBeGreaterThan(0);
    expect(expandNumeronym('a3b', text)).toEqual([]);
    expect(processorTime()).toBeLessThan(7_500);
  },
);
