import { InputError } from '../../contract/errors.ts';
import type { Base64Fault } from './scan.ts';
import { scanBase64 } from './scan.ts';

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`;
const PADDING = 0x3d;

interface Alphabet {
  /** Codes of the letters, by their six bits. */
  readonly letters: Uint8Array;
  /** Two letters at once, by their twelve bits, as they lie in memory. */
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
  /** The alphabet of RFC 4648, section 5, without padding unless asked for. */
  readonly urlSafe?: boolean;
  readonly padding?: boolean;
}

/** Length of the Base64 of so many bytes, on one line. */
export const base64Length = (byteLength: number, padding: boolean): number => (padding ? Math.ceil(byteLength / 3) * 4 : Math.ceil((byteLength * 4) / 3));

/** Base64 of RFC 4648 on one line. */
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
 * Reads Base64: both alphabets, also mixed; ASCII white space ignored; padding optional, but right if there is any;
 * unused trailing bits ignored.
 * @throws InputError `invalid-base64` on `field`, at the first bad character or the end.
 */
export function decodeBase64(text: string, field: string): Uint8Array<ArrayBuffer> {
  const scanned = scanBase64(text);
  if (!scanned.ok) throw invalidBase64(scanned.fault, field);
  return scanned.bytes;
}

// Before the fault there are only characters of one code unit.
const invalidBase64 = ({ index }: Base64Fault, field: string): InputError => new InputError('invalid-base64', { field, position: { character: index + 1 } });
