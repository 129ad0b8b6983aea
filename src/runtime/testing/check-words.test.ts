import { describe, expect, test } from 'vitest';
import { errorsOfEnglish, errorsOfTranslation, headingLevels, literalText } from './check-words.ts';

const english = {
  name: 'Line counter',
  description: 'Count the lines of a text.',
  short: 'Also of pasted text',
  keywords: 'count, lines',
  'inputs.text.placeholder': 'to be or not to be',
  'inputs.algorithm.options.sha-256': 'SHA-256',
  'reference.200': 'all is {well}',
  'page.lines': '{count, plural, =0 {no lines} one {# line} other {# lines}} in {name}',
  'errors.too-long': '{reason, select, bytes {The text has {size, number} bytes} other {The text is too long}}: shorten it.',
};

const german = {
  name: 'Zeilenzähler',
  description: 'Die Zeilen eines Textes zählen.',
  short: 'Auch von eingefügtem Text',
  keywords: 'zählen, Zeilen',
  'inputs.text.placeholder': 'to be or not to be',
  'inputs.algorithm.options.sha-256': 'SHA-256',
  'reference.200': 'alles ist {well}',
  'page.lines': '{count, plural, one {# Zeile} other {# Zeilen}} in {name}',
  'errors.too-long': '{reason, select, other {Der Text ist zu lang} bytes {Der Text hat {size, number} Bytes}}: bitte kürzen.',
};

const russian = {
  ...german,
  description: 'Считает строки текста.',
  short: 'И вставленного текста',
  'page.lines': '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}} в {name}',
};

const chinese = { ...german, description: '数一数文本有多少行。', short: '也支持粘贴的文本', 'page.lines': '{name} 中有 {count, plural, other {# 行}}' };

test('a translation with the same content has no errors', () => {
  expect(errorsOfEnglish(english)).toEqual([]);
  expect(errorsOfTranslation(english, german, 'de')).toEqual([]);
  expect(errorsOfTranslation(english, russian, 'ru')).toEqual([]);
  expect(errorsOfTranslation(english, chinese, 'zh-Hans')).toEqual([]);
});

describe('an error is found', () => {
  const { keywords: _, ...withoutKeywords } = german;
  test.each([
    ['a missing key', withoutKeywords, 'keywords: missing'],
    ['an additional key', { ...german, 'page.rows': 'Zeilen' }, 'page.rows: missing in English'],
    ['no words', { ...german, name: ' ' }, 'name: empty'],
    ['an untranslated text', { ...german, keywords: english.keywords }, 'keywords: not translated'],
    ['an untranslated reference text', { ...german, 'reference.200': 'all is {well}' }, 'reference.200: not translated'],
    ['broken syntax', { ...german, 'page.lines': '{count, plural, one {# Zeile}' }, 'page.lines: not valid ICU MessageFormat'],
    [
      'a missing argument',
      { ...german, 'page.lines': '{count, plural, one {# Zeile} other {# Zeilen}}' },
      'page.lines: arguments: count plural instead of count plural; name argument',
    ],
    [
      'an argument of another type',
      { ...german, 'page.lines': '{count, number} Zeilen in {name}' },
      'page.lines: arguments: count number; name argument instead of count plural; name argument',
    ],
    [
      'a missing plural',
      { ...german, 'page.lines': '{count, plural, other {# Zeilen}} in {name}' },
      'page.lines: plural of count: other instead of one; other',
    ],
    [
      'a wrong case',
      { ...german, 'errors.too-long': '{reason, select, Bytes {{size, number} Bytes} other {Zu lang}}.' },
      'errors.too-long: cases: reason Bytes, other instead of reason bytes, other',
    ],
    ['a select without other', { ...german, 'errors.too-long': '{reason, select, bytes {{size, number} Bytes}}.' }, 'errors.too-long: reason without other'],
    ['a long description', { ...german, description: `${'Zeilen '.repeat(10)}.` }, 'description: 71 characters, at most 64'],
    ['a description that does not end', { ...german, description: 'Zeilen zählen' }, 'description: no full stop'],
    ['a wide short line', { ...german, short: 'Zeilen '.repeat(5).trim() }, 'short: 34 characters wide, at most 28'],
    ['a short line with a full stop', { ...german, short: 'Zeilen und mehr.' }, 'short: ends with a full stop'],
    ['a short line that starts with a lowercase word', { ...german, short: 'auch Zeilen' }, 'short: no capital'],
  ])('%s', (_, words, error) => {
    expect(errorsOfTranslation(english, words, 'de')).toContain(error);
  });
});

test('plurals are those of the language', () => {
  const few = { ...russian, 'page.lines': '{count, plural, one {# строка} other {# строк}} в {name}' };
  expect(errorsOfTranslation(english, few, 'ru')).toEqual(['page.lines: plural of count: one; other instead of few; many; one; other']);
  const one = { ...chinese, 'page.lines': german['page.lines'] };
  expect(errorsOfTranslation(english, one, 'zh-Hans')).toEqual(['page.lines: plural of count: one; other instead of other']);
});

test('a description is as long as its script allows, and in it', () => {
  const long = { ...chinese, description: `${'行'.repeat(28)}。` };
  expect(errorsOfTranslation(english, long, 'zh-Hans')).toEqual(['description: 29 characters, at most 28']);
  expect(errorsOfTranslation(english, { ...russian, description: german.description }, 'ru')).toEqual(['description: in another script']);
});

test('a Han character of a short line is as wide as two letters', () => {
  expect(errorsOfTranslation(english, { ...chinese, short: '行'.repeat(14) }, 'zh-Hans')).toEqual([]);
  expect(errorsOfTranslation(english, { ...chinese, short: '行'.repeat(15) }, 'zh-Hans')).toEqual(['short: 30 characters wide, at most 28']);
});

test('a short line may start with an identifier', () => {
  expect(errorsOfTranslation(english, { ...german, short: 'camelCase und snake_case' }, 'de')).toEqual([]);
});

test('checks English by itself', () => {
  const words = { description: 'Count', 'page.a': '{a, select, b {}}', 'page.b': '', 'page.c': '{c' };
  expect(errorsOfEnglish(words)).toEqual(['description: no full stop', 'page.a: a without other', 'page.b: empty', 'page.c: not valid ICU MessageFormat']);
});

test('counts headings by level', () => {
  expect(headingLevels('# About\n\n## What it promises\n\ntext # not\n\n### More\n#no heading\n')).toEqual([1, 2, 3]);
});

test('the literal text of a message excludes names of arguments and cases', () => {
  expect(literalText('page.lines', '{count, plural, one {# line} other {# lines}} in {name}, {key, select, salt {here} other {there}}')).toMatch(
    /^\s*line\s+lines\s+in\s+,\s+here\s+there\s*$/u,
  );
  expect(literalText('errors.a', "the signer''s {b}")).toMatch(/^the signer's\s*$/u);
  expect(literalText('reference.200', 'all is {well}')).toBe('all is {well}');
  expect(literalText('page.lines', '{count')).toBe('');
});
