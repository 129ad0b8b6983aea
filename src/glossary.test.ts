import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from './contract/languages.ts';
import { flatten } from './runtime/compile-words.ts';
import type { Texts } from './runtime/testing/check-glossary.ts';
import { faultsOfEnglishTerms, faultsOfEntries, faultsOfTerms, GlossarySchema, keepsToGlossary } from './runtime/testing/check-glossary.ts';
import { literalText } from './runtime/testing/check-words.ts';

const src = import.meta.dirname;

const glossary = v.parse(GlossarySchema, JSON.parse(readFileSync(path.join(src, '..', 'docs', 'glossary.json'), 'utf8')));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

/** All folders with words, relative to `src`: tools, topics of `lib/`, surfaces. */
const folders = files.filter((file) => file.endsWith('/strings/en.json')).map((file) => path.posix.dirname(file));

const textsOf = (language: string): Texts =>
  new Map(folders.flatMap((folder) => Object.entries(wordsOf(folder, language)).map(([key, words]) => [`${folder} ${key}`, literalText(key, words)])));

function wordsOf(folder: string, language: string): Record<string, string> {
  const file = path.join(src, folder, `${language}.json`);
  if (!existsSync(file)) return {};
  const words: Parameters<typeof flatten>[0] = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(flatten(words)).filter(([key]) => keepsToGlossary(key)));
}

const codes = Object.keys(languages).filter((code) => code !== 'en');
const translated = codes.filter((code) => files.some((file) => file.endsWith(`/strings/${code}.json`)));
const english = textsOf('en');

test('every term stands once, in its place, with a word in every language', () => {
  expect(glossary.length).toBeGreaterThan(200);
  expect(faultsOfEntries(glossary, codes)).toEqual([]);
});

test('every term that is checked is used by the English texts, every pattern by a text with the term', () => {
  expect(faultsOfEnglishTerms(glossary, english)).toEqual([]);
});

describe('texts use the words of the glossary', () => {
  test.each(translated)('%s', (code) => {
    expect(faultsOfTerms(glossary, english, textsOf(code), code)).toEqual([]);
  });
});
