import { InputError } from '../../contract/errors.ts';
import type { Base64Problem } from './scan.ts';
import { scanBase64 } from './scan.ts';

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`;
const PADDING = 0x3d;

interface Alphabet {
  /** Character codes of the alphabet, by six-bit value. */
  readonly letters: Uint8Array;
  /** Pairs of characters by twelve-bit value, in memory order. */
  readonly pairs: Uint16Array;
}

const standard = alphabetOf(STANDARD);
const urlSafeAlphabet = alphabetOf(URL_SAFE);

function alphabetOf(alphabet: string): Alphabet {
  const letters = new TextEncoder().encode(alphabet);
  const bytes = new Uint8Array(2 * 4096);
  for (let bits = 0; bits < 4096; bits++) bytes.set([letters[bits >> 6] ?? 0, letters[bits & 63] ?? 0], 2 * bits);
  return { letters, pairs: new Uint16Array(bytes.buffer) };
}

interface Base64Options {
  /** Uses the alphabet of RFC 4648, section 5, by default without padding. */
  readonly urlSafe?: boolean;
  readonly padding?: boolean;
}

/** Returns the Base64 length of `byteLength` bytes on one line. */
export const base64Length = (byteLength: number, padding: boolean): number => (padding ? Math.ceil(byteLength / 3) * 4 : Math.ceil((byteLength * 4) / 3));

/** Encodes as Base64 (RFC 4648) on one line. */
export function encodeBase64(bytes: Uint8Array, { urlSafe = false, padding = !urlSafe }: Base64Options = {}): string {
  const { letters, pairs } = urlSafe ? urlSafeAlphabet : standard;
  const target = new Uint8Array(base64Length(bytes.length, true)).fill(PADDING);
  const targetPairs = new Uint16Array(target.buffer);
  const whole = bytes.length - (bytes.length % 3);
  let out = 0;
  for (let at = 0; at < whole; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    targetPairs[out++] = pairs[group >> 12] ?? 0;
    targetPairs[out++] = pairs[group & 4095] ?? 0;
  }
  if (whole < bytes.length) {
    const group = ((bytes[whole] ?? 0) << 16) | ((bytes[whole + 1] ?? 0) << 8);
    targetPairs[out] = pairs[group >> 12] ?? 0;
    if (bytes.length - whole === 2) target[2 * out + 2] = letters[(group >> 6) & 63] ?? 0;
  }
  return new TextDecoder().decode(target.subarray(0, base64Length(bytes.length, padding)));
}

/**
 * Decodes Base64: both alphabets, even mixed; ASCII whitespace is ignored; padding is optional, but must be correct if present;
 * unused trailing bits are ignored.
 * @throws InputError `invalid-base64` on `field`, at the first invalid character or the end.
 */
export function decodeBase64(text: string, field: string): Uint8Array<ArrayBuffer> {
  const scanned = scanBase64(text);
  if (!scanned.ok) throw invalidBase64(scanned.problem, field);
  return scanned.bytes;
}

// Before the error there are only characters of one code unit.
const invalidBase64 = ({ index }: Base64Problem, field: string): InputError => new InputError('invalid-base64', { field, position: { character: index + 1 } });
