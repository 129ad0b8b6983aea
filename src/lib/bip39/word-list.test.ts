import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { loadWordList } from './word-list.ts';

test.each(languages)('the list of %s has 2,048 different words in NFKD', async (language) => {
  const words = await loadWordList(language);
  expect(new Set(words).size).toBe(2048);
  expect(words.every((word) => word !== '' && word === word.normalize('NFKD'))).toBe(true);
});

test.each([
  ['english', 'abandon', 'zoo'],
  ['japanese', 'あいこくしん'.normalize('NFKD'), 'われる'],
  ['chinese-simplified', '的', '歇'],
] as const)('the list of %s starts with %s and ends with %s', async (language, first, last) => {
  const words = await loadWordList(language);
  expect([words.at(0), words.at(-1)]).toEqual([first, last]);
});
