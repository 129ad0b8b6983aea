import { InputError } from '../../contract/errors.ts';
import { decodeText } from '../../lib/charset/sets/decode.ts';
import type { CharsetNote } from '../../lib/charset/sets/charsets.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import { countCodePoints, indexOfLoneSurrogate, readUtf8 } from '../../lib/charset/utf8.ts';

interface Unescaped {
  readonly text: string;
  readonly notes: CharsetNote[];
}

/** Returns the code point of a character by its name; undefined for unknown names. */
export type CodePointOfName = (name: string) => number | undefined;

/** Whether a text contains a named character escape, as in Python and Perl. */
export const hasNames = (text: string): boolean => /\\N\{[^}]/u.test(text);

/**
 * Replaces escapes with their characters and keeps everything else. `css` reads the escapes of CSS Syntax, `auto` all others.
 * @throws InputError `unpaired-surrogate`, `code-point-out-of-range`, `unknown-character-name` on `unicode`.
 */
export function unescapeText(text: string, format: 'auto' | 'css', codePointOf: CodePointOfName): Unescaped {
  const read = format === 'css' ? readCss : (source: string) => readEscapes(source, codePointOf);
  let unescaped = '';
  const notes = new Set<CharsetNote>();
  for (const { replacement, note } of read(text)) {
    unescaped += replacement;
    if (note) notes.add(note);
  }
  const lone = indexOfLoneSurrogate(unescaped);
  if (lone >= 0) throw errorAt('unpaired-surrogate', text, sourceOf(lone, read(text)));
  return { text: unescaped, notes: [...notes] };
}

/** A part of the text and its replacement: the part itself if it is not an escape. */
interface Part {
  readonly start: number;
  readonly replacement: string;
  readonly isEscape: boolean;
  readonly note?: CharsetNote | undefined;
}

const errorAt = (code: string, text: string, index: number): InputError =>
  new InputError(code, { field: 'unicode', position: { character: countCodePoints(text, index) + 1 } });

/** Returns the position in the text of the character at `index` of the result. */
function sourceOf(index: number, parts: Iterable<Part>): number {
  let length = 0;
  for (const { start, replacement, isEscape } of parts) {
    if (index < length + replacement.length) return isEscape ? start : start + index - length;
    length += replacement.length;
  }
  return 0;
}

// An escaped backslash comes first, so that the next character does not start an escape.
const ESCAPE =
  /\\\\|\\u(?<unit>[\dA-Fa-f]{4})|\\u\{(?<braced>[\dA-Fa-f]+)\}|\\U(?<long>[\dA-Fa-f]{8})|\\x(?<byte>[\dA-Fa-f]{2})|\\(?<octal>[0-3][0-7]{2})|\\N\{U\+(?<perl>[\dA-Fa-f]+)\}|\\N\{(?<name>[A-Za-z\d -]+)\}|&#(?<decimal>\d+);|&#[xX](?<html>[\dA-Fa-f]+);|[Uu]\+(?<point>[\dA-Fa-f]{4,6})(?![\dA-Fa-f])/gu;

function* readEscapes(text: string, codePointOf: CodePointOfName): Generator<Part> {
  let at = 0;
  let isAfterPoint = false;
  // Consecutive `\xHH` and `\ooo` are buffered here, because several of them can form one character.
  let bytes: number[] = [];
  let firstByte = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const { 0: escape, index: start, groups: { byte: hex, octal, point, name, ...others } = {} } = match;
    const byte = hex === undefined ? octalByte(octal) : Number.parseInt(hex, 16);
    if (bytes.length > 0 && (byte === undefined || start > at)) {
      yield* readBytes(bytes, firstByte);
      bytes = [];
    }
    const isSeparator = isAfterPoint && point !== undefined && start === at + 1 && text.charAt(at) === ' ';
    if (start > at && !isSeparator) yield { start: at, replacement: text.slice(at, start), isEscape: false };
    at = start + escape.length;
    isAfterPoint = point !== undefined;
    if (byte !== undefined) {
      if (bytes.length === 0) firstByte = start;
      bytes.push(byte);
    } else if (name !== undefined) yield { start, replacement: readName(text, start, codePointOf(name)), isEscape: true };
    else yield { start, replacement: readEscape(text, start, escape, { point, ...others }), isEscape: true };
  }
  yield* readBytes(bytes, firstByte);
  yield { start: at, replacement: text.slice(at), isEscape: false };
}

function readEscape(text: string, start: number, escape: string, groups: Readonly<Record<string, string | undefined>>): string {
  const { unit, braced, long, perl, decimal, html, point } = groups;
  const hexadecimal = unit ?? braced ?? long ?? perl ?? html ?? point;
  if (hexadecimal === undefined && decimal === undefined) return escape;
  return toCharacter(text, start, hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16));
}

/** Returns the character of a code point, or a surrogate. */
function toCharacter(text: string, start: number, codePoint: number): string {
  if (codePoint > 0x10_ffff) throw errorAt('code-point-out-of-range', text, start);
  return String.fromCodePoint(codePoint);
}

const octalByte = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number.parseInt(digits, 8));

function readName(text: string, start: number, codePoint: number | undefined): string {
  if (codePoint === undefined) throw errorAt('unknown-character-name', text, start);
  return String.fromCodePoint(codePoint);
}

/** Also the length of `\ooo`. */
const ESCAPED_BYTE_LENGTH = '\\xHH'.length;

/** Decodes a run of bytes as UTF-8, or as UTF-16 if it clearly is that; otherwise each byte is a code point. */
function* readBytes(bytes: readonly number[], start: number): Generator<Part> {
  if (bytes.length === 0) return;
  const run = Uint8Array.from(bytes);
  const { charset, notes } = recognizeCharset(run, 'auto');
  const utf16 = charset.startsWith('utf-16') ? decodeText(run, charset) : undefined;
  const text = utf16?.ok ? utf16.text : readUtf8(run);
  if (text !== undefined) yield { start, replacement: text, isEscape: true, note: utf16?.ok ? notes[0] : undefined };
  else
    for (const [index, byte] of bytes.entries()) yield { start: start + index * ESCAPED_BYTE_LENGTH, replacement: String.fromCharCode(byte), isEscape: true };
}

// CSS Syntax 3, section 4.3.7: one to six digits, and one terminating whitespace character.
const CSS_ESCAPE = /\\\\|\\(?<digits>[\dA-Fa-f]{1,6})(?:\r\n|[ \t\r\n\f])?/gu;

function* readCss(text: string): Generator<Part> {
  let at = 0;
  for (const { 0: escape, index: start, groups: { digits } = {} } of text.matchAll(CSS_ESCAPE)) {
    if (start > at) yield { start: at, replacement: text.slice(at, start), isEscape: false };
    at = start + escape.length;
    yield { start, replacement: digits === undefined ? escape : toCharacter(text, start, Number.parseInt(digits, 16)), isEscape: true };
  }
  yield { start: at, replacement: text.slice(at), isEscape: false };
}
