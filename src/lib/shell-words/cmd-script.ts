import type { Redirection, ShellCommand } from './script.ts';
import type { ShellWord, Split, WordPart } from './lexer.ts';
import { Unterminated } from './lexer.ts';
import { CMD_VARIABLE } from './windows-lexer.ts';

/** A character after cmd has read the line: its offset, and a variable instead of the character. */
interface Character {
  readonly at: number;
  readonly text: string;
  readonly isVariable: boolean;
}

interface Line {
  readonly at: number;
  readonly characters: Character[];
  readonly redirections: Redirection[];
  end: string;
  endAt: number;
}

const OPERATOR = /&&|\|\||[&|]/uy;
const REDIRECTION = /[<>]{1,2}(?:&\d)?/uy;

/**
 * Splits a script of cmd into commands, and each into the arguments that a program of the Microsoft C runtime gets. cmd reads carets,
 * quotes and operators first, and the program then reads quotes and backslashes in what is left. A line break ends a command unless a
 * caret is before it; after such a caret, the next character has no special meaning, so `^`, line break, line break is a line break.
 */
export function splitCmdScript(text: string, prompt?: RegExp): Split<readonly ShellCommand[]> {
  const unix = text.replaceAll(/\r\n?/gu, '\n');
  try {
    return { ok: true, value: new CmdReader(unix, prompt).read() };
  } catch (error) {
    if (error instanceof Unterminated) return { ok: false, unterminatedAt: error.at };
    throw error;
  }
}

class CmdReader {
  readonly #text: string;
  readonly #prompt: RegExp | undefined;
  readonly #commands: ShellCommand[] = [];
  #at = 0;

  constructor(text: string, prompt: RegExp | undefined) {
    this.#text = text;
    this.#prompt = prompt;
  }

  read(): readonly ShellCommand[] {
    while (this.#at < this.#text.length) {
      this.#match(/\s+/uy);
      if (this.#prompt) this.#match(this.#prompt);
      this.#match(/@+/uy);
      const line = this.#readLine();
      const words = splitArguments(line.characters);
      if (words.length > 0 || line.redirections.length > 0) {
        const { at, redirections, end, endAt } = line;
        this.#commands.push({ at, words, redirections, source: this.#text.slice(at, endAt).trim(), end, commentAt: undefined });
      }
    }
    return this.#commands;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }

  #readLine(): Line {
    const line: Line = { at: this.#at, characters: [], redirections: [], end: '', endAt: this.#text.length };
    let quoteAt: number | undefined;
    while (this.#at < this.#text.length) {
      const start = this.#at;
      const character = this.#text.charAt(start);
      if (character === '\n' || (quoteAt === undefined && /[&|]/u.test(character))) {
        if (quoteAt !== undefined) break;
        line.end = this.#match(OPERATOR)?.[0] ?? '\n';
        line.endAt = start;
        this.#at = start + line.end.length;
        return line;
      }
      if (quoteAt === undefined && /[<>]/u.test(character)) this.#readRedirection(line);
      else if (quoteAt === undefined && character === '^') this.#readCaret(line);
      else if (character === '%' && this.#readVariable(line)) continue;
      else {
        if (character === '"') quoteAt = quoteAt === undefined ? start : undefined;
        this.#add(line, start);
      }
    }
    // cmd closes the quote at the end of the line. More likely, the rest of the command is missing or was meant for another shell.
    if (quoteAt !== undefined) throw new Unterminated(quoteAt);
    return line;
  }

  #add(line: Line, at: number): void {
    if (at < this.#text.length) line.characters.push({ at, text: this.#text.charAt(at), isVariable: false });
    this.#at = at + 1;
  }

  #readCaret(line: Line): void {
    const isContinued = this.#text.charAt(this.#at + 1) === '\n';
    this.#add(line, this.#at + (isContinued ? 2 : 1));
  }

  #readVariable(line: Line): boolean {
    const at = this.#at;
    const match = this.#match(CMD_VARIABLE);
    if (match) line.characters.push({ at, text: match[0], isVariable: true });
    return match !== undefined;
  }

  #readRedirection(line: Line): void {
    const operator = this.#match(REDIRECTION)?.[0] ?? '';
    this.#match(/[ \t]+/uy);
    const at = this.#at;
    const target = operator.includes('&') ? '' : (this.#match(/"[^"\n]*"|[^\s&|<>^]+/uy)?.[0] ?? '');
    line.redirections.push({ operator, target: { at, parts: [{ kind: 'text', text: target.replaceAll('"', '') }] } });
  }
}

/** Splits a command line like the Microsoft C runtime (“Parsing C command-line arguments”). */
function splitArguments(characters: readonly Character[]): readonly ShellWord[] {
  const words: ShellWord[] = [];
  let parts: WordPart[] | undefined;
  let text = '';
  let start = 0;
  let isQuoted = false;
  const flush = (): void => {
    if (text !== '' || parts?.length === 0) parts?.push({ kind: 'text', text });
    text = '';
  };
  const end = (): void => {
    if (!parts) return;
    flush();
    words.push({ at: start, parts });
    parts = undefined;
  };
  for (let index = 0; index < characters.length; index++) {
    const character = characters[index];
    if (!character) break;
    if (!isQuoted && (character.text === ' ' || character.text === '\t')) {
      end();
      continue;
    }
    if (!parts) {
      parts = [];
      start = character.at;
    }
    if (character.isVariable) {
      if (text !== '') flush();
      parts.push({ kind: 'parameter', name: character.text.slice(1, -1), operator: '', word: [], source: character.text });
    } else if (character.text === '\\') {
      const count = countBackslashes(characters, index);
      const isBeforeQuote = characters[index + count]?.text === '"';
      text += '\\'.repeat(isBeforeQuote ? Math.floor(count / 2) : count);
      index += count - 1;
      if (!isBeforeQuote || count % 2 === 0) continue;
      text += '"';
      index++;
    } else if (character.text !== '"') text += character.text;
    else if (isQuoted && characters[index + 1]?.text === '"') {
      text += '"';
      index++;
    } else isQuoted = !isQuoted;
  }
  end();
  return words;
}

function countBackslashes(characters: readonly Character[], from: number): number {
  let count = 0;
  while (characters[from + count]?.text === '\\') count++;
  return count;
}
