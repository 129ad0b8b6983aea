import { InputError } from '../../contract/errors.ts';
import { quoteWord } from '../../lib/shell-words/quote.ts';
import type { Searched } from '../../lib/word-search/word-search.ts';
import { searchByWords, vocabulariesOf } from '../../lib/word-search/word-search.ts';
import type { Effect, GitCommand } from './commands.ts';
import { gitCommands } from './commands.ts';

/** The strings of groups and tasks, by key: in the requested language and in English. */
export interface Texts {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

/** The values of placeholders; an empty string keeps the placeholder. */
export interface Names {
  readonly branch: string;
  readonly remote: string;
  readonly mainBranch: string;
}

export interface Row {
  readonly group: string;
  readonly task: string;
  readonly command: string;
  readonly effect: Effect | '';
}

/** In UTF-16 code units. A name is inserted into many commands, which multiplies its length. */
const MAX_NAME_LENGTH = 100_000;

/**
 * Returns the commands that match a query in everyday words, best first. An empty query returns all.
 * @throws InputError `too-long` on the name that is too long
 */
export function searchCommands(query: string, names: Names, texts: Texts): Row[] {
  for (const [field, { length }] of Object.entries(names))
    if (length > MAX_NAME_LENGTH) throw new InputError('too-long', { field, params: { limit: MAX_NAME_LENGTH } });
  return searchByWords(query, gitCommands, (command) => searchedOf(command, texts), vocabulariesOf(texts)).map(({ group, task, command, effect }) => ({
    group: textOf(group, texts),
    task: textOf(task, texts),
    command: fillIn(command, names),
    effect,
  }));
}

const textOf = (key: string, { own, english }: Texts): string => own[key] ?? english[key] ?? '';

const searchedOf = ({ group, task, command, words }: GitCommand, { own, english }: Texts): Searched => ({
  title: [own[task] ?? '', english[task] ?? ''],
  words: [words],
  others: [own[group] ?? '', english[group] ?? '', command],
});

/** Replaces `<branch>`, `<remote>` and `<main>` with names, quoted for a shell if necessary. */
export function fillIn(command: string, { branch, remote, mainBranch }: Names): string {
  const values: Readonly<Record<string, string>> = { branch, remote, main: mainBranch };
  return command.replaceAll(/<(branch|remote|main)>/gu, (placeholder, name: string) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? placeholder : quoteWord(value);
  });
}
