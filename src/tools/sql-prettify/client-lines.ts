import type { Dialect } from '../../lib/sql/dialects.ts';

/** The lines that a dialect's client interprets itself instead of sending them to the server. */
export interface ClientLines {
  /** A line that ends a statement or batch, anywhere outside of quotes and comments. */
  readonly ending?: RegExp;
  /** A line at a position where a statement could start. */
  readonly command?: RegExp;
  /** A terminator that ends a statement anywhere, with the rest of its line. */
  readonly inline?: RegExp;
  /** Whether DELIMITER sets the statement terminator. */
  readonly delimiters?: true;
  /** Whether lines of data follow COPY … FROM stdin. */
  readonly copiesData?: true;
  /** The formats after which data follow INSERT … FORMAT, up to a blank line. */
  readonly insertsData?: 'known' | 'any';
  /** Whether a block of statements continues up to its terminating line. */
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

/** The type of a script part that is not SQL. Data keep their trailing blanks. */
export type ClientPart = 'ending' | 'command' | 'copied-data' | 'inserted-data';

export const isData = (part: ClientPart | undefined): boolean => part === 'copied-data' || part === 'inserted-data';

export const clientLines: Readonly<Partial<Record<Dialect, ClientLines>>> = {
  // Scripts of every client are pasted here.
  sql: {
    ending: GO,
    command: new RegExp(String.raw`(?:${DELIMITER}|\\[^\n\r]*|\.[a-z][^\n\r]*|/[ \t]*(?=[\n\r]|$)|SHOW[ \t]+ERR(?:ORS)?\b[^\n\r]*)`, 'iuy'),
    delimiters: true,
    copiesData: true,
    insertsData: 'known',
  },
  clickhouse: { insertsData: 'any' },
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

/** Scans a script, and finds the parts for its client. */
export class ClientReader {
  /** The type of the part that `endAt` found last. */
  part: ClientPart = 'command';
  readonly #text: string;
  readonly #lines: ClientLines;
  // Where a statement could start.
  #isFresh = true;
  #isBlock = false;
  #delimiter = '';
  // The first words of the statement, and the last one.
  #words: string[] = [];
  #lastWord = '';
  #hasCopy = false;
  // The CLAUSES that the statement contains.
  readonly #clauses = new Set<string>();
  // What follows: lines that COPY reads, or inserted data, which start after the whitespace that follows their format.
  #data: 'copied' | 'inserted' | undefined;
  #isBehindSpace = false;

  constructor(text: string, lines: ClientLines) {
    this.#text = text;
    this.#lines = lines;
  }

  /** Returns the end of a part that starts at an offset; undefined if none does. */
  endAt(at: number): number | undefined {
    if (this.#data === 'copied') return this.#copiedEnd(at);
    if (this.#data === 'inserted') return this.#insertedEnd(at);
    if (this.#delimiter !== '' && this.#text.startsWith(this.#delimiter, at)) return this.#end(at + this.#delimiter.length);
    const { ending, command, inline } = this.#lines;
    const inlineEnd = inline && matchEnd(inline, this.#text, at);
    if (inlineEnd !== undefined) return this.#endCommand(at, inlineEnd);
    if ((!ending && !command) || !this.#startsLine(at)) return undefined;
    const endingEnd = ending && matchEnd(ending, this.#text, at);
    if (endingEnd !== undefined) return this.#end(endingEnd);
    if (!this.#isFresh || this.#isBlock || !command) return undefined;
    const end = matchEnd(command, this.#text, at);
    return end === undefined ? undefined : this.#endCommand(at, end);
  }

  /** Records an SQL token. */
  note(kind: string, token: string): void {
    if (kind === 'space') this.#isBehindSpace = true;
    if (kind === 'space' || kind === 'comment') return;
    this.#isFresh = kind === 'semicolon' && this.#delimiter === '';
    if (kind === 'semicolon') {
      if (this.#hasCopy) this.#data = 'copied';
      this.#startStatement();
      return;
    }
    const word = kind === 'word' ? token.toUpperCase() : token;
    if (this.#words.length < MAX_WORDS) this.#words.push(word);
    if (this.#lines.copiesData && this.#words[0] === 'COPY' && this.#lastWord === 'FROM' && word === 'STDIN') this.#hasCopy = true;
    if (CLAUSES.has(word)) this.#clauses.add(word);
    if (kind === 'word' && this.#lastWord === 'FORMAT' && this.#isFormat(word)) {
      this.#data = 'inserted';
      this.#isBehindSpace = false;
    }
    if (this.#lines.hasBlocks && !this.#isBlock) this.#isBlock = startsBlock(this.#words);
    this.#lastWord = word;
  }

  /** Whether a word after FORMAT specifies the data that follow. After SELECT it can be an alias. */
  #isFormat(word: string): boolean {
    const { insertsData } = this.#lines;
    const [first = ''] = this.#words;
    const isInsert = first === 'INSERT' || (/^(?:EXPLAIN|WITH)$/u.test(first) && this.#clauses.has('INSERT'));
    if (!insertsData || !isInsert || this.#clauses.has('INFILE') || word === 'VALUES') return false;
    return TEXT_FORMAT.test(word) || (insertsData === 'any' && !this.#clauses.has('SELECT'));
  }

  /** Whether the rest of a line must not be read as whitespace, because data follow on the next line. */
  get hasData(): boolean {
    return this.#data !== undefined;
  }

  #startStatement(): void {
    this.#words = [];
    this.#lastWord = '';
    this.#hasCopy = false;
    this.#clauses.clear();
  }

  #end(end: number, part: ClientPart = this.#isFresh && !this.#isBlock ? 'command' : 'ending'): number {
    this.part = part;
    this.#isFresh = true;
    this.#isBlock = false;
    this.#data = undefined;
    this.#startStatement();
    return end;
  }

  #endCommand(at: number, end: number): number {
    const line = this.#text.slice(at, end);
    const chosen = this.#lines.delimiters && DELIMITER_CHOICE.exec(line)?.[1];
    if (chosen) this.#delimiter = chosen === ';' ? '' : chosen;
    this.#end(end);
    if (this.#lines.copiesData && COPY_COMMAND.test(line)) this.#data = 'copied';
    return end;
  }

  /** Returns the end of the lines up to \. or the end of the text. */
  #copiedEnd(at: number): number | undefined {
    if (!this.#startsLine(at) || !/[\n\r]/u.test(this.#text.charAt(at - 1))) return undefined;
    return this.#end(matchEnd(COPIED_END, this.#text, at) ?? this.#text.length, 'copied-data');
  }

  /**
   * In clickhouse-client data end at a blank line, over HTTP with the text. Therefore a blank line ends them only if a statement or a comment
   * follows.
   */
  #insertedEnd(at: number): number | undefined {
    if (!this.#isBehindSpace && /\s/u.test(this.#text.charAt(at))) return undefined;
    const isSemicolon = this.#text.charAt(at) === ';';
    if (matchEnd(isSemicolon ? STATEMENT_BEHIND_SEMICOLON : REST_IS_BLANK, this.#text, at) !== undefined) {
      this.#data = undefined;
      return undefined;
    }
    if (isSemicolon) {
      this.#isBehindSpace = false;
      return undefined;
    }
    INSERTED_END.lastIndex = at;
    return this.#end(INSERTED_END.exec(this.#text)?.index ?? this.#text.length, 'inserted-data');
  }

  #startsLine(at: number): boolean {
    let before = at - 1;
    while (this.#text.charAt(before) === ' ' || this.#text.charAt(before) === '\t') before--;
    return before < 0 || /[\n\r]/u.test(this.#text.charAt(before));
  }
}

/** Enough words to determine the type of a statement. */
const MAX_WORDS = 16;
const CLAUSES: ReadonlySet<string> = new Set(['INSERT', 'SELECT', 'INFILE']);
const DELIMITER_CHOICE = /^DELIMITER[ \t]+(\S+)/iu;
const COPY_COMMAND = /^\\copy\b.*\bfrom\s+stdin\b/iu;
const COPIED_END = /^\\\.[^\n\r]*/gmu;
// ClickHouse, Formats for input and output data: those that are text and not SQL, as VALUES is.
const TEXT_FORMAT = /^(?:CSV|TSV|TSKV|TABSEPARATED|CUSTOMSEPARATED|JSON|TEMPLATE|REGEXP|LINEASSTRING|RAWBLOB|MYSQLDUMP|HIVETEXT|FORM$)/u;
const STATEMENT = String.raw`(?:$|--|/\*|(?:SELECT|WITH|INSERT|CREATE|ALTER|DROP|TRUNCATE|OPTIMIZE|RENAME|EXCHANGE|ATTACH|DETACH|SYSTEM|SET|USE|SHOW|DESC|DESCRIBE|EXISTS|EXPLAIN|DELETE|UPDATE|GRANT|REVOKE|KILL|CHECK|WATCH|BEGIN|COMMIT|ROLLBACK|CALL|EXECUTE|MERGE|COPY|ANALYZE|VACUUM)\b)`;
// Only the first of several blank lines is examined: a text can have a million.
const INSERTED_END = new RegExp(String.raw`(?<![\n\r])(?:\r?\n){2,}(?=[ \t]*${STATEMENT})`, 'giu');
const STATEMENT_BEHIND_SEMICOLON = new RegExp(String.raw`;\s*${STATEMENT}`, 'iuy');
const REST_IS_BLANK = /\s*$/uy;

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const BLOCK_KINDS = /^(?:FUNCTION|PROCEDURE|PACKAGE|TRIGGER|TYPE|LIBRARY)$/u;
const BEFORE_KIND = /^(?:CREATE|OR|REPLACE|EDITIONABLE|NONEDITIONABLE|AND|COMPILE|RESOLVE|NOFORCE|FORCE|JAVA|SOURCE)$/u;

/** Whether a PL/SQL block starts, whose semicolons do not end statements of the script. */
function startsBlock(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (/^(?:BEGIN|DECLARE)$/u.test(first) || (first === '<' && second === '<')) return true;
  const last = words.at(-1) ?? '';
  return first === 'CREATE' && BLOCK_KINDS.test(last) && words.slice(0, -1).every((word) => BEFORE_KIND.test(word));
}
