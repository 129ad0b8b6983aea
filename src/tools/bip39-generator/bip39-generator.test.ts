import { entropyToMnemonic } from '@scure/bip39';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { languages } from '../../lib/bip39/languages.ts';
import { loadWordList } from '../../lib/bip39/word-list.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { nearWords } from './near-words.ts';
import operations from './operations.ts';
import { readMnemonic } from './read-mnemonic.ts';
import { replaceWord } from './split-words.ts';

const entropies = fc.constantFrom(16, 20, 24, 28, 32).chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

test('decodes a mnemonic in any language, and detects the language', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(entropies, fc.constantFrom(...languages), async (entropy, language) => {
      const mnemonic = entropyToMnemonic(entropy, [...(await loadWordList(language))]);
      const read = await readMnemonic(mnemonic.normalize('NFC'), 'auto');
      expect(read.entropy).toEqual(entropy);
      // The two Chinese lists share words, English and French some too: a mnemonic can be one of either.
      expect(languages.indexOf(read.language)).toBeLessThanOrEqual(languages.indexOf(language));
      expect((await readMnemonic(mnemonic, language)).language).toBe(language);
    }),
    { numRuns: runs(50) },
  );
});

test('reports an unknown word with its position and suggestions', async () => {
  const mnemonic = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrnog';
  await expect(readMnemonic(mnemonic, 'auto')).rejects.toThrow(
    expect.objectContaining({
      code: 'unknown-word',
      params: expect.objectContaining({ number: 12, word: 'wrnog', suggestions: expect.stringMatching(/^wrong\b/) }),
    }),
  );
});

test('uses the first language if all words are in two lists and neither checksum is valid', async () => {
  await expect(readMnemonic('zoo '.repeat(12), 'auto')).rejects.toThrow(expect.objectContaining({ code: 'checksum-mismatch' }));
});

test.each([
  ['abandn', 'abandon'],
  ['abandonn', 'abandon'],
  ['abamdon', 'abandon'],
  ['zoo', 'zoo'],
])('suggests for %s the words %s', async (word, near) => {
  expect(nearWords(word, await loadWordList('english'))[0]).toBe(near);
});

test('counts a missing, extra, replaced or swapped letter as one edit', () => {
  for (const near of ['about', 'abo', 'abut', 'aobt']) expect(nearWords('abot', ['xyot', near])).toEqual([near, 'xyot']);
});

test('suggests nothing for text that is not a word', async () => {
  const wordList = await loadWordList('english');
  for (const word of ['qqqqqqqq', 'x', 'a'.repeat(1_000_000)]) expect(nearWords(word, wordList)).toEqual([]);
});

test('replaces a word and keeps the spaces', () => {
  expect(replaceWord(' zoo\n wrnog\tzoo ', 2, 'wrong')).toBe(' zoo\n wrong\tzoo ');
  expect(replaceWord('1. zoo, 2. wrnog', 2, 'wrong')).toBe('1. zoo, 2. wrong');
});

test('encodes 16, 20, 24, 28 or 32 bytes of entropy, four bytes as three words (BIP-39)', async () => {
  const read: number[] = [];
  for (let length = 1; length <= 36; length++) {
    const outcome = await runOperation(operations, 'fromEntropy', { entropy: '00'.repeat(length) }, createContext());
    if (outcome.kind !== 'output') {
      expect(outcome).toMatchObject({ kind: 'error', error: { code: 'invalid-entropy-length', params: { count: length } } });
      continue;
    }
    read.push(length);
    expect(String(outcome.output.mnemonic).split(' ')).toHaveLength((length / 4) * 3);
  }
  expect(read).toEqual([16, 20, 24, 28, 32]);
});

test.each([
  ['x'.repeat(40), 'x'.repeat(40)],
  ['xy'.repeat(21), `${'xy'.repeat(20)}…`],
])('reports the unknown word %s as %s', async (word, shown) => {
  await expect(readMnemonic(`${'abandon '.repeat(11)}${word}`, 'english')).rejects.toMatchObject({ code: 'unknown-word', params: { number: 12, word: shown } });
});

test('parses lists and four-letter abbreviations in every language with Latin script', async () => {
  const writings: readonly ((words: readonly string[]) => string)[] = [
    (words) => words.map((word, index) => `${index + 1}. ${word}`).join('\n'),
    (words) => words.map((word, index) => `${String(index + 1).padStart(2, '0')}) ${word.toUpperCase()}`).join('  '),
    (words) => words.join(', '),
    (words) => JSON.stringify(words),
    (words) => words.map((word) => `- ${word}\u200B`).join('\r\n'),
    (words) => words.map((word) => Array.from(word.normalize('NFC')).slice(0, 4).join('')).join(' '),
  ];
  await fc.assert(
    fc.asyncProperty(entropies, fc.constantFrom('english', 'french', 'spanish', 'italian'), fc.constantFrom(...writings), async (entropy, language, write) => {
      const mnemonic = entropyToMnemonic(entropy, [...(await loadWordList(language))]);
      expect(await readMnemonic(write(mnemonic.split(' ')), language)).toEqual({ entropy, language, mnemonic });
    }),
    { numRuns: runs(60) },
  );
});
