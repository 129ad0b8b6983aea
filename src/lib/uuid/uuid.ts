import { InputError } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../base64/base64.ts';
import { countCodePoints } from '../charset/utf8.ts';
import { decodeHex, encodeHex } from '../hex/hex.ts';
import type { UuidVariant, UuidVersion } from './kinds.ts';
import { uuidVersions } from './kinds.ts';

export const UUID_BYTES = 16;

/** Formats 16 bytes as 8-4-4-4-12 lowercase hex digits. */
export function formatUuid(bytes: Uint8Array): string {
  const hex = encodeHex(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export const toInteger = (bytes: Uint8Array): bigint => BigInt(`0x${encodeHex(bytes)}`);

/** Formats as an object identifier of ITU-T X.667. */
export const toOid = (bytes: Uint8Array): string => `2.25.${toInteger(bytes)}`;

export const toUrn = (bytes: Uint8Array): string => `urn:uuid:${formatUuid(bytes)}`;

/** Formats as 22 characters of Base64url. */
export const toBase64Url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });

/** Returns the bytes in the order in which Windows stores a GUID: the first three groups are little-endian. */
export function toGuidBytes(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15], (at) => bytes[at] ?? 0);
}

/**
 * Parses a UUID of any version in either case: hyphenated, 32 hex digits, either of these in braces or after
 * `urn:uuid:`; `2.25.` and the integer; 22 characters of Base64 or 24 with padding. Surrounding whitespace is ignored.
 * @throws InputError `invalid-uuid` on `field`, at the first invalid character, or at the end.
 */
export function parseUuid(text: string, field: string): Uint8Array {
  const trimmed = text.trim();
  const start = countCodePoints(text, text.indexOf(trimmed));
  const fail = (index: number): InputError => new InputError('invalid-uuid', { field, position: { character: start + index + 1 } });
  if (trimmed.startsWith('2.25.')) return readOid(trimmed, fail);
  if (/^(?:[\w+/-]{22}|[\w+/-]{22}==)$/u.test(trimmed)) return decodeBase64(trimmed, field);
  return readHexForm(trimmed, fail);
}

type Fail = (index: number) => InputError;

function readOid(text: string, fail: Fail): Uint8Array {
  const digits = text.slice('2.25.'.length);
  const foreign = digits.search(/\D/u);
  if (digits === '' || foreign >= 0) throw fail('2.25.'.length + Math.max(foreign, 0));
  // 2^128 has 39 digits; parsing a longer text as a number would be a waste of time.
  if (digits.length > 39 || BigInt(digits) >> 128n !== 0n) throw fail('2.25.'.length);
  return fromInteger(BigInt(digits));
}

const fromInteger = (integer: bigint): Uint8Array => decodeHex(integer.toString(16).padStart(32, '0'), '');

const HYPHENS = new Set([8, 13, 18, 23]);

function readHexForm(text: string, fail: Fail): Uint8Array {
  const prefix = /^(?:urn:uuid:|\{)/iu.exec(text)?.[0] ?? '';
  const hyphenated = text.charAt(prefix.length + 8) === '-';
  const end = prefix.length + (hyphenated ? 36 : 32);
  for (let at = prefix.length; at < end; at++) {
    const expected = hyphenated && HYPHENS.has(at - prefix.length) ? /^-$/u : /^[\da-f]$/iu;
    if (!expected.test(text.charAt(at))) throw fail(at);
  }
  const suffix = prefix === '{' ? '}' : '';
  if (text.slice(end, end + 2) !== suffix) throw fail(end + (suffix !== '' && text.charAt(end) === suffix ? 1 : 0));
  return decodeHex(text.slice(prefix.length, end).replaceAll('-', ''), '');
}

/** Returns the version (RFC 9562, section 4.2); empty for variants that define the field differently. */
export function versionOf(bytes: Uint8Array): UuidVersion | '' {
  if (bytes.every((byte) => byte === 0)) return 'nil';
  if (bytes.every((byte) => byte === 255)) return 'max';
  if (variantOf(bytes) !== 'rfc9562') return '';
  const version = (bytes[6] ?? 0) >> 4;
  return uuidVersions.find((name) => name === `v${version}`) ?? 'unknown';
}

/** Returns the variant (RFC 9562, section 4.1). */
export function variantOf(bytes: Uint8Array): UuidVariant {
  const bits = (bytes[8] ?? 0) >> 5;
  if (bits < 0b100) return 'ncs';
  if (bits < 0b110) return 'rfc9562';
  return bits === 0b110 ? 'microsoft' : 'future';
}

/** 100-nanosecond ticks from 1582-10-15T00:00:00Z to 1970-01-01T00:00:00Z. */
const GREGORIAN_TO_UNIX_TICKS = 0x01b21dd213814000n;
const TICKS_PER_MS = 10_000n;

/** Returns the time of a UUID of version 1, 6 or 7, in ticks of 100 ns since 1970-01-01T00:00:00Z. Others contain no time. */
export function unixTicksOf(bytes: Uint8Array): bigint | undefined {
  const hex = encodeHex(bytes);
  const version = versionOf(bytes);
  if (version === 'v1') return fromGregorianTicks(hex.slice(13, 16), hex.slice(8, 12), hex.slice(0, 8));
  if (version === 'v6') return fromGregorianTicks(hex.slice(0, 12), hex.slice(13, 16));
  if (version === 'v7') return BigInt(`0x${hex.slice(0, 12)}`) * TICKS_PER_MS;
  return undefined;
}

const fromGregorianTicks = (...hex: readonly string[]): bigint => BigInt(`0x${hex.join('')}`) - GREGORIAN_TO_UNIX_TICKS;

/** Returns milliseconds since 1970-01-01T00:00:00Z, rounded down. */
export function unixMillisecondsOf(bytes: Uint8Array): number | undefined {
  const ticks = unixTicksOf(bytes);
  if (ticks === undefined) return undefined;
  const rest = ((ticks % TICKS_PER_MS) + TICKS_PER_MS) % TICKS_PER_MS;
  return Number((ticks - rest) / TICKS_PER_MS);
}

/** Sets the version and variant fields of 16 bytes (RFC 9562, sections 4.1 and 4.2). Modifies and returns `bytes`. */
export function stamp(bytes: Uint8Array, version: number): Uint8Array {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes;
}

/** Returns the ticks of 100 ns since 1582-10-15T00:00:00Z that versions 1 and 6 count; `fraction` is a part of a millisecond. */
export const toGregorianTicks = (unixMilliseconds: number, fraction = 0): bigint =>
  BigInt(unixMilliseconds) * TICKS_PER_MS + BigInt(Math.floor(fraction * Number(TICKS_PER_MS))) + GREGORIAN_TO_UNIX_TICKS;
