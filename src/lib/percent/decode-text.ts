import { InputError } from '../../contract/errors.ts';
import { followingBytes } from '../charset/sets/invalid-utf8.ts';
import { textOfUnits } from '../charset/units.ts';
import { Locator } from '../text-position/locator.ts';
import { hexDigit } from './hex-digit.ts';

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const ESCAPE_LENGTH = 3;
const UNIT_ESCAPE = /^%u[\da-f]{4}/iu;
const UNIT_ESCAPE_LENGTH = 6;

interface DecodeOptions {
  /** Reads `+` as a space, as in forms. */
  readonly plusAsSpace: boolean;
  /** Keeps unchanged what cannot be decoded, instead of rejecting it. */
  readonly keepMalformed: boolean;
}

/**
 * Decodes percent-encoded text: runs of `%XX` are strict UTF-8, `%uXXXX` (of `escape()`) is a UTF-16 code unit, and all other
 * characters are unchanged.
 * @throws InputError on `field`, with line and column: `malformed-percent-encoding`, `undecodable-bytes`
 */
export function decodePercentText(text: string, field: string, { plusAsSpace, keepMalformed }: DecodeOptions): string {
  if (!text.includes('%') && !(plusAsSpace && text.includes('+'))) return text;
  const units = new Uint16Array(text.length);
  const sequence = new Uint8Array(4);
  let out = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code !== PERCENT) {
      units[out++] = plusAsSpace && code === PLUS ? SPACE : code;
      at++;
      continue;
    }
    const byte = byteAt(text, at);
    if (byte >= 0 && byte < 0x80) {
      units[out++] = byte;
      at += ESCAPE_LENGTH;
      continue;
    }
    const escape = readEscape(text, at, sequence);
    if ('codePoint' in escape) {
      if (escape.codePoint > 0xffff) units[out++] = 0xd7c0 + (escape.codePoint >> 10);
      units[out++] = escape.codePoint > 0xffff ? 0xdc00 + (escape.codePoint & 0x3ff) : escape.codePoint;
      at += escape.length;
    } else if (keepMalformed) {
      units[out++] = code;
      at++;
    } else throw errorFor(text, escape, field);
  }
  return textOfUnits(units.subarray(0, out));
}

interface Problem {
  readonly code: 'malformed-percent-encoding' | 'undecodable-bytes';
  /** Index of the `%`. */
  readonly at: number;
}

/** Reads the non-ASCII character of the escapes starting at a `%`, and their length. `bytes` has room for its four bytes. */
function readEscape(text: string, start: number, bytes: Uint8Array): { readonly codePoint: number; readonly length: number } | Problem {
  const first = byteAt(text, start);
  if (first < 0) {
    const escape = text.slice(start, start + UNIT_ESCAPE_LENGTH);
    if (!UNIT_ESCAPE.test(escape)) return { code: 'malformed-percent-encoding', at: start };
    return { codePoint: Number.parseInt(escape.slice(2), 16), length: UNIT_ESCAPE_LENGTH };
  }
  bytes[0] = first;
  for (let index = 1; index < 4; index++) bytes[index] = byteIn(text, start, index);
  const count = followingBytes(bytes, 0);
  if (count === 0) return invalidSequence(text, start);
  let codePoint = first & (0x3f >> count);
  for (let index = 1; index <= count; index++) codePoint = (codePoint << 6) | ((bytes[index] ?? 0) & 0x3f);
  return { codePoint, length: (count + 1) * ESCAPE_LENGTH };
}

/** Returns the byte of the escape at an index, or -1. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== PERCENT) return -1;
  const high = hexDigit(text.charCodeAt(at + 1));
  const low = hexDigit(text.charCodeAt(at + 2));
  return high < 0 || low < 0 ? -1 : (high << 4) | low;
}

/** Returns a continuation byte of a sequence; 0, which continues no sequence, if there is none. */
const byteIn = (text: string, start: number, index: number): number => Math.max(byteAt(text, start + index * ESCAPE_LENGTH), 0);

/** A sequence cut off by a malformed escape is malformed at the escape. */
function invalidSequence(text: string, start: number): Problem {
  let at = start;
  while (byteAt(text, at) >= 0x80) at += ESCAPE_LENGTH;
  const isMalformed = text.charCodeAt(at) === PERCENT && byteAt(text, at) < 0 && !UNIT_ESCAPE.test(text.slice(at, at + UNIT_ESCAPE_LENGTH));
  return isMalformed ? { code: 'malformed-percent-encoding', at } : { code: 'undecodable-bytes', at: start };
}

function errorFor(text: string, { code, at }: Problem, field: string): InputError {
  return new InputError(code, { field, position: new Locator(text).locate(at), params: { escape: text.slice(at, at + ESCAPE_LENGTH) } });
}
