import { InputError } from '../../../contract/errors.ts';
import { shortened } from '../../../lib/text-position/grammar-error.ts';
import { Locator } from '../../../lib/text-position/locator.ts';
import { textOf } from '../../../lib/shell-words/lexer.ts';
import type { Redirection, ShellCommand } from '../../../lib/shell-words/script.ts';
import type { CommandLine, Note, Omission, Reading } from '../request.ts';
import { findLetter, findOption, similarOptions, type KnownOption } from './options.ts';
import { RequestBuilder } from './request-builder.ts';
import type { ShellOption } from './script.ts';
import { expansionsOf, readScript } from './script.ts';

/** An option with its value, or a URL. */
export interface Argument {
  /** The long name, without dashes; `url` for a word without an option. */
  readonly name: string;
  readonly value: string;
  /** As typed, for lists. */
  readonly typed: string;
  readonly at: number;
  readonly isOff: boolean;
}

const FIELD = 'request';
const CURL = /^(?:.*[/\\])?curl(?:\.exe)?$/iu;
/** Programs that run the command after them, with their options that have a value in the next word. */
const WRAPPERS: ReadonlyMap<string, RegExp> = new Map([
  ['sudo', /^(?:-[^CDghpRrTtUu-]*[CDghpRrTtUu]|--(?:close-from|chdir|group|host|prompt|chroot|role|type|command-timeout|other-user|user))$/u],
  ['env', /^(?:-[^uC-]*[uC]|--(?:unset|chdir))$/u],
  ['time', /^(?:-[^fo-]*[fo]|--(?:format|output))$/u],
  ['exec', /^-[^a-]*a$/u],
  ['command', /^$/u],
  ['nohup', /^$/u],
]);
const ASSIGNMENT = /^([A-Za-z_]\w*)=/u;

/**
 * Reads every command line of curl in a script.
 * @throws InputError `unterminated-quote`, `no-request`, `unknown-curl-option`, `missing-value`, `missing-url`, `unsupported-scheme`
 */
export function readCommands(text: string, shellOption: ShellOption): Reading {
  const unix = text.replaceAll(/\r\n?/gu, '\n');
  const refuse = createRefusal(unix);
  const { shell, split } = readScript(unix, shellOption);
  if (!split.ok) throw refuse('unterminated-quote', split.unterminatedAt);
  const omissions: Omission[] = [];
  const notes = new Set<Note>();
  const commandLines: CommandLine[] = [];
  const requests = split.value.flatMap((command) => {
    const start = curlStart(command);
    if (start === undefined) {
      omissions.push({ option: command.source.split(/\s/u, 1)[0] ?? '', value: command.source, at: command.at, reason: 'other-command' });
      return [];
    }
    omissions.push(...assignmentRows(command, start), ...command.redirections.map(redirectionRow), ...expansionRows(command));
    const plain = command.words.slice(start + 1).map((word) => ({ text: textOf(word), at: word.at }));
    const words = shell === 'powershell' ? withPlainQuotes(plain, notes) : plain;
    const { groups, commandLine } = readArguments(words, refuse);
    commandLines.push(commandLine);
    return groups.flatMap((group) => new RequestBuilder(group, { omissions, notes, refuse, at: command.at }).build());
  });
  if (requests.length === 0) throw refuse('no-request', split.value[0]?.at ?? 0);
  return { requests, commandLines, omissions, notes };
}

export type Refuse = (code: string, at: number, params?: Readonly<Record<string, string>>) => InputError;

export function createRefusal(text: string): Refuse {
  const locator = new Locator(text);
  return (code, at, params = {}) => {
    const position = locator.locate(at);
    return new InputError(code, { field: FIELD, position, params: { ...position, ...params } });
  };
}

/** Returns the index of the word `curl`, after programs that run it and their options. */
function curlStart({ words }: ShellCommand): number | undefined {
  let valueOption: RegExp | undefined;
  const texts = words.map(textOf);
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] ?? '';
    if (CURL.test(text)) return index;
    const wrapper = WRAPPERS.get(text);
    if (wrapper) valueOption = wrapper;
    else if (text.startsWith('-') && valueOption?.test(text)) index++;
    else if (!ASSIGNMENT.test(text) && !(valueOption && text.startsWith('-'))) return undefined;
  }
  return undefined;
}

/** Variables that are set for curl, such as a proxy. */
const assignmentRows = ({ words }: ShellCommand, end: number): readonly Omission[] =>
  words.slice(0, end).flatMap((word) => {
    const name = ASSIGNMENT.exec(textOf(word))?.[1];
    return name === undefined ? [] : [{ option: name, value: textOf(word), at: word.at, reason: 'other-command' as const }];
  });

const redirectionRow = ({ operator, target }: Redirection): Omission => ({
  option: operator,
  value: textOf(target),
  at: target.at,
  reason: operator.startsWith('<') ? 'standard-input' : 'redirection',
});

const expansionRows = ({ words }: ShellCommand): readonly Omission[] =>
  words.flatMap((word) => expansionsOf(word).map((source) => ({ option: source, value: '', at: word.at, reason: 'shell-expansion' as const })));

interface Word {
  readonly text: string;
  readonly at: number;
}

/** Windows PowerShell passes quotes to programs only if they have a backslash, so people type it; newer versions would pass the backslash, too. */
function withPlainQuotes(words: readonly Word[], notes: Set<Note>): readonly Word[] {
  return words.map(({ text, at }) => {
    if (!text.includes('\\"') || /(?<!\\)"/u.test(text)) return { text, at };
    notes.add('windows-powershell-quotes');
    return { text: text.replaceAll('\\"', '"'), at };
  });
}

/** Reads the words after `curl`: a group of arguments for each part between `--next`. */
function readArguments(words: readonly Word[], refuse: Refuse): { readonly groups: readonly (readonly Argument[])[]; readonly commandLine: CommandLine } {
  const groups: Argument[][] = [[]];
  const commandLine: string[][] = [];
  let next = 0;
  const add = (option: KnownOption, typed: string, inline: string | undefined, at: number): void => {
    const value = option.hasValue ? (inline ?? words[next++]?.text) : '';
    if (value === undefined) throw refuse('missing-value', at, { option: typed });
    commandLine.push([typed, ...(option.hasValue ? [value] : [])]);
    if (option.name === 'next') groups.push([]);
    else groups.at(-1)?.push({ name: option.name, value, typed, at, isOff: option.isOff });
  };
  const unknown = (typed: string, name: string, at: number): InputError => {
    const [similar] = similarOptions(name);
    return refuse('unknown-curl-option', at, {
      option: shortened(typed),
      similar: similar === undefined ? '' : `--${similar}`,
      hasSimilar: similar === undefined ? 'no' : 'yes',
    });
  };
  let isOptions = true;
  while (next < words.length) {
    const { text, at } = words[next++] ?? { text: '', at: 0 };
    if (text === '') continue;
    if (isOptions && text === '--') isOptions = false;
    else if (isOptions && text.startsWith('--')) {
      const [name = '', ...rest] = text.slice('--'.length).split('=');
      const option = findOption(name);
      if (!option) throw unknown(`--${name}`, name, at);
      add(option, `--${name}`, rest.length > 0 ? rest.join('=') : undefined, at);
    } else if (isOptions && /^-./u.test(text)) {
      for (let index = 1; index < text.length; index++) {
        const letter = String.fromCodePoint(text.codePointAt(index) ?? 0);
        const option = findLetter(letter);
        if (!option) throw unknown(`-${letter}`, text.slice(1), at);
        const rest = text.slice(index + 1);
        add(option, `-${letter}`, rest === '' ? undefined : rest, at);
        if (option.hasValue) break;
      }
    } else {
      // After `--`, a URL can look like an option.
      commandLine.push(text.startsWith('-') ? ['--url', text] : [text]);
      groups.at(-1)?.push({ name: 'url', value: text, typed: '', at, isOff: false });
    }
  }
  return { groups, commandLine };
}
