import { InputError } from '../../contract/errors.ts';
import { countCodePoints } from '../charset/utf8.ts';
import { decodeHex, encodeHex } from '../hex/hex.ts';
import { toInteger } from '../uuid/uuid.ts';

/** Crockford's base 32, which excludes I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;
/** Letters that Crockford reads as similar digits. */
const ALIASES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

export const ULID_BYTES = 16;
/** The last millisecond that 48 bits can count, in the year 10889. */
export const MAX_ULID_MS = 2 ** 48 - 1;
export const RANDOMNESS_BITS = 80n;

/** Formats 16 bytes as 26 uppercase characters (ULID specification, "Canonical String Representation"). */
export function formatUlid(bytes: Uint8Array): string {
  const integer = toInteger(bytes);
  return Array.from({ length: LENGTH }, (_, place) => DIGITS[Number((integer >> BigInt(5 * (LENGTH - 1 - place))) & 31n)]).join('');
}

/** Composes a ULID from milliseconds since 1970 and 80 bits of randomness. */
export const composeUlid = (milliseconds: number, randomness: bigint): Uint8Array => toBytes((BigInt(milliseconds) << RANDOMNESS_BITS) | randomness);

/** Returns milliseconds since 1970. */
export const millisecondsOf = (bytes: Uint8Array): number => Number(toInteger(bytes) >> RANDOMNESS_BITS);

/**
 * Parses a ULID in either case; I and L are read as 1, O as 0. Surrounding whitespace is ignored.
 * @throws InputError `invalid-ulid` on `field` at the first invalid character, or at the end; `ulid-overflow`
 * if it exceeds 128 bits: its first character is over 7.
 */
export function parseUlid(text: string, field: string): Uint8Array {
  const trimmed = text.trim();
  const start = countCodePoints(text, text.indexOf(trimmed));
  const characters = Array.from(trimmed.toUpperCase(), (character) => ALIASES[character] ?? character);
  const foreign = characters.findIndex((character) => !DIGITS.includes(character));
  const wrong = foreign >= 0 && foreign < LENGTH ? foreign : Math.min(characters.length, LENGTH);
  if (foreign >= 0 || characters.length !== LENGTH) throw new InputError('invalid-ulid', { field, position: { character: start + wrong + 1 } });
  const integer = characters.reduce((sum, character) => (sum << 5n) | BigInt(DIGITS.indexOf(character)), 0n);
  if (integer >> 128n !== 0n) throw new InputError('ulid-overflow', { field, position: { character: start + 1 } });
  return toBytes(integer);
}

/** Returns the 80 random bits as 20 hex digits. */
export const randomnessOf = (bytes: Uint8Array): string => encodeHex(bytes.subarray(6));

const toBytes = (integer: bigint): Uint8Array => decodeHex(integer.toString(16).padStart(2 * ULID_BYTES, '0'), '');
