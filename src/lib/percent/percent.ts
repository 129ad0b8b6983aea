import { InputError } from '../../contract/errors.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import { hexDigit } from './hex-digit.ts';

const PERCENT = 0x25;

interface PercentOptions {
  /** The error code for a `%` that is not followed by two hex digits; without it such a `%` is unchanged. */
  readonly malformed?: string;
}

/**
 * Decodes a percent-encoded text (RFC 3986, section 2.1) to bytes: `%XX` is one byte, any other character is its UTF-8.
 * @throws InputError `unpaired-surrogate`, or the code for malformed text, on `field`.
 */
export function decodePercent(text: string, field: string, { malformed }: PercentOptions = {}): Uint8Array<ArrayBuffer> {
  return decodeEscapes(encodeUtf8(text, field), (at) => {
    if (malformed !== undefined) throw new InputError(malformed, { field, position: { character: countCharacters(encodeUtf8(text, field), at) + 1 } });
  });
}

/**
 * Decodes percent-encoded text like the URL Standard: a `%` without two hex digits is unchanged, and bytes
 * that are not UTF-8, like lone surrogates, become U+FFFD.
 */
export const decodePercentLeniently = (text: string): string => replacing.decode(decodeEscapes(new TextEncoder().encode(text), () => {}));

const replacing = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes in place. `onMalformed` gets the index of each `%` that is not followed by two hex digits. */
function decodeEscapes(bytes: Uint8Array<ArrayBuffer>, onMalformed: (at: number) => void): Uint8Array<ArrayBuffer> {
  let out = 0;
  for (let at = 0; at < bytes.length; at++) {
    let byte = bytes[at] ?? 0;
    if (byte === PERCENT) {
      const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
      if (high >= 0 && low >= 0) {
        byte = (high << 4) | low;
        at += 2;
      } else onMalformed(at);
    }
    bytes[out++] = byte;
  }
  return bytes.slice(0, out);
}

/** Counts the code points of a UTF-8 text that start before the byte `end`. */
function countCharacters(utf8: Uint8Array, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at++) if (((utf8[at] ?? 0) & 0xc0) !== 0x80) count++;
  return count;
}
