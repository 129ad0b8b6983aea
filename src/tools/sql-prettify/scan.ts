import type { ClientLines, ClientPart } from './client-lines.ts';
import { ClientReader } from './client-lines.ts';
import type { Lexicon } from './lexicon.ts';
import { Placeholders } from './placeholders.ts';

export type TokenKind = 'space' | 'comment' | 'quoted' | 'placeholder' | 'word' | 'open' | 'close' | 'semicolon' | 'symbol' | 'client';

export interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  /** Start and end of each placeholder in a quoted text. */
  readonly inner?: readonly (readonly [number, number])[];
  /** Whether a comment or quoted text is unclosed. */
  readonly isUnclosed?: true;
  readonly part?: ClientPart;
}

export interface Scanning {
  /** Whether template placeholders are kept unchanged. */
  readonly placeholders: boolean;
  /** Whether `--` must precede whitespace to start a comment, if the dialect requires it. */
  readonly spacesDashes?: boolean;
  /** The client lines to detect, if any. */
  readonly clientLines?: ClientLines | undefined;
}

/** Scans SQL token by token, with the grammar that all dialects share. */
export class Scanner {
  at: number;
  readonly #text: string;
  readonly #lexicon: Lexicon;
  readonly #placeholders: Placeholders | undefined;
  readonly #spacesDashes: boolean;
  readonly #client: ClientReader | undefined;
  // A word directly before a quote can be its prefix.
  #lastWord = '';

  constructor(text: string, lexicon: Lexicon, { placeholders, spacesDashes = false, clientLines }: Scanning, start = 0) {
    this.#text = text;
    this.#lexicon = lexicon;
    this.#placeholders = placeholders ? new Placeholders(text) : undefined;
    this.#spacesDashes = spacesDashes && lexicon.spacesDashes;
    this.#client = clientLines && new ClientReader(text, clientLines);
    this.at = start;
  }

  next(): Token | undefined {
    const start = this.at;
    if (start >= this.#text.length) return undefined;
    const prefix = this.#lastWord;
    this.#lastWord = '';
    const token =
      this.#clientLine(start) ??
      this.#whole(start) ??
      this.#placeholder(start) ??
      this.#space(start) ??
      this.#comment(start) ??
      this.#quoted(start, prefix) ??
      this.#word(start) ??
      this.#symbol(start);
    this.at = token.end;
    if (this.#client && token.kind !== 'client')
      this.#client.note(token.kind, token.kind === 'word' ? this.#text.slice(start, token.end) : this.#text.charAt(start));
    return token;
  }

  #match(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : undefined;
  }

  #placeholder(start: number): Token | undefined {
    const end = this.#placeholders?.endAt(start);
    return end === undefined ? undefined : { kind: 'placeholder', start, end };
  }

  #clientLine(start: number): Token | undefined {
    const end = this.#client?.endAt(start);
    return end === undefined || end === start || !this.#client ? undefined : { kind: 'client', start, end, part: this.#client.part };
  }

  /** Text that the library would split: a stage with its path, a type whose fields have colons. */
  #whole(start: number): Token | undefined {
    const { stages, colonTypes } = this.#lexicon;
    const isInWord = /[\w$]/u.test(this.#text.charAt(start - 1));
    if (isInWord || (!stages && !colonTypes)) return undefined;
    const end = stages ? this.#match(STAGE, start) : this.#typeEnd(start);
    return end === undefined ? undefined : { kind: 'placeholder', start, end };
  }

  #typeEnd(start: number): number | undefined {
    const from = this.#match(TYPE_START, start);
    if (from === undefined) return undefined;
    let hasColon = false;
    let depth = 1;
    let at = from;
    while (depth > 0) {
      const end = this.#match(TYPE_PART, at);
      if (end === undefined) return undefined;
      const character = this.#text.charAt(at);
      if (character === '<') depth++;
      else if (character === '>') depth--;
      else hasColon ||= character === ':';
      at = end;
    }
    // A comparison has whitespace.
    return hasColon || /\w/u.test(this.#text.charAt(from - 2)) ? at : undefined;
  }

  #space(start: number): Token | undefined {
    const end = this.#match(this.#client?.hasData === true ? REST_OF_LINE : SPACE, start);
    return end === undefined ? undefined : { kind: 'space', start, end };
  }

  #comment(start: number): Token | undefined {
    if (this.#text.startsWith('/*', start)) return this.#blockComment(start);
    const marker = this.#lexicon.lineComments.find((candidate) => this.#text.startsWith(candidate, start));
    if (marker === undefined) return undefined;
    const isDashes = marker === '--' && this.#spacesDashes;
    if (isDashes && this.#match(SPACE, start + 2) === undefined && start + 2 < this.#text.length) return undefined;
    return { kind: 'comment', start, end: this.#match(LINE, start) ?? this.#text.length };
  }

  #blockComment(start: number): Token {
    let depth = 0;
    COMMENT_MARK.lastIndex = start;
    for (let mark = COMMENT_MARK.exec(this.#text); mark; mark = COMMENT_MARK.exec(this.#text)) {
      if (mark[0] === '*/') depth--;
      else if (depth === 0 || this.#lexicon.nestsComments) depth++;
      if (depth === 0) return { kind: 'comment', start, end: COMMENT_MARK.lastIndex };
    }
    return { kind: 'comment', start, end: this.#text.length, isUnclosed: true };
  }

  #quoted(start: number, prefix: string): Token | undefined {
    const character = this.#text.charAt(start);
    const { singleEscapes, doubleEscapes, escapingPrefixes, rawPrefixes, backticks, brackets, braces, triples, qStrings, dollars } = this.#lexicon;
    if (character === "'" || character === '"') {
      if (character === "'" && qStrings && /^N?Q$/u.test(prefix)) return this.#quotedUpTo(start, this.#qStringEnd(start), 2, false);
      const isRaw = rawPrefixes.includes(prefix);
      const escapes = !isRaw && ((character === "'" ? singleEscapes : doubleEscapes) || (character === "'" && escapingPrefixes.includes(prefix)));
      const triple = character.repeat(3);
      if (triples && this.#text.startsWith(triple, start)) return this.#quotedUpTo(start, triple, 3, escapes);
      return this.#quotedUpTo(start, character, 1, escapes);
    }
    if (character === '`' && backticks) return this.#quotedUpTo(start, '`', 1, false);
    if (character === '[' && brackets) return this.#quotedUpTo(start, ']', 1, false);
    if (character === '{' && braces) return this.#quotedUpTo(start, '}', 1, false);
    const tagEnd = character === '$' && dollars ? this.#match(DOLLAR_TAG, start) : undefined;
    return tagEnd === undefined ? undefined : this.#quotedUpTo(start, this.#text.slice(start, tagEnd), tagEnd - start, false);
  }

  #qStringEnd(start: number): string {
    const opening = this.#text.charAt(start + 1);
    return `${{ '[': ']', '(': ')', '{': '}', '<': '>' }[opening] ?? opening}'`;
  }

  /** Skips placeholders as a whole, because they can contain quotes. */
  #quotedUpTo(start: number, closing: string, openingLength: number, escapes: boolean): Token {
    const inner: [number, number][] = [];
    for (let at = start + openingLength; at < this.#text.length; ) {
      const placeholder = this.#placeholders?.endOfBrackets(at);
      if (placeholder !== undefined) {
        inner.push([at, placeholder]);
        at = placeholder;
      } else if (escapes && this.#text.charAt(at) === '\\') at += 2;
      else if (this.#text.startsWith(closing, at)) return { kind: 'quoted', start, end: at + closing.length, ...(inner.length > 0 && { inner }) };
      else at++;
    }
    return { kind: 'quoted', start, end: this.#text.length, isUnclosed: true };
  }

  #word(start: number): Token | undefined {
    const end = this.#match(WORD, start);
    if (end === undefined) return undefined;
    if (end - start <= 2) this.#lastWord = this.#text.slice(start, end).toUpperCase();
    return { kind: 'word', start, end };
  }

  #symbol(start: number): Token {
    const character = String.fromCodePoint(this.#text.codePointAt(start) ?? 0);
    const kind = '([{'.includes(character) ? 'open' : ')]}'.includes(character) ? 'close' : character === ';' ? 'semicolon' : 'symbol';
    return { kind, start, end: start + character.length };
  }
}

const STAGE = /@(?:[\w$~%]|"[^"\n]*")(?:[^\s;,()'"]|"[^"\n]*")*|file:\/\/(?:[^\s;'"])*/iuy;
const TYPE_START = /(?:struct|array|map|uniontype)\s*</iuy;
const TYPE_PART = /[\w\s,.()]+|[<>:]|`[^`]*`|'[^'\\]*'/uy;
const COMMENT_MARK = /\/\*|\*\//gu;
const REST_OF_LINE = /[^\S\n\r]*(?:\r\n|[\n\r])|[^\S\n\r]+/uy;
const SPACE = /\s+/uy;
const LINE = /[^\n\r]*/y;
const WORD = /[\p{Alphabetic}\p{Mark}\p{Number}_]+/uy;
const DOLLAR_TAG = /\$\w*\$/y;
