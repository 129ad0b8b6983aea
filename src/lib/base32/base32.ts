import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';
import { nameCharacter } from '../charset/name-character.ts';

/** RFC 4648, section 6. */
export const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PADDING = '=';
const LETTERS_PER_GROUP = 8;

interface Base32Options {
  /** The 32 letters of another alphabet, in ASCII. */
  readonly letters?: string;
  /** Zero bits before the first byte, for numbers, whose last bit is the last one of the last letter. */
  readonly leadingBits?: number;
  readonly padding?: boolean;
}

/** Encodes as Base32 (RFC 4648, section 6), by default uppercase and without padding. */
export function encodeBase32(bytes: Uint8Array, { letters = BASE32_LETTERS, leadingBits = 0, padding = false }: Base32Options = {}): string {
  const codes = new TextEncoder().encode(letters);
  const quintets = quintetsOf(bytes, leadingBits);
  const target = new Uint8Array(padding ? Math.ceil(quintets.length / LETTERS_PER_GROUP) * LETTERS_PER_GROUP : quintets.length).fill(PADDING.charCodeAt(0));
  for (let at = 0; at < quintets.length; at++) target[at] = codes[quintets[at] ?? 0] ?? 0;
  return new TextDecoder().decode(target);
}

/** Splits bytes after `leadingBits` zero bits into groups of five bits. Zero bits complete the last group. */
export function quintetsOf(bytes: Uint8Array, leadingBits = 0): Uint8Array {
  const quintets = new Uint8Array(Math.ceil((bytes.length * 8 + leadingBits) / 5));
  let out = 0;
  let bits = 0;
  let held = leadingBits;
  for (let at = 0; at < bytes.length; at++) {
    bits = (bits << 8) | (bytes[at] ?? 0);
    held += 8;
    while (held >= 5) {
      held -= 5;
      quintets[out++] = (bits >> held) & 31;
    }
    bits &= 31;
  }
  if (held > 0) quintets[out] = (bits << (5 - held)) & 31;
  return quintets;
}

interface Joined {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether all bits after the last byte are zero. */
  readonly isCanonical: boolean;
}

/** Joins groups of five bits to bytes, after `leadingBits` zero bits. Bits that do not fill a byte are dropped. */
export function bytesOfQuintets(quintets: Uint8Array, leadingBits = 0): Joined {
  const bytes = new Uint8Array((quintets.length * 5 + leadingBits) >> 3);
  let out = 0;
  let bits = 0;
  let held = leadingBits;
  for (let at = 0; at < quintets.length; at++) {
    bits = ((bits & 127) << 5) | (quintets[at] ?? 0);
    held += 5;
    if (held >= 8) {
      held -= 8;
      bytes[out++] = bits >> held;
    }
  }
  return { bytes, isCanonical: held < 5 && (bits & ((1 << held) - 1)) === 0 };
}

/**
 * Decodes Base32 of either case, as people copy it: whitespace and hyphens are ignored, padding is optional, and trailing bits
 * that do not fill a byte are dropped.
 * @throws InputError `invalid-base32` on `field`, at the first invalid character. `start` is the index of the text in the
 * field's value, in code points.
 */
export function decodeBase32(text: string, field: string, start = 0): Uint8Array<ArrayBuffer> {
  const quintets = new Uint8Array(text.length);
  let count = 0;
  let isPadded = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '-' || /\s/u.test(letter)) continue;
    const value = BASE32_LETTERS.indexOf(letter.toUpperCase());
    if (letter === PADDING) isPadded = true;
    else if (value < 0 || isPadded || letter > 'z') {
      const position = { character: start + countCodePoints(text, at) + 1 };
      throw new InputError('invalid-base32', { field, position, params: { character: nameCharacter(text, at) } });
    } else quintets[count++] = value;
  }
  return bytesOfQuintets(quintets.subarray(0, count)).bytes;
}
