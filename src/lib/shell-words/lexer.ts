import { readAnsiC } from './ansi-c.ts';

/** A part of a word: text after quote removal, or an expansion, which only a shell can evaluate. */
export type WordPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `$NAME` or `${NAME}`; with an operator such as `:-`, the word after it. */
  | { readonly kind: 'parameter'; readonly name: string; readonly operator: string; readonly word: readonly WordPart[]; readonly source: string }
  /** `$(…)` or text between backticks. */
  | { readonly kind: 'command'; readonly command: string; readonly source: string }
  /** `$1`, `${NAME%.*}`, `$((1 + 1))` and the like. */
  | { readonly kind: 'other'; readonly source: string };

/** A word, and its offset in the text in UTF-16 code units. */
export interface ShellWord {
  readonly at: number;
  readonly parts: readonly WordPart[];
}

/** Returns a word without quotes. Expansions, which only a shell can evaluate, are as they were written. */
export const textOf = ({ parts }: ShellWord): string => parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');

export type Split<Words> = { readonly ok: true; readonly value: Words } | { readonly ok: false; readonly unterminatedAt: number };

/** Thrown in this folder for an unclosed quote or bracket. */
export class Unterminated extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`unterminated at ${at}`);
    this.at = at;
  }
}

/** Returns the end of something that starts with a dollar sign and is kept unchanged; its own offset for a plain dollar sign. */
export type KeptEnd = (text: string, at: number) => number;

const NAME = /[A-Za-z_]\w*/uy;
const OPERATOR = /:?[-=?+]/uy;
// POSIX.1-2024, Shell Command Language, section 2.5.2, and positional parameters.
const SPECIAL = /[@*#?$!0-9-]/u;
const CONTINUATION = /\\[ \t]*(?:\n|$)/uy;

/** Reads words by the rules of POSIX.1-2024, Shell Command Language, sections 2.2 and 2.6. Line ends are `\n`. */
export class Lexer {
  readonly text: string;
  at = 0;
  readonly #keptEnd: KeptEnd | undefined;
  #parts: WordPart[] = [];

  constructor(text: string, keptEnd?: KeptEnd) {
    this.text = text;
    this.#keptEnd = keptEnd;
  }

  /** Returns the end of a match at the current position, or undefined. `pattern` is sticky. */
  matchEnd(pattern: RegExp): number | undefined {
    pattern.lastIndex = this.at;
    return pattern.test(this.text) ? pattern.lastIndex : undefined;
  }

  /** Reads a word up to one of the characters in `ends`, or the text's end. */
  readWord(ends: string): ShellWord {
    const { at } = this;
    const parts = this.#collect(() => {
      while (this.at < this.text.length && !ends.includes(this.#current)) this.#readUnquoted();
    });
    return { at, parts };
  }

  get #current(): string {
    return this.text.charAt(this.at);
  }

  #collect(read: () => void): WordPart[] {
    const outer = this.#parts;
    const parts: WordPart[] = [];
    this.#parts = parts;
    read();
    this.#parts = outer;
    return parts;
  }

  #add(text: string): void {
    const last = this.#parts.at(-1);
    if (last?.kind === 'text') this.#parts[this.#parts.length - 1] = { kind: 'text', text: last.text + text };
    else this.#parts.push({ kind: 'text', text });
  }

  #readUnquoted(): void {
    const start = this.at;
    switch (this.#current) {
      case '\\':
        return this.#readBackslash();
      case "'":
        this.at = this.#indexOf("'", start + 1) + 1;
        return this.#add(this.text.slice(start + 1, this.at - 1));
      case '"':
        return this.#readDoubleQuoted();
      case '$':
        return this.#readDollar(false);
      case '`':
        return this.#readBackticks();
      default:
        this.at += 1;
        this.#add(this.text.slice(start, this.at));
    }
  }

  #readBackslash(): void {
    const continuation = this.matchEnd(CONTINUATION);
    if (continuation === undefined) this.#add(this.text.charAt(this.at + 1));
    this.at = continuation ?? this.at + 2;
  }

  #readDoubleQuoted(): void {
    const start = this.at;
    this.#add('');
    this.at += 1;
    while (this.#current !== '"') {
      if (this.at >= this.text.length) throw new Unterminated(start);
      this.#readInDoubleQuotes();
    }
    this.at += 1;
  }

  #readInDoubleQuotes(): void {
    const next = this.text.charAt(this.at + 1);
    if (this.#current === '$') return this.#readDollar(true);
    if (this.#current === '`') return this.#readBackticks();
    const isEscape = this.#current === '\\' && next !== '' && '$`"\\\n'.includes(next);
    if (!isEscape) this.#add(this.#current);
    else if (next !== '\n') this.#add(next);
    this.at += isEscape ? 2 : 1;
  }

  #readBackticks(): void {
    const start = this.at;
    if (this.#keptEnd) return this.#addUpTo(start + 1);
    this.at += 1;
    while (this.#current !== '`') {
      if (this.at >= this.text.length) throw new Unterminated(start);
      this.at += this.#current === '\\' ? 2 : 1;
    }
    this.at += 1;
    this.#parts.push({ kind: 'command', command: this.text.slice(start + 1, this.at - 1).trim(), source: this.text.slice(start, this.at) });
  }

  #readDollar(inDoubleQuotes: boolean): void {
    const start = this.at;
    if (this.#keptEnd) return this.#addUpTo(Math.max(this.#keptEnd(this.text, start), start + 1));
    const next = this.text.charAt(start + 1);
    if (next === "'" && !inDoubleQuotes) return this.#readAnsiC();
    if (next === '"' && !inDoubleQuotes) {
      this.at += 1;
      return this.#readDoubleQuoted();
    }
    if (next === '{') return this.#readBraces(inDoubleQuotes);
    if (next === '(') return this.#readParentheses();
    this.at += 1;
    const nameEnd = this.matchEnd(NAME);
    if (nameEnd !== undefined) {
      this.at = nameEnd;
      this.#parts.push({ kind: 'parameter', name: this.text.slice(start + 1, nameEnd), operator: '', word: [], source: this.text.slice(start, nameEnd) });
    } else if (SPECIAL.test(next)) {
      this.at += 1;
      this.#parts.push({ kind: 'other', source: this.text.slice(start, this.at) });
    } else this.#add('$');
  }

  #addUpTo(end: number): void {
    this.#add(this.text.slice(this.at, end));
    this.at = end;
  }

  #readAnsiC(): void {
    const start = this.at;
    const read = readAnsiC(this.text, start + 2);
    if (!read) throw new Unterminated(start);
    this.at = read.end;
    this.#add(read.text);
  }

  #readBraces(inDoubleQuotes: boolean): void {
    const start = this.at;
    this.at += 2;
    const nameEnd = this.matchEnd(NAME);
    const name = nameEnd === undefined ? '' : this.text.slice(this.at, nameEnd);
    this.at = nameEnd ?? this.at;
    const operatorEnd = this.matchEnd(OPERATOR);
    const operator = operatorEnd === undefined ? '' : this.text.slice(this.at, operatorEnd);
    this.at = operatorEnd ?? this.at;
    const isOther = name === '' || (operator === '' && this.#current !== '}');
    const word = this.#collect(() => this.#readToBrace(start, inDoubleQuotes));
    const source = this.text.slice(start, this.at);
    this.#parts.push(isOther ? { kind: 'other', source } : { kind: 'parameter', name, operator, word, source });
  }

  #readToBrace(start: number, inDoubleQuotes: boolean): void {
    while (this.#current !== '}') {
      if (this.at >= this.text.length) throw new Unterminated(start);
      if (!inDoubleQuotes) this.#readUnquoted();
      // Here a backslash also escapes the brace, and double quotes start again.
      else if (this.#current === '\\' && this.text.charAt(this.at + 1) === '}') {
        this.at += 2;
        this.#add('}');
      } else if (this.#current === '"') this.#readDoubleQuoted();
      else this.#readInDoubleQuotes();
    }
    this.at += 1;
  }

  /** Reads `$(…)` and `$((…))`: brackets in quotes are ignored. */
  #readParentheses(): void {
    const start = this.at;
    this.at += 2;
    this.#collect(() => {
      for (let depth = 1; depth > 0; ) {
        if (this.at >= this.text.length) throw new Unterminated(start);
        if (this.#current === '(') depth += 1;
        if (this.#current === ')') depth -= 1;
        if (this.#current === '(' || this.#current === ')') this.at += 1;
        else this.#readUnquoted();
      }
    });
    const source = this.text.slice(start, this.at);
    this.#parts.push(source.startsWith('$((') ? { kind: 'other', source } : { kind: 'command', command: source.slice(2, -1).trim(), source });
  }

  #indexOf(quote: string, from: number): number {
    const index = this.text.indexOf(quote, from);
    if (index < 0) throw new Unterminated(from - 1);
    return index;
  }
}
