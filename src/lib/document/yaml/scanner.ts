import {
  COLON,
  HASH,
  isBlank,
  isBlankOrEnd,
  isDocumentMarker,
  isDocumentStart,
  isFlowIndicator,
  isLineEnd,
  lineBreakLength,
  skipBlanks,
  skipSpaces,
} from './characters.ts';
import type { YamlExpected } from './error.ts';

/** A scalar: its value, its end, and the start of the line on which it ends. */
export interface ScannedText {
  readonly ok: true;
  readonly text: string;
  readonly end: number;
  readonly lineStart: number;
}

export interface ScanFailure {
  readonly ok: false;
  readonly at: number;
  readonly expected: YamlExpected;
}

export type Scan = ScannedText | ScanFailure;

/** Constraints on the lines of a scalar. */
export interface ScanPlace {
  /** Offset of the start of the line on which it starts. */
  readonly lineStart: number;
  /** Minimum indentation of the lines after the first. */
  readonly indent: number;
  readonly isFlow: boolean;
  /** Whether it must be on one line. */
  readonly isOneLine: boolean;
}

const failure = (at: number, expected: YamlExpected): ScanFailure => ({ ok: false, at, expected });

/** Reads a plain scalar (YAML 1.2.2, section 7.3.3), whose first character has been checked. */
export function scanPlain(text: string, start: number, place: ScanPlace): ScannedText {
  let end = plainLineEnd(text, start, place.isFlow);
  let value = text.slice(start, end);
  let { lineStart } = place;
  while (!place.isOneLine) {
    const next = nextPlainLine(text, end, place);
    if (!next) break;
    const lineEnd = plainLineEnd(text, next.at, place.isFlow);
    if (lineEnd === next.at) break;
    value += (next.breaks === 1 ? ' ' : '\n'.repeat(next.breaks - 1)) + text.slice(next.at, lineEnd);
    end = lineEnd;
    lineStart = next.lineStart;
  }
  return { ok: true, text: value, end, lineStart };
}

/** Returns the end of the part of a plain scalar on one line, without trailing spaces. */
function plainLineEnd(text: string, start: number, isFlow: boolean): number {
  let end = start;
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at);
    if (isLineEnd(code)) return end;
    if (code === COLON) {
      const next = text.charCodeAt(at + 1);
      if (isBlankOrEnd(next) || (isFlow && isFlowIndicator(next))) return end;
    } else if (code === HASH && at > start && isBlank(text.charCodeAt(at - 1))) return end;
    else if (isFlow && isFlowIndicator(code)) return end;
    if (!isBlank(code)) end = at + 1;
  }
}

interface NextLine {
  readonly at: number;
  readonly lineStart: number;
  /** Number of line breaks before the line. */
  readonly breaks: number;
}

function nextPlainLine(text: string, from: number, place: ScanPlace): NextLine | undefined {
  const next = nextLine(text, from);
  if (!next) return undefined;
  const { at, lineStart } = next;
  if (isLineEnd(text.charCodeAt(at)) || text.charCodeAt(at) === HASH || isDocumentStart(text, lineStart)) return undefined;
  return skipSpaces(text, lineStart) - lineStart < place.indent ? undefined : next;
}

/** Returns the next line that is not blank, if it is indented only with blanks. */
function nextLine(text: string, from: number): NextLine | undefined {
  let at = skipBlanks(text, from);
  let lineStart = at;
  let breaks = 0;
  for (let length = lineBreakLength(text, at); length > 0; length = lineBreakLength(text, at)) {
    lineStart = at + length;
    at = skipBlanks(text, lineStart);
    breaks++;
  }
  return breaks === 0 ? undefined : { at, lineStart, breaks };
}

/** Reads a single-quoted scalar (section 7.3.2). */
export function scanSingleQuoted(text: string, start: number, place: ScanPlace): Scan {
  return scanQuoted(text, start, place, "'", (at) => (text.startsWith("''", at) ? { value: "'", end: at + 2 } : undefined));
}

/** Reads a double-quoted scalar (section 7.3.1). */
export function scanDoubleQuoted(text: string, start: number, place: ScanPlace): Scan {
  return scanQuoted(text, start, place, '"', (at) => (text.charAt(at) === '\\' ? readEscape(text, at) : undefined));
}

interface Escape {
  /** `undefined` for an invalid escape. */
  readonly value: string | undefined;
  readonly end: number;
}

function scanQuoted(text: string, start: number, place: ScanPlace, quote: string, readSpecial: (at: number) => Escape | undefined): Scan {
  const quoteCode = quote.charCodeAt(0);
  let value = '';
  let { lineStart } = place;
  // Start of the part that is not copied yet, and its end without trailing space before a line break.
  let from = start + 1;
  let solidEnd = from;
  // Start of the text of a line after the first.
  let opens = -1;
  for (let at = from; ; ) {
    const code = text.charCodeAt(at);
    const special = code === quoteCode || code === 0x5c ? readSpecial(at) : undefined;
    if (special) {
      // A line after the first starts with a character (section 7.3.1, s-double-next-line); an escaped line break is not one.
      if (special.value === undefined || (special.value === '' && at === opens)) return failure(at, 'escape');
      value += text.slice(from, at) + special.value;
      at = from = solidEnd = special.end;
      if (special.value === '' && special.end > 0) {
        const next = nextLine(text, at - 1 - Number(text.charCodeAt(at - 1) === 0x0a && text.charCodeAt(at - 2) === 0x0d));
        if (next) {
          const problem = checkQuotedLine(text, next, place);
          if (problem) return problem;
          value += '\n'.repeat(next.breaks - 1);
          lineStart = next.lineStart;
          at = from = solidEnd = opens = next.at;
        }
      }
    } else if (code === quoteCode) return { ok: true, text: value + text.slice(from, at), end: at + 1, lineStart };
    else if (isLineEnd(code)) {
      const next = Number.isNaN(code) ? undefined : nextLine(text, at);
      if (!next) return failure(at, 'closingQuote');
      const problem = checkQuotedLine(text, next, place);
      if (problem) return problem;
      value += text.slice(from, solidEnd) + (next.breaks === 1 ? ' ' : '\n'.repeat(next.breaks - 1));
      lineStart = next.lineStart;
      at = from = solidEnd = opens = next.at;
    } else {
      at++;
      if (!isBlank(code)) solidEnd = at;
    }
  }
}

function checkQuotedLine(text: string, { at, lineStart }: NextLine, place: ScanPlace): ScanFailure | undefined {
  if (isDocumentMarker(text, lineStart)) return failure(lineStart, 'closingQuote');
  if (isLineEnd(text.charCodeAt(at))) return undefined;
  return skipSpaces(text, lineStart) - lineStart < place.indent ? failure(at, 'deeperIndentation') : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\u0007',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\u001b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  N: '\u0085',
  _: '\u00a0',
  L: '\u2028',
  P: '\u2029',
};
const HEX_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** An escaped line break is the empty string. */
function readEscape(text: string, backslash: number): Escape {
  const character = text.charAt(backslash + 1);
  const value = ESCAPES[character];
  if (value !== undefined) return { value, end: backslash + 2 };
  const breakLength = lineBreakLength(text, backslash + 1);
  if (breakLength > 0) return { value: '', end: backslash + 1 + breakLength };
  const length = HEX_LENGTHS[character] ?? 0;
  const digits = text.slice(backslash + 2, backslash + 2 + length);
  if (length === 0 || digits.length !== length || !/^[\da-fA-F]+$/u.test(digits)) return { value: undefined, end: backslash };
  const code = Number.parseInt(digits, 16);
  return { value: code > 0x10ffff ? undefined : String.fromCodePoint(code), end: backslash + 2 + length };
}
