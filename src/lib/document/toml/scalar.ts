import { readDateTime } from '../date-time.ts';
import { normalizeNumber, numberKind } from '../numbers.ts';
import type { ScalarValue } from '../value.ts';

// TOML 1.0.0, "Integer" and "Float": an underscore must be between two digits.
const INTEGER = /^(?:[-+]?(?:0|[1-9](?:_?\d)*)|0x[\da-fA-F](?:_?[\da-fA-F])*|0o[0-7](?:_?[0-7])*|0b[01](?:_?[01])*)$/u;
const FLOAT = /^[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?$/u;
const NON_FINITE = /^([-+]?)(inf|nan)$/u;

/** Returns the value of a token that is not a string, at `at` in the source; `undefined` if it is not valid TOML. */
export function readTomlToken(token: string, at: number): ScalarValue | undefined {
  if (token === 'true' || token === 'false') return { kind: 'boolean', value: token === 'true', at };
  if (INTEGER.test(token) || FLOAT.test(token)) {
    const normal = normalizeNumber(token);
    return { kind: numberKind(normal), token: normal, at };
  }
  const [, sign, word] = NON_FINITE.exec(token) ?? [];
  if (word !== undefined) return { kind: 'non-finite', value: word === 'nan' ? 'NaN' : sign === '-' ? '-Infinity' : 'Infinity', at };
  const dateTime = readDateTime(token, true);
  return dateTime && { kind: 'date-time', ...dateTime, at };
}

/** Returns the end of the token that starts at `at`: a number, a date-time (which may contain a space) or a word. */
export function tomlTokenEnd(text: string, at: number): number {
  TOKEN.lastIndex = at;
  TOKEN.test(text);
  return TOKEN.lastIndex;
}

const TOKEN = /(?:\d{4}-\d\d-\d\d (?=\d\d:))?[-+.:\w]*/y;

/** The value and end of a string, or the position of its first error. */
export type TomlString =
  | { readonly ok: true; readonly value: string; readonly end: number }
  | { readonly ok: false; readonly at: number; readonly problem: 'end' | 'escape' | 'controlCharacter' };

const ESCAPES: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
const HEX_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads the string whose opening quote is at `start`; one line, or several within triple quotes. */
export function readTomlString(text: string, start: number, mayBeMultiline: boolean): TomlString {
  const quote = text.charAt(start);
  const isMultiline = mayBeMultiline && text.startsWith(quote.repeat(3), start);
  const isBasic = quote === '"';
  let at = start + (isMultiline ? 3 : 1);
  // A line break directly after the opening quotes is ignored.
  if (isMultiline) at += lineBreakLength(text, at);
  let value = '';
  let from = at;
  for (;;) {
    at = nextSpecial(text, at, quote);
    const character = text.charAt(at);
    if (character === quote) {
      const end = isMultiline ? closingQuotesEnd(text, at, quote) : at + 1;
      if (end > 0) return { ok: true, value: value + text.slice(from, end - (isMultiline ? 3 : 1)), end };
      at++;
    } else if (character === '\\' && isBasic) {
      const escape = readEscape(text, at, isMultiline);
      if (!escape) return { ok: false, at, problem: 'escape' };
      value += text.slice(from, at) + escape.value;
      at = from = escape.end;
    } else if (character === '\\') at++;
    else if (isMultiline && (character === '\n' || character === '\r')) {
      value += `${text.slice(from, at)}\n`;
      at = from = at + lineBreakLength(text, at);
    } else return { ok: false, at, problem: character === '' || character === '\n' || character === '\r' ? 'end' : 'controlCharacter' };
  }
}

/** Returns the index of the next quote, backslash, or control character other than a tab; or the end. */
function nextSpecial(text: string, from: number, quote: string): number {
  const quoteCode = quote.charCodeAt(0);
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code === quoteCode || code === 0x5c || code === 0x7f || (!(code >= 0x20) && code !== 0x09)) return at;
  }
}

/** Returns the end of the closing quotes: up to two more quotes before them belong to the text. 0 if there are fewer than three. */
function closingQuotesEnd(text: string, at: number, quote: string): number {
  let count = 1;
  while (count < 5 && text.charAt(at + count) === quote) count++;
  return count < 3 ? 0 : at + count;
}

const lineBreakLength = (text: string, at: number): number => (text.startsWith('\r\n', at) ? 2 : /^[\n\r]$/u.test(text.charAt(at)) ? 1 : 0);

function readEscape(text: string, backslash: number, isMultiline: boolean): { value: string; end: number } | undefined {
  const character = text.charAt(backslash + 1);
  const value = ESCAPES[character];
  if (value !== undefined) return { value, end: backslash + 2 };
  const hexLength = HEX_LENGTHS[character];
  if (hexLength !== undefined) return readHexEscape(text, backslash + 2, hexLength);
  // At the end of a line, a backslash joins it with the next line that is not blank.
  JOINED_LINES.lastIndex = backslash + 1;
  return isMultiline && JOINED_LINES.test(text) ? { value: '', end: JOINED_LINES.lastIndex } : undefined;
}

const JOINED_LINES = /[ \t]*[\n\r][ \t\n\r]*/y;

function readHexEscape(text: string, at: number, length: number): { value: string; end: number } | undefined {
  const digits = text.slice(at, at + length);
  if (digits.length !== length || !/^[\da-fA-F]+$/u.test(digits)) return undefined;
  const code = Number.parseInt(digits, 16);
  // Only Unicode scalar values can be escaped.
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return { value: String.fromCodePoint(code), end: at + length };
}
