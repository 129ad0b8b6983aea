import type { Template } from '../../lib/regex/templates.ts';
import { templates } from '../../lib/regex/templates.ts';
import { searchByWords, vocabulariesOf } from '../../lib/word-search/word-search.ts';
import type { Row } from './rows.ts';
import { rows } from './rows.ts';
import { templateWords } from './template-words.ts';

/** Section names, meanings and template names by code, in the requested language and in English. */
export interface Texts {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

export const textOf = ({ own, english }: Texts, code: string): string => own[code] ?? english[code] ?? '';

/** English search terms for rows whose meaning does not contain them. */
const rowWords: Readonly<Record<string, string>> = {
  'line-feed': 'newline, new line, line break',
  choice: 'or, either, alternation, pipe',
  space: 'whitespace, blank',
  'any-line-breaks': 'dotall, single line',
  'line-start': 'multiline',
  'code-point': 'unicode escape',
  'non-capturing': 'no capture',
  exactly: 'repeat, times, count',
};

/** Returns the rows that match a query in everyday words, best first. An empty query returns all. */
export const searchRows = (query: string, texts: Texts): readonly Row[] =>
  searchByWords(
    query,
    rows,
    ({ id, section, pattern, flags }) => ({
      title: bothOf(texts, id),
      words: [rowWords[id] ?? ''],
      others: [...bothOf(texts, `section-${section}`), pattern, flags],
    }),
    vocabulariesOf(texts),
  );

/** Returns the templates that match a query in everyday words, best first. */
export const searchTemplates = (query: string, texts: Texts): readonly Template[] =>
  searchByWords(
    query,
    templates,
    ({ id, pattern }) => ({ title: bothOf(texts, `template-${id}`), words: [templateWords[id] ?? ''], others: [pattern] }),
    vocabulariesOf(texts),
  );

const bothOf = ({ own, english }: Texts, code: string): readonly string[] => [own[code] ?? '', english[code] ?? ''];
