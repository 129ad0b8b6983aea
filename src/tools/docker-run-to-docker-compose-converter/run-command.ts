import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { ShellWord } from '../../lib/shell-words/lexer.ts';
import type { ShellCommand } from '../../lib/shell-words/script.ts';
import { detectShell, splitScript } from '../../lib/shell-words/script.ts';
import type { Flag } from './flags.ts';
import { findFlag, findShortFlag, isBooleanFlag } from './flags.ts';
import { isImageReference } from './image-reference.ts';
import { toPlainText } from './interpolation.ts';
import type { Refused } from './reasons.ts';
import type { Note } from './notes.ts';
import { toComposeText, toText } from './words.ts';

/** An option as typed; all values are Compose strings. */
export interface Option {
  readonly flag: Flag | undefined;
  /** The long name with dashes, as typed if unknown. */
  readonly name: string;
  readonly value: string | undefined;
}

export interface RunCommand {
  readonly options: readonly Option[];
  readonly image: string;
  readonly command: readonly string[];
  /** Shell syntax and words around the command. */
  readonly surroundings: readonly Refused[];
}

/** Commands that are not `docker run` are `surroundings` only. */
export type ScriptCommand = RunCommand | { readonly image: undefined; readonly surroundings: readonly Refused[] };

const FIELD = 'command';
const PROMPTS = [
  String.raw`(?:\([\w.-]{1,60}\)[ \t]*)?[^\s'"\x60]{0,200}[$>%❯][ \t]`,
  String.raw`(?:\([\w.-]{1,60}\)[ \t]*)?\[[^\]\n]{1,200}\][$#][ \t]`,
  String.raw`[^\s'"\x60]{1,200}#[ \t]`,
  // A lone # starts a comment, unless a docker command follows.
  String.raw`#(?=[ \t]+(?:[A-Za-z_]\w*=\S*[ \t]+)*(?:sudo[ \t]+(?:-\S+[ \t]+)*)?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+)?(?:run|create)\s)`,
  String.raw`(?:PS )?[A-Za-z]:\\?[^\n>]{0,200}>`,
  String.raw`PS [^\n>]{1,200}>`,
];
const PROMPT = new RegExp(`(?:${PROMPTS.join('|')})[ \\t]*`, 'uy');
const ASSIGNMENT = /^[A-Za-z_]\w*=/u;
const PROGRAM = /^(?:.*[/\\])?(?:docker|podman|nerdctl)(?:\.exe)?$/iu;
/** Programs and shell keywords that run the command after them. */
const WRAPPERS = ['command', 'do', 'doas', 'else', 'env', 'exec', 'nohup', 'sudo', 'then', 'time', 'winpty'];
/** Options of these programs whose value is the next word. */
const WRAPPER_VALUES = /^(?:-[A-Za-z]*[CDRTUghpru]|--(?:chdir|chroot|close-from|command-timeout|group|host|other-user|prompt|role|type|unset|user))$/u;
const GLOBAL_VALUES = /^(?:-[acHln]|--(?:address|config|connection|context|host|log-level|namespace|root|tlscacert|tlscert|tlskey|url))$/u;

/**
 * Parses the commands of a script, at least one of which runs or creates a container.
 * @throws InputError `unterminated-quote`, `not-a-docker-run-command`, `missing-option-value`, `missing-image`, `invalid-image`,
 * `comment-ends-command`, `line-break-ends-command`, with line and column
 */
export function parseRunCommands(script: string, notes: Set<Note>): ScriptCommand[] {
  const unix = script.replaceAll(/\r\n?/gu, '\n');
  const locator = new Locator(unix);
  const refuse: Refuse = (code, at, params = {}) =>
    new InputError(code, { field: FIELD, position: locator.locate(at), params: { ...locator.locate(at), option: '', ...params } });
  const shell = detectShell(unix);
  const split = splitScript(unix, { shell, prompt: PROMPT, onRepair: (repair) => notes.add(repair) });
  if (!split.ok) throw refuse('unterminated-quote', split.unterminatedAt);
  if (shell !== 'posix') notes.add('windows-path');
  const read = split.value.map((command, index) => readCommand(command, split.value[index - 1], split.value[index + 1], notes, refuse));
  if (!read.some(({ image }) => image !== undefined)) throw refuse('not-a-docker-run-command', split.value[0]?.at ?? 0);
  return read;
}

type Refuse = (code: string, at: number, params?: Readonly<Record<string, string>>) => InputError;

function readCommand(
  command: ShellCommand,
  before: ShellCommand | undefined,
  after: ShellCommand | undefined,
  notes: Set<Note>,
  refuse: Refuse,
): ScriptCommand {
  const words = command.words.map(toText);
  const start = argumentsStart(words);
  // A piped command is listed with the command before it.
  if (start === undefined) return { image: undefined, surroundings: isPipe(before) ? [] : [otherCommand(command)] };
  const surroundings: Refused[] = [
    ...start.assignments.map((word) => shellRow(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1))),
    ...start.globals.map(({ flag, value }) => ({ flag, value, reason: 'use-compose-command' as const })),
  ];
  const isCutOff = after !== undefined && command.end === '\n';
  const { commentAt } = command;
  const cut = commentAt === undefined ? 'line-break-ends-command' : 'comment-ends-command';
  if (isCutOff && /^[-‐-―−]./u.test(after.source)) throw refuse(cut, commentAt ?? after.at);
  // If the image is missing, it is on the next line, unless that is a separate command.
  const isSplit = isCutOff && argumentsStart(after.words.map(toText)) === undefined;
  const run = new CommandReader(command.words, start.index, notes, (code, at, params) =>
    code === 'missing-image' && isSplit ? refuse(cut, commentAt ?? after.at) : refuse(code, at, params),
  ).read();
  for (const { operator, target } of command.redirections) {
    const isJoined = operator.endsWith('&');
    surroundings.push(shellRow(operator + (isJoined ? toText(target) : ''), isJoined ? '' : toText(target)));
  }
  if (isPipe(command) && after) surroundings.push(shellRow('|', after.source));
  return { ...run, surroundings };
}

const isPipe = (command: ShellCommand | undefined): boolean => command?.end === '|' || command?.end === '|&';
const shellRow = (flag: string, value: string): Refused => ({ flag, value, reason: 'belongs-to-shell' });

const OTHER_COMMAND = /^((?:docker|podman|nerdctl)(?: +(?:builder|compose|container|context|image|network|system|volume))?(?: +[a-z]+)?(?=\s|$)|\S+)\s*(.*)$/su;

function otherCommand({ source }: ShellCommand): Refused {
  const [, name = '', rest = ''] = OTHER_COMMAND.exec(source) ?? [];
  return { flag: name, value: rest, reason: 'other-command' };
}

class CommandReader {
  readonly #words: readonly ShellWord[];
  readonly #notes: Set<Note>;
  readonly #refuse: Refuse;
  readonly #options: Option[] = [];
  #next: number;

  constructor(words: readonly ShellWord[], start: number, notes: Set<Note>, refuse: Refuse) {
    this.#words = words;
    this.#notes = notes;
    this.#refuse = refuse;
    this.#next = start;
  }

  read(): Omit<RunCommand, 'surroundings'> {
    for (let word = this.#peek(); word !== undefined && /^-./u.test(word); word = this.#peek()) {
      this.#next += 1;
      if (word === '--') break;
      if (word.startsWith('--')) this.#readLong(word);
      else this.#readShort(word);
    }
    const at = this.#words[this.#next]?.at ?? 0;
    const image = this.#take();
    if (image === undefined) throw this.#refuse('missing-image', this.#words.at(-1)?.at ?? 0);
    if (!isImageReference(image)) throw this.#refuse('invalid-image', at, { image: toPlainText(image).slice(0, SHOWN) });
    return { options: this.#options, image, command: this.#words.slice(this.#next).map((word) => toComposeText(word, this.#notes)) };
  }

  #peek(): string | undefined {
    const word = this.#words[this.#next];
    if (!word) return undefined;
    const text = toText(word);
    const plain = withPlainDashes(text);
    if (plain !== text) this.#notes.add('typographic-characters');
    return plain;
  }

  #take(): string | undefined {
    const word = this.#words[this.#next];
    this.#next += 1;
    return word && toComposeText(word, this.#notes);
  }

  /** Returns the previous word as a Compose string. */
  #passed(): string {
    this.#next -= 1;
    return withPlainDashes(this.#take() ?? '');
  }

  #readLong(word: string): void {
    const equals = word.indexOf('=');
    const typed = equals < 0 ? word : word.slice(0, equals);
    const passed = this.#passed();
    this.#add(findFlag(typed.slice(2)), typed, equals < 0 ? undefined : passed.slice(passed.indexOf('=') + 1));
  }

  // Several in one word: flags, and optionally a last one with a value.
  #readShort(word: string): void {
    for (let at = 1; at < word.length; at++) {
      const letter = String.fromCodePoint(word.codePointAt(at) ?? 0);
      const flag = findShortFlag(letter);
      const rest = word.slice(at + letter.length);
      at += letter.length - 1;
      if (rest.startsWith('=') || (rest !== '' && flag && !isBooleanFlag(flag))) {
        const passed = this.#passed();
        this.#add(flag, `-${letter}`, passed.slice(at + 1 + (rest.startsWith('=') ? 1 : 0)));
        return;
      }
      this.#add(flag, `-${letter}`, undefined);
    }
  }

  #add(flag: Flag | undefined, typed: string, value: string | undefined): void {
    const at = this.#words[this.#next - 1]?.at ?? 0;
    const name = flag ? `--${flag.name}` : typed;
    if (value !== undefined || !flag || isBooleanFlag(flag)) {
      this.#options.push({ flag, name, value });
      return;
    }
    const next = this.#take();
    if (next === undefined) throw this.#refuse('missing-option-value', at, { option: typed });
    this.#options.push({ flag, name, value: next });
  }
}

const SHOWN = 60;
const DASH = '[-‐‑‒–—―−]';
const DASHES = new RegExp(`^(${DASH}{1,2})(.+)$`, 'su');

/** Restores the hyphens of an option that a web page turned into dashes. */
function withPlainDashes(word: string): string {
  const [, dashes = '', rest = ''] = DASHES.exec(word) ?? [];
  if (/^-*$/u.test(dashes)) return word;
  const [name = ''] = rest.split('=');
  return (dashes.length > 1 || (name.length > 1 && findFlag(name)) ? '--' : '-') + rest;
}

const isAssignment = (word: string): boolean => ASSIGNMENT.test(word);

interface Start {
  /** The index of the first word after `run`. */
  readonly index: number;
  readonly assignments: readonly string[];
  /** Options of `docker` itself. */
  readonly globals: readonly { readonly flag: string; readonly value: string }[];
}

/** Finds the start of the `docker run` arguments; undefined if the words are another command. */
function argumentsStart(words: readonly string[]): Start | undefined {
  let at = 0;
  const assignments: string[] = [];
  const globals: Start['globals'][number][] = [];
  for (let word = words[at]; word !== undefined && !PROGRAM.test(word); word = words[at]) {
    at += 1;
    if (isAssignment(word)) assignments.push(word);
    else if (WRAPPER_VALUES.test(word)) at += 1;
    else if (!WRAPPERS.includes(word) && !(at > 1 && word.startsWith('-'))) return undefined;
  }
  at += 1;
  for (let word = words[at]; word !== undefined && word.startsWith('-'); word = words[at]) {
    const [flag = '', value] = word.split(/=(.*)/su);
    at += 1;
    globals.push({ flag, value: value ?? (GLOBAL_VALUES.test(word) ? (words[at] ?? '') : '') });
    if (value === undefined && GLOBAL_VALUES.test(word)) at += 1;
  }
  if (words[at] === 'container') at += 1;
  return words[at] === 'run' || words[at] === 'create' ? { index: at + 1, assignments, globals } : undefined;
}
