import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceWords } from '../src/runtime/compile-words.ts';
import { flatten } from '../src/runtime/compile-words.ts';

/** Messages by key, without nesting. */
export type FlatWords = Readonly<Record<string, string>>;

const src = path.join(import.meta.dirname, '..', 'src');

/** Returns all folders with strings, relative to `src`: tools, topics of `lib/`, surfaces. */
export const wordFolders = (): readonly string[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('/strings/en.json'))
    .map((file) => path.posix.dirname(path.posix.dirname(file)));

const fileOf = (folder: string, language: string): string => path.join(src, folder, 'strings', `${language}.json`);

export const hasWords = (folder: string, language: string): boolean => existsSync(fileOf(folder, language));

/** Returns the messages of a folder in a language by flat key, or none without a file. */
export function wordsIn(folder: string, language: string): FlatWords {
  if (!hasWords(folder, language)) return {};
  const words: SourceWords = JSON.parse(readFileSync(fileOf(folder, language), 'utf8'));
  return flatten(words);
}

/** Returns the keys of a folder's English messages that a language lacks. */
export function missingKeys(folder: string, language: string): readonly string[] {
  const own = wordsIn(folder, language);
  return Object.keys(wordsIn(folder, 'en')).filter((key) => own[key] === undefined);
}
