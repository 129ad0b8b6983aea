import type { ClientPart } from './client-lines.ts';
import { clientLines, isData } from './client-lines.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { lexicons } from './lexicon.ts';
import { StandIns } from './placeholders.ts';
import type { Part } from './realign.ts';
import type { Vocabulary } from './reserved-words.ts';
import type { Role } from './roles.ts';
import { rolesIn } from './roles.ts';
import type { Token } from './scan.ts';
import { Scanner } from './scan.ts';

/** A batch of complete statements as the library sees them, with stand-ins for placeholders and some names. */
export interface Batch {
  readonly parts: readonly Part[];
  /** Start of each part in the text, and in `shown`. */
  readonly starts: readonly number[];
  readonly shownStarts: readonly number[];
  readonly shown: string;
  /** The original text. */
  readonly written: string;
  /** End offset in the text. */
  readonly end: number;
  /** Whether it is a single statement that is too long to format. */
  readonly isTooLong: boolean;
  /** Whether so many brackets and CASE expressions are unclosed that the library would take long to report it. */
  readonly isWideOpen: boolean;
}

/** A script line that is not SQL but a client command or data. */
export interface ClientLine {
  readonly line: string;
  readonly part: ClientPart;
  readonly end: number;
}

/** Reasons why a text cannot be passed to the library. */
export interface ScanProblem {
  readonly found: 'string' | 'comment' | 'depth' | 'text';
  readonly at: number;
  readonly text?: string;
}

// The library accepts several statements at once, but can neither report progress nor be stopped, and needs memory for each
// statement beside every other.
const BATCH_UNITS = 2 ** 15;
// It recurses for every bracket and CASE, and overflows the stack at about 1,000.
const MAX_NESTING = 400;
// To report missing ends it takes time that is cubic in their number.
const MAX_UNCLOSED = 32;

// A statement of this length takes the library about ten seconds and 300 MB; both grow with the length.
const MAX_STATEMENT_UNITS = 400_000;

const LINE_BREAK = /[\n\r]/u;
// Such a name can start with a keyword, which the library would treat as one.
const FOREIGN_NAME = /^[A-Za-z_]\w*[^\w]/u;

/** Splits a text into batches of statements. */
export class StatementReader {
  readonly #text: string;
  readonly #standIns: StandIns;
  readonly #scanner: Scanner;
  // Scanned, but not yet part of a batch.
  #pending: Token | undefined;

  constructor(text: string, dialect: Dialect, { placeholders, hasClientLines }: { readonly placeholders: boolean; readonly hasClientLines: boolean }) {
    this.#text = text;
    this.#standIns = new StandIns(text);
    this.#scanner = new Scanner(text, lexicons[dialect], { placeholders, clientLines: hasClientLines ? clientLines[dialect] : undefined });
  }

  /** Returns the next statements; none at the end of the text. */
  next(vocabulary: Vocabulary): Batch | ScanProblem | ClientLine | undefined {
    const tokens: Token[] = [];
    const start = this.#scanner.at;
    const nesting = new Nesting();
    let isFull = false;
    for (let token = this.#nextToken(); token; token = this.#nextToken()) {
      if (token.kind === 'client' && !tokens.some(({ kind }) => kind !== 'space')) return this.#lineOf(token);
      if (token.kind === 'client' || (isFull && !this.#isBesideSemicolon(token))) {
        this.#pending = token;
        break;
      }
      if (token.isUnclosed) return { found: token.kind === 'comment' ? 'comment' : 'string', at: token.start };
      if (token.kind === 'semicolon' && nesting.depth > MAX_UNCLOSED) return { found: 'text', at: token.start, text: ';' };
      nesting.add(token, this.#text);
      if (nesting.depth > MAX_NESTING) return { found: 'depth', at: token.start };
      tokens.push(token);
      isFull ||= token.kind === 'semicolon' && (token.end - start > BATCH_UNITS || this.#isLongBehind(token.end));
    }
    return tokens.some(({ kind }) => kind !== 'space') ? this.#batchOf(tokens, vocabulary, nesting.depth > MAX_UNCLOSED) : undefined;
  }

  #nextToken(): Token | undefined {
    const token = this.#pending ?? this.#scanner.next();
    this.#pending = undefined;
    return token;
  }

  /** A trailing comment on the last line of a statement, and the whitespace before it. */
  #isBesideSemicolon({ kind, start, end }: Token): boolean {
    return kind === 'space' ? !LINE_BREAK.test(this.#text.slice(start, end)) : kind === 'comment' && !this.#text.startsWith('/*', start);
  }

  #lineOf({ start, end, part = 'command' }: Token): ClientLine {
    const written = this.#text.slice(start, end);
    return { line: isData(part) ? written : written.replace(/[ \t]+$/u, ''), part, end };
  }

  /** Whether the next statement can be too long, so that it needs a separate batch. */
  #isLongBehind(at: number): boolean {
    const semicolon = this.#text.indexOf(';', at);
    return (semicolon < 0 ? this.#text.length : semicolon) - at > MAX_STATEMENT_UNITS;
  }

  #batchOf(tokens: readonly Token[], vocabulary: Vocabulary, isWideOpen: boolean): Batch {
    const roles = rolesIn(tokens, this.#text, vocabulary);
    const calls = callsIn(tokens, this.#text, { reserved: vocabulary.reserved, roles });
    const parts: Part[] = [];
    const starts: number[] = [];
    const shownStarts: number[] = [];
    const pieces: string[] = [];
    let shownLength = 0;
    // Without whitespace, which changes.
    let solidLength = 0;
    let isGlued = false;
    let startsLine = false;
    for (const [index, token] of tokens.entries()) {
      const text = this.#text.slice(token.start, token.end);
      const role = roles.get(index);
      const shown = role ? this.#standIns.wordAsLongAs(text) : this.#shown(token, text);
      if (token.kind !== 'space' && token.kind !== 'client') {
        parts.push({ kind: token.kind, text, shown, isGlued, startsLine, isCall: calls.has(index), role });
        starts.push(token.start);
        shownStarts.push(shownLength);
        solidLength += text.length;
      }
      isGlued = token.kind !== 'space';
      startsLine = !isGlued && LINE_BREAK.test(text);
      pieces.push(shown);
      shownLength += shown.length;
    }
    return {
      parts,
      starts,
      shownStarts,
      shown: pieces.join(''),
      written: this.#text.slice(tokens[0]?.start, tokens.at(-1)?.end),
      end: tokens.at(-1)?.end ?? 0,
      isTooLong: solidLength > MAX_STATEMENT_UNITS,
      isWideOpen,
    };
  }

  #shown({ kind, start, inner }: Token, text: string): string {
    if (kind === 'placeholder' || (kind === 'word' && FOREIGN_NAME.test(text))) return this.#standIns.wordFor(text.length);
    // The library supports no other line breaks inside comments.
    if (kind === 'comment') return text.replaceAll(/\r\n?/gu, '\n');
    if (!inner) return text;
    let shown = '';
    let from = 0;
    for (const [first, end] of inner) {
      shown += text.slice(from, first - start) + this.#standIns.wordFor(end - first);
      from = end - start;
    }
    return shown + text.slice(from);
  }
}

/** Tracks the nesting depth of brackets and CASE expressions. */
class Nesting {
  depth = 0;

  add(token: Token, text: string): void {
    if (token.kind === 'semicolon') this.depth = 0;
    else if (opensIn(token, text)) this.depth++;
    else if (this.depth > 0 && closesIn(token, text)) this.depth--;
  }
}

/** After a dot it is a column with that name. */
const opensIn = (token: Token, text: string): boolean => token.kind === 'open' || (isWord(token, text, /^case$/iu) && text.charAt(token.start - 1) !== '.');

const closesIn = (token: Token, text: string): boolean => token.kind === 'close' || isWord(token, text, /^end$/iu);

const isWord = ({ kind, start, end }: Token, text: string, word: RegExp): boolean => kind === 'word' && end - start <= 4 && word.test(text.slice(start, end));

// Words before a column list, as opposed to a call.
const LIST_FOLLOWS = new Set(['INTO', 'TABLE', 'EXISTS', 'VIEW', 'WITH', 'RECURSIVE', 'REFERENCES', 'OVERWRITE', 'COPY', 'KEY', 'INDEX']);

interface Words {
  readonly reserved: ReadonlySet<string>;
  readonly roles: ReadonlyMap<number, Role>;
}

/** Returns the names directly followed by an opening parenthesis, except those before column lists. */
function callsIn(tokens: readonly Token[], text: string, { reserved, roles }: Words): ReadonlySet<number> {
  const wordAt = (index: number): string => {
    const token = tokens[index];
    return token?.kind === 'word' ? text.slice(token.start, token.end).toUpperCase() : '';
  };
  const calls = new Set<number>();
  const open: number[] = [];
  const solid = tokens.flatMap(({ kind }, index) => (kind === 'space' || kind === 'comment' ? [] : [index]));
  let isCreate = false;
  for (const [place, index] of solid.entries()) {
    const token = tokens[index];
    const before = solid[place - 1] ?? -1;
    if (before < 0 || tokens[before]?.kind === 'semicolon') isCreate = wordAt(index) === 'CREATE';
    if (token?.kind === 'open') {
      open.push(before === index - 1 && isCallable(before, place - 1) && !isList(place - 1) ? before : -1);
      if ((open.at(-1) ?? -1) >= 0 && text.charAt(token.start) === '(') calls.add(before);
    } else if (token?.kind === 'close') {
      const name = open.pop() ?? -1;
      const opens = tokens[solid[place + 2] ?? -1]?.kind === 'open';
      // The columns of a common table expression: a name, a list, AS, a parenthesis.
      if (name >= 0 && wordAt(solid[place + 1] ?? -1) === 'AS' && opens) calls.delete(name);
    } else if (token?.kind === 'semicolon') open.length = 0;
  }
  return calls;

  function isCallable(index: number, place: number): boolean {
    const token = tokens[index];
    if (token?.kind === 'placeholder') return true;
    if (token?.kind === 'quoted') return '"`['.includes(text.charAt(token.start));
    const word = wordAt(index);
    if (word === '' || /^\p{Number}/u.test(word)) return false;
    const role = roles.get(index);
    return role ? role === 'name' : !reserved.has(word) || isDot(place - 1);
  }

  function isDot(place: number): boolean {
    const token = tokens[solid[place] ?? -1];
    return token?.kind === 'symbol' && text.charAt(token.start) === '.';
  }

  function isList(place: number): boolean {
    let first = place;
    while (isDot(first - 1)) first -= 2;
    const word = wordAt(solid[first - 1] ?? -1);
    return LIST_FOLLOWS.has(word) || (isCreate && word === 'ON');
  }
}
