const PADDING = 0x3d;
const PERCENT = 0x25;

const FOREIGN = 255;
const WHITE_SPACE = 254;
/** The greatest six-bit value: anything above is one of the two markers. */
const MAX_SEXTET = 63;

/** Base64 symbols that are percent-encoded in URLs. */
const percentEncodedSigns: ReadonlyMap<string, number> = new Map([
  ['%2B', 0x2b],
  ['%2F', 0x2f],
  ['%3D', PADDING],
]);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const STANDARD_SIGNS = '+/';
const URL_SAFE_SIGNS = '-_';

/** byte → six bits, or one of the two markers */
function sextetsOf(alphabets: readonly string[], whiteSpace: string): Uint8Array {
  const sextets = new Uint8Array(256).fill(FOREIGN);
  for (const signs of alphabets) for (const [value, letter] of [...LETTERS, ...signs].entries()) sextets[letter.charCodeAt(0)] = value;
  for (const space of whiteSpace) sextets[space.charCodeAt(0)] = WHITE_SPACE;
  return sextets;
}

const anySextets = sextetsOf([STANDARD_SIGNS, URL_SAFE_SIGNS], ' \t\n\f\r');
const standardSextets = sextetsOf([STANDARD_SIGNS], '');
const urlSafeSextets = sextetsOf([URL_SAFE_SIGNS], '');

/** Where and why a text is not valid Base64. `index` counts UTF-16 code units and may be the end of the text. */
export interface Base64Problem {
  readonly index: number;
  readonly reason: 'foreign' | 'otherAlphabet' | 'misplacedPadding' | 'wrongPadding' | 'missingPadding' | 'incomplete' | 'unusedBits';
}

type Scanned = { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | { readonly ok: false; readonly problem: Base64Problem };

interface ScanOptions {
  /** Index at which the Base64 starts. */
  readonly start?: number;
  /** Reads `%2B`, `%2F` and `%3D` as `+`, `/` and `=`. */
  readonly percentEncoded?: boolean;
  /**
   * Accepts only what RFC 4648 allows: no whitespace, one alphabet; padding may be missing if the alphabet is or can be the
   * URL-safe one; unused bits are zero.
   */
  readonly strict?: boolean;
}

/** Decodes Base64. Without `strict`, accepts both alphabets, even mixed, whitespace, invisible characters, and missing but not invalid padding. */
export function scanBase64(text: string, { start = 0, percentEncoded = false, strict = false }: ScanOptions = {}): Scanned {
  const source = codesOf(text.slice(start), strict);
  const isUrlSafe = strict && hasAny(text, URL_SAFE_SIGNS);
  const sextets = strict ? (isUrlSafe ? urlSafeSextets : standardSextets) : anySextets;
  const bytes = new Uint8Array(Math.ceil((source.length * 3) / 4) + 3);
  // Characters before an error are ASCII, so the number of bytes equals the number of code units.
  const fail = (reason: Base64Problem['reason'], index: number): Scanned => ({ ok: false, problem: { reason, index: start + index } });
  let out = 0;
  let group = 0;
  let count = 0;
  let lastLetter = 0;
  let firstPadding = -1;
  let padding = 0;
  for (let at = 0; at < source.length; ) {
    if ((count & 3) === 0 && padding === 0) {
      const end = scanGroups(source, at, sextets, bytes, out);
      out += ((end - at) >> 2) * 3;
      count += end - at;
      at = end;
      if (at === source.length) break;
    }
    const sign = percentEncoded ? percentEncodedSign(source, at) : undefined;
    const code = sign ?? source[at] ?? 0;
    const sextet = sextets[code] ?? FOREIGN;
    if (sextet <= MAX_SEXTET) {
      if (padding > 0) return fail('misplacedPadding', at);
      group = (group << 6) | sextet;
      lastLetter = at;
      if ((++count & 3) === 0) {
        bytes[out++] = group >> 16;
        bytes[out++] = group >> 8;
        bytes[out++] = group;
      }
    } else if (code === PADDING) {
      if (padding === 0) firstPadding = at;
      if (++padding > 2) return fail('wrongPadding', at);
    } else if (sextet === FOREIGN) return fail(strict && anySextets[code] !== FOREIGN && anySextets[code] !== WHITE_SPACE ? 'otherAlphabet' : 'foreign', at);
    at += sign === undefined ? 1 : 3;
  }
  if (padding > 0 && ((count + padding) & 3) !== 0) return fail('wrongPadding', firstPadding);
  const rest = count & 3;
  if (rest === 1) return fail('incomplete', source.length);
  if (strict && rest > 0) {
    if (padding === 0 && hasAny(text, STANDARD_SIGNS)) return fail('missingPadding', source.length);
    if ((group & (rest === 2 ? 0x0f : 0x03)) !== 0) return fail('unusedBits', lastLetter);
  }
  if (rest === 2) bytes[out++] = group >> 4;
  if (rest === 3) {
    bytes[out++] = group >> 10;
    bytes[out++] = group >> 2;
  }
  return { ok: true, bytes: bytes.slice(0, out) };
}

/** Non-ASCII spaces and zero-width characters, which occur in copied text. */
const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u2060]|(?![\t\n\f\r ])\s/gu;

/** Returns the character codes, with a space for each invisible character. From the first other character on they are UTF-8 bytes. */
function codesOf(text: string, strict: boolean): Uint8Array {
  const codes = new TextEncoder().encode(text);
  return strict || codes.length === text.length ? codes : new TextEncoder().encode(text.replaceAll(INVISIBLE, ' '));
}

/** Decodes whole groups of four characters as long as nothing else is between them. Returns where it stopped. */
function scanGroups(source: Uint8Array, start: number, sextets: Uint8Array, target: Uint8Array, targetStart: number): number {
  let at = start;
  let out = targetStart;
  for (const end = source.length - 3; at < end; at += 4) {
    const first = sextets[source[at] ?? 0] ?? FOREIGN;
    const second = sextets[source[at + 1] ?? 0] ?? FOREIGN;
    const third = sextets[source[at + 2] ?? 0] ?? FOREIGN;
    const fourth = sextets[source[at + 3] ?? 0] ?? FOREIGN;
    if ((first | second | third | fourth) > MAX_SEXTET) break;
    target[out++] = (first << 2) | (second >> 4);
    target[out++] = (second << 4) | (third >> 2);
    target[out++] = (third << 6) | fourth;
  }
  return at;
}

const hasAny = (text: string, signs: string): boolean => [...signs].some((sign) => text.includes(sign));

function percentEncodedSign(source: Uint8Array, at: number): number | undefined {
  if (source[at] !== PERCENT) return undefined;
  return percentEncodedSigns.get(String.fromCharCode(...source.subarray(at, at + 3)).toUpperCase());
}

/** Returns the index, in UTF-16 code units, of the character with the first bits of a byte. The text is Base64 as `scanBase64` reads it. */
export function indexOfByte(text: string, byte: number, { start = 0, percentEncoded = false }: ScanOptions = {}): number {
  const source = codesOf(text.slice(start), false);
  let letters = Math.floor((byte * 8) / 6);
  for (let at = 0; at < source.length; ) {
    const sign = percentEncoded ? percentEncodedSign(source, at) : undefined;
    if ((anySextets[sign ?? source[at] ?? 0] ?? FOREIGN) <= MAX_SEXTET && letters-- === 0) return start + at;
    at += sign === undefined ? 1 : 3;
  }
  return text.length;
}
