import type { InputErrorDetails, Position } from '../../contract/errors.ts';
import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';

/** Details of an error: the field that contains the JSON, and parameters of its message. */
export type Origin = Pick<InputErrorDetails, 'field' | 'params'>;

export type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'name' | 'string' | 'number' | 'literal';

/** Called for each token in order, with its offsets; `depth` is the number of containers around it. */
export type OnToken = (kind: TokenKind, start: number, end: number, depth: number) => void;

/** Deeper texts are rejected (RFC 8259, section 9, allows a limit), so that no later reader exhausts the stack. */
export const MAX_DEPTH = 1000;

// What may come next. `separator` is a comma, or the end of the container.
type Expected = 'value' | 'first-item' | 'first-name' | 'name' | 'colon' | 'separator' | 'nothing';

/**
 * Scans one JSON text according to RFC 8259, in linear time and without recursion.
 * @throws InputError `invalid-json` with line and column, and the `reason` `end`, `character` or `depth`.
 */
export function scanJson(text: string, origin: Origin, onToken: OnToken): void {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = skipWhiteSpace(text, 0);
  while (at < text.length) {
    const kind = kindOf(text[at] ?? '', expected);
    if (!kind || !fits(kind, expected, open.at(-1))) throw unexpected(text, at, origin);
    const end = endOf(kind, text, at, origin);
    if (kind === '}' || kind === ']') open.pop();
    onToken(kind, at, end, open.length);
    if (kind === '{' || kind === '[') open.push(kind);
    if (open.length > MAX_DEPTH) throw invalidJson(text, at, origin, 'depth');
    expected = next(kind, open.at(-1));
    at = skipWhiteSpace(text, end);
  }
  if (expected !== 'nothing') throw unexpected(text, at, origin);
}

function skipWhiteSpace(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09; code = text.charCodeAt(at)) at++;
  return at;
}

function kindOf(character: string, expected: Expected): TokenKind | undefined {
  switch (character) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
      return character;
    case '"':
      return expected === 'name' || expected === 'first-name' ? 'name' : 'string';
    case 't':
    case 'f':
    case 'n':
      return 'literal';
    default:
      return character === '-' || isDigit(character.charCodeAt(0)) ? 'number' : undefined;
  }
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

function fits(kind: TokenKind, expected: Expected, container: '{' | '[' | undefined): boolean {
  switch (kind) {
    case '}':
      return expected === 'first-name' || (expected === 'separator' && container === '{');
    case ']':
      return expected === 'first-item' || (expected === 'separator' && container === '[');
    case ',':
      return expected === 'separator';
    case ':':
      return expected === 'colon';
    case 'name':
      return true;
    default:
      return expected === 'value' || expected === 'first-item';
  }
}

function next(kind: TokenKind, container: '{' | '[' | undefined): Expected {
  switch (kind) {
    case '{':
      return 'first-name';
    case '[':
      return 'first-item';
    case 'name':
      return 'colon';
    case ':':
      return 'value';
    case ',':
      return container === '{' ? 'name' : 'value';
    default:
      return container ? 'separator' : 'nothing';
  }
}

function endOf(kind: TokenKind, text: string, start: number, origin: Origin): number {
  if (kind === 'name' || kind === 'string') return endOfString(text, start, origin);
  if (kind === 'number') return endOfNumber(text, start, origin);
  if (kind === 'literal') return endOfLiteral(text, start, origin);
  return start + 1;
}

function endOfString(text: string, start: number, origin: Origin): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code < 0x20) throw unexpected(text, at, origin);
    at = code === 0x5c ? endOfEscape(text, at, origin) : at + 1;
  }
  throw unexpected(text, at, origin);
}

function endOfEscape(text: string, start: number, origin: Origin): number {
  const letter = text[start + 1] ?? '';
  if (letter !== '' && '"\\/bfnrt'.includes(letter)) return start + 2;
  if (letter !== 'u') throw unexpected(text, start + 1, origin);
  for (let at = start + 2; at < start + 6; at++) {
    if (!/^[0-9a-f]$/iu.test(text[at] ?? '')) throw unexpected(text, at, origin);
  }
  return start + 6;
}

function endOfNumber(text: string, start: number, origin: Origin): number {
  let at = text[start] === '-' ? start + 1 : start;
  // A leading zero is a separate number, so that in `01` the 1 is the error.
  at = text[at] === '0' ? at + 1 : endOfDigits(text, at, origin);
  if (text[at] === '.') at = endOfDigits(text, at + 1, origin);
  if (text[at] === 'e' || text[at] === 'E') {
    at++;
    if (text[at] === '+' || text[at] === '-') at++;
    at = endOfDigits(text, at, origin);
  }
  return at;
}

function endOfDigits(text: string, start: number, origin: Origin): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  if (at === start) throw unexpected(text, at, origin);
  return at;
}

function endOfLiteral(text: string, start: number, origin: Origin): number {
  const literal = ['true', 'false', 'null'].find((word) => text.startsWith(word, start));
  if (!literal) throw unexpected(text, start, origin);
  return start + literal.length;
}

function unexpected(text: string, at: number, origin: Origin): InputError {
  return invalidJson(text, at, origin, at < text.length ? 'character' : 'end');
}

/** Creates the error `invalid-json` at an index of the text. */
export function invalidJson(text: string, at: number, { field, params }: Origin, reason: string): InputError {
  return new InputError('invalid-json', { ...(field !== undefined && { field }), position: positionAt(text, at), params: { ...params, reason } });
}

/** Returns line and column of an index of the text. */
export function positionAt(text: string, at: number): Position {
  let line = 1;
  let start = 0;
  for (let index = 0; index < at; index++) {
    const code = text.charCodeAt(index);
    // CR LF ends a line only once, at its LF.
    if (code !== 0x0a && (code !== 0x0d || text.charCodeAt(index + 1) === 0x0a)) continue;
    line++;
    start = index + 1;
  }
  return { line, column: countCodePoints(text.slice(start, at), at - start) + 1 };
}
