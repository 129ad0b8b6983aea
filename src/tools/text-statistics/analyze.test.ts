import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { analyzeText } from './analyze.ts';
import { splitSentences, splitWords } from './segments.ts';

const watch = { signal: new AbortController().signal, progress: () => {} };
const analyze = (text: string, language = 'en') => analyzeText(text, { language, wordsPerMinute: 238 }, watch);

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Counts with one segmenter and with expressions over the whole text. */
function countAtOnce(text: string, language: string) {
  const segments = (granularity: 'grapheme' | 'word' | 'sentence') => [...new Intl.Segmenter(language, { granularity }).segment(text)];
  const graphemes = segments('grapheme');
  const words = segments('word').filter(({ isWordLike }) => isWordLike);
  const lines = text === '' ? [] : text.split(/\r\n|\n|\r/u);
  return {
    graphemes: graphemes.length,
    graphemesWithoutSpaces: graphemes.filter(({ segment }) => /\S/u.test(segment)).length,
    codePoints: [...text].length,
    utf16CodeUnits: text.length,
    utf8Bytes: new TextEncoder().encode(text).length,
    words: words.length,
    uniqueWords: new Set(words.map(({ segment }) => segment.toLocaleLowerCase(language))).size,
    spacedWords: text.split(/\s+/u).filter((part) => part !== '').length,
    sentences: segments('sentence').filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length,
    lines: lines.length,
    nonEmptyLines: lines.filter((line) => /\S/u.test(line)).length,
    paragraphs: lines.filter((line, index) => /\S/u.test(line) && !/\S/u.test(lines[index - 1] ?? '')).length,
    letters: count(text, /\p{L}/gu),
    uppercaseLetters: count(text, /\p{Lu}/gu),
    lowercaseLetters: count(text, /\p{Ll}/gu),
    digits: count(text, /\p{Nd}/gu),
    punctuation: count(text, /\p{P}/gu),
    symbols: count(text, /\p{S}/gu),
    whitespace: count(text, /\s/gu),
  };
}

const parts = fc.constantFrom(
  'a',
  'B',
  ' ',
  '  ',
  "'",
  '.',
  '. ',
  '?',
  '!',
  ',',
  ';',
  '(',
  ')',
  '"',
  '1',
  '\r',
  '\n',
  '\r\n',
  '\u0301',
  '\u200d',
  '👩',
  '🏽',
  '🇩',
  '世',
  '。',
  '한',
  'é',
  '\u0600',
  '\ud83d',
  '\t',
  'क',
  '\u00a0',
  '\u2028',
  '_',
  '-',
  'ß',
  'word',
  '\u0085',
  '…',
  '\ufeff',
  '\u05d0',
  'З',
);
const texts = fc.array(parts, { maxLength: 150 }).chain((units) => fc.integer({ min: 1, max: 60 }).map((times) => units.join('').repeat(times)));

test('returns the counts of one segmenter over the whole text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(texts, fc.string({ unit: anyCharacter, maxLength: 300 })), fc.constantFrom('en', 'de', 'ru', 'vi'), async (text, language) => {
      expect(await analyze(text, language)).toMatchObject(countAtOnce(text, language));
    }),
    { numRuns: runs(400) },
  );
});

const join = (segments: Iterable<Intl.SegmentData>): string => Array.from(segments, ({ segment }) => segment).join('|');

test.each([
  ['a line of words', 'one two three. Four five! '.repeat(700)],
  ['a long word', 'a'.repeat(20_000)],
  ['a sentence that continues after its full stops', `${'p. 1 '.repeat(4000)}end. End.`],
  ['Chinese with full stops', '我们今天去公园。你好，世界！'.repeat(900)],
  ['Thai with spaces', 'สวัสดีครับ ยินดีต้อนรับ '.repeat(500)],
  ['Japanese lines', '今日は公園に行きました。\n'.repeat(900)],
])('segments a long text in windows like the whole text at once: %s', { tags: ['slow'] }, (_name, text) => {
  const words = new Intl.Segmenter('en', { granularity: 'word' });
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  expect(join(splitWords(text, words)) === join(words.segment(text))).toBe(true);
  expect(join(splitSentences(text, sentences)) === join(sentences.segment(text))).toBe(true);
});

const range = (first: number, end: number): string => Array.from({ length: end - first }, (_, index) => String.fromCharCode(first + index)).join('');

// python3.11 unicodedata (Unicode 14): the number of code points of U+0000 to U+017F, U+0400 to U+07FF and U+2000 to U+209F in L*, Lu, Ll, Nd, P* and S*.
test('classifies code points like Python', async () => {
  const text = range(0, 0x180) + range(0x400, 0x800) + range(0x2000, 0x20a0);
  const { letters, uppercaseLetters, lowercaseLetters, digits, punctuation, symbols } = await analyze(text);
  expect({ letters, uppercaseLetters, lowercaseLetters, digits, punctuation, symbols }).toEqual(PYTHON);
});

const PYTHON = { letters: 977, uppercaseLetters: 305, lowercaseLetters: 313, digits: 40, punctuation: 147, symbols: 50 };

test('sorts words by frequency, then by code units', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 60 }), async (words) => {
      const counted = [...new Set(words)].map((word) => ({ word, count: words.filter((other) => other === word).length }));
      const sorted = counted.toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
      expect((await analyze(words.join(' '))).frequentWords).toEqual(sorted.slice(0, 10));
    }),
  );
});

test('lowercases words by the rules of the language', async () => {
  expect((await analyze('IŞIK ışık', 'tr')).uniqueWords).toBe(1);
  expect((await analyze('IŞIK ışık', 'en')).uniqueWords).toBe(2);
});

test('can be canceled while analyzing a long text, and reports progress', { tags: ['slow'] }, async () => {
  const controller = new AbortController();
  const reports: number[] = [];
  const progress = (done: number, total: number): void => {
    reports.push(done / total);
    controller.abort(new Error('canceled'));
  };
  const counting = analyzeText('hello world '.repeat(200_000), { language: 'en', wordsPerMinute: 238 }, { signal: controller.signal, progress });
  await expect(counting).rejects.toThrow('canceled');
  expect(reports).toHaveLength(1);
  expect(reports[0]).toBeLessThan(1);
});

test('lists at most ten frequent words, the first ones of those equally frequent', async () => {
  const { frequentWords } = await analyze('l k j i h g f e d c b a l');
  expect(frequentWords.map(({ word, count: times }) => `${word}${times}`).join(' ')).toBe('l2 a1 b1 c1 d1 e1 f1 g1 h1 i1');
});

test('counts one to four UTF-8 bytes per code point, at the limits of RFC 3629', async () => {
  const sizes = ['\u007F', '\u0080', '\u07FF', '\u0800', '\uFFFF', '\u{10000}', '\u{10FFFF}'].map(async (text) => (await analyze(text)).utf8Bytes);
  expect(await Promise.all(sizes)).toEqual([1, 2, 2, 3, 3, 4, 4]);
});
