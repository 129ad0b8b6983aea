import { InputError } from '../../contract/errors.ts';

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`;
const PADDING = 0x3d;

const FOREIGN = 255;
const WHITE_SPACE = 254;

// character code → six bits, or one of the two marks above
const sextets = new Uint8Array(128).fill(FOREIGN);
for (const alphabet of [STANDARD, URL_SAFE]) [...alphabet].forEach((letter, value) => (sextets[letter.charCodeAt(0)] = value));
for (const space of ' \t\n\f\r') sextets[space.charCodeAt(0)] = WHITE_SPACE;

const codes = (alphabet: string): Uint8Array<ArrayBuffer> => Uint8Array.from(alphabet, (letter) => letter.charCodeAt(0));
const STANDARD_CODES = codes(STANDARD);
const URL_SAFE_CODES = codes(URL_SAFE);

interface Base64Options {
  /** The alphabet of RFC 4648, section 5, without padding unless asked for. */
  readonly urlSafe?: boolean;
  readonly padding?: boolean;
}

/** Base64 of RFC 4648 on one line. */
export function encodeBase64(bytes: Uint8Array, { urlSafe = false, padding = !urlSafe }: Base64Options = {}): string {
  const letters = urlSafe ? URL_SAFE_CODES : STANDARD_CODES;
  const length = padding ? Math.ceil(bytes.length / 3) * 4 : Math.ceil((bytes.length * 4) / 3);
  const target = new Uint8Array(length).fill(PADDING);
  let out = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    const rest = bytes.length - at;
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    target[out++] = letters[group >> 18] ?? 0;
    target[out++] = letters[(group >> 12) & 63] ?? 0;
    if (rest > 1) target[out++] = letters[(group >> 6) & 63] ?? 0;
    if (rest > 2) target[out++] = letters[group & 63] ?? 0;
  }
  return new TextDecoder().decode(target);
}

/**
 * Reads Base64: both alphabets, also mixed; ASCII white space ignored; padding optional, but right if there is any;
 * unused trailing bits ignored.
 * @throws InputError `invalid-base64` on `field`, at the first bad character or the end.
 */
export function decodeBase64(text: string, field: string): Uint8Array<ArrayBuffer> {
  const fail = (index: number): InputError => new InputError('invalid-base64', { field, position: { character: index + 1 } });
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4) + 3);
  let out = 0;
  let group = 0;
  let count = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const sextet = code < 128 ? (sextets[code] ?? FOREIGN) : FOREIGN;
    if (sextet < 64) {
      group = (group << 6) | sextet;
      if ((++count & 3) === 0) {
        bytes[out++] = group >> 16;
        bytes[out++] = group >> 8;
        bytes[out++] = group;
      }
    } else if (sextet === FOREIGN) {
      if (code === PADDING) break;
      throw fail(at);
    }
  }
  checkPadding(text, at, count, fail);
  const rest = count & 3;
  if (rest === 1) throw fail(text.length);
  if (rest === 2) bytes[out++] = group >> 4;
  if (rest === 3) {
    bytes[out++] = group >> 10;
    bytes[out++] = group >> 2;
  }
  return bytes.slice(0, out);
}

function checkPadding(text: string, start: number, count: number, fail: (index: number) => InputError): void {
  if (start === text.length) return;
  let length = count;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === PADDING) length++;
    else if (code >= 128 || sextets[code] !== WHITE_SPACE) throw fail(at);
    if (length > count + 2) throw fail(at);
  }
  if ((length & 3) !== 0) throw fail(start);
}
