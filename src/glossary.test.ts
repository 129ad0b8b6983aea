import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { hasWords, wordFolders, wordsIn } from '../scripts/word-files.ts';
import { languages } from './contract/languages.ts';
import type { Texts } from './runtime/testing/check-glossary.ts';
import { errorsOfEnglishTerms, errorsOfEntries, errorsOfTerms, GlossarySchema, keepsToGlossary } from './runtime/testing/check-glossary.ts';
import { literalText } from './runtime/testing/check-words.ts';

const src = import.meta.dirname;

const glossary = v.parse(GlossarySchema, JSON.parse(readFileSync(path.join(src, '..', 'docs', 'glossary.json'), 'utf8')));

const folders = wordFolders();

const textsOf = (language: string): Texts => new Map(folders.flatMap((folder) => [...textsIn(folder, language)]));

const textsIn = (folder: string, language: string): Texts =>
  new Map(
    Object.entries(wordsIn(folder, language))
      .filter(([key]) => keepsToGlossary(key))
      .map(([key, words]) => [`${folder}/strings ${key}`, literalText(key, words)]),
  );

const codes = Object.keys(languages).filter((code) => code !== 'en');
const translated = codes.filter((code) => folders.some((folder) => hasWords(folder, code)));
const english = textsOf('en');

test('every term is unique, in order, and has a word in every language', () => {
  expect(glossary.length).toBeGreaterThan(200);
  expect(errorsOfEntries(glossary, codes)).toEqual([]);
});

test('the English texts use every checked term, and every pattern matches a text with its term', () => {
  expect(errorsOfEnglishTerms(glossary, english)).toEqual([]);
});

describe('texts use the words of the glossary', () => {
  test.each(translated)('%s', (code) => {
    expect(errorsOfTerms(glossary, english, textsOf(code), code)).toEqual([]);
  });
});
