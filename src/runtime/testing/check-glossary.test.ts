import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Entry, Texts } from './check-glossary.ts';
import { errorsOfEnglishTerms, errorsOfEntries, errorsOfTerms, GlossarySchema, keepsToGlossary } from './check-glossary.ts';

const digit: Entry = { term: 'digit', forms: ['digits'], checked: true, words: { de: 'Ziffer', ru: ['цифра', 'цифр'] } };
const checkDigit: Entry = { term: 'check digit', forms: ['check digits'], words: { de: 'Prüfziffer', ru: 'контрольная цифра' } };

const textsOf = (texts: Record<string, string>): Texts => new Map(Object.entries(texts));

const english = textsOf({ 'tools/a/strings name': 'Digits of a number', 'tools/b/strings page.check': 'Check digits', 'tools/b/strings page.keys': 'keys' });

const inGerman = (text: string): Texts =>
  textsOf({ 'tools/a/strings name': text, 'tools/b/strings page.check': 'Prüfsumme', 'tools/b/strings page.keys': 'Tasten' });

const inRussian = (text: string): Texts => textsOf({ 'tools/a/strings name': text });

describe('the glossary itself', () => {
  const codes = ['de', 'ru'];

  test('is valid in its order, with all languages', () => {
    expect(errorsOfEntries([checkDigit, digit, { term: 'UUID', keep: true }], codes)).toEqual([]);
  });

  test.each<[string, readonly Entry[], readonly string[]]>([
    ['a duplicate term', [digit, digit], ['digit: duplicate']],
    [
      'a duplicate sense',
      [
        { ...digit, sense: 'a' },
        { ...digit, sense: 'a' },
      ],
      ['digit (a): duplicate'],
    ],
    ['a term out of order', [digit, checkDigit], ['check digit: out of order']],
    [
      'a sense out of order',
      [
        { ...digit, sense: 'b' },
        { ...digit, sense: 'a' },
      ],
      ['digit (a): out of order'],
    ],
    ['a missing language', [{ ...digit, words: { de: 'Ziffer' } }], ['digit: no word in ru']],
    ['no words at all', [{ term: 'digit' }], ['digit: no word in de', 'digit: no word in ru']],
    ['words of an unknown language', [{ ...digit, words: { de: 'Ziffer', ru: 'цифра', xx: 'x' } }], ['digit: unknown language xx']],
    ['exceptions in an unknown language', [{ ...digit, exceptIn: { xx: ['*'] } }], ['digit: unknown language xx']],
  ])('%s is found', (_, glossary, errors) => {
    expect(errorsOfEntries(glossary, codes)).toEqual(errors);
  });

  test('two senses of a term are two entries', () => {
    expect(
      errorsOfEntries(
        [
          { ...digit, sense: 'a' },
          { ...digit, sense: 'b' },
        ],
        codes,
      ),
    ).toEqual([]);
  });

  test.each([
    ['an unknown property', { term: 'digit', exept: ['*'] }],
    ['a blank word', { term: 'digit', words: { de: ' ' } }],
    ['no stems', { term: 'digit', words: { de: [] } }],
    ['no patterns', { term: 'digit', only: [] }],
    ['an unchecked entry with “checked”', { term: 'digit', checked: false }],
  ])('%s is rejected', (_, entry) => {
    expect(v.safeParse(GlossarySchema, [entry]).success).toBe(false);
    expect(v.safeParse(GlossarySchema, [digit]).success).toBe(true);
  });
});

describe('mismatches with the English texts', () => {
  test('terms and patterns that texts use are valid', () => {
    const used = { ...digit, only: ['tools/*'], except: ['tools/b/strings *'] };
    expect(errorsOfEnglishTerms([used], english)).toEqual([]);
  });

  test.each<[string, readonly Entry[], readonly string[]]>([
    ['a checked term that no text uses', [{ ...digit, term: 'octet', forms: ['octets'] }], ['octet: not used by any text']],
    ['a checked term that is excepted everywhere', [{ ...digit, except: ['*'] }], ['digit: not used by any text']],
    ['a pattern for an unknown place', [{ ...digit, except: ['tools/z/*'] }], ['digit: tools/z/* matches no text with the term']],
    [
      'a pattern for a text without the term',
      [{ ...digit, only: ['tools/a/*', 'tools/b/strings page.keys'] }],
      ['digit: tools/b/strings page.keys matches no text with the term'],
    ],
    [
      'an exception in one language that matches nothing',
      [{ ...digit, exceptIn: { de: ['tools/a/strings nam'] } }],
      ['digit: tools/a/strings nam matches no text with the term'],
    ],
    ['a word to avoid', [{ ...digit, avoid: ['number'] }], ['digit: tools/a/strings name uses “number”']],
  ])('%s is found', (_, glossary, errors) => {
    expect(errorsOfEnglishTerms(glossary, english)).toEqual(errors);
  });

  test('no text need use an unchecked term, and parts of words are not uses', () => {
    expect(errorsOfEnglishTerms([checkDigit], textsOf({ 'tools/a/strings name': 'Digital' }))).toEqual([]);
    expect(errorsOfEnglishTerms([digit], textsOf({ 'tools/a/strings name': 'Digital undigit digit_s' }))).toEqual(['digit: not used by any text']);
    expect(errorsOfEnglishTerms([{ ...digit, avoid: ['num'] }], english)).toEqual([]);
  });

  test('a dot in a pattern is literal', () => {
    expect(errorsOfEnglishTerms([{ ...digit, except: ['tools/b/strings page?check'] }], english)).toHaveLength(1);
    expect(errorsOfEnglishTerms([{ ...digit, except: ['tools/b/strings page.check'] }], english)).toEqual([]);
    expect(errorsOfEnglishTerms([{ ...digit, except: ['tools/b/stringsxpage.check'] }], english)).toHaveLength(1);
  });
});

describe('texts that do not use the word of a term', () => {
  const error = ['tools/a/strings/de.json: name: digit: not “Ziffer”: Stellen einer Zahl'];

  test('the word may be part of another, in any case', () => {
    expect(errorsOfTerms([digit, checkDigit], english, inGerman('ZIFFERN einer Zahl'), 'de')).toEqual([]);
    expect(errorsOfTerms([digit, checkDigit], english, inGerman('Dezimalziffern'), 'de')).toEqual([]);
  });

  test('apostrophes and spaces of any kind are equal', () => {
    const system: Entry = { term: 'digits', checked: true, words: { fr: 'chiffres d’un nombre' } };
    expect(errorsOfTerms([system, checkDigit], english, textsOf({ 'tools/a/strings name': "Chiffres d'un\u00A0nombre" }), 'fr')).toEqual([]);
  });

  test('another word is found, with file, key, term and the word expected', () => {
    expect(errorsOfTerms([digit, checkDigit], english, inGerman('Stellen einer Zahl'), 'de')).toEqual(error);
  });

  test('every stem is a word of the term', () => {
    expect(errorsOfTerms([digit, checkDigit], english, inRussian('число цифр'), 'ru')).toEqual([]);
    expect(errorsOfTerms([digit, checkDigit], english, inRussian('знаки'), 'ru')).toEqual(['tools/a/strings/ru.json: name: digit: not “цифра”, “цифр”: знаки']);
  });

  test('a longer term is not a use of a shorter one, checked or not', () => {
    expect(errorsOfTerms([digit], english, inGerman('Ziffern'), 'de')).toEqual(['tools/b/strings/de.json: page.check: digit: not “Ziffer”: Prüfsumme']);
    const checked: Entry = { ...checkDigit, checked: true };
    expect(errorsOfTerms([checked, digit], english, inGerman('Ziffern'), 'de')).toEqual([
      'tools/b/strings/de.json: page.check: check digit: not “Prüfziffer”: Prüfsumme',
    ]);
  });

  test('exceptions for all languages or for one apply where they match', () => {
    const other = inGerman('Stellen einer Zahl');
    expect(errorsOfTerms([{ ...digit, except: ['tools/a/*'] }, checkDigit], english, other, 'de')).toEqual([]);
    expect(errorsOfTerms([{ ...digit, only: ['tools/b/*'] }, checkDigit], english, other, 'de')).toEqual([]);
    expect(errorsOfTerms([{ ...digit, exceptIn: { de: ['*/strings name'] } }, checkDigit], english, other, 'de')).toEqual([]);
    expect(errorsOfTerms([{ ...digit, exceptIn: { ru: ['*/strings name'] } }, checkDigit], english, other, 'de')).toEqual(error);
  });

  test('a term that is kept stays English, unless the language has a word', () => {
    const kept: Entry = { term: 'digits', keep: true, checked: true, words: { ru: 'цифр' } };
    expect(errorsOfTerms([kept, checkDigit], english, inGerman('Digits'), 'de')).toEqual([]);
    expect(errorsOfTerms([kept, checkDigit], english, inGerman('Ziffern'), 'de')).toEqual(['tools/a/strings/de.json: name: digits: not “digits”: Ziffern']);
    expect(errorsOfTerms([kept, checkDigit], english, textsOf({ 'tools/a/strings name': 'Цифры, цифр' }), 'ru')).toEqual([]);
  });

  test('a missing text, or an unchecked term, is not an error', () => {
    expect(errorsOfTerms([digit], english, textsOf({}), 'de')).toEqual([]);
    expect(errorsOfTerms([checkDigit], english, inGerman('Stellen'), 'de')).toEqual([]);
  });
});

test('search words and placeholders are exempt from the glossary', () => {
  expect(['keywords', 'inputs.text.placeholder', 'reference.search-synonyms', 'inputs.text.label', 'page.keywords'].map(keepsToGlossary)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
