import type { Dialect } from './dialects.ts';

/** The lines that a dialect's client reads itself instead of sending them to the server. */
export interface ClientLines {
  /** A line that ends a statement or batch, anywhere outside of quotes and comments. */
  readonly ending?: RegExp;
  /** A line that stands where a statement could start. */
  readonly command?: RegExp;
  /** What ends a statement wherever it is, with the rest of its line. */
  readonly inline?: RegExp;
  /** Whether DELIMITER chooses what ends a statement. */
  readonly delimiters?: true;
  /** Whether lines of data follow COPY … FROM stdin. */
  readonly copiesData?: true;
  /** Whether a block of statements goes on up to its ending line. */
  readonly hasBlocks?: true;
}

const GO = /GO(?:[ \t]+\d+)?[ \t]*(?:--[^\n\r]*)?(?=[\n\r]|$)/iuy;
const SLASH = /\/[ \t]*(?=[\n\r]|$)/uy;
const DELIMITER = String.raw`DELIMITER[ \t]+\S[^\n\r]*`;
const BACKSLASH = /\\[^\n\r]*/uy;
const DOT = /\.[a-z][^\n\r]*/iuy;

const mysql: ClientLines = {
  delimiters: true,
  command: new RegExp(
    String.raw`(?:${DELIMITER}|(?:SOURCE|TEE|PAGER|PROMPT|SYSTEM|NOTEE|NOPAGER|REHASH|STATUS|CONNECT|WARNINGS|NOWARNING|EDIT)\b[^\n\r;(]*;?[ \t]*(?=[\n\r]|$)|\\[.!uRTPr][^\n\r]*)`,
    'iuy',
  ),
  inline: /\\[gGc](?![\w.])[ \t]*;?/uy,
};
const psql: ClientLines = { inline: BACKSLASH, copiesData: true };

export const clientLines: Readonly<Partial<Record<Dialect, ClientLines>>> = {
  // Scripts of every client are pasted here.
  sql: {
    ending: GO,
    command: new RegExp(String.raw`(?:${DELIMITER}|\\[^\n\r]*|\.[a-z][^\n\r]*|/[ \t]*(?=[\n\r]|$)|SHOW[ \t]+ERR(?:ORS)?\b[^\n\r]*)`, 'iuy'),
    delimiters: true,
    copiesData: true,
  },
  tsql: { ending: GO, command: /(?::(?:r|setvar|connect|on|out|error|perftrace|list|reset|ed|help|quit|exit|xml|serverlist|listvar)\b|:?!!)[^\n\r]*/iuy },
  plsql: {
    ending: SLASH,
    hasBlocks: true,
    command:
      /(?:@@?[^\n\r]+|(?:SHO|SHOW|PROMPT|PRO|SPOOL|SPO|COLUMN|COL|DEFINE|DEF|UNDEFINE|UNDEF|ACCEPT|ACC|EXEC|EXECUTE|START|STA|HOST|HO|CONNECT|CONN|DISCONNECT|DISC|EXIT|QUIT|WHENEVER|VARIABLE|VAR|PRINT|DESC|DESCRIBE|CLEAR|TTITLE|BTITLE|REPHEADER|REPFOOTER|BREAK|COMPUTE|REM|REMARK|PAUSE|RUN|TIMING|STORE|PASSWORD|STARTUP|SHUTDOWN|ARCHIVE|SET(?![ \t]+(?:TRANSACTION|ROLE|CONSTRAINTS?)\b))(?![\w$#.]|[ \t]*[=:(])(?:[^\n\r]*-[ \t]*\r?\n)*[^\n\r]*|![^\n\r]+)/iuy,
  },
  mysql,
  mariadb: mysql,
  tidb: mysql,
  singlestoredb: mysql,
  postgresql: psql,
  redshift: psql,
  sqlite: { command: DOT },
  duckdb: { command: DOT },
  snowflake: { command: /![a-z][^\n\r]*/iuy },
  hive: { command: /(?:![a-z][^\n\r]*|(?:ADD|DELETE|LIST)[ \t]+(?:JARS?|FILES?|ARCHIVES?)\b[^\n\r]*|(?:DFS|SOURCE)[ \t][^\n\r]*)/iuy },
  spark: { command: /(?:(?:ADD|LIST)[ \t]+(?:JARS?|FILES?|ARCHIVES?)\b[^\n\r]*)/iuy },
  db2: { command: /(?:![^\n\r]*|--#SET[ \t][^\n\r]*)/iuy },
};

/** Follows a script, and finds what belongs to its client. */
export class ClientReader {
  readonly #text: string;
  readonly #lines: ClientLines;
  // Where a statement could start.
  #isFresh = true;
  #isBlock = false;
  #delimiter = '';
  // The words of the statement, as far as they matter: its first ones, or all of a COPY.
  #words: string[] = [];
  #hasData = false;

  constructor(text: string, lines: ClientLines) {
    this.#text = text;
    this.#lines = lines;
  }

  /** Where the client's part ends that starts here, if one does. */
  endAt(at: number): number | undefined {
    if (this.#hasData) return this.#dataEnd(at);
    if (this.#delimiter !== '' && this.#text.startsWith(this.#delimiter, at)) return this.#end(at + this.#delimiter.length);
    const { ending, command, inline } = this.#lines;
    const inlineEnd = inline && matchEnd(inline, this.#text, at);
    if (inlineEnd !== undefined) return this.#end(inlineEnd);
    if ((!ending && !command) || !this.#startsLine(at)) return undefined;
    const endingEnd = ending && matchEnd(ending, this.#text, at);
    if (endingEnd !== undefined) return this.#end(endingEnd);
    if (!this.#isFresh || this.#isBlock || !command) return undefined;
    const end = matchEnd(command, this.#text, at);
    if (end === undefined) return undefined;
    const line = this.#text.slice(at, end);
    const chosen = this.#lines.delimiters && /^DELIMITER[ \t]+(\S+)/iu.exec(line)?.[1];
    if (chosen) this.#delimiter = chosen === ';' ? '' : chosen;
    return this.#end(end);
  }

  /** Whether a client's part ends the statement before it, instead of standing by itself. */
  get endsStatement(): boolean {
    return this.#endedStatement;
  }

  #endedStatement = false;

  /** Takes note of a token of SQL. */
  note(kind: string, token: string): void {
    if (kind === 'space' || kind === 'comment') return;
    this.#isFresh = kind === 'semicolon' && this.#delimiter === '';
    if (kind === 'semicolon') {
      if (this.#lines.copiesData && isCopyFromStdin(this.#words)) this.#hasData = true;
      this.#words = [];
      return;
    }
    if (this.#words.length < MAX_WORDS) this.#words.push(kind === 'word' ? token.toUpperCase() : token);
    if (this.#lines.hasBlocks && !this.#isBlock) this.#isBlock = startsBlock(this.#words);
  }

  #end(end: number): number {
    this.#endedStatement = !this.#isFresh || this.#isBlock;
    this.#isFresh = true;
    this.#isBlock = false;
    this.#words = [];
    return end;
  }

  /** The lines up to \. or the end of the text. */
  #dataEnd(at: number): number | undefined {
    if (!this.#startsLine(at) || !/[\n\r]/u.test(this.#text.charAt(at - 1))) return undefined;
    this.#hasData = false;
    DATA_END.lastIndex = at;
    const found = DATA_END.test(this.#text) ? DATA_END.lastIndex : this.#text.length;
    const end = this.#end(found);
    this.#endedStatement = true;
    return end;
  }

  /** Whether the rest of a line may not be read as white space: data follows on the next. */
  get hasData(): boolean {
    return this.#hasData;
  }

  #startsLine(at: number): boolean {
    let before = at - 1;
    while (this.#text.charAt(before) === ' ' || this.#text.charAt(before) === '\t') before--;
    return before < 0 || /[\n\r]/u.test(this.#text.charAt(before));
  }
}

const MAX_WORDS = 256;
const DATA_END = /^\\\.[^\n\r]*/gmu;

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const isCopyFromStdin = (words: readonly string[]): boolean =>
  words[0] === 'COPY' && words.some((word, index) => word === 'FROM' && words[index + 1] === 'STDIN');

const BLOCK_KINDS = /^(?:FUNCTION|PROCEDURE|PACKAGE|TRIGGER|TYPE|LIBRARY)$/u;
const BEFORE_KIND = /^(?:CREATE|OR|REPLACE|EDITIONABLE|NONEDITIONABLE|AND|COMPILE|RESOLVE|NOFORCE|FORCE|JAVA|SOURCE)$/u;

/** Whether a block of PL/SQL starts: its semicolons end no statements of the script. */
function startsBlock(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (/^(?:BEGIN|DECLARE)$/u.test(first) || (first === '<' && second === '<')) return true;
  const last = words.at(-1) ?? '';
  return first === 'CREATE' && BLOCK_KINDS.test(last) && words.slice(0, -1).every((word) => BEFORE_KIND.test(word));
}
