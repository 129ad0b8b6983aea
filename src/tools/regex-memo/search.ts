import type { Template } from '../../lib/regex/templates.ts';
import { templates } from '../../lib/regex/templates.ts';
import { searchByWords, vocabulariesOf } from '../../lib/word-search/word-search.ts';
import type { Row } from './rows.ts';
import { rows } from './rows.ts';
import { templateWords } from './template-words.ts';

/** Names of sections, meanings and names of templates by code: in the language asked for, and in English. */
export interface Texts {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

export const textOf = ({ own, english }: Texts, code: string): string => own[code] ?? english[code] ?? '';

/** English search words of rows whose meaning does not name them. */
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

/** The rows of the sheet that a query in everyday words means, the best first. No words: all. */
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

/** The templates that a query in everyday words means, the best first. */
export const searchTemplates = (query: string, texts: Texts): readonly Template[] =>
  searchByWords(
    query,
    templates,
    ({ id, pattern }) => ({ title: bothOf(texts, `template-${id}`), words: [templateWords[id] ?? ''], others: [pattern] }),
    vocabulariesOf(texts),
  );

const bothOf = ({ own, english }: Texts, code: string): readonly string[] => [own[code] ?? '', english[code] ?? ''];
