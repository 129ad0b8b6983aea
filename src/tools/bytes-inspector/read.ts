import { InputError, unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import type { Notation } from './codes.ts';
import type { ReadBytes } from './read-dump.ts';
import { readDump } from './read-dump.ts';

let last: { readonly text: string; readonly wanted: Notation | 'auto'; readonly read: ReadBytes } | undefined;

/**
 * Reads bytes in a notation, or the first that fits. The last result is kept, since a page asks for many places of one text.
 * @throws InputError `invalid-notation`, `invalid-hex`, `invalid-base64` or `unpaired-surrogate` on `field`
 */
export function readBytes(text: string, wanted: Notation | 'auto', field: string): ReadBytes {
  if (last?.text !== text || last.wanted !== wanted) last = { text, wanted, read: wanted === 'auto' ? detect(text, field) : readAs(text, wanted, field) };
  return last.read;
}

function detect(text: string, field: string): ReadBytes {
  const dump = readDump(text, field);
  if (dump) return dump;
  for (const notation of ['array', 'escapes', 'hex', 'base64'] as const) {
    const read = looksLike[notation](text) ? unlessRefused(() => readAs(text, notation, field)) : undefined;
    if (read) return read;
  }
  return readAs(text, 'text', field);
}

const BEGINNING = 1000;

const looksLike = {
  // A lone decimal number in brackets is more likely a reference.
  array: (text: string) =>
    /(?:^\s*|[=\])]\s*|\b(?:bytes?|bytearray|u8|vec!)\s*)[{[(]\s*(?:0x[\da-f]{1,2}\s*u?\s*[,}\])]|\d{1,3}\s*u?\s*,)/iu.test(
      withoutComments(text.slice(0, BEGINNING)),
    ),
  escapes: (text: string) => /^[^"']{0,200}["'](?:[^"'\\]|\\.){0,200}\\x[\da-f]{2}|^\s*(?:\\x[\da-f]{2})/iu.test(text),
  hex: (text: string) => /^[\s:,;_-]*(?:0x[\da-f]|[\da-f]{2})/iu.test(text),
  base64: (text: string) => text.trim().length >= 8 && !/\S[ \t]+\S/u.test(text) && /^[\w+/=\s-]+$/u.test(text) && /[\d+/=]/u.test(text) && /[A-Z]/u.test(text),
} as const;

function readAs(text: string, notation: Notation, field: string): ReadBytes {
  switch (notation) {
    case 'array':
      return { bytes: readArray(text, field), notation, notes: [] };
    case 'escapes':
      return { bytes: readEscapes(text, field), notation, notes: [] };
    case 'hex':
      return { bytes: readHex(text, field), notation, notes: [] };
    case 'base64':
      return { bytes: decodeBase64(text, field), notation, notes: [] };
    case 'text':
      return { bytes: encodeUtf8(text, field), notation, notes: [] };
    default: {
      const dump = readDump(text, field);
      if (!dump) throw new InputError('invalid-notation', { field });
      return dump;
    }
  }
}

/** Bytes with any separators, and with `0x` before each or all. Every part has whole bytes, since `0x1` is one byte, and 101 is none. */
function readHex(text: string, field: string): Uint8Array {
  // Every replacement is as long as what it replaces, for the positions of errors.
  const padded = text
    .replaceAll(/0x/giu, ' x')
    .replaceAll(/(x?)([^\s:,;_x-]+)/giu, (part: string, prefix: string, digits: string, at: number) => {
      if (digits.length % 2 === 0 || !/^[\da-f]+$/iu.test(digits)) return ' '.repeat(prefix.length) + digits;
      if (prefix !== '' && digits.length === 1) return `0${digits}`;
      throw new InputError('invalid-hex', { field, position: { character: at + part.length + 1 } });
    })
    .replaceAll(/[\s,;_-]/gu, ' ');
  return decodeHex(padded, field);
}

/** Replaces comments with spaces. By hand: an expression for comments takes quadratic time for many that are not closed. */
function withoutComments(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('/'); at >= 0; at = text.indexOf('/', Math.max(at + 1, from))) {
    const isBlock = text[at + 1] === '*';
    if (!isBlock && text[at + 1] !== '/') continue;
    const end = text.indexOf(isBlock ? '*/' : '\n', at + 2);
    pieces.push(text.slice(from, at));
    from = end < 0 ? text.length : end + (isBlock ? 2 : 0);
    pieces.push(' '.repeat(from - at));
  }
  return pieces.join('') + text.slice(from);
}

/** What can follow the brackets: other brackets, and a statement such as that of the length in the output of `xxd -i`. */
const AFTER_ARRAY = /^[\s;,)\]}]*(?:[\w\s*]+=[\w\s()]*;?\s*)?$/u;

/** The numbers between the outermost brackets of C, Go, Java, Python, JavaScript and others. Negative ones are signed bytes. */
function readArray(text: string, field: string): Uint8Array {
  const code = withoutComments(text);
  // The length in `data[16] = {…}` is not the content.
  const open = code.includes('{') ? code.indexOf('{') : code.search(/[[(]\s*(?:0x|-?\d)/iu);
  const last = Math.max(code.lastIndexOf('}'), code.lastIndexOf(']'), code.lastIndexOf(')'));
  const close = last > open ? last : code.length;
  if (!AFTER_ARRAY.test(code.slice(close))) refuse(field, code.length - code.slice(close + 1).trimStart().length);
  const items = code.slice(open + 1, close).split(',');
  if (items.at(-1)?.trim() === '') items.pop();
  let at = open + 1;
  return Uint8Array.from(items, (item) => {
    const start = at + item.length - item.trimStart().length;
    at += item.length + 1;
    return byteOf(item.trim()) ?? refuse(field, start);
  });
}

/** A zero before other digits makes a number octal, as in C. */
function byteOf(item: string): number | undefined {
  const [, sign = '', digits = '', character] =
    /^(?:\(byte\)\s?)?(?:(-?)(0x[\da-f]{1,2}|0b[01]{1,8}|0o?[0-7]{1,3}|0|[1-9]\d{0,2})u?|'([ -~])')$/iu.exec(item) ?? [];
  const number = Number(digits.replace(/^0(?=[0-7])/u, '0o'));
  const value = character === undefined ? (digits === '' ? NaN : number) : character.charCodeAt(0);
  const isInRange = sign === '' ? value < 256 : value <= 128;
  return isInRange ? (sign === '' ? value : (256 - value) & 255) : undefined;
}

/** @param at offset of what cannot be read */
function refuse(field: string, at: number): never {
  throw new InputError('invalid-notation', { field, position: { character: at + 1 } });
}

const CONTROLS: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, e: 27, '0': 0 };
const TOKEN = /\\x([\dA-Fa-f]{1,2})|\\([0-7]{1,3})|\\(?:u([\dA-Fa-f]{4})|u\{([\dA-Fa-f]{1,6})\}|U([\dA-Fa-f]{8}))|\\(\r\n|[\s\S]|$)|([^\\]+)/gu;
/** Escapes of themselves. */
const LITERAL = /^["'?\\/$\x60]$/u;

interface Quoted {
  readonly at: number;
  readonly text: string;
}

/** By hand: if a quotation mark is not closed, the next ones of its kind are not either, and need no search. */
function quotedIn(text: string): readonly Quoted[] {
  const found: Quoted[] = [];
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; at++) {
    const quote = text.charAt(at);
    if ((quote !== '"' && quote !== "'") || unclosed.has(quote)) continue;
    let end = at + 1;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    if (end >= text.length) {
      unclosed.add(quote);
    } else {
      found.push({ at: at + 1, text: text.slice(at + 1, end) });
      at = end;
    }
  }
  return found;
}

/** The strings in quotation marks of C, Python, Rust, JavaScript and shells, joined; or the whole text without any. */
function readEscapes(text: string, field: string): Uint8Array {
  const quoted = quotedIn(text);
  const pieces = quoted.length > 0 ? quoted : [{ at: text.length - text.trimStart().length, text: text.trim() }];
  const bytes: number[] = [];
  for (const piece of pieces) addEscaped(piece, field, bytes);
  return Uint8Array.from(bytes);
}

function addEscaped({ at, text }: Quoted, field: string, bytes: number[]): void {
  // Characters wait for the next byte, because two escapes can be the halves of one.
  let [characters, from] = ['', at];
  const flush = (): void => {
    for (const byte of unlessRefused(() => encodeUtf8(characters, field)) ?? refuse(field, from)) bytes.push(byte);
    characters = '';
  };
  for (const { 1: hex, 2: octal, 3: short, 4: braced, 5: long, 6: escaped, 7: plain, index } of text.matchAll(TOKEN)) {
    if (characters === '') from = at + index;
    const digits = short ?? braced ?? long;
    const byte = hex === undefined ? (octal === undefined ? CONTROLS[escaped ?? ''] : parseInt(octal, 8)) : parseInt(hex, 16);
    if (plain !== undefined) characters += plain;
    else if (digits !== undefined && parseInt(digits, 16) <= 0x10_ff_ff) characters += String.fromCodePoint(parseInt(digits, 16));
    else if (escaped !== undefined && LITERAL.test(escaped)) characters += escaped;
    else if (byte !== undefined && byte < 256) {
      flush();
      bytes.push(byte);
    }
    // A backslash at the end of a line continues the string.
    else if (escaped === undefined || !/^(?:\r\n|[\r\n])$/u.test(escaped)) refuse(field, at + index);
  }
  flush();
}
