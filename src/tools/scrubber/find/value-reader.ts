import type { Span } from '../../../lib/key/key-text.ts';

/** What is around a name, which decides where its value ends. */
export type Context =
  /** The name starts a line: the value is the rest of it. */
  | { readonly kind: 'line' }
  /** The name starts a string: the value is the rest of it. */
  | { readonly kind: 'string'; readonly quote: string }
  /** The name starts a line of a text with escapes such as `\n`. */
  | { readonly kind: 'escaped-line' }
  /** In a query string. */
  | { readonly kind: 'parameter' }
  /** After a semicolon, as in a connection string. */
  | { readonly kind: 'setting' }
  | { readonly kind: 'word' };

export interface Reading {
  readonly values: readonly Span[];
  /** Where the text continues. */
  readonly after: number;
}

/** A quote, as in JSON in JSON, as an entity of HTML, or percent-encoded. */
export const QUOTE = String.raw`(?:\\*["'\u0060]|&(?:quot|apos|#34|#39);|%22|%27)`;
/** Prefixes of strings, and calls such as `Secret("…")`. */
const OPENING = new RegExp(String.raw`(?<call>(?:new\s{1,9})?[\w.:!$]{1,80}\(\s{0,9})?(?:[bBrRuUfFL]{1,2}|[@$])?(?<quote>${QUOTE})`, 'uy');
/** Calls whose text is the name of a value. */
const LOOKUP = /env|get|config|param|input|prompt|vault|ref/iu;
const BEFORE_NAME = new RegExp(String.raw`(?<quote>${QUOTE})-{0,2}$`, 'u');
const LINE_START =
  /^[\s>*<#+$%|-]*(?:[\w.-]{1,60}\s*\|\s*)?(?:(?:export|set|setx|setenv|env|ENV|ARG|declare|local|readonly|typeset|const|let|var|val|final|static|public|private|protected|-x)\s+)*[\s"'$@*:-]*(?:env:|this\.|self\.)?(?:[A-Za-z]{1,20} )?$/u;
const LONGEST_START = 160;
/** What can follow the closing quote of a string. */
const AFTER_QUOTE = /^(?:[\s,;:)}\]>&|</.#+%]|\\+[nrt"'`]|$)/u;
const SURELY_AFTER_QUOTE = /^(?:[\s,;)}\]]|\\+[nrt"'`]|$)/u;
const QUOTES: Readonly<Record<string, RegExp>> = { '"': /"/gu, "'": /'/gu, '`': /`/gu };
const AFTER_WHOLE = /^(?:["']?[\s,;:)}\]>&|</.#+%]|["']?$|\\[nrt])/u;
/** A type between a name and its value in code. */
const ANNOTATION = /(?:[A-Z][\w.]*|str|string|bytes)(?:[[<][\w\s|,.[\]<>]{0,40}[\]>])?[ \t]*=[ \t]*(?=["'])/uy;
const NEXT_PARAMETER = /(?:[,;&|]|&amp;|\\u0026)\s?\\*["']?[\w.[\]-]{1,60}\\*["']?=/giu;
/** After a percent-encoded equals sign. */
const NEXT_ENCODED_PARAMETER = /(?:[,;&|]|%26|&amp;|\\u0026)\s?\\*["']?[\w.[\]-]{1,60}\\*["']?(?:=|%3D)/giu;
const NEXT_MEMBER = /[,;]\s?["']?[\w.-]{1,60}["']?:/gu;

/** Characters at which no value ends; not all of them, so that a step stays short. */
const ORDINARY = /[^\s"'`&<;%\\]{1,512}/uy;
/** The start of a list; a password can also start with a bracket. */
const LIST = /^\[[ \t]*(?:["'\]\d[{-]|(?:true|false|null)\b|\r?\n|$)/u;
/** A value of JSON without quotes. */
const LITERAL = /^(?:-?\d[\d.eE+-]*|true|false|null)(?=\s*(?:[}\]]|,\s*(?:["}\]]|$)))/u;

/** Reads the values of names in a text. Each line is measured once. */
export class ValueReader {
  readonly #text: string;
  #line: Span = { at: 0, end: -1 };
  // A quote → where the search for its end found none.
  readonly #unclosed = new Map<string, number>();
  // A pattern → from where it was searched for, and where it was found.
  readonly #matches = new Map<RegExp, { readonly from: number; readonly at: number }>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The line around an offset, without its line break. */
  lineAt(at: number): Span {
    if (at >= this.#line.at && at <= this.#line.end) return this.#line;
    const end = this.#text.indexOf('\n', at);
    this.#line = { at: this.#text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? this.#text.length : end };
    if (at === 0) this.#line = { ...this.#line, at: 0 };
    return this.#line;
  }

  /** `end` is the end of the name. */
  contextOf(at: number, end: number): Context {
    const before = this.#text.slice(Math.max(0, at - 12), at);
    const quote = BEFORE_NAME.exec(before)?.groups?.quote;
    if (quote !== undefined && !this.#text.startsWith(quote, end)) return { kind: 'string', quote };
    const { at: start } = this.lineAt(at);
    if (at - start <= LONGEST_START && LINE_START.test(this.#text.slice(start, at))) return { kind: 'line' };
    if (/\\[nr]$/u.test(before)) return { kind: 'escaped-line' };
    if (/(?:[?&]|&amp;|\\u0026|%3F|%26)$/iu.test(before)) return { kind: 'parameter' };
    return /;\s{0,3}$/u.test(before) ? { kind: 'setting' } : { kind: 'word' };
  }

  /** Reads the value that starts at `at`; `limit` bounds how much of a value is read that has no end of its own. */
  read(at: number, context: Context, separator: string, limit = Number.POSITIVE_INFINITY): Reading | undefined {
    if (context.kind === 'string') return this.#upTo(at, this.#closing(at, context.quote)?.end ?? this.lineAt(at).end);
    const quoted = this.#readQuoted(at, context, limit);
    if (quoted) return quoted;
    const rest = this.#text.slice(at, at + 60);
    if (/^\{\s*(?:["'}]|[\w$]+\s*[:=]|$)/u.test(rest)) return undefined;
    if (LIST.test(rest) || (rest.startsWith('[') && context.kind !== 'line')) return this.#readList(at + 1);
    const literal = separator === ':' ? LITERAL.exec(rest)?.[0] : undefined;
    if (literal !== undefined) return this.#upTo(at, at + literal.length);
    if (separator === ':' && context.kind === 'line' && isAt(ANNOTATION, this.#text, at)) return this.#readQuoted(ANNOTATION.lastIndex, context, limit);
    if (context.kind === 'line') return this.#readLine(at, separator, limit);
    if (context.kind === 'escaped-line') return this.#upTo(at, this.#endOfRun(at, /\\[nr]/y, limit, true));
    if (context.kind === 'setting' && separator === '=') return this.#upTo(at, this.#endOfRun(at, /;/y, limit, true));
    return this.#readRun(at, context, separator, limit);
  }

  /** Reads the value of a header, which can have parts with spaces and quotes. */
  readHeader(at: number, context: Context, isList: boolean): Reading | undefined {
    if (context.kind === 'line') {
      const quoted = this.#readQuoted(at, context);
      return quoted ?? this.#upTo(at, this.lineAt(at).end);
    }
    if (context.kind === 'string') return this.read(at, context, ':');
    const quoted = this.#readQuoted(at, context);
    if (quoted) return quoted;
    const rest = this.#text.slice(at, at + 60);
    const literal = LITERAL.exec(rest)?.[0];
    if (literal !== undefined) return this.#upTo(at, at + literal.length);
    if (rest.startsWith('{')) return undefined;
    if (rest.startsWith('[')) return this.#readList(at + 1);
    if (isList) return this.#upTo(at, this.#endOfRun(at, /\\[nr]/y, Number.POSITIVE_INFINITY, true));
    const parts = /(?:[A-Za-z][\w-]*[ \t]+)?(?:[\w-]+=(?:\\*"[^"\\\n]*\\*"|[^\s,"]+)(?:,[ \t]*[\w-]+=(?:\\*"[^"\\\n]*\\*"|[^\s,"]+))*(?=[\s,"'\\]|$)|(?=\S))/uy;
    parts.lastIndex = at;
    const match = parts.exec(this.#text)?.[0] ?? '';
    const from = at + match.length;
    return this.#upTo(at, /[=]/u.test(match) ? from : this.#endOfRun(from, /\\[nr]/y, Number.POSITIVE_INFINITY, false));
  }

  /** Reads a string whose opening quote ends at `at`. Without a closing quote, it is as long as its line. */
  readString(at: number, quote: string): Reading {
    const closing = this.#closing(at, quote);
    return closing ? { values: closing.end > at ? [{ at, end: closing.end }] : [], after: closing.end } : this.#upTo(at, this.lineAt(at).end);
  }

  #upTo(at: number, end: number): Reading {
    let last = end;
    while (last > at && /\s/u.test(this.#text.charAt(last - 1))) last--;
    return { values: last > at ? [{ at, end: last }] : [], after: Math.max(end, at) };
  }

  #readQuoted(at: number, context: Context, limit = Number.POSITIVE_INFINITY): Reading | undefined {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(this.#text);
    const quote = opening?.groups?.quote;
    if (!opening || quote === undefined) return undefined;
    if (opening.groups?.call !== undefined && LOOKUP.test(opening.groups.call)) return { values: [], after: at };
    const start = OPENING.lastIndex;
    const line = this.lineAt(start);
    const closing = this.#closingOfAll(start, quote);
    if (!closing || (closing.after > line.end && !this.#isWhole(start, closing))) return this.#upTo(start, line.end);
    const next = this.#text.slice(closing.after, closing.after + 8);
    const isWhole = (quote.startsWith('\\') ? AFTER_QUOTE : AFTER_WHOLE).test(next);
    if (isWhole) return { values: closing.end > start ? [{ at: start, end: closing.end }] : [], after: closing.end };
    return this.#upTo(start, context.kind === 'line' ? line.end : this.#endOfRun(closing.after, undefined, limit, false));
  }

  /** Whether a string of several lines ends with a line, and has no empty line. */
  #isWhole(start: number, { end, after }: { readonly end: number; readonly after: number }): boolean {
    return /^[,;)}\] \t]*(?:\r?\n|$|#)/u.test(this.#text.slice(after, after + 20)) && !/\n\s*\n/u.test(this.#text.slice(start, end));
  }

  /** Where the string ends that a quote opens. */
  #closing(from: number, quote: string): { readonly end: number; readonly after: number } | undefined {
    const unclosed = this.#unclosed.get(quote);
    if (unclosed !== undefined && from >= unclosed) return undefined;
    const mark = quote.replace(/^\\+/u, '');
    const depth = quote.length - mark.length;
    for (let at = this.#text.indexOf(mark, from); at >= 0; at = this.#text.indexOf(mark, at + mark.length)) {
      let slashes = 0;
      while (at - slashes > from && this.#text.charAt(at - slashes - 1) === '\\') slashes++;
      if (closes(slashes, depth)) return { end: at - Math.min(slashes, depth), after: at + mark.length };
    }
    this.#unclosed.set(quote, from);
    return undefined;
  }

  /** Where a string ends that continues after a quote, as `'it'\''s'` in a shell and `'it''s'` in YAML. */
  #closingOfAll(from: number, quote: string): { readonly end: number; readonly after: number } | undefined {
    let closing = this.#closing(from, quote);
    if (quote !== "'") return closing;
    while (closing && closing.end > from) {
      const next = ["\\''", '"\'"\'', "'"].find((continuation) => this.#text.startsWith(continuation, closing?.after));
      const following = next === undefined ? undefined : this.#closing(closing.after + next.length, quote);
      if (!following) break;
      closing = following;
    }
    return closing;
  }

  #readList(from: number): Reading {
    const values: Span[] = [];
    const between = /[\s,]*/uy;
    let at = from;
    for (;;) {
      between.lastIndex = at;
      at += between.exec(this.#text)?.[0].length ?? 0;
      if (at >= this.#text.length || /[\]{[}]/u.test(this.#text.charAt(at))) return { values, after: at };
      const quoted = this.#readQuoted(at, { kind: 'word' });
      if (quoted && quoted.after > at) {
        values.push(...quoted.values);
        const quote = new RegExp(QUOTE, 'uy');
        quote.lastIndex = quoted.after;
        at = quoted.after + (quote.exec(this.#text)?.[0].length ?? 0);
      } else {
        const plain = /(?:(?![=:][[{])[^\s,\]}])+/uy;
        plain.lastIndex = at;
        const item = plain.exec(this.#text)?.[0] ?? '';
        // Another list starts in a list that is not closed.
        if (/^[=:]?[[{]/u.test(this.#text.slice(at + item.length, at + item.length + 2))) return { values, after: at };
        values.push({ at, end: at + item.length });
        at += item.length;
      }
    }
  }

  /** The rest of a line, or the lines below it that YAML has as the value. */
  #readLine(at: number, separator: string, limit: number): Reading | undefined {
    const line = this.lineAt(at);
    const rest = this.#text.slice(at, line.end).trim();
    const isBlock = /(?:^|\s)[|>][\d+-]{0,2}(?:\s+#.*)?$/u.test(rest);
    if (separator !== ':' || (rest !== '' && !isBlock)) return this.#upTo(at, line.end);
    return this.#readBlock(line, isBlock, limit);
  }

  #readBlock(line: Span, isText: boolean, limit: number): Reading | undefined {
    const indent = indentOf(this.#text.slice(line.at, line.end));
    const values: Span[] = [];
    let { end } = line;
    for (let start = end + 1; start < Math.min(this.#text.length, line.end + limit); start = end + 1) {
      const next = this.#text.indexOf('\n', start);
      const stop = next < 0 ? this.#text.length : next;
      const content = this.#text.slice(start, stop);
      const space = content.length - content.trimStart().length;
      const item = /^\s*-\s+/u.exec(content)?.[0].length;
      const isInside = space > indent || (!isText && item !== undefined && space === indent);
      if (content.trim() !== '' && !isInside) break;
      if (!isText && /^\s*(?:-\s+)?["']?[\w.-]+["']?\s*[:=](?:\s|$)/u.test(content)) break;
      end = stop;
      const at = start + (isText ? space : (item ?? space));
      const last = start + content.trimEnd().length;
      if (last > at) values.push({ at, end: last });
    }
    const [first] = values;
    const last = values.at(-1);
    if (!first || !last) return undefined;
    return { values: isText ? [{ at: first.at, end: last.end }] : values.map((value) => unquoted(this.#text, value)), after: end };
  }

  #readRun(at: number, context: Context, separator: string, limit: number): Reading {
    const isEncoded = separator.startsWith('%');
    const nextParameter = this.#nextMatch(isEncoded ? NEXT_ENCODED_PARAMETER : NEXT_PARAMETER, at + 1);
    const next = Math.min(nextParameter, separator === ':' ? this.#nextMatch(NEXT_MEMBER, at + 1) : Number.POSITIVE_INFINITY);
    const stop = isEncoded ? /&|%26|\\u0026/iy : /&|\\u0026/iy;
    let last = this.#endOfRun(at, context.kind === 'parameter' ? stop : undefined, Math.min(limit, next - at), false);
    // What ends a sentence or closes a bracket is rather not of the value, unless another parameter follows.
    const isInside = context.kind === 'parameter' && /^(?:&|%26)/u.test(this.#text.slice(last, last + 3));
    if (isInside) return { values: last > at ? [{ at, end: last }] : [], after: last };
    while (last > at && /[)}\],;.{([>|&]/u.test(this.#text.charAt(last - 1))) last--;
    return { values: last > at ? [{ at, end: last }] : [], after: last };
  }

  /** Where the next match of a pattern starts, which is searched for once. */
  #nextMatch(pattern: RegExp, from: number): number {
    const known = this.#matches.get(pattern);
    if (known && from >= known.from && from <= known.at) return known.at;
    pattern.lastIndex = from;
    const at = pattern.exec(this.#text)?.index ?? Number.POSITIVE_INFINITY;
    this.#matches.set(pattern, { from, at });
    return at;
  }

  /** Whether a quote in a value without quotes closes a string around it. Some signs follow a closing quote only if a quote is before the value. */
  #closesOuter(at: number, from: number): boolean {
    const next = this.#text.slice(at + 1, at + 8);
    if (!AFTER_QUOTE.test(next)) return false;
    return SURELY_AFTER_QUOTE.test(next) || this.#nextMatch(QUOTES[this.#text.charAt(at)] ?? /`/gu, this.lineAt(from).at) < from;
  }

  /** Where a value without quotes ends: at a space, unless it can have some, or at a quote that closes what is around it. */
  #endOfRun(from: number, stop: RegExp | undefined, limit: number, hasSpaces: boolean): number {
    const end = Math.min(this.lineAt(from).end, from + limit);
    for (let at = from; at < end; at++) {
      ORDINARY.lastIndex = at;
      at += ORDINARY.exec(this.#text)?.[0].length ?? 0;
      if (at >= end) return end;
      const character = this.#text.charAt(at);
      if (!hasSpaces && /\s/u.test(character)) return at;
      if (stop && isAt(stop, this.#text, at)) return at;
      if (character === '&' && isAt(/&(?:quot|#34|lt);/y, this.#text, at)) return at;
      if (character === '<' && isAt(/<\/|<br/iy, this.#text, at)) return at;
      if (!/["'`]/u.test(character)) continue;
      // `a="x"` of a cookie or a parameter.
      const inner = this.#text.charAt(at - 1) === '=' && hasSpaces ? this.#text.indexOf(character, at + 1) : -1;
      if (inner > at && inner < end && !/[\s=]/u.test(this.#text.slice(at + 1, inner))) at = inner;
      else if (this.#closesOuter(at, from)) {
        let last = at;
        while (last > from && this.#text.charAt(last - 1) === '\\') last--;
        return last;
      }
    }
    return end;
  }
}

function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The position of the key of a line of YAML. */
export const indentOf = (line: string): number => /^\s*(?:-\s+)*/u.exec(line)?.[0].length ?? 0;

function unquoted(text: string, { at, end }: Span): Span {
  const isQuoted = end - at >= 2 && /["']/u.test(text.charAt(at)) && text.charAt(at) === text.charAt(end - 1);
  return isQuoted ? { at: at + 1, end: end - 1 } : { at, end };
}

/** Whether a quote after `slashes` backslashes closes a string whose own quotes have `depth` backslashes. */
function closes(slashes: number, depth: number): boolean {
  if (slashes % 2 === 0) return true;
  return depth > 0 && closes((slashes - 1) / 2, Math.floor((depth - 1) / 2));
}
