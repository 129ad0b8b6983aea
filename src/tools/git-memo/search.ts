import { InputError } from '../../contract/errors.ts';
import { quoteWord } from '../../lib/shell-words/quote.ts';
import type { Searched } from '../../lib/word-search/word-search.ts';
import { searchByWords, vocabulariesOf } from '../../lib/word-search/word-search.ts';
import type { Effect, GitCommand } from './commands.ts';
import { gitCommands } from './commands.ts';

/** What groups and tasks are called, by their keys: in the language asked for, and in English. */
export interface Texts {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

/** What stands for placeholders; the empty text leaves one as it is. */
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

/** In UTF-16 code units. A name stands in many commands, which together would be as many times as long. */
const MAX_NAME_LENGTH = 100_000;

/**
 * The commands that a query in everyday words means, the best first. No words: all of them.
 * @throws InputError `too-long` on the name that is
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

/** Puts names in place of `<branch>`, `<remote>` and `<main>`, quoted for a shell where they have to be. */
export function fillIn(command: string, { branch, remote, mainBranch }: Names): string {
  const values: Readonly<Record<string, string>> = { branch, remote, main: mainBranch };
  return command.replaceAll(/<(branch|remote|main)>/gu, (placeholder, name: string) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? placeholder : quoteWord(value);
  });
}
