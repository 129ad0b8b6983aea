import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { alphabets, radioDigits, symbolNames } from './alphabets.ts';
import { readSpelling } from './read-spelling.ts';
import { spellText } from './spell.ts';

const plain = { alphabet: 'nato', digits: 'words', symbols: true, letterCase: 'ignore', separator: ' ', wordSeparator: ' / ' } as const;
const anyAlphabet = fc.constantFrom('nato', 'police', 'german', 'french');
const options = fc.record({
  alphabet: anyAlphabet,
  digits: fc.constantFrom('words', 'radio', 'keep'),
  letterCase: fc.constantFrom('ignore', 'upper', 'say'),
});

test('decodes its own spelling to uppercase', () => {
  // A kept slash would be decoded as a space, and a kept comma dropped.
  const line = fc.string({ unit: fc.constantFrom(...'azAZmM059', ...Object.keys(symbolNames)), minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.array(line, { minLength: 1 })), options, (lines, some) => {
      const text = lines.map((words) => words.join(' ')).join('\n');
      expect(readSpelling(spellText(text, { ...plain, ...some }).spelled, some.alphabet)).toBe(text.toUpperCase());
    }),
  );
});

test.each(Object.entries(alphabets))('%s has a unique word for every letter and digit', (_name, { letters, digits }) => {
  const words = [...Object.values(letters), ...digits, ...Object.values(symbolNames)].map((word) => word.toLowerCase());
  expect(Object.keys(letters).slice(0, 26).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  expect([digits.length, radioDigits.length]).toEqual([10, 10]);
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/^[\p{L}-]{2,}$/u);
});

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(fc.constantFrom('a', 'É', '\u0301', ' ', '\r', '\n', ',', '/', '日', '\ud83d', 'Alfa', 'capital')).map((parts) => parts.join('')),
);

test('spells any text line by line, with a row for each character', () => {
  fc.assert(
    fc.property(anyText, options, (text, some) => {
      const { spelled, letters } = spellText(text, { ...plain, ...some });
      expect(splitLines(spelled)).toHaveLength(splitLines(text.normalize('NFC')).length);
      expect(letters.map(({ character }) => character).join('')).toBe(text.normalize('NFC').replaceAll(/\p{White_Space}/gu, ''));
      for (const { word } of letters) expect(word).not.toBe('');
    }),
  );
});

test('decodes any text, or rejects one of its words', () => {
  fc.assert(
    fc.property(anyText, anyAlphabet, (text, alphabet) => {
      try {
        expect(splitLines(readSpelling(text, alphabet))).toHaveLength(splitLines(text).length);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error.code).toBe('unknown-word');
        const { line, column } = error.position && 'line' in error.position ? error.position : { line: 0, column: 0 };
        const rest = [...(splitLines(text)[line - 1] ?? '')].slice(column - 1).join('');
        expect(rest.startsWith(String(error.params['word']).replace(/…$/u, ''))).toBe(true);
      }
    }),
  );
});

test.each(['Penknife 42\n', 'ж', 'é', ' ', '👩\u200d👧'])(
  'spells and decodes half a million repetitions of %j',
  { tags: ['slow'], timeout: 60_000 },
  (unit) => {
    const processorTime = startProcessorTime();
    const text = unit.repeat(500_000 / unit.length);
    const { spelled } = spellText(text, plain);
    expect(readSpelling(spelled, 'nato').length).toBeGreaterThanOrEqual(text.trim().length / 6);
    expect(processorTime()).toBeLessThan(30_000);
  },
);

test.each([
  ['x'.repeat(24), 'x'.repeat(24)],
  ['xy'.repeat(13), `${'xy'.repeat(12)}…`],
])('reports the unknown word %s as %s', (word, shown) => {
  expect(() => readSpelling(word, 'nato')).toThrow(expect.objectContaining({ code: 'unknown-word', params: { word: shown } }));
});
