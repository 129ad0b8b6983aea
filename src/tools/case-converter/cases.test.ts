import { camelCase, capitalCase, constantCase, dotCase, kebabCase, noCase, pascalCase, pathCase, sentenceCase, snakeCase, trainCase } from 'change-case';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { convertCases } from './cases.ts';
import type { Language } from './casing.ts';
import { splitName } from './words.ts';

const convert = (text: string, { language = 'und', keepAcronyms = false }: { readonly language?: Language; readonly keepAcronyms?: boolean } = {}) =>
  convertCases(text, { language, keepAcronyms }, createContext());

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc
    .array(fc.constantFrom('a', 'B', 'ß', 'ǆ', 'ﬁ', 'Σ', 'σ', 'İ', 'ı', '1', '٣', '𝟙', '\u0301', '\u0307', "'", '’', ' ', '_', '.', '日', '👩', '\r', '\n'))
    .map((parts) => parts.join('')),
);

// It does not support combining marks, and joins numbers differently.
const latin = fc.array(fc.constantFrom('a', 'b', 'é', 'ø', 'A', 'B', 'É', 'Ø', ' ', '_', '-', '.', '/', '  ')).map((parts) => parts.join(''));
const latinWithDigits = fc.array(fc.oneof(latin, fc.constantFrom('1', '23'))).map((parts) => parts.join(''));

test.each(Object.entries({ camelCase, pascalCase }))('%s of Latin text agrees with change-case', async (name, oracle) => {
  await fc.assert(
    fc.asyncProperty(latin, async (text) => {
      expect(await convert(text)).toHaveProperty(name, oracle(text));
    }),
    { numRuns: runs(500) },
  );
});

// It splits 3D.
const latinWithNumbers = latinWithDigits.filter((text) => !/(?<![A-Za-zÉØéø\d])\d+[A-ZÉØ](?![a-zéø])/u.test(text));

test.each(Object.entries({ snakeCase, constantCase, kebabCase, trainCase, dotCase, pathCase, noCase }))(
  '%s of Latin text with numbers agrees with change-case',
  { tags: ['slow'] },
  async (name, oracle) => {
    await fc.assert(
      fc.asyncProperty(latinWithNumbers, async (text) => {
        expect(await convert(text)).toHaveProperty(name, oracle(text));
      }),
      { numRuns: runs(500) },
    );
  },
);

// It does not keep the punctuation of a phrase.
const name = fc
  .array(fc.constantFrom('a', 'b', 'é', 'ø', 'A', 'B', 'É', 'Ø', '1a', 'a_', 'b-a', 'A.b', 'ø/'))
  .map((parts) => parts.join(''))
  .filter((text) => !/[/.-]{2}|[/.-]$|\d[/.-]\d/u.test(text));
const phrase = fc.array(fc.constantFrom('a', 'bÉ', 'Øa', 'AB', 'x1')).map((words) => words.join(' '));

test.each(Object.entries({ capitalCase, sentenceCase }))('%s of a name or of words agrees with change-case', async (form, oracle) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(name, phrase), async (text) => {
      expect(await convert(text)).toHaveProperty(form, oracle(text));
    }),
    { numRuns: runs(500) },
  );
});

const signs = fc.constantFrom(
  'a',
  'É',
  'xY',
  "'",
  '’',
  '.',
  ',',
  '?',
  '!',
  ' ',
  '  ',
  '-',
  '_',
  '/',
  '&',
  '“',
  '”',
  '(',
  ')',
  '…',
  '@',
  '1',
  '3.14',
  '€',
  '🦄',
  '日',
);

test('keeps all non-letter characters of a phrase in place', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(signs), fc.boolean(), async (parts, keepAcronyms) => {
      // Spaces are inserted between the words of camelCase.
      const text = `a ${parts
        .filter((part) => part !== 'xY')
        .join('')
        .toLowerCase()}`;
      const { capitalCase: capital, sentenceCase: sentence } = await convert(text, { keepAcronyms });
      expect(capital.toLowerCase()).toBe(text);
      expect(sentence.toLowerCase()).toBe(text);
      const withCapitals = await convert(`a ${parts.join('')}`, { keepAcronyms });
      const punctuation = parts.join('').replaceAll(/[\p{L} ]/gu, '');
      expect(withCapitals.capitalCase.replaceAll(/[\p{L} ]/gu, '')).toBe(punctuation);
      expect(withCapitals.sentenceCase.replaceAll(/[\p{L} ]/gu, '')).toBe(punctuation);
    }),
    { numRuns: runs(1000) },
  );
});

test.each(['und', 'az', 'el', 'lt', 'tr'] as const)('maps letter case as ICU does for %s', async (language) => {
  const icu = language === 'und' ? 'en' : language;
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { lowercase, uppercase } = await convert(text, { language });
      const lines = splitLines(text);
      expect(splitLines(uppercase)).toEqual(lines.map((line) => line.toLocaleUpperCase(icu)));
      expect(splitLines(lowercase)).toEqual(lines.map((line) => line.toLocaleLowerCase(icu)));
    }),
  );
});

test('preserves line breaks in every case', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, fc.boolean(), async (text, keepAcronyms) => {
      const ends = text.match(/[\r\n]+/gu);
      for (const result of Object.values(await convert(text, { keepAcronyms }))) expect(result.match(/[\r\n]+/gu)).toEqual(ends);
    }),
  );
});

test('splits into words all letters, marks and numbers, in their order, and nothing else', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(splitName(text).join('')).toBe(text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''));
      for (const word of splitName(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
    }),
  );
});

test('is idempotent on the words of a case', async () => {
  await fc.assert(
    fc.asyncProperty(latin, async (text) => {
      const once = await convert(text);
      expect((await convert(once.snakeCase)).snakeCase).toBe(once.snakeCase);
      expect((await convert(once.constantCase)).kebabCase).toBe(once.kebabCase);
    }),
  );
});

test('reports progress for long text', async () => {
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  await convertCases('\n'.repeat(32_770), { language: 'und', keepAcronyms: false }, createContext({ progress }));
  // A chunk ends with the line that passes 16 KiB.
  expect(reports).toEqual(['16385 of 32770', '32770 of 32770']);
});

test.each([
  ['words of one line', 'lorem Ipsum2 XMLFile, '.repeat(50_000)],
  ['lines', 'loremIpsum dolor\n'.repeat(60_000)],
  ['letters of one word', 'aB'.repeat(500_000)],
  ['marks on one letter', `a${'\u0301'.repeat(1_000_000)}B`],
  ['apostrophes', "a'".repeat(500_000)],
  ['sigmas', 'Σ·'.repeat(500_000)],
  ['exclamation marks', `a ${'! '.repeat(500_000)}a b`],
])('converts a million characters in linear time: %s', { tags: ['slow'] }, async (_name, text) => {
  const processorTime = startProcessorTime();
  expect((await convert(text, { keepAcronyms: true })).mockingCase.length).toBe(text.length);
  expect(processorTime()).toBeLessThan(15_000);
});

test.each(['aB', 'жЖ', 'Σ·a.'])('converts a line of two million letters, %j repeated', { tags: ['slow'], timeout: 120_000 }, async (unit) => {
  const text = unit.repeat(2_000_000 / unit.length);
  expect((await convert(text)).swapCase).toHaveLength(text.length);
});
