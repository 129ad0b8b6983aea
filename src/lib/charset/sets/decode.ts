import { InputError } from '../../../contract/errors.ts';
import { Locator } from '../../text-position/locator.ts';
import { mediaTypeBySignature } from '../../media-type/signature.ts';
import { textOfUnits } from '../units.ts';
import { readUtf8 } from '../utf8.ts';
import type { Charset } from './charsets.ts';
import { registeredNames } from './charsets.ts';
import { indexOfInvalidUtf8 } from './invalid-utf8.ts';
import { codePointOfWindows1252 } from './windows-1252.ts';

/** A text, or the index of the first byte that the encoding cannot decode. */
type Decoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly index: number };

const MARKS: Readonly<Partial<Record<Charset, readonly number[]>>> = { 'utf-8': [0xef, 0xbb, 0xbf], 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] };

const decoders: Readonly<Record<Charset, (bytes: Uint8Array) => Decoded>> = {
  'utf-8': decodeUtf8,
  'utf-16le': (bytes) => decodeUtf16(bytes, true),
  'utf-16be': (bytes) => decodeUtf16(bytes, false),
  'us-ascii': decodeAscii,
  'iso-8859-1': (bytes) => decodeSingleBytes(bytes, (byte) => byte),
  'windows-1252': (bytes) => decodeSingleBytes(bytes, codePointOfWindows1252),
};

/** Returns the encoding that a byte order mark declares. */
export const charsetOfMark = (bytes: Uint8Array): Charset | undefined =>
  (['utf-8', 'utf-16le', 'utf-16be'] as const).find((candidate) => markLength(bytes, candidate) > 0);

/** Decodes bytes strictly: nothing becomes U+FFFD. A byte order mark is not part of the text. */
export function decodeText(bytes: Uint8Array, charset: Charset): Decoded {
  const start = markLength(bytes, charset);
  const decoded = decoders[charset](bytes.subarray(start));
  return decoded.ok ? decoded : { ok: false, index: decoded.index + start };
}

/** Control characters that texts do not contain, including NUL. Backspace and escape occur in terminal output. */
export const isControl = (byte: number): boolean => (byte < 0x20 && (byte < 0x08 || byte > 0x0d) && byte !== 0x1b) || byte === 0x7f;

function markLength(bytes: Uint8Array, charset: Charset): number {
  const mark = MARKS[charset] ?? [];
  return mark.every((byte, index) => bytes[index] === byte) ? mark.length : 0;
}

interface Source {
  readonly field: string;
  /** The text that the bytes were read from. */
  readonly text: string;
  /** Returns the index in that text, in UTF-16 code units, of the notation of a byte. */
  readonly placeOfByte: (index: number) => number;
}

/**
 * Decodes bytes that were written as text.
 * @throws InputError on the field: `binary-content` for a file of a known type, otherwise `undecodable-bytes` at the first byte
 * that the encoding cannot decode.
 */
export function decodeBytesOf({ field, text, placeOfByte }: Source, bytes: Uint8Array, charset: Charset): string {
  const decoded = decodeText(bytes, charset);
  if (decoded.ok) return decoded.text;
  const mediaType = bytes.some(isControl) ? mediaTypeBySignature(bytes) : undefined;
  if (mediaType !== undefined) throw new InputError('binary-content', { field, params: { mediaType } });
  const { index } = decoded;
  const hex = (bytes[index] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const position = new Locator(text).locate(placeOfByte(index));
  throw new InputError('undecodable-bytes', { field, position, params: { byte: index + 1, hex, charset: registeredNames[charset] } });
}

function decodeUtf8(bytes: Uint8Array): Decoded {
  const text = readUtf8(bytes);
  return text === undefined ? { ok: false, index: indexOfInvalidUtf8(bytes) } : { ok: true, text };
}

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): Decoded {
  const [low, high] = isLittleEndian ? [0, 1] : [1, 0];
  const unitAt = (at: number): number => ((bytes[at + high] ?? 0) << 8) | (bytes[at + low] ?? 0);
  const units = new Uint16Array(bytes.length >> 1);
  for (let at = 0; at < units.length; at++) {
    const unit = unitAt(2 * at);
    units[at] = unit;
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const isFirstHalf = unit <= 0xdbff && 2 * at + 3 < bytes.length;
    const second = isFirstHalf ? unitAt(2 * at + 2) : 0;
    if (second < 0xdc00 || second > 0xdfff) return { ok: false, index: 2 * at };
    units[++at] = second;
  }
  if (bytes.length % 2 === 1) return { ok: false, index: bytes.length - 1 };
  return { ok: true, text: textOfUnits(units) };
}

function decodeAscii(bytes: Uint8Array): Decoded {
  const index = bytes.findIndex((byte) => byte > 0x7f);
  return index < 0 ? { ok: true, text: new TextDecoder().decode(bytes) } : { ok: false, index };
}

const decodeSingleBytes = (bytes: Uint8Array, codePointOf: (byte: number) => number): Decoded => ({
  ok: true,
  text: textOfUnits(Uint16Array.from(bytes, codePointOf)),
});
