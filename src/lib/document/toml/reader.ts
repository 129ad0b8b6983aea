import { InputError } from '../../../contract/errors.ts';
import { CommentKeeper } from '../comment-keeper.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Work } from '../../work/slices.ts';
import type { TomlProblem, TomlOpened } from './error.ts';
import { tomlError } from './error.ts';
import { readTomlString, readTomlToken, tomlTokenEnd } from './scalar.ts';
import type { Key, KeyProblem, Outcome, Table } from './tables.ts';
import { createTable, openArrayTable, openTable, walkDottedKey } from './tables.ts';
import type { DocumentValue, MappingValue } from '../value.ts';
import { MAX_DEPTH } from '../value.ts';

export interface TomlDocument {
  readonly root: MappingValue;
  readonly comments: CommentKeeper;
}

/**
 * Reads TOML 1.0.0, including additions of 1.1.0.
 * @throws InputError `invalid-toml`, `too-deeply-nested`, with line and column
 */
export function* parseTomlDocument(text: string, field: string, keepComments: boolean): Work<TomlDocument> {
  const reader = new TomlReader(text, field, keepComments);
  return yield* reader.read();
}

// What may come next.
const EXPRESSION = 0;
const LINE_END = 1;
const VALUE = 2;
const ITEM = 3;
const AFTER_ITEM = 4;
const INLINE_KEY = 5;
const AFTER_INLINE_VALUE = 6;

/** An open array or inline table. */
interface Frame {
  readonly at: number;
  readonly depth: number;
  readonly value: DocumentValue;
  readonly items: DocumentValue[] | undefined;
  readonly table: Table | undefined;
  /** What may follow when it ends. */
  readonly expectsAfter: number;
}

const SLICE_UNITS = 2 ** 19;
const BARE_KEY = /[A-Za-z0-9_-]+/y;
const SPACE = /[ \t]*/y;

const isEmpty = ({ items, table }: Frame): boolean => (items ?? table?.members ?? []).length === 0;

class TomlReader {
  readonly #text: string;
  readonly #field: string;
  readonly #comments: CommentKeeper;
  readonly #root: Table;
  #at: number;
  // Offset of the last line break, and whether something precedes this position on its line.
  #lastBreak = -1;
  #hasTokenOnLine = false;
  #expects = EXPRESSION;
  // The table opened by the last header, and the number of tables with their own keys so far.
  #table: Table;
  #section = 0;
  // Where the next value belongs, unless it is an array item.
  #target: Table;
  #key: Key = { name: '', at: 0 };
  readonly #frames: Frame[] = [];

  constructor(text: string, field: string, keepComments: boolean) {
    this.#text = text;
    this.#field = field;
    this.#comments = new CommentKeeper(keepComments);
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
    this.#root = createTable(this.#at, 'header', 0, 1);
    this.#table = this.#root;
    this.#target = this.#root;
  }

  *read(): Work<TomlDocument> {
    for (let limit = SLICE_UNITS; ; limit = this.#at + SLICE_UNITS) {
      while (this.#at < limit) {
        if (this.#skipToToken()) this.#step();
        else return this.#end();
      }
      yield this.#at / this.#text.length;
    }
  }

  #end(): TomlDocument {
    const frame = this.#frames.at(-1);
    if (frame) throw this.#syntaxError({ at: this.#at, expected: frame.items ? 'commaOrBracket' : 'commaOrBrace' });
    if (this.#expects === VALUE) throw this.#syntaxError({ at: this.#at, expected: 'value', name: this.#key.name });
    this.#comments.end(this.#root.value);
    return { root: this.#root.value, comments: this.#comments };
  }

  /** Moves to the next token, past comments and, if allowed, line breaks; returns whether there is one. */
  #skipToToken(): boolean {
    for (;;) {
      this.#skipSpace();
      const code = this.#text.charCodeAt(this.#at);
      if (code === 0x23) this.#readComment();
      else if (code === 0x0a || code === 0x0d) {
        if (this.#expects === VALUE) return true;
        this.#lastBreak = this.#at;
        this.#at += code === 0x0d && this.#text.charCodeAt(this.#at + 1) === 0x0a ? 2 : 1;
        if (this.#expects === LINE_END) this.#expects = EXPRESSION;
        this.#hasTokenOnLine = false;
      } else {
        this.#hasTokenOnLine = true;
        return !Number.isNaN(code);
      }
    }
  }

  #readComment(): void {
    const start = this.#at;
    let end = start + 1;
    let code = this.#text.charCodeAt(end);
    for (; code >= 0x20 ? code !== 0x7f : code === 0x09; code = this.#text.charCodeAt(++end));
    if (!Number.isNaN(code) && code !== 0x0a && code !== 0x0d) throw this.#syntaxError({ at: end, expected: 'endOfLine', found: 'controlCharacter' });
    const comment = this.#text.slice(start + 1, end).trimEnd();
    if (this.#hasTokenOnLine) this.#comments.atLineEnd(start, comment);
    else this.#comments.onOwnLine(start, [comment]);
    this.#at = end;
  }

  #step(): void {
    const code = this.#text.charCodeAt(this.#at);
    switch (this.#expects) {
      case EXPRESSION:
        if (code === 0x5b) return this.#readHeader();
        return this.#readMemberStart(this.#table, 'key');
      case LINE_END:
        throw this.#syntaxError({ at: this.#at, expected: 'endOfLine' });
      case VALUE:
        return this.#readValue(code);
      case ITEM:
        if (code === 0x5d) return this.#close();
        return this.#readValue(code);
      case INLINE_KEY:
        if (code === 0x7d) return this.#close();
        return this.#readMemberStart(this.#frames.at(-1)?.table ?? this.#table, 'keyOrBrace');
      default:
        return this.#readSeparator(code);
    }
  }

  #readSeparator(code: number): void {
    const isArray = this.#expects === AFTER_ITEM;
    if (code === (isArray ? 0x5d : 0x7d)) return this.#close();
    if (code !== 0x2c) throw this.#syntaxError({ at: this.#at, expected: isArray ? 'commaOrBracket' : 'commaOrBrace' });
    this.#at++;
    this.#expects = isArray ? ITEM : INLINE_KEY;
  }

  #readHeader(): void {
    const start = this.#at;
    const isArray = this.#text.charCodeAt(start + 1) === 0x5b;
    this.#at += isArray ? 2 : 1;
    const opened: TomlOpened = { kind: 'header', at: start };
    const keys = this.#readKeys('key', opened);
    const last = keys.pop() ?? this.#key;
    if (!this.#text.startsWith(isArray ? ']]' : ']', this.#at)) {
      throw this.#syntaxError({ at: this.#at, expected: isArray && this.#text.charAt(this.#at) === ']' ? 'closingBrackets' : 'dotOrBracket', opened });
    }
    this.#at += isArray ? 2 : 1;
    const open = isArray ? openArrayTable : openTable;
    this.#table = this.#check(open(this.#root, keys, last, ++this.#section, MAX_DEPTH));
    this.#comments.attach(this.#table.value);
    this.#expects = LINE_END;
  }

  #readMemberStart(table: Table, expected: 'key' | 'keyOrBrace'): void {
    const keys = this.#readKeys(expected, undefined);
    const last = keys.pop() ?? this.#key;
    if (this.#text.charCodeAt(this.#at) !== 0x3d) throw this.#syntaxError({ at: this.#at, expected: 'dotOrEquals', name: last.name });
    this.#at++;
    // Every inline table is a separate section.
    const section = table.origin === 'inline' ? table.section : this.#section;
    this.#target = this.#check(walkDottedKey(table, keys, section, MAX_DEPTH));
    this.#key = last;
    if (this.#target.names.has(last.name)) throw this.#keyError({ key: last, found: 'repeatedKey' });
    this.#comments.startMember();
    this.#expects = VALUE;
  }

  #readKeys(expected: 'key' | 'keyOrBrace', opened: TomlOpened | undefined): Key[] {
    const keys: Key[] = [];
    do {
      if (keys.length > 0) this.#at++;
      this.#skipSpace();
      keys.push(this.#readKey(keys.length > 0 ? 'key' : expected, opened));
      this.#skipSpace();
    } while (this.#text.charCodeAt(this.#at) === 0x2e);
    return keys;
  }

  #readKey(expected: 'key' | 'keyOrBrace', opened: TomlOpened | undefined): Key {
    const at = this.#at;
    BARE_KEY.lastIndex = at;
    if (BARE_KEY.test(this.#text)) {
      this.#at = BARE_KEY.lastIndex;
      return { name: this.#text.slice(at, this.#at), at };
    }
    const code = this.#text.charCodeAt(at);
    if (code === 0x22 || code === 0x27) return { name: this.#readString(false), at };
    throw this.#syntaxError({ at, expected, ...(opened && { opened }) });
  }

  #readValue(code: number): void {
    const at = this.#at;
    if (code === 0x5b || code === 0x7b) return this.#open(code);
    if (code === 0x22 || code === 0x27) return this.#add({ kind: 'string', text: this.#readString(true), at });
    const end = tomlTokenEnd(this.#text, at);
    const expected = this.#expects === ITEM ? 'valueOrBracket' : 'value';
    if (end === at) throw this.#syntaxError({ at, expected, name: this.#key.name });
    const token = this.#text.slice(at, end);
    const value = readTomlToken(token, at);
    if (!value) throw this.#invalidToken(token, at);
    this.#at = end;
    this.#add(value);
  }

  #invalidToken(token: string, at: number): InputError {
    if (/^\d{4}-|^\d\d:/u.test(token)) return this.#syntaxError({ at, expected: 'dateTime', found: 'dateTime' });
    if (/^[-+.]?\d/u.test(token)) return this.#syntaxError({ at, expected: 'number', found: /^[-+]?0\d/u.test(token) ? 'leadingZero' : 'number' });
    return this.#syntaxError({ at, expected: 'value', name: this.#key.name });
  }

  #readString(mayBeMultiline: boolean): string {
    const start = this.#at;
    const reading = readTomlString(this.#text, start, mayBeMultiline);
    if (!reading.ok) {
      const opened: TomlOpened = { kind: 'string', at: start };
      if (reading.problem === 'escape') throw this.#syntaxError({ at: reading.at, expected: 'escape', found: 'escape', opened });
      throw this.#syntaxError({
        at: reading.at,
        expected: 'closingQuote',
        opened,
        ...(reading.problem === 'controlCharacter' && { found: 'controlCharacter' }),
      });
    }
    // Three quotes: the string may contain line breaks.
    if (mayBeMultiline && reading.end - start >= 6 && this.#text.charCodeAt(start + 2) === this.#text.charCodeAt(start)) this.#lastBreak = start;
    this.#at = reading.end;
    return reading.value;
  }

  #open(code: number): void {
    const at = this.#at++;
    const isArray = code === 0x5b;
    const depth = (this.#expects === ITEM ? (this.#frames.at(-1)?.depth ?? 0) : this.#target.depth) + 1;
    if (depth > MAX_DEPTH) throw this.#error('too-deeply-nested', at, { limit: MAX_DEPTH, reason: 'depth' });
    const items: DocumentValue[] = [];
    const table = isArray ? undefined : createTable(at, 'inline', ++this.#section, depth);
    const value: DocumentValue = table?.value ?? { kind: 'sequence', items, at };
    this.#attach(value, table);
    this.#frames.push({ at, depth, value, items: isArray ? items : undefined, table, expectsAfter: this.#expects === ITEM ? AFTER_ITEM : this.#afterMember() });
    this.#expects = isArray ? ITEM : INLINE_KEY;
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    this.#at++;
    this.#comments.close(frame.value, this.#lastBreak > frame.at && !isEmpty(frame));
    this.#expects = frame.expectsAfter;
  }

  #add(value: DocumentValue): void {
    const expectsAfter = this.#expects === ITEM ? AFTER_ITEM : this.#afterMember();
    this.#attach(value, undefined);
    this.#expects = expectsAfter;
  }

  #afterMember(): number {
    return this.#frames.length > 0 ? AFTER_INLINE_VALUE : LINE_END;
  }

  #attach(value: DocumentValue, table: Table | undefined): void {
    const items = this.#expects === ITEM ? this.#frames.at(-1)?.items : undefined;
    if (items) items.push(value);
    else {
      this.#target.members.push({ name: this.#key.name, at: this.#key.at, value });
      this.#target.names.set(this.#key.name, table ?? 'value');
    }
    this.#comments.attach(value);
  }

  #check<Value>(outcome: Outcome<Value>): Value {
    if (!outcome.ok) throw this.#keyError(outcome.problem);
    return outcome.value;
  }

  #keyError({ key, found }: KeyProblem): InputError {
    if (found === 'tooDeep') return this.#error('too-deeply-nested', key.at, { limit: MAX_DEPTH, reason: 'depth' });
    return this.#syntaxError({ at: key.at, expected: 'newKey', found, name: key.name });
  }

  #skipSpace(): void {
    SPACE.lastIndex = this.#at;
    SPACE.test(this.#text);
    this.#at = SPACE.lastIndex;
  }

  #syntaxError(problem: TomlProblem): InputError {
    const frame = this.#frames.at(-1);
    const opened: TomlOpened | undefined = frame && { kind: frame.items ? 'array' : 'inlineTable', at: frame.at };
    return tomlError(this.#text, this.#field, { opened, ...problem });
  }

  #error(code: string, at: number, params: Readonly<Record<string, string | number>>): InputError {
    return new InputError(code, { field: this.#field, position: new Locator(this.#text).locate(at), params });
  }
}
