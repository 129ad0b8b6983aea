import type { ShellWord, Split } from './lexer.ts';
import { Lexer, textOf, Unterminated } from './lexer.ts';
import { WindowsLexer, type WindowsShell } from './windows-lexer.ts';

export type Shell = 'posix' | WindowsShell;

/** `2> errors.txt`: the operator with its file descriptor, and the word after it. */
export interface Redirection {
  readonly operator: string;
  readonly target: ShellWord;
}

/** A simple command. Offsets count UTF-16 code units. */
export interface ShellCommand {
  readonly at: number;
  readonly words: readonly ShellWord[];
  readonly redirections: readonly Redirection[];
  /** From the first word to the last, as written. */
  readonly source: string;
  /** `\n`, `;`, `&&`, `|` and the like, without blank lines; empty at the end of the script. */
  readonly end: string;
  /** Start of a trailing comment before the end. */
  readonly commentAt: number | undefined;
}

/** Errors in scripts copied from web pages and terminals that a shell would reject. */
export type Repair = 'lost-line-break' | 'typographic-characters' | 'windows-path';

export interface ScriptOptions {
  readonly shell?: Shell;
  /** Sticky. A match is skipped at the start of a command. */
  readonly prompt?: RegExp;
  /** Called for each repair. Without it, a script is read exactly as the shell reads it. */
  readonly onRepair?: (repair: Repair) => void;
}

const BLANKS = /[ \t]+/uy;
const NO_BREAK_SPACES = /[\u{a0}\u{2007}\u{202f}]+/uy;
const COMMENT = /#[^\n]*/uy;
// `;`, `&&`, `||`, `|`, `&` and line ends.
const COMMAND_END = /[;&|\n]+/uy;
const REDIRECTION = /(?:\d{1,4}|&|\*)?(?:<<<|<<-?|<>|>>|>\||[<>]&|<(?!\()|>(?!\())/uy;
// A backslash continues a line in a shell, where blanks after it are ignored, ^ in cmd, a backtick in PowerShell.
const CONTINUATION = /(?:\\|\^|`)[ \t]*(?:\n|$)/uy;
/** A continuation whose line break became a space. */
const LOST_LINE_BREAK: Readonly<Record<Shell, RegExp>> = { posix: /\\[ \t]+(?=\S)/uy, powershell: /[\\`][ \t]+(?=\S)/uy, cmd: /[\\^][ \t]+(?=\S)/uy };
const WORD_ENDS = ' \t\n;&|<>';
/** A word with a drive letter, a relative path or a share name of Windows, outside quotes. */
const WINDOWS_PATH = /(?:(?=[^\s;&|<>'"`]*[=,])[^\s;&|<>'"`]*?[=,]|-v)?(?:[A-Za-z]:\\(?!\\)|\.{1,2}\\(?=[\w.])|~\\(?=\w)|\\\\[\w.-]+\\\w)/uy;

const POWERSHELL = /^PS [^\n>]{0,200}>|[ \t]`[ \t]*$|(?:^|[ \t])`[ \t]+-|\$\{?env:[A-Za-z_]|\$\(?Get-Location\b/imu;
const CMD = /[ \t]\^[ \t]*$|(?:^|[ \t])\^[ \t]+-|^[A-Za-z]:\\[^\n>]{0,200}>|%(?:cd|userprofile|username|appdata|localappdata|homepath|temp|programdata)%/imu;

/** Detects the shell of a script from its prompt, line continuations and variables. */
export function detectShell(text: string): Shell {
  if (POWERSHELL.test(text)) return 'powershell';
  return CMD.test(text) ? 'cmd' : 'posix';
}

/**
 * Splits a script into its simple commands, and each into words and redirections (POSIX.1-2024, Shell Command Language, sections 2.3, 2.7
 * and 2.10): a command ends at a line end, `;`, `&` or `|`. The bodies of here-documents are skipped.
 */
export function splitScript(text: string, options: ScriptOptions = {}): Split<readonly ShellCommand[]> {
  try {
    return { ok: true, value: new ScriptReader(text.replaceAll(/\r\n?/gu, '\n'), options).read() };
  } catch (error) {
    if (error instanceof Unterminated) return { ok: false, unterminatedAt: error.at };
    throw error;
  }
}

class ScriptReader {
  readonly #lexer: Lexer;
  readonly #text: string;
  readonly #shell: Shell;
  readonly #options: ScriptOptions;
  readonly #commands: ShellCommand[] = [];
  #words: ShellWord[] = [];
  #redirections: Redirection[] = [];
  #delimiters: string[] = [];
  #start = -1;
  #wordEnd = 0;
  #commentAt: number | undefined;

  constructor(text: string, options: ScriptOptions) {
    this.#options = options;
    this.#shell = options.shell ?? 'posix';
    this.#text = options.onRepair ? withPlainQuotes(text, options.onRepair) : text;
    this.#lexer = new Lexer(this.#text);
  }

  read(): readonly ShellCommand[] {
    while (this.#lexer.at < this.#text.length) {
      if (this.#start < 0 && this.#options.prompt) this.#skip(this.#options.prompt);
      if (this.#lexer.at >= this.#text.length) break;
      if (this.#skipBlanks() || this.#skipComment() || this.#readRedirection() || this.#readEnd()) continue;
      const word = this.#readWord();
      // A backslash at the end of a line is not a word.
      if (word.parts.length > 0) this.#words.push(word);
    }
    this.#close('');
    return this.#commands;
  }

  #skip(pattern: RegExp): boolean {
    const end = this.#lexer.matchEnd(pattern);
    if (end === undefined || end === this.#lexer.at) return false;
    this.#lexer.at = end;
    return true;
  }

  #skipBlanks(): boolean {
    if (this.#skip(BLANKS) || this.#skip(CONTINUATION)) return true;
    return this.#repair(NO_BREAK_SPACES, 'typographic-characters') || this.#repair(LOST_LINE_BREAK[this.#shell], 'lost-line-break');
  }

  #repair(pattern: RegExp, repair: Repair): boolean {
    if (!this.#options.onRepair || !this.#skip(pattern)) return false;
    this.#options.onRepair(repair);
    return true;
  }

  #skipComment(): boolean {
    const { at } = this.#lexer;
    if (!this.#skip(COMMENT)) return false;
    this.#commentAt ??= at;
    return true;
  }

  #readRedirection(): boolean {
    const { at } = this.#lexer;
    if (!this.#skip(REDIRECTION)) return false;
    const operator = this.#text.slice(at, this.#lexer.at);
    this.#skip(BLANKS);
    this.#begin(at);
    const target = this.#readWord();
    if (/<<-?$/u.test(operator) && !operator.endsWith('<<<')) this.#delimiters.push(textOf(target));
    this.#redirections.push({ operator, target });
    return true;
  }

  #readWord(): ShellWord {
    this.#begin(this.#lexer.at);
    const ends = this.#options.onRepair ? `${WORD_ENDS}\u{a0}\u{2007}\u{202f}` : WORD_ENDS;
    const shell = this.#windowsShell();
    const lexer = shell === undefined ? this.#lexer : new WindowsLexer(this.#text, shell);
    lexer.at = this.#lexer.at;
    const word = lexer.readWord(ends);
    this.#lexer.at = lexer.at;
    this.#wordEnd = lexer.at;
    this.#commentAt = undefined;
    return word;
  }

  #windowsShell(): WindowsShell | undefined {
    if (this.#shell !== 'posix') return this.#shell;
    if (!this.#options.onRepair || this.#lexer.matchEnd(WINDOWS_PATH) === undefined) return undefined;
    this.#options.onRepair('windows-path');
    return 'powershell';
  }

  #begin(at: number): void {
    if (this.#start < 0) this.#start = at;
  }

  #readEnd(): boolean {
    const { at } = this.#lexer;
    if (this.#delimiters.length > 0 && this.#text.charAt(at) === '\n') {
      this.#close('\n');
      this.#skipHereDocuments();
      return true;
    }
    if (!this.#skip(COMMAND_END)) return false;
    const operator = this.#text.slice(at, this.#lexer.at);
    this.#close(/[;&|]+/u.exec(operator)?.[0] ?? '\n');
    return true;
  }

  #skipHereDocuments(): void {
    for (const delimiter of this.#delimiters) {
      for (let line = ''; this.#lexer.at < this.#text.length; ) {
        const start = this.#lexer.at + 1;
        const end = this.#text.indexOf('\n', start);
        line = this.#text.slice(start, end < 0 ? undefined : end);
        this.#lexer.at = end < 0 ? this.#text.length : end;
        if (line.trim() === delimiter) break;
      }
    }
    this.#delimiters = [];
  }

  #close(end: string): void {
    if (this.#start < 0) {
      this.#commentAt = undefined;
      return;
    }
    this.#commands.push({
      at: this.#start,
      words: this.#words,
      redirections: this.#redirections,
      source: this.#text.slice(this.#start, this.#wordEnd),
      end,
      commentAt: this.#commentAt,
    });
    this.#words = [];
    this.#redirections = [];
    this.#start = -1;
    this.#commentAt = undefined;
  }
}

/** Blogs replace quotes everywhere: if there are straight quotes too, curly ones are part of the text. */
function withPlainQuotes(text: string, onRepair: (repair: Repair) => void): string {
  if (/["']/u.test(text)) return text;
  const plain = text.replaceAll(/(?<=^|[\s=:,])[“„]([^“”„\n]*)[”“]/gu, '"$1"').replaceAll(/(?<=^|[\s=:,])[‘‚]([^‘’‚\n]*)[’‘]/gu, "'$1'");
  if (plain !== text) onRepair('typographic-characters');
  return plain;
}
