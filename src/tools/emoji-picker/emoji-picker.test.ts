import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { loadEmoji, withoutSelectors } from '../../lib/emoji/emoji.ts';
import { emojiLanguages } from '../../lib/emoji/languages.ts';
import { describeEmoji } from './describe.ts';
import { fold } from './fold.ts';
import { findEmoji } from './inspect.ts';
import { searchEmoji } from './search.ts';

interface Entry {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly group?: number;
  readonly tags?: readonly string[];
  readonly skins?: readonly Entry[];
}

function isEntries(data: unknown): data is readonly Entry[] {
  return Array.isArray(data);
}

function readPackage(language: string): readonly Entry[] {
  const folder = language === 'no' ? 'nb' : language;
  const data: unknown = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`emojibase-data/${folder}/data.json`), 'utf8'));
  return isEntries(data) ? data : [];
}

const all = { language: 'en', skinTone: 'none', limit: 5000 } as const;
const context = { signal: new AbortController().signal, progress: () => undefined };

test.each(emojiLanguages)('the packed data for %s matches emojibase-data', { tags: ['slow'] }, async (language) => {
  const given = new Map(
    readPackage(language)
      .filter(({ group }) => group !== undefined)
      .map((entry) => [withoutSelectors(entry.emoji), entry]),
  );
  const packed = await loadEmoji(language);
  expect(packed).toHaveLength(given.size);
  for (const { emoji, name, keywords, tones, mixedTones } of packed) {
    const entry = given.get(withoutSelectors(emoji));
    expect({ name, keywords }).toEqual({ name: entry?.label, keywords: entry?.tags ?? [] });
    const skins = new Map((entry?.skins ?? []).map((skin) => [withoutSelectors(skin.emoji), skin.label]));
    expect(new Map([...tones, ...mixedTones].map((tone) => [withoutSelectors(tone.emoji), tone.name]))).toEqual(skins);
  }
});

test('has 1,914 emoji, 3,944 with skin tones, and nine components, which the search excludes', async () => {
  const packed = await loadEmoji('en');
  const listed = packed.filter(({ group }) => group !== 'component');
  expect(listed).toHaveLength(1914);
  expect(listed.flatMap(({ tones, mixedTones }) => [...tones, ...mixedTones])).toHaveLength(3944 - 1914);
  expect(packed).toHaveLength(1914 + 9);
  expect(await searchEmoji('', all)).toHaveLength(1914);
});

// Only if the platform has the Unicode version of the data; older ones do not support the newest emoji.
test.runIf(process.versions.unicode === '17.0')('every emoji is RGI according to the platform', { tags: ['slow'] }, async () => {
  const rgi = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
  const packed = (await loadEmoji('en')).flatMap((base) => [base, ...base.tones, ...base.mixedTones]);
  expect(packed.filter(({ emoji }) => !rgi.test(emoji)).map(({ emoji }) => emoji)).toEqual([]);
});

test('ranks unique identifiers first, then full names, name prefixes, words of names, and keywords', async () => {
  const names = (await searchEmoji('cat', all)).map(({ name }) => name);
  // 🐱 has the shortcode, 🐈 the name.
  expect(names.slice(0, 4)).toEqual(['cat face', 'cat', 'cat with tears of joy', 'cat with wry smile']);
  expect(names.indexOf('black cat')).toBeGreaterThan(names.indexOf('cat with wry smile'));
  expect((await searchEmoji('heart red', all))[0]?.name).toBe('red heart');
  expect((await searchEmoji('greetings', all)).map(({ name }) => name)).toContain('waving hand');
  // Keywords: sky, skydive, whisky.
  expect((await searchEmoji('sky', all)).map(({ name }) => name)).toEqual(['light blue heart', 'parachute', 'tumbler glass']);
});

test('finds every emoji by itself, its code points and its name', { tags: ['slow'] }, async () => {
  const packed = (await loadEmoji('en')).filter(({ group }) => group !== 'component').flatMap((base) => [base, ...base.tones, ...base.mixedTones]);
  for (const { emoji, name } of packed.filter((_, index) => index % 29 === 0)) {
    const points = [...emoji].map((character) => character.codePointAt(0)?.toString(16) ?? '').join('-');
    for (const query of [emoji, withoutSelectors(emoji), points, `U+${points.replaceAll('-', ' U+')}`]) {
      expect((await searchEmoji(query, { ...all, limit: 1 }))[0]?.emoji, query).toBe(emoji);
    }
    // A name can be the shortcode of another emoji.
    expect((await searchEmoji(name, { ...all, limit: 2 })).map((found) => found.emoji)).toContain(emoji);
  }
});

test('folds characters that a keyboard may not have', () => {
  expect(fold('Cœur brisé ÆØŁĐß Ёлка мèo')).toBe('coeur brise aeolđss елка мeo'.replace('đ', 'd'));
});

test('finds each emoji of a text with its position', async () => {
  const packed = (await loadEmoji('en'))
    .flatMap((base) => [base.emoji, ...base.tones.map(({ emoji }) => emoji)])
    .filter((emoji) => !/^[\u{1F3FB}-\u{1F3FF}]$/u.test(emoji));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...packed), { maxLength: 12 }), async (some) => {
      const found = await findEmoji(some.join(' a1 '), 'en', context);
      expect(found.map(({ emoji }) => emoji)).toEqual(some);
    }),
  );
});

test('describes any text or reports that it is not an emoji', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter }), fc.constantFrom(...emojiLanguages), async (text, language) => {
      expect(Array.isArray(await searchEmoji(text, { ...all, language }))).toBe(true);
      expect(Array.isArray(await findEmoji(text, language, context))).toBe(true);
      const described = await describeEmoji(text, language).catch((error: unknown) => error);
      expect(described instanceof InputError ? described.code : typeof described).toMatch(/^(?:not-an-emoji|object)$/u);
      expect(described).not.toBeInstanceOf(TypeError);
    }),
  );
});

test('searches a long text in slices, and can be canceled', async () => {
  const abort = new AbortController();
  const running = findEmoji('é\u0301😀 '.repeat(200_000), 'en', { signal: abort.signal, progress: () => abort.abort() });
  await expect(running).rejects.toThrow(/abort/iu);
});

test('finds no emoji for combining marks alone', async () => {
  expect(await searchEmoji('\u0301', all)).toEqual([]);
});

// UTS #51, section 2.4: the Fitzpatrick types, with 1 and 2 combined.
test.each([
  ['none', '👍'],
  ['light', '👍🏻'],
  ['medium-light', '👍🏼'],
  ['medium', '👍🏽'],
  ['medium-dark', '👍🏾'],
  ['dark', '👍🏿'],
] as const)('a thumb in the tone %s is %s', async (skinTone, emoji) => {
  const [first] = await searchEmoji('thumbs up', { ...all, skinTone });
  expect(first?.emoji).toBe(emoji);
});
