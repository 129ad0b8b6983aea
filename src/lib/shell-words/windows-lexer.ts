import type { ShellWord, WordPart } from './lexer.ts';
import { Unterminated } from './lexer.ts';

/** The Windows shells. */
export type WindowsShell = 'powershell' | 'cmd';

const POWERSHELL_VARIABLE = /\$(?:\{(?:env:)?(\w+)\}|(?:env:)?([A-Za-z_]\w*))/iuy;
/** A variable of cmd. One letter between percent signs is a date format: %Y%m%d. Two hex digits are an escape in a URL, such as %C3%A9; %cd% is the current folder. */
export const CMD_VARIABLE = /%(?!(?!cd)[\da-f]{2}%)([a-z_]\w+)%/iuy;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '\0' };
/** Names of the current folder, which is `PWD` in other shells. */
const WORKING_FOLDER = /^(?:pwd|cd)$/iu;

/** PowerShell also reads typographic quotes as quotes. */
const FAMILIES = ["'‘’‚‛", '"“”„'];

/** Reads words like PowerShell or cmd: a backslash is a path character. Line ends are `\n`. */
export class WindowsLexer {
  readonly text: string;
  at = 0;
  readonly #shell: WindowsShell;

  constructor(text: string, shell: WindowsShell) {
    this.text = text;
    this.#shell = shell;
  }

  /** Reads a word up to one of the characters in `ends`, or the text's end. */
  readWord(ends: string): ShellWord {
    const { at } = this;
    const parts: WordPart[] = [];
    while (this.at < this.text.length && !ends.includes(this.#current)) {
      const quote = this.#quoteAt(this.at);
      if (quote === '"' || (quote === "'" && this.#isQuote())) this.#readQuoted(quote, parts);
      else this.#readPart(parts, '');
    }
    return { at, parts };
  }

  get #current(): string {
    return this.text.charAt(this.at);
  }

  /** Returns the straight quote that the character stands for; the empty string for any other character. */
  #quoteAt(at: number): string {
    const character = this.text.charAt(at);
    if (this.#shell === 'cmd' || character === '') return character;
    return FAMILIES.find((family) => family.includes(character))?.charAt(0) ?? '';
  }

  /** In cmd an apostrophe is a normal character. People also paste commands with single quotes there, so a pair of them counts. */
  #isQuote(): boolean {
    const end = this.text.indexOf("'", this.at + 1);
    const line = this.text.indexOf('\n', this.at);
    return this.#shell === 'powershell' || (end >= 0 && (line < 0 || end < line));
  }

  #readQuoted(quote: string, parts: WordPart[]): void {
    const start = this.at;
    addText(parts, '');
    this.at += 1;
    while (this.#quoteAt(this.at) !== quote || this.#quoteAt(this.at + 1) === quote) {
      if (this.at >= this.text.length) throw new Unterminated(start);
      if (this.#quoteAt(this.at) === quote) this.#addNext(parts, 1);
      else if (quote === "'") this.#addNext(parts, 0);
      else this.#readPart(parts, quote);
    }
    this.at += 1;
  }

  /** Adds the character after `skipped` ones. */
  #addNext(parts: WordPart[], skipped: number): void {
    addText(parts, this.text.charAt(this.at + skipped));
    this.at += skipped + 1;
  }

  #readPart(parts: WordPart[], quote: string): void {
    if (this.#shell === 'powershell') this.#readPowershell(parts, quote);
    else if (this.#current === '%' && this.#readVariable(parts, CMD_VARIABLE)) return;
    else this.#addNext(parts, this.text.startsWith(quote === '' ? '^' : '\\"', this.at) && this.at + 1 < this.text.length ? 1 : 0);
  }

  #readPowershell(parts: WordPart[], quote: string): void {
    if (this.text.startsWith('$(', this.at)) this.#readCommand(parts);
    else if (this.#current === '$' && this.#readVariable(parts, POWERSHELL_VARIABLE)) return;
    else if (this.#current !== '`' || this.at + 1 >= this.text.length) this.#addNext(parts, 0);
    else {
      const next = this.text.charAt(this.at + 1);
      addText(parts, (quote === '"' ? CONTROLS[next] : undefined) ?? next);
      this.at += 2;
    }
  }

  #readVariable(parts: WordPart[], pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const [source, braced, plain] = pattern.exec(this.text) ?? [];
    const name = braced ?? plain;
    if (source === undefined || name === undefined) return false;
    this.at += source.length;
    parts.push({ kind: 'parameter', name: WORKING_FOLDER.test(name) ? 'PWD' : name, operator: '', word: [], source });
    return true;
  }

  #readCommand(parts: WordPart[]): void {
    const start = this.at;
    let depth = 0;
    do {
      if (this.at >= this.text.length) throw new Unterminated(start);
      if (this.#current === '(') depth += 1;
      if (this.#current === ')') depth -= 1;
      this.at += 1;
    } while (depth > 0 || this.at < start + 2);
    const source = this.text.slice(start, this.at);
    parts.push({ kind: 'command', command: source.slice(2, -1).trim(), source });
  }
}

function addText(parts: WordPart[], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text };
  else parts.push({ kind: 'text', text });
}
