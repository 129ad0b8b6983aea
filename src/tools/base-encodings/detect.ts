import { unlessRefused } from '../../contract/errors.ts';
import { isControl } from '../../lib/charset/sets/decode.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import { hasShortSignature, mediaTypeBySignature } from '../../lib/media-type/signature.ts';
import { codecs } from './codecs.ts';
import type { DecodeOptions, Decoded } from './codec.ts';
import type { Encoding, Grade } from './encodings.ts';
import { encodings, grades } from './encodings.ts';

export interface Reading {
  readonly encoding: Encoding;
  readonly decoded: Decoded;
  readonly grade: Grade;
  /** The share of letters, digits, spaces and common punctuation in a text, from 0 to 1; 0 for other content. */
  readonly likeness: number;
}

/** Returns all readings of a text, the best one first. */
export function readingsOf(text: string, options: DecodeOptions): readonly Reading[] {
  const trimmed = text.trim();
  const readings = encodings.flatMap((encoding) => {
    const decoded = isWritten(encoding, trimmed) ? unlessRefused(() => codecs[encoding].decode(text, options)) : undefined;
    return decoded ? [{ encoding, decoded, ...judge(encoding, decoded) }] : [];
  });
  return readings.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade) || b.likeness - a.likeness);
}

const LONGEST_UU_LINE = 61;
const BASE64URL_SIGNS = /[-_]/u;
const BASE64_SIGNS = /[+/]/u;

/** What a text must contain to have an encoding. Otherwise another encoding of the same letters is meant, or none. */
const marks: Partial<Record<Encoding, (text: string) => boolean>> = {
  base64: (text) => !BASE64URL_SIGNS.test(text),
  base64url: (text) => BASE64URL_SIGNS.test(text) && !BASE64_SIGNS.test(text),
  ascii85: (text) => !text.startsWith('<~') && !text.startsWith('xbtoa') && !text.includes('y'),
  'ascii85-adobe': (text) => text.startsWith('<~'),
  'ascii85-btoa': (text) => text.startsWith('xbtoa') || (text.includes('y') && !text.startsWith('<~')),
  'quoted-printable': (text) => !text.includes('=?') && /=(?:[\dA-F]{2}|[ \t]*\r?\n)/u.test(text),
  punycode: (text) => !/\s/u.test(text) && /[\da-z]$/iu.test(text) && !/(?:^|\.)xn--/iu.test(text),
  idna: (text) => /(?:^|[@./])xn--/imu.test(text),
  uuencode: (text) =>
    /^begin [0-7]{3,4} /mu.test(text) || /^M[!-`]{60}\r?$/mu.test(text) || (text.length <= LONGEST_UU_LINE && /^[!-M][!-`]{4,}\s*$/u.test(text)),
};

const isWritten = (encoding: Encoding, text: string): boolean => marks[encoding]?.(text) ?? true;

const LIKELY_LENGTH = 6;
const LIKELY_LETTERS = 3;
const SAMPLE_BYTES = 4096;
/** Texts are mostly letters; random bytes that happen to be ASCII are mostly not. */
const LIKELY_SHARE = 0.8;

function judge(encoding: Encoding, { bytes, text, isProven = false, hasUnusedBits = false }: Decoded): Pick<Reading, 'grade' | 'likeness'> {
  const likeness = likenessOf(bytes, text);
  if (isProven) return { grade: 'certain', likeness };
  if (hasUnusedBits) return { grade: 'possible', likeness: 0 };
  // Any letters are Punycode of some characters.
  if (encoding === 'punycode') return { grade: 'possible', likeness: 0 };
  const isText = likeness >= LIKELY_SHARE && (bytes.length >= LIKELY_LENGTH || (likeness === 1 && bytes.length >= LIKELY_LETTERS));
  return { grade: isText || isKnownFile(bytes) ? 'likely' : 'possible', likeness };
}

function likenessOf(bytes: Uint8Array, known: string | undefined): number {
  if (bytes.length === 0) return 0;
  const text = known ?? readUtf8(bytes);
  if (text === undefined || bytes.subarray(0, SAMPLE_BYTES).some(isControl)) return 0;
  const characters = Array.from(text.slice(0, SAMPLE_BYTES));
  return characters.filter((character) => /[\p{L}\p{N}\p{M}\p{Emoji_Presentation}\s.,:;!?'"(){}/@_=-]/u.test(character)).length / characters.length;
}

function isKnownFile(bytes: Uint8Array): boolean {
  const mediaType = mediaTypeBySignature(bytes);
  return mediaType !== undefined && !hasShortSignature(mediaType);
}
