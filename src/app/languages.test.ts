import { expect, test } from 'vitest';
import { chooseLanguage, languages, tagOf } from './languages.ts';

test('the ten languages have their own names', () => {
  expect(languages).toEqual({
    en: 'English',
    de: 'Deutsch',
    es: 'Español',
    fr: 'Français',
    no: 'Norwegian',
    pt: 'Português',
    ru: 'Русский',
    uk: 'Українська',
    zh: '中文',
    vi: 'Tiếng Việt',
  });
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
