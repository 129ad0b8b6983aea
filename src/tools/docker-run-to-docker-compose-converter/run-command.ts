import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/document/locator.ts';
import type { ShellWord } from '../../lib/shell-words/lexer.ts';
import { splitCommands } from '../../lib/shell-words/split.ts';
import type { Flag } from './flags.ts';
import { findFlag, findShortFlag, standsAlone } from './flags.ts';
import type { Note } from './words.ts';
import { toComposeText, toText } from './words.ts';

/** An option as typed; all values are texts of a Compose file. */
export interface Option {
  readonly flag: Flag | undefined;
  /** The long name with dashes; what was typed, where that is unknown. */
  readonly name: string;
  readonly value: string | undefined;
}

export interface RunCommand {
  readonly options: readonly Option[];
  readonly image: string;
  readonly command: readonly string[];
}

const FIELD = 'command';
// A shell's prompt before a command that is ours; before anything else, # begins a comment.
const PROMPT = /(?:PS [^\n>]{0,200}>|[^\s'"`]{0,200}[$#>%])[ \t]+(?=(?:[A-Za-z_]\w*=\S*[ \t]+)*(?:sudo[ \t]+(?:-\S+[ \t]+)*)?(?:docker|podman|nerdctl)\s)/uy;
const ASSIGNMENT = /^[A-Za-z_]\w*=/u;
const PROGRAMS = ['docker', 'podman', 'nerdctl'];

/**
 * The commands of a script, all of which run or create a container.
 * @throws InputError `unterminated-quote`, `not-a-docker-run-command`, `missing-option-value`, `missing-image`, with line and column
 */
export function parseRunCommands(script: string, notes: Set<Note>): RunCommand[] {
  const unix = script.replaceAll(/\r\n?/gu, '\n');
  const locator = new Locator(unix);
  const refuse = (code: string, at: number, option = ''): InputError =>
    new InputError(code, { field: FIELD, position: locator.locate(at), params: { ...locator.locate(at), option } });
  const split = splitCommands(unix, PROMPT);
  if (!split.ok) throw refuse('unterminated-quote', split.unterminatedAt);
  if (split.value.length === 0) throw refuse('not-a-docker-run-command', 0);
  return split.value.map((words) => new CommandReader(words, notes, refuse).read());
}

class CommandReader {
  readonly #words: readonly ShellWord[];
  readonly #notes: Set<Note>;
  readonly #refuse: (code: string, at: number, option?: string) => InputError;
  readonly #options: Option[] = [];
  #next: number;

  constructor(words: readonly ShellWord[], notes: Set<Note>, refuse: (code: string, at: number, option?: string) => InputError) {
    this.#words = words;
    this.#notes = notes;
    this.#refuse = refuse;
    const start = argumentsStart(words.map(toText));
    if (start === undefined) throw refuse('not-a-docker-run-command', words[0]?.at ?? 0);
    this.#next = start;
  }

  read(): RunCommand {
    for (let word = this.#peek(); word !== undefined && /^-./u.test(word); word = this.#peek()) {
      this.#next += 1;
      if (word === '--') break;
      if (word.startsWith('--')) this.#readLong(word);
      else this.#readShort(word);
    }
    const image = this.#take();
    if (image === undefined) throw this.#refuse('missing-image', this.#words.at(-1)?.at ?? 0);
    return { options: this.#options, image, command: this.#words.slice(this.#next).map((word) => toComposeText(word, this.#notes)) };
  }

  #peek(): string | undefined {
    const word = this.#words[this.#next];
    return word && toText(word);
  }

  #take(): string | undefined {
    const word = this.#words[this.#next];
    this.#next += 1;
    return word && toComposeText(word, this.#notes);
  }

  /** The word just passed, as a text of a Compose file. */
  #passed(): string {
    this.#next -= 1;
    return this.#take() ?? '';
  }

  #readLong(word: string): void {
    const equals = word.indexOf('=');
    const typed = equals < 0 ? word : word.slice(0, equals);
    const passed = this.#passed();
    this.#add(findFlag(typed.slice(2)), typed, equals < 0 ? undefined : passed.slice(passed.indexOf('=') + 1));
  }

  // Several in one word: flags, and at its end perhaps one with a value.
  #readShort(word: string): void {
    for (let at = 1; at < word.length; at++) {
      const letter = String.fromCodePoint(word.codePointAt(at) ?? 0);
      const flag = findShortFlag(letter);
      const rest = word.slice(at + letter.length);
      at += letter.length - 1;
      if (rest.startsWith('=') || (rest !== '' && flag && !standsAlone(flag))) {
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
    if (value !== undefined || !flag || standsAlone(flag)) {
      this.#options.push({ flag, name, value });
      return;
    }
    const next = this.#take();
    if (next === undefined) throw this.#refuse('missing-option-value', at, typed);
    this.#options.push({ flag, name, value: next });
  }
}

const isAssignment = (word: string): boolean => ASSIGNMENT.test(word);

/** Index of the first word behind `run`, or nothing where the words are another command. */
function argumentsStart(words: readonly string[]): number | undefined {
  let at = 0;
  const isAt = (test: (word: string) => boolean): boolean => {
    const word = words[at];
    return word !== undefined && test(word);
  };
  const pass = (test: (word: string) => boolean): boolean => {
    if (!isAt(test)) return false;
    at += 1;
    return true;
  };
  while (pass(isAssignment));
  if (pass((word) => word === 'sudo')) while (pass((word) => word.startsWith('-') || isAssignment(word)));
  if (!pass((word) => PROGRAMS.includes(word))) return undefined;
  pass((word) => word === 'container');
  return pass((word) => word === 'run' || word === 'create') ? at : undefined;
}
