import { sha256 } from '@noble/hashes/sha2.js';
import { InputError } from '../../contract/errors.ts';
import { concatBytes } from '../../lib/bytes/concat.ts';
import { decodeHex, encodeHex } from '../../lib/hex/hex.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { Codec, Content } from './codec.ts';
import { FIELD, problemAt, refusal } from './codec.ts';
import type { Encoding } from './encodings.ts';
import { encodingNames } from './encodings.ts';
import type { Alphabet } from './letters.ts';
import { readLetters, writeLetters } from './letters.ts';

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BITCOIN = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const FLICKR = '123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const RIPPLE = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';

/** The time for one large number grows faster than its length, and not all engines have larger ones. */
export const MAX_NUMBER_BYTES = 2 ** 16;
/** The letters of the longest number in base 36. */
const MAX_LETTERS = Math.ceil((MAX_NUMBER_BYTES * 8) / Math.log2(DIGITS.length + LOWER.length));

/** @throws InputError `content-too-large` */
function refuseLargeNumber({ bytes, field }: Content, encoding: Encoding): void {
  if (bytes.length > MAX_NUMBER_BYTES)
    throw new InputError('content-too-large', { field, params: { encoding: encodingNames[encoding], limit: MAX_NUMBER_BYTES } });
}

/** One number, with a first letter for each zero byte at the start. */
function radixCodec(alphabet: Alphabet): Codec {
  const { encoding, letters } = alphabet;
  return {
    encode(content, { letterCase }) {
      refuseLargeNumber(content, encoding);
      const text = writeLetters(digitsOfBytes(content.bytes, letters.length), letters);
      return letterCase === 'upper' && alphabet.ignoresCase ? text.toUpperCase() : text;
    },
    decode: (text) => ({ bytes: readNumber(text, alphabet) }),
  };
}

function readNumber(text: string, alphabet: Alphabet): Uint8Array<ArrayBuffer> {
  const { values, indexOf } = readLetters(text, alphabet);
  if (values.length > MAX_LETTERS)
    throw problemAt(text, { code: 'text-too-long', encoding: alphabet.encoding, index: indexOf(MAX_LETTERS), params: { limit: MAX_LETTERS } });
  return bytesOfDigits(values, alphabet.letters.length);
}

const CHECKSUM_BYTES = 4;
const checksumOf = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes)).subarray(0, CHECKSUM_BYTES);

const base58check: Alphabet = { encoding: 'base58check', letters: BITCOIN };

/** Base58 of the content and the first four bytes of its double SHA-256. The first byte of the content is usually a version. */
const base58checkCodec: Codec = {
  encode(content) {
    refuseLargeNumber(content, 'base58check');
    return writeLetters(digitsOfBytes(concatBytes([content.bytes, checksumOf(content.bytes)]), BITCOIN.length), BITCOIN);
  },
  decode(text) {
    const whole = readNumber(text, base58check);
    const bytes = whole.slice(0, -CHECKSUM_BYTES);
    const checksum = whole.subarray(bytes.length);
    if (whole.length < CHECKSUM_BYTES || !equalBytes(checksum, checksumOf(bytes))) throw refusal('wrong-checksum', 'base58check');
    return { bytes, isProven: true, details: [{ name: 'checksum', value: encodeHex(checksum) }] };
  },
};

/** Eight digits of any base up to 85 are a safe integer. */
const FEW_DIGITS = 8;

/** Returns the digits of the number that the bytes are, after a zero for each zero byte at the start. */
export function digitsOfBytes(bytes: Uint8Array, base: number): Uint8Array {
  const zeros = countZeros(bytes);
  if (zeros === bytes.length) return new Uint8Array(zeros);
  const count = Math.ceil(((bytes.length - zeros) * 8) / Math.log2(base)) + 1;
  const digits = fixedDigits(numberOfBytes(bytes), base, count);
  const start = countZeros(digits);
  return concatBytes([new Uint8Array(zeros), digits.subarray(start)]);
}

/** Returns the big-endian number of at least one byte. */
export const numberOfBytes = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes)}`);

/** Returns the last `count` digits of a number. Halves it again and again: digit by digit, a long number would take minutes. */
export function fixedDigits(number: bigint, base: number, count: number): Uint8Array {
  const digits = new Uint8Array(count);
  const powers = new Map<number, bigint>();
  write(number, 0, count);
  return digits;

  function write(part: bigint, start: number, end: number): void {
    if (end - start > FEW_DIGITS) {
      const middle = (start + end) >> 1;
      const power = powerOf(end - middle);
      write(part / power, start, middle);
      write(part % power, middle, end);
      return;
    }
    let rest = Number(part);
    for (let at = end - 1; at >= start; at--) {
      digits[at] = rest % base;
      rest = Math.floor(rest / base);
    }
  }

  function powerOf(exponent: number): bigint {
    const power = powers.get(exponent) ?? BigInt(base) ** BigInt(exponent);
    powers.set(exponent, power);
    return power;
  }
}

/** Returns the bytes of the number with these digits, after a zero byte for each zero at the start. */
function bytesOfDigits(digits: Uint8Array, base: number): Uint8Array<ArrayBuffer> {
  const zeros = countZeros(digits);
  return concatBytes([new Uint8Array(zeros), bytesOfNumber(numberOfDigits(digits.subarray(zeros), base))]);
}

/** Returns the number with these digits in a base of at most 85. */
export function numberOfDigits(digits: Uint8Array, base: number): bigint {
  if (digits.length <= FEW_DIGITS) {
    let number = 0;
    for (const digit of digits) number = number * base + digit;
    return BigInt(number);
  }
  const middle = digits.length >> 1;
  const power = BigInt(base) ** BigInt(digits.length - middle);
  return numberOfDigits(digits.subarray(0, middle), base) * power + numberOfDigits(digits.subarray(middle), base);
}

/** Returns the fewest bytes that a number has; none for zero. */
export function bytesOfNumber(number: bigint): Uint8Array<ArrayBuffer> {
  if (number === 0n) return new Uint8Array();
  const hex = number.toString(16);
  return decodeHex(hex.length % 2 === 0 ? hex : `0${hex}`, FIELD);
}

function countZeros(values: Uint8Array): number {
  let count = 0;
  while (count < values.length && values[count] === 0) count++;
  return count;
}

export const radixCodecs = {
  base36: radixCodec({ encoding: 'base36', letters: DIGITS + LOWER, ignoresCase: true }),
  base58: radixCodec({ encoding: 'base58', letters: BITCOIN }),
  'base58-flickr': radixCodec({ encoding: 'base58-flickr', letters: FLICKR }),
  'base58-ripple': radixCodec({ encoding: 'base58-ripple', letters: RIPPLE }),
  base58check: base58checkCodec,
  base62: radixCodec({ encoding: 'base62', letters: DIGITS + UPPER + LOWER }),
  'base62-lowercase-first': radixCodec({ encoding: 'base62-lowercase-first', letters: DIGITS + LOWER + UPPER }),
} satisfies Partial<Record<Encoding, Codec>>;
