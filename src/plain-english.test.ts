import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commentsIn, documents, errorsIn, proseOf, sourceFiles, titlesIn } from '../scripts/prose.ts';
import { wordFolders, wordsIn } from '../scripts/word-files.ts';
import { keepsToGlossary } from './runtime/testing/check-glossary.ts';
import { findUnclear } from './runtime/testing/plain-english.ts';

// The part of the writing guide (docs/languages.md) that a list of words can check.

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');

const report = (place: string, text: string): readonly string[] => findUnclear(text, place).map((found) => `${place}: ${found}`);

test('strings are in plain English', () => {
  const texts = wordFolders().flatMap((folder) => Object.entries(wordsIn(folder, 'en')).map(([key, text]) => ({ folder, key, text })));
  expect(texts.length).toBeGreaterThan(5_000);
  expect(texts.filter(({ key }) => keepsToGlossary(key)).flatMap(({ folder, key, text }) => report(`${folder} ${key}`, text))).toEqual([]);
});

test('documents are in plain English', () => {
  expect(documents().length).toBeGreaterThan(30);
  expect(documents().flatMap((file) => report(file, proseOf(read(file))))).toEqual([]);
});

describe.each(['src', 'e2e', 'built', 'bench', 'scripts'])('in %s', (folder) => {
  const files = sourceFiles(folder).map((file) => ({ file, source: read(file) }));

  test('comments are in plain English', () => {
    expect(files.flatMap(({ file, source }) => commentsIn(file, source).flatMap(({ line, text }) => report(`${file}:${line}`, text)))).toEqual([]);
  });

  test('test titles are in plain English', () => {
    expect(files.flatMap(({ file, source }) => titlesIn(file, source).flatMap(({ line, text }) => report(`${file}:${line}`, text)))).toEqual([]);
  });

  test('messages of thrown errors are in plain English', () => {
    expect(files.flatMap(({ file, source }) => errorsIn(file, source).flatMap(({ line, text }) => report(`${file}:${line}`, text)))).toEqual([]);
  });
});
