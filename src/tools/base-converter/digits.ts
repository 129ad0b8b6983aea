/** Whether lowercase or uppercase letters come first in bases above 36, where they are different digits. */
export type Alphabet = 'lower-first' | 'upper-first';

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const digitsOf: Readonly<Record<Alphabet, string>> = {
  'lower-first': `0123456789${LOWER}${UPPER}+/`,
  'upper-first': `0123456789${UPPER}${LOWER}+/`,
};
/** Up to this base, digits are case-insensitive. */
export const MAX_CASELESS_BASE = 36;

/** Marks a character that is not a digit. */
const NONE = 255;

/** Maps code units to digit values in a base. */
function digitValues(base: number, alphabet: Alphabet): Uint8Array {
  const values = new Uint8Array(128).fill(NONE);
  const isCaseless = base <= MAX_CASELESS_BASE;
  for (const [value, digit] of [...digitsOf[isCaseless ? 'lower-first' : alphabet]].slice(0, base).entries()) {
    values[digit.charCodeAt(0)] = value;
    if (isCaseless) values[digit.toUpperCase().charCodeAt(0)] = value;
  }
  return values;
}

/** Returns the digit values of a text, or the index, in UTF-16 code units, of the first character that is not a digit. */
export function valuesOf(text: string, base: number, alphabet: Alphabet): Uint8Array | number {
  const known = digitValues(base, alphabet);
  const values = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const value = known[text.charCodeAt(at)] ?? NONE;
    if (value === NONE) return at;
    values[at] = value;
  }
  return values;
}

/**
 * Returns the number with these digits, the most significant first. Chunks are parsed and combined in pairs, which leaves the few
 * long products for which fast multiplication pays off.
 */
export function readDigits(values: Uint8Array, base: number): bigint {
  let length = chunkLength(base);
  let parts: bigint[] = [];
  for (let end = values.length; end > 0; end -= length) {
    let part = 0;
    for (let at = Math.max(0, end - length); at < end; at++) part = part * base + (values[at] ?? 0);
    parts.push(BigInt(part));
  }
  // The least significant part comes first.
  for (; parts.length > 1; length *= 2) {
    const { join } = placeOf(base, length);
    const joined: bigint[] = [];
    for (let at = 0; at < parts.length; at += 2) joined.push(join(parts[at + 1] ?? 0n, parts[at] ?? 0n));
    parts = joined;
  }
  return parts[0] ?? 0n;
}

/** Returns the digits of a non-negative number; `0` for 0. Splits it in halves recursively, down to chunks of a few digits. */
export function writeDigits(number: bigint, base: number, alphabet: Alphabet): string {
  const digits = digitsOf[base <= MAX_CASELESS_BASE ? 'lower-first' : alphabet];
  const chunk = chunkLength(base);
  const mostDigits = Math.ceil(bitLength(number) / Math.log2(base)) + 1;
  const places: Place[] = [];
  for (let length = chunk; length < mostDigits; length *= 2) places.push(placeOf(base, length));

  const chunks: string[] = [];
  const write = (part: bigint, level: number): void => {
    const place = places[level - 1];
    if (!place) {
      chunks.push(writeChunk(Number(part), base, digits, chunk));
      return;
    }
    const [high, low] = place.cut(part);
    write(high, level - 1);
    write(low, level - 1);
  };
  write(number, places.length);
  return withoutLeadingZeros(chunks.join(''));
}

/** Returns the bit length of a non-negative number, without leading zeros; 0 for 0. */
export function bitLength(number: bigint): number {
  const hexadecimal = number.toString(16);
  return hexadecimal.length * 4 - (Math.clz32(Number.parseInt(hexadecimal.charAt(0), 16)) - 28);
}

/** Returns the number of digits in a base that a Number represents exactly. */
const chunkLength = (base: number): number => Math.floor(Math.log(Number.MAX_SAFE_INTEGER) / Math.log(base));

/** A position between two digits at which a number is joined and split. */
interface Place {
  readonly join: (high: bigint, low: bigint) => bigint;
  readonly cut: (number: bigint) => readonly [high: bigint, low: bigint];
}

/** Returns the position with `digits` digits to its right. In bases that are powers of two it is between two bits. */
function placeOf(base: number, digits: number): Place {
  const bits = Math.log2(base) * digits;
  if (Number.isInteger(Math.log2(base))) {
    const shift = BigInt(bits);
    return { join: (high, low) => (high << shift) | low, cut: (number) => [number >> shift, BigInt.asUintN(bits, number)] };
  }
  const unit = BigInt(base) ** BigInt(digits);
  return {
    join: (high, low) => high * unit + low,
    cut: (number) => {
      const high = number / unit;
      return [high, number - high * unit];
    },
  };
}

function writeChunk(value: number, base: number, digits: string, length: number): string {
  let text = '';
  let rest = value;
  for (let at = 0; at < length; at++) {
    text = digits.charAt(rest % base) + text;
    rest = Math.floor(rest / base);
  }
  return text;
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (start < digits.length - 1 && digits.startsWith('0', start)) start++;
  return digits.slice(start);
}
