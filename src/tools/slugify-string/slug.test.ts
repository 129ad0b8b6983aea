import slugify from '@sindresorhus/slugify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { findMissingLetters } from './missing-letters.ts';
import { MORE_LETTERS } from './more-letters.ts';
import { makeSlugs } from './slug.ts';

type Rules = Parameters<typeof makeSlugs>[1];

const plain: Rules = {
  separator: '-',
  lowercase: true,
  decamelize: true,
  transliterate: true,
  language: 'none',
  preserveCharacters: '',
  maximumLength: 0,
  eachLine: false,
};
const make = (text: string, rules: Partial<Rules> = {}) => makeSlugs(text, { ...plain, ...rules }, createContext());

// Characters that the library keeps, spells out or replaces, and some with several code units.
const pieces = [
  'a',
  'B',
  'Cd',
  '1',
  ' ',
  '-',
  '_',
  '.',
  "'s",
  '’t',
  'é',
  'Ü',
  'ß',
  'ж',
  'ու',
  '日',
  '&',
  '♥',
  '🦄',
  '👩',
  '\u0301',
  '\n',
  '\r\n',
  '\ud83d',
  '\0',
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  fc.string({ unit: anyCharacter }),
);
const flags = fc.record({ lowercase: fc.boolean(), decamelize: fc.boolean() });
const languages = fc.constantFrom('none', 'de', 'da', 'no', 'sv', 'tr', 'hu', 'sr');

// The library knows fewer letters and no compatibility characters, and splits words after transliterating uppercase letters to two letters.
const plainText = anyText.filter(
  (text) => text === text.normalize('NFKC') && !MORE_LETTERS.some(([letter]) => text.includes(letter)) && !/(?![A-Z])[\p{Lu}\p{Lt}]/u.test(text),
);

test('returns the same slugs as the library with the same options', async () => {
  await fc.assert(
    fc.asyncProperty(plainText, flags, languages, fc.constantFrom('-', '_', ''), async (text, { lowercase, decamelize }, language, separator) => {
      const expected = slugify(text, { lowercase, decamelize, separator, ...(language !== 'none' && { locale: language }) });
      expect(await make(text, { lowercase, decamelize, separator, language })).toBe(expected);
    }),
    { numRuns: runs(1000) },
  );
});

const ALPHABETS: Readonly<Record<string, string>> = {
  none: 'abcœæøßłđþ áčďéěíňóřšťúůýž αβγδεζηθικλμνξοπρστυφχψω абвгґдеєёжзиіїйклмнопрстуфхцчшщьюя ѓѕјќљњћђџў әғқңөұүһ ŋŧǥɓɗƙɛɔ աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցփքօֆ',
  de: 'aäoöuü ß',
  da: 'aæøå',
  no: 'aæøå',
  sv: 'aåäö',
  tr: 'abcçdefgğhıijklmnoöprsştuüvyz',
  hu: 'aáeéiíoóöőuúüű',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
};

test.each(Object.entries(ALPHABETS))(
  'writes the same slug for uppercase and lowercase letters, and omits none: %s',
  { tags: ['slow'] },
  async (language, alphabet) => {
    const upper = (text: string) => (language === 'none' ? text.toUpperCase() : text.toLocaleUpperCase(language));
    expect(findMissingLetters(`${alphabet}${upper(alphabet)}`, { ...plain, language })).toEqual([]);
    const words = fc.array(fc.constantFrom(...alphabet), { minLength: 1 }).map((letters) => letters.join(''));
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        const slug = await make(text, { language });
        expect(await make(upper(text), { language })).toBe(slug);
        expect((await make(upper(text), { language, lowercase: false })).toLowerCase()).toBe(slug);
        // ß has two uppercase letters.
        if (upper(text.charAt(0)).length === 1) expect(await make(`${upper(text.charAt(0))}${text.slice(1)}`, { language })).toBe(slug);
      }),
    );
  },
);

test('slugifies a compatibility character like its plain characters', async () => {
  const compatible = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => /[\p{L}\p{N}]/u.test(character) && character.normalize('NFKC') !== character,
  );
  expect(compatible.length).toBeGreaterThan(1900);
  const rules = { decamelize: false };
  const [slugs, plainSlugs] = await Promise.all([
    make(compatible.join('\n'), { ...rules, eachLine: true }),
    make(compatible.map((character) => character.normalize('NFKC')).join('\n'), { ...rules, eachLine: true }),
  ]);
  expect(slugs).toBe(plainSlugs);
});

// Soft and hard signs, which have no Latin letter.
const SILENT = /^[\p{Lm}\p{Diacritic}ьъЬЪ]$/u;

test('transliterates a letter, reports it as missing, or omits it as silent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        anyCharacter,
        fc.integer({ min: 0x80, max: 0x2fff }).map((code) => String.fromCodePoint(code)),
      ),
      async (letter) => {
        fc.pre(/[\p{L}\p{N}]/u.test(letter));
        const isMissing = findMissingLetters(letter, plain).length > 0;
        const isWritten = (await make(letter)) !== '';
        expect(isMissing || isWritten || SILENT.test(letter)).toBe(true);
      },
    ),
    { numRuns: runs(500) },
  );
});

test('is idempotent', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const slug = await make(text);
      expect(slug).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*)?$/u);
      expect(await make(slug)).toBe(slug);
    }),
  );
});

test('slugifies each line separately, within the maximum length', async () => {
  const rules = fc.record({ transliterate: fc.boolean(), maximumLength: fc.nat({ max: 12 }), preserveCharacters: fc.constantFrom('', '_é', '&\0') });
  await fc.assert(
    fc.asyncProperty(anyText, rules, async (text, some) => {
      const slugs = (await make(text, { ...some, eachLine: true })).split('\n');
      expect(slugs).toEqual(await Promise.all(splitLines(text).map((line) => make(line, some))));
      for (const slug of slugs) if (some.maximumLength > 0) expect([...slug].length).toBeLessThanOrEqual(some.maximumLength);
    }),
  );
});

test('splits long texts between words only', { tags: ['slow'] }, async () => {
  const text = `fooBar’s  don't! ${'x'.repeat(40_000)}`.repeat(8);
  expect(await make(text)).toBe(slugify(text));
});

test.each([
  ['a line of words', 'Déjà Vu & '.repeat(200_000), {}],
  ['a word', 'aB1'.repeat(700_000), {}],
  ['a word of another script', 'ж'.repeat(1_000_000), { transliterate: false }],
  ['signs', `ж${'!?'.repeat(4_000_000)}`, { transliterate: false }],
  ['marks', '\u0301'.repeat(1_000_000), { transliterate: false }],
  ['lines', 'Some Title\n'.repeat(200_000), { eachLine: true, maximumLength: 10 }],
])('takes linear time for megabytes: %s', { tags: ['slow'], timeout: 60_000 }, async (_name, text, rules) => {
  const processorTime = startProcessorTime();
  expect((await make(text, rules)).length).toBeGreaterThan(0);
  expect(processorTime()).toBeLessThan(30_000);
});

test('spells out symbols even without transliteration', async () => {
  expect(await make('Я ♥ 🦄 & Ё', { transliterate: false })).toBe('я-love-unicorn-and-ё');
});

test('preserves as many characters as the private use area can hold', async () => {
  const characters = Array.from({ length: 6_401 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  expect(await make(`a ${characters.slice(6_398).join(' ')} b`, { preserveCharacters: characters.join('') })).toBe(
    `a-${characters[6_398]}-${characters[6_399]}-b`,
  );
});

test('reports progress', async () => {
  const reports: unknown[] = [];
  await makeSlugs('a b', plain, createContext({ progress: (...report) => void reports.push(report) }));
  expect(reports).toEqual([[3, 3]]);
});
