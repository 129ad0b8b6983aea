import { HtmlRenderer, Parser } from 'commonmark';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { generateText } from './generate.ts';
import { latin } from './latin.ts';
import { createRandom } from './random.ts';
import { loadVocabulary, vocabularies } from './vocabulary.ts';

const toHtml = (markdown: string): string => new HtmlRenderer().render(new Parser().parse(markdown));

type Input = Parameters<typeof generateText>[0];

const INPUT: Input = {
  count: 1,
  unit: 'paragraphs',
  format: 'plain',
  vocabulary: 'latin',
  minimumSentences: 3,
  maximumSentences: 8,
  minimumWords: 8,
  maximumWords: 15,
  startWithLoremIpsum: true,
};

/** Returns a context whose bytes follow from a seed (xorshift32), so that a failure can be repeated. */
function seeded(seed: number) {
  let state = seed || 1;
  const byte = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  return { ...createContext(), randomBytes: (length: number) => Uint8Array.from({ length }, byte) };
}

const write = (changed: Partial<Input>, seed: number) => generateText({ ...INPUT, ...changed }, seeded(seed));

const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const anyVocabulary = fc.constantFrom(...vocabularies);
const ranges = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 4 }))
  .map(([minimumWords, moreWords, minimumSentences, moreSentences]) => ({
    minimumWords,
    maximumWords: minimumWords + moreWords,
    minimumSentences,
    maximumSentences: minimumSentences + moreSentences,
  }));

const lengthOf = (text: string): number => [...splitGraphemes(text)].length;

test('counts are exact in every unit, script and format', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        count: fc.integer({ min: 1, max: 40 }),
        unit: fc.constantFrom('paragraphs', 'sentences', 'words', 'characters'),
        format: fc.constantFrom('plain', 'html'),
        vocabulary: anyVocabulary,
        startWithLoremIpsum: fc.boolean(),
      }),
      ranges,
      seeds,
      async (asked, range, seed) => {
        const { text, words, characters } = await write({ ...asked, ...range }, seed);
        expect(characters).toBe(lengthOf(text));
        const stop = asked.vocabulary === 'japanese' ? '。' : '.';
        if (asked.unit === 'characters') expect(characters).toBe(asked.count);
        if (asked.unit === 'words') expect(words).toBe(asked.count);
        if (asked.unit === 'sentences') expect(text.split(stop)).toHaveLength(asked.count + 1);
        if (asked.unit === 'paragraphs') {
          const paragraphs = asked.format === 'html' ? text.split('\n').map((line) => line.replace(/^<p>(.*)<\/p>$/u, '$1')) : text.split('\n\n');
          expect(paragraphs).toHaveLength(asked.count);
          for (const paragraph of paragraphs) {
            const sentences = paragraph.split(stop).length - 1;
            expect(sentences).toBeGreaterThanOrEqual(range.minimumSentences);
            expect(sentences).toBeLessThanOrEqual(range.maximumSentences);
          }
        }
        // Truncated text may end with a space.
        const shown = text.replaceAll(/<\/?p>/gu, '').trimEnd();
        if (asked.vocabulary !== 'japanese') expect(shown.split(/\s+/u)).toHaveLength(words);
      },
    ),
    { numRuns: runs(300) },
  );
});

test('sentences have the requested number of words, only from the vocabulary, and no word twice in a row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('latin', 'arabic', 'cyrillic', 'hebrew', 'korean'), ranges, seeds, async (vocabulary, range, seed) => {
      const { text } = await write({ ...range, vocabulary, unit: 'sentences', count: 20, startWithLoremIpsum: false }, seed);
      const known = new Set((await loadVocabulary(vocabulary)).words.map((word) => word.toLowerCase()));
      const all: string[] = [];
      for (const sentence of text.slice(0, -1).split('. ')) {
        const words = sentence.toLowerCase().split(' ');
        expect(words.length).toBeGreaterThanOrEqual(range.minimumWords);
        expect(words.length).toBeLessThanOrEqual(range.maximumWords);
        expect(sentence.charAt(0)).toBe(sentence.charAt(0).toUpperCase());
        all.push(...words);
      }
      expect(all.filter((word) => !known.has(word))).toEqual([]);
      expect(all.filter((word, index) => word === all[index - 1])).toEqual([]);
    }),
    { numRuns: runs(100) },
  );
});

test('writes valid Markdown with a title, the requested paragraphs and no stray markup', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), anyVocabulary, ranges, seeds, async (count, vocabulary, range, seed) => {
      const { text, characters } = await write({ ...range, count, vocabulary, format: 'markdown' }, seed);
      const html = toHtml(text);
      expect(characters).toBe(lengthOf(text));
      expect(html).toMatch(/^<h1>[^<]*[^.<]<\/h1>\n<p>/u);
      const withoutQuotes = html.replaceAll(/<blockquote>[\s\S]*?<\/blockquote>/gu, '');
      expect(withoutQuotes.match(/<p>/gu)).toHaveLength(count);
      expect(html.replaceAll(/<[^>]+>/gu, '')).not.toMatch(/[*#`[\]<>]/u);
      for (const [, href] of html.matchAll(/href="([^"]*)"/gu)) expect(href).toBe('https://example.com');
    }),
    { numRuns: runs(200) },
  );
});

test('uses every kind of element in a long document', { tags: ['slow'] }, async () => {
  const html = toHtml((await write({ count: 400, format: 'markdown' }, 7)).text);
  for (const element of ['<h2>', '<ul>', '<blockquote>', '<strong>', '<em>', '<a href', '<pre><code>']) expect(html).toContain(element);
});

const sizesOf = (counts: readonly number[]): readonly number[] => [...new Set(counts)].toSorted((a, b) => a - b);
const wordsOf = (line: string): number => line.replace('- ', '').split(' ').length;

test('in Markdown, lists have two to five items, and code has one to three lines of two to five words each', async () => {
  const { text } = await write({ count: 1_500, format: 'markdown', minimumSentences: 1, maximumSentences: 1, minimumWords: 1, maximumWords: 2 }, 11);
  const blocks = text.split('\n\n').map((block) => block.split('\n'));
  const lists = blocks.filter(([first = '']) => first.startsWith('- '));
  const codes = blocks.filter(([first]) => first === '```').map((block) => block.slice(1, -1));
  expect(sizesOf(lists.map(({ length }) => length))).toEqual([2, 3, 4, 5]);
  expect(sizesOf(codes.map(({ length }) => length))).toEqual([1, 2, 3]);
  expect(sizesOf(lists.flat().map(wordsOf))).toEqual([2, 3, 4, 5]);
  expect(sizesOf(codes.flat().map(wordsOf))).toEqual([2, 3, 4, 5]);
});

test('every word is equally likely', async () => {
  const { text } = await write({ count: 10_000, unit: 'words', startWithLoremIpsum: false }, 42);
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().replaceAll('.', '').split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = latin.split(' ');
  expect(known).toHaveLength(180);
  expect([...counts.keys()].toSorted()).toEqual(known.toSorted());
  const expected = 10_000 / known.length;
  // Chi-squared with 179 degrees of freedom is below 260 in all but one of ten thousand runs.
  expect([...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(260);
});

test('includes both ends of a range', () => {
  const { between } = createRandom(seeded(3).randomBytes);
  expect(new Set(Array.from({ length: 200 }, () => between(3, 6)))).toEqual(new Set([3, 4, 5, 6]));
  expect(between(5, 5)).toBe(5);
});

test('vocabularies contain only words, without duplicates', async () => {
  for (const name of vocabularies) {
    const { words } = await loadVocabulary(name);
    expect(words.length, name).toBeGreaterThan(50);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !/^[\p{L}\p{M}][\p{L}\p{M}·・ー'-]*$/u.test(word))).toEqual([]);
  }
});

test('can be canceled while generating a text too long for a page', async () => {
  const stop = new AbortController();
  stop.abort(new Error('canceled'));
  await expect(generateText({ ...INPUT, count: 10_000, maximumSentences: 100 }, { ...seeded(1), signal: stop.signal })).rejects.toThrow('canceled');
});

test('requests random bytes when none are left', () => {
  const asked: number[] = [];
  const { below } = createRandom((length) => {
    asked.push(length);
    return new Uint8Array(length);
  });
  // Four bytes per number.
  for (let drawn = 0; drawn < 1_024; drawn++) below(6);
  expect(asked).toEqual([4_096]);
  below(6);
  expect(asked).toEqual([4_096, 4_096]);
});
