import { expect, test } from 'vitest';
import { chooseLanguage, languages, tagOf } from './languages.ts';

test('every tag is one that formatters of dates, numbers and plurals know, each language once', () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags);
  expect(new Set(tags).size).toBe(tags.length);
});

test('every language has the name that its speakers give it (CLDR)', () => {
  for (const [code, { name, tag }] of Object.entries(languages)) {
    // What is written is Bokmål, the more frequent of the two forms.
    const own = new Intl.DisplayNames([tag], { type: 'language' }).of(code === 'no' ? 'nb' : code);
    expect(name.replace(/ \(Norwegian\)$/u, '').toLowerCase()).toBe(own?.toLowerCase());
  }
});

test.each([
  ['zh', ['de-AT'], 'zh'],
  ['', ['de-AT', 'fr'], 'de'],
  ['', ['tlh', 'pt-BR'], 'pt'],
  ['', ['nb-NO'], 'no'],
  ['', ['nn'], 'no'],
  ['', ['ZH-hant-TW'], 'zh'],
  ['', ['ja'], 'en'],
  ['', [], 'en'],
  ['klingon', ['ru'], 'ru'],
  ['toString', [], 'en'],
  [7, ['uk-UA'], 'uk'],
])('stored %j and preferred %j give %s', (stored, preferred, language) => {
  expect(chooseLanguage(stored, preferred)).toBe(language);
});

test('`<html lang>` says which Chinese', () => {
  expect(tagOf('zh')).toBe('zh-Hans');
  expect(tagOf('vi')).toBe('vi');
});
