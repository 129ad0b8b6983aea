import { InputError } from '../../../contract/errors.ts';
import type { Found } from '../../text-position/grammar-error.ts';
import { escapeAt, shortened } from '../../text-position/grammar-error.ts';
import type { jsonInput } from '../fields.ts';
import type { Expected, JsonProblem, Opened } from './error.ts';
import { jsonError } from './error.ts';
import { readHexEscape, readString } from './string.ts';
import { Locator } from '../../text-position/locator.ts';
import { OpenNames } from '../names.ts';
import { normalizeNumber } from '../numbers.ts';
import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import type { NonFinite } from '../value.ts';
import { MAX_DEPTH } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

export type JsonSyntax = 'json5' | 'json' | 'json-lines';
export type JsonWarning = (typeof jsonInput.warnings)[number];
export type DuplicateKeys = 'keep' | 'error' | 'last' | 'first';

/**
 * Reports what a text contains, in text order. `start` and `end` are offsets in the text. A key or string comes with its value, or
 * with `undefined` if its value is exactly the text between its double quotes and JSON.stringify would write it the same way;
 * a number comes with its normal form, or with `undefined` if the text has that form.
 */
export interface JsonEvents {
  openMapping(at: number): void;
  openSequence(at: number): void;
  close(at: number): void;
  name(start: number, end: number, value: string | undefined): void;
  string(start: number, end: number, value: string | undefined): void;
  number(start: number, end: number, token: string | undefined): void;
  literal(at: number, value: 'null' | 'true' | 'false'): void;
  nonFinite(at: number, value: NonFinite, path: () => string): void;
  /** `end` is after the comment's last character, excluding a line break that ends it. */
  comment(start: number, end: number): void;
  /** Called when the value of the whole text, or of the next line in JSON Lines, starts. */
  startDocument(): void;
}

export interface ReadOptions {
  readonly syntax: JsonSyntax;
  /** `error` rejects a duplicate key; otherwise it is reported with a warning, and the caller drops the unwanted one. */
  readonly duplicateKeys: DuplicateKeys;
  /** Whether the caller keeps comments; otherwise a warning reports how many were dropped. */
  readonly keepComments: boolean;
  /** `error` also rejects unknown escapes in JSON5, for callers whose results have no warnings. */
  readonly unknownEscapes?: 'error' | 'warning' | undefined;
  /** The input field of errors. */
  readonly field: string;
}

const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE, QUOTE, APOSTROPHE, PLUS, COMMA, MINUS, POINT, SLASH, ZERO, NINE, COLON] = [
  0x09, 0x0a, 0x0d, 0x20, 0x22, 0x27, 0x2b, 0x2c, 0x2d, 0x2e, 0x2f, 0x30, 0x39, 0x3a,
] as const;
const [OPEN_BRACKET, BACKSLASH, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5c, 0x5d, 0x7b, 0x7d] as const;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff] as const;

// What may come next. After a comma, JSON5 also allows the collection to end.
const START = 0;
const FIRST_ITEM = 1;
const ITEM = 2;
const FIRST_NAME = 3;
const NAME = 4;
const COLON_OF_MEMBER = 5;
const MEMBER_VALUE = 6;
const SEPARATOR = 7;
const END = 8;

const SLICE_UNITS = 2 ** 20;

const isJson5Space = (character: string): boolean => /^[\v\f\u2028\u2029\uFEFF\p{Zs}]$/u.test(character);
const isNameStart = (character: string): boolean => /^[\p{L}\p{Nl}$_]$/u.test(character);
const isNamePart = (character: string): boolean => /^[\p{L}\p{Nl}$_\p{Mn}\p{Mc}\p{Nd}\p{Pc}\u200C\u200D]$/u.test(character);
const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/**
 * Reads RFC 8259 JSON, JSON5 1.0.0 or JSON Lines in one pass, without recursion, and reports events. Nothing is
 * rounded or reordered.
 *
 * In JSON5, `\d` is `d`: that loses the backslash of a regular expression or a Windows path in text intended as
 * JSON. So an escape that neither JSON nor JSON5 defines is an error, unless unquoted keys, single quotes
 * or a number such as `+1`, `.5`, `5.` or `0xF` show that the text is JSON5; there it is a warning. Comments and trailing commas
 * (JSONC), NaN and Infinity (Python) and unusual whitespace also occur in JSON whose other parsers reject such escapes, and
 * prove nothing. The escapes that JSON5 adds (`\x41`, `\v`, `\0`, `\'`) are a warning until something shows that the text is
 * JSON5. An escaped line end joins two lines, and can mean nothing else.
 */
export class JsonReader {
  /** Number of duplicate keys so far. */
  repeatedNames = 0;
  #comments = 0;
  #firstComment = 0;
  readonly #text: string;
  readonly #events: JsonEvents;
  readonly #options: ReadOptions;
  readonly #warnings: WarningSink<JsonWarning>;
  readonly #json5: boolean;
  readonly #lines: boolean;
  #at: number;
  #expects = START;
  // For each open collection, from the outermost: where it opens, and the current position. The key of the member
  // being read is at its offsets; a sequence has no key, but a count.
  #depth = 0;
  readonly #opens: number[] = [];
  readonly #nameStarts: number[] = [];
  readonly #nameEnds: number[] = [];
  readonly #counts: number[] = [];
  readonly #names = new OpenNames();
  // Set by #readQuoted: whether the string's value is exactly the text between its double quotes.
  #isVerbatim = true;
  // Escapes of the last string that JSON lacks; the first one in the text is an error until something shows that it is JSON5.
  #looseEscapes: number[] = [];
  #escapeError: InputError | undefined;
  #isJson5Shown = false;

  constructor(text: string, events: JsonEvents, options: ReadOptions, warnings: WarningSink<JsonWarning>) {
    this.#text = text;
    this.#events = events;
    this.#options = options;
    this.#warnings = warnings;
    this.#json5 = options.syntax === 'json5';
    this.#lines = options.syntax === 'json-lines';
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /**
   * Reads the whole text.
   * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, each with line and column
   */
  *read(): Work<void> {
    try {
      while (!this.#readUntil(this.#at + SLICE_UNITS)) yield this.#at / this.#text.length;
    } catch (error) {
      if (error instanceof InputError) this.#checkEscapes();
      throw error;
    }
    this.#checkEscapes();
    if (this.#comments > 0 && !this.#options.keepComments) {
      this.#warnings.add('comment-dropped', { path: () => '', at: this.#firstComment, detail: () => String(this.#comments) });
    }
  }

  #checkEscapes(): void {
    if (this.#escapeError && (!this.#isJson5Shown || this.#options.unknownEscapes === 'error')) throw this.#escapeError;
  }

  // JSON Pointer of the value being read.
  readonly #path = (): string => formatPointer(Array.from({ length: this.#depth }, (_, level) => this.#stepAt(level)));

  #readUntil(limit: number): boolean {
    while (this.#at < limit) {
      this.#skipSpace();
      const code = this.#text.charCodeAt(this.#at);
      if (Number.isNaN(code) && (this.#expects === END || (this.#lines && this.#expects === START))) return true;
      this.#step(code);
    }
    return false;
  }

  #step(code: number): void {
    switch (this.#expects) {
      case SEPARATOR:
        return this.#readSeparator(code);
      case FIRST_NAME:
        if (code === CLOSE_BRACE) return this.#close();
        return this.#readName(code);
      case NAME:
        if (code === CLOSE_BRACE) return this.#closeAfterComma();
        return this.#readName(code);
      case COLON_OF_MEMBER:
        if (code !== COLON) throw this.#unexpected('colon');
        this.#at++;
        this.#expects = MEMBER_VALUE;
        return;
      case FIRST_ITEM:
        if (code === CLOSE_BRACKET) return this.#close();
        return this.#readValue(code);
      case ITEM:
        if (code === CLOSE_BRACKET) return this.#closeAfterComma();
        return this.#readValue(code);
      case END:
        return this.#readEnd(code);
      case MEMBER_VALUE:
        return this.#readValue(code);
      default:
        if (this.#lines && (code === LINE_FEED || code === CARRIAGE_RETURN)) this.#at++;
        else {
          this.#events.startDocument();
          this.#readValue(code);
        }
    }
  }

  #readEnd(code: number): void {
    if (!this.#lines) throw this.#unexpected('endOfText');
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) throw this.#unexpected('endOfLine');
    this.#at++;
    this.#expects = START;
  }

  #readSeparator(code: number): void {
    const isMapping = this.#text.charCodeAt(this.#opens[this.#depth - 1] ?? 0) === OPEN_BRACE;
    if (code === COMMA) {
      this.#at++;
      this.#counts[this.#depth - 1] = (this.#counts[this.#depth - 1] ?? 0) + 1;
      this.#expects = isMapping ? NAME : ITEM;
    } else if (code === (isMapping ? CLOSE_BRACE : CLOSE_BRACKET)) this.#close();
    else throw this.#unexpected(isMapping ? 'commaOrBrace' : 'commaOrBracket');
  }

  #readValue(code: number): void {
    const start = this.#at;
    if (code === QUOTE || (code === APOSTROPHE && this.#json5)) {
      const value = this.#readQuoted(code);
      if (this.#looseEscapes.length > 0) this.#noteLooseEscapes();
      this.#events.string(start, this.#at, value);
      this.#endValue();
    } else if (isDigit(code) || code === MINUS) this.#readNumber(start);
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) this.#open(code);
    else this.#readOther(code);
  }

  #open(code: number): void {
    const at = this.#at++;
    if (this.#depth === MAX_DEPTH) throw this.#error('too-deeply-nested', at, { limit: MAX_DEPTH, reason: 'depth' });
    this.#opens[this.#depth] = at;
    this.#counts[this.#depth] = 0;
    if (code === OPEN_BRACE) {
      this.#nameStarts[this.#depth] = -1;
      this.#names.open(this.#depth);
      this.#events.openMapping(at);
      this.#expects = FIRST_NAME;
    } else {
      this.#events.openSequence(at);
      this.#expects = FIRST_ITEM;
    }
    this.#depth++;
  }

  #closeAfterComma(): void {
    if (!this.#json5) throw this.#unexpected(this.#expects === NAME ? 'name' : 'value', 'trailingComma');
    this.#close();
  }

  #close(): void {
    this.#depth--;
    this.#events.close(this.#at++);
    this.#endValue();
  }

  #endValue(): void {
    this.#expects = this.#depth > 0 ? SEPARATOR : END;
  }

  #readName(code: number): void {
    const start = this.#at;
    let value: string | undefined;
    if (code === QUOTE || (code === APOSTROPHE && this.#json5)) value = this.#readQuoted(code);
    else if (this.#json5) value = this.#readBareName();
    else throw this.#unexpected(this.#expects === NAME ? 'name' : 'nameOrBrace', code === APOSTROPHE ? 'singleQuote' : undefined);
    const level = this.#depth - 1;
    this.#nameStarts[level] = start;
    this.#nameEnds[level] = this.#at;
    if (this.#looseEscapes.length > 0) this.#noteLooseEscapes();
    if (!this.#names.add(level, value ?? this.#text.slice(start + 1, this.#at - 1))) this.#warnOfRepeatedName(start);
    this.#events.name(start, this.#at, value);
    this.#expects = COLON_OF_MEMBER;
  }

  #warnOfRepeatedName(at: number): void {
    const name = (): string => this.#nameAt(this.#depth - 1) ?? '';
    if (this.#options.duplicateKeys === 'error') throw this.#error('duplicate-key', at, { name: shortened(name()) });
    this.repeatedNames++;
    this.#warnings.add('duplicate-key', { path: this.#path, at, detail: name });
  }

  #stepAt(level: number): string | number {
    if (this.#text.charCodeAt(this.#opens[level] ?? 0) !== OPEN_BRACE) return this.#counts[level] ?? 0;
    return this.#nameAt(level) ?? '';
  }

  #nameAt(level: number): string | undefined {
    const [start, end] = [this.#nameStarts[level] ?? -1, this.#nameEnds[level] ?? -1];
    if (start < 0) return undefined;
    const first = this.#text.charCodeAt(start);
    const isQuoted = first === QUOTE || first === APOSTROPHE;
    const reading = isQuoted ? readString(this.#text, start + 1, end - 1, this.#json5) : readString(this.#text, start, end, true);
    return reading.ok ? reading.value : undefined;
  }

  #readBareName(): string {
    const text = this.#text;
    let name = '';
    for (;;) {
      const start = this.#at;
      let character = String.fromCodePoint(text.codePointAt(start) ?? 0);
      let end = start + character.length;
      if (character === '\\') {
        const escape = text.charAt(end) === 'u' ? readHexEscape(text, end + 1, 4) : undefined;
        if (!escape) throw this.#syntaxError({ at: start, expected: 'escape', found: 'escape', cure: 'unescape' });
        ({ value: character, end } = escape);
      }
      if (start >= text.length || !(name === '' ? isNameStart(character) : isNamePart(character))) break;
      name += character;
      this.#at = end;
    }
    if (name === '') throw this.#unexpected('nameOrBrace');
    this.#isJson5Shown = true;
    return name;
  }

  /** Moves after the closing quote. The value is `undefined` if it needs no decoding and no other escapes. */
  #readQuoted(quote: number): string | undefined {
    const start = this.#at;
    const end = this.#findClosingQuote(quote, start);
    this.#at = end + 1;
    if (quote === APOSTROPHE) this.#isJson5Shown = true;
    if (this.#isVerbatim) return undefined;
    const reading = readString(this.#text, start + 1, end, this.#json5, this.#looseEscapes);
    if (!reading.ok) throw this.#syntaxError({ at: reading.at, expected: 'escape', found: 'escape' });
    return reading.value;
  }

  #noteLooseEscapes(): void {
    for (const at of this.#looseEscapes) {
      const character = this.#text.charAt(at + 1);
      if (/[\n\r\u2028\u2029]/u.test(character)) continue;
      const isDefined = /['xv0]/u.test(character);
      if (isDefined && this.#isJson5Shown) continue;
      if (!isDefined) this.#escapeError ??= this.#syntaxError({ at, expected: 'escape', found: 'escape' });
      this.#warnings.add('unknown-escape', { path: this.#path, at, detail: () => escapeAt(this.#text, at) });
    }
    this.#looseEscapes = [];
  }

  #findClosingQuote(quote: number, start: number): number {
    const text = this.#text;
    let isVerbatim = quote === QUOTE;
    let at = start + 1;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      if (code === BACKSLASH) {
        isVerbatim = false;
        at++;
        if (text.charCodeAt(at) === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++;
        if (at >= text.length) throw this.#syntaxError({ at, expected: 'closingQuote', opened: { kind: 'string', at: start } });
      } else if (!(code >= SPACE)) {
        if (Number.isNaN(code) || code === LINE_FEED || code === CARRIAGE_RETURN || !this.#json5) throw this.#errorInString(at, start);
        isVerbatim = false;
      } else if (code >= FIRST_SURROGATE && code <= LAST_SURROGATE) isVerbatim = false;
      at++;
    }
    this.#isVerbatim = isVerbatim;
    return at;
  }

  #errorInString(at: number, start: number): InputError {
    const code = this.#text.charCodeAt(at);
    const isControl = code < SPACE && code !== LINE_FEED && code !== CARRIAGE_RETURN;
    return this.#syntaxError({ at, expected: 'closingQuote', opened: { kind: 'string', at: start }, ...(isControl && { found: 'controlCharacter' }) });
  }

  #readNumber(start: number): void {
    const text = this.#text;
    let at = start;
    let code = text.charCodeAt(at);
    if (code === MINUS) code = text.charCodeAt(++at);
    const digits = at;
    while (isDigit(code)) code = text.charCodeAt(++at);
    if (at === digits || (text.charCodeAt(digits) === ZERO && at > digits + 1) || code === 0x78 || code === 0x58) return this.#readUnusualNumber(start);
    if (code === POINT) {
      const fraction = at + 1;
      do code = text.charCodeAt(++at);
      while (isDigit(code));
      if (at === fraction) return this.#readUnusualNumber(start);
    }
    if (code === 0x65 || code === 0x45) at = this.#exponentEnd(at);
    this.#at = at;
    this.#events.number(start, at, undefined);
    this.#endValue();
  }

  #exponentEnd(exponent: number): number {
    let at = exponent + 1;
    const sign = this.#text.charCodeAt(at);
    if (sign === PLUS || sign === MINUS) at++;
    const digits = at;
    while (isDigit(this.#text.charCodeAt(at))) at++;
    if (at === digits) throw this.#syntaxError({ at, expected: 'digit' });
    return at;
  }

  // Only JSON5 supports these: a plus sign, no digits before or after the point, hexadecimal, Infinity and NaN.
  #readUnusualNumber(start: number): void {
    const text = this.#text;
    const sign = text.charCodeAt(start);
    let at = sign === PLUS || sign === MINUS ? start + 1 : start;
    if (!this.#json5) throw this.#invalidNumber(start, at);
    if (text.startsWith('Infinity', at) || text.startsWith('NaN', at)) return this.#readNonFinite(at, sign === MINUS);
    const digits = at;
    if (/^0x[0-9a-f]/iu.test(text.slice(at, at + 3))) {
      at += 2;
      while (/^[0-9a-f]$/iu.test(text.charAt(at))) at++;
    } else {
      while (isDigit(text.charCodeAt(at))) at++;
      if (text.charCodeAt(digits) === ZERO && at > digits + 1) throw this.#invalidNumber(start, digits);
      const hasPoint = text.charCodeAt(at) === POINT;
      if (hasPoint)
        do at++;
        while (isDigit(text.charCodeAt(at)));
      if (at === digits || (hasPoint && at === digits + 1)) throw this.#syntaxError({ at, expected: at === start ? 'value' : 'digit' });
      if (/^e$/iu.test(text.charAt(at))) at = this.#exponentEnd(at);
    }
    this.#at = at;
    this.#isJson5Shown = true;
    this.#events.number(start, at, normalizeNumber(text.slice(start, at)));
    this.#endValue();
  }

  #invalidNumber(start: number, digits: number): InputError {
    const text = this.#text;
    if (text.charCodeAt(digits) === ZERO && isDigit(text.charCodeAt(digits + 1)))
      return this.#syntaxError({ at: start, expected: 'value', found: 'leadingZero' });
    if (/^0x/iu.test(text.slice(digits, digits + 2))) return this.#syntaxError({ at: start, expected: 'value', found: 'word' });
    let at = digits;
    while (isDigit(text.charCodeAt(at))) at++;
    // Digits are missing after a point; a point without digits before it is itself the error.
    if (at > digits && text.charCodeAt(at) === POINT) at++;
    return this.#syntaxError({ at, expected: 'digit' });
  }

  #readNonFinite(at: number, negative: boolean): void {
    const start = this.#at;
    const isNaNToken = this.#text.startsWith('NaN', at);
    this.#at = at + (isNaNToken ? 3 : 8);
    if (this.#isInsideWord()) throw this.#syntaxError({ at, expected: 'value', found: 'word' });
    this.#events.nonFinite(start, isNaNToken ? 'NaN' : negative ? '-Infinity' : 'Infinity', this.#path);
    this.#endValue();
  }

  #readOther(code: number): void {
    const start = this.#at;
    for (const literal of ['true', 'false', 'null'] as const) {
      if (!this.#text.startsWith(literal, start)) continue;
      this.#at = start + literal.length;
      if (this.#isInsideWord()) break;
      this.#events.literal(start, literal);
      return this.#endValue();
    }
    this.#at = start;
    const isNumeric = code === PLUS || code === POINT || this.#text.startsWith('Infinity', start) || this.#text.startsWith('NaN', start);
    if (this.#json5 && isNumeric) return this.#readUnusualNumber(start);
    throw this.#unexpected(this.#expects === FIRST_ITEM ? 'valueOrBracket' : 'value', code === APOSTROPHE ? 'singleQuote' : undefined);
  }

  #isInsideWord(): boolean {
    const code = this.#text.codePointAt(this.#at);
    return code !== undefined && isNamePart(String.fromCodePoint(code));
  }

  #skipSpace(): void {
    const text = this.#text;
    let at = this.#at;
    let code = text.charCodeAt(at);
    while (code <= SPACE && (code === SPACE || code === TAB || (!this.#lines && (code === LINE_FEED || code === CARRIAGE_RETURN))))
      code = text.charCodeAt(++at);
    this.#at = at;
    if (this.#json5 && (code === SLASH || code > 0x7e || code === 0x0b || code === 0x0c) && this.#skipJson5Space()) this.#skipMoreSpace();
  }

  #skipMoreSpace(): void {
    for (;;) {
      if (/^[ \t\n\r]$/u.test(this.#text.charAt(this.#at))) this.#at++;
      else if (!this.#skipJson5Space()) return;
    }
  }

  /** Moves past a comment, or a space that only JSON5 allows; returns whether there was one. */
  #skipJson5Space(): boolean {
    const text = this.#text;
    const start = this.#at;
    if (text.startsWith('//', start)) this.#at = lineEnd(text, start);
    else if (text.startsWith('/*', start)) {
      const end = text.indexOf('*/', start + 2);
      if (end < 0) throw this.#syntaxError({ at: text.length, expected: 'closingComment', opened: { kind: 'comment', at: start } });
      this.#at = end + 2;
    } else {
      if (!isJson5Space(text.charAt(start))) return false;
      this.#at++;
      return true;
    }
    this.#comments++;
    if (this.#comments === 1) this.#firstComment = start;
    this.#events.comment(start, this.#at);
    return true;
  }

  #unexpected(expected: Expected, found?: Found): InputError {
    return this.#syntaxError({ at: this.#at, expected, ...(found && { found }) });
  }

  #syntaxError(problem: JsonProblem): InputError {
    const level = this.#depth - 1;
    const at = this.#opens[level];
    const collection: Opened | undefined = level < 0 || at === undefined ? undefined : { kind: this.#text.charAt(at) === '{' ? 'object' : 'array', at };
    const name = collection?.kind === 'object' ? this.#nameAt(level) : undefined;
    return jsonError(this.#text, this.#options.field, { opened: collection, name, ...problem });
  }

  #error(code: string, at: number, params: Readonly<Record<string, string | number>>): InputError {
    return new InputError(code, { field: this.#options.field, position: new Locator(this.#text).locate(at), params });
  }
}

function lineEnd(text: string, start: number): number {
  let at = start;
  // JSON5, section 3: LF, CR, U+2028 and U+2029 end a line.
  while (at < text.length && !/^[\n\r\u2028\u2029]$/u.test(text.charAt(at))) at++;
  return at;
}
