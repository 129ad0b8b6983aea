import { InputError, unlessRefused } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../base64/base64.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import { decodeHex, encodeHex } from '../hex/hex.ts';
import { ending, pattern, peel, quotes } from '../surroundings/surroundings.ts';
import type { DigestEncoding, MessageEncoding, Verdict } from './encodings.ts';

/**
 * Decodes a text to bytes.
 * @throws InputError `unpaired-surrogate`, `invalid-hex` or `invalid-base64` on `field`.
 */
export function readMessage(text: string, encoding: MessageEncoding, field: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'hex') return decodeHex(text, field);
  if (encoding === 'base64') return decodeBase64(text, field);
  return encodeUtf8(text, field);
}

export function formatDigest(bytes: Uint8Array, encoding: DigestEncoding): string {
  if (encoding === 'base64') return encodeBase64(bytes);
  if (encoding === 'base64url') return encodeBase64(bytes, { urlSafe: true });
  if (encoding === 'binary') return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return encodeHex(bytes, { uppercase: encoding === 'hex-uppercase' });
}

/**
 * Returns the bytes of a digest in common formats: a line of sha256sum or of `--tag` (and of openssl), a webhook
 * header, a Subresource Integrity value, hex or Base64. Algorithm and file names are ignored. Whitespace alone
 * is not a digest: `undefined`. Returns the first of several digests.
 * @throws InputError `invalid-digest` on `field`.
 */
export const parseDigest = (text: string, field: string): Uint8Array | undefined => parseDigests(text, field)[0];

/**
 * Returns all digests of a value: a webhook header has several while a key is rotated, a Subresource Integrity value one for each
 * algorithm.
 * @throws InputError `invalid-digest` on `field`.
 */
export function parseDigests(text: string, field: string): readonly Uint8Array[] {
  const { text: bare } = peel(text, [quotes, ending]);
  if (bare === '') return [];
  const one = readOne(bare);
  if (one) return [one];
  const value = peel(bare, [headerName, quotes, ending]).text;
  const single = readOne(value);
  if (single) return [single];
  const several = readSeveral(value);
  if (several.length === 0) throw new InputError('invalid-digest', { field });
  return several;
}

const readOne = (text: string): Uint8Array | undefined => {
  for (const read of [readChecksumLine, readTaggedLine, readPrefixed, readIntegrity, readHexOrBase64]) {
    const bytes = read(text);
    if (bytes) return bytes;
  }
  return undefined;
};

/** Header name in requests and responses: `X-Hub-Signature-256: …`. */
const headerName = pattern('name', /^["']?[A-Za-z][\w-]{1,60}["']?:\s{1,9}(\S.*)$/dsu);

/** Reads `t=1,v1=HEX,v1=HEX` of Stripe, `v1,BASE64 v1,BASE64` of Standard Webhooks, and values separated by spaces or commas. */
function readSeveral(text: string): readonly Uint8Array[] {
  const versioned = Array.from(text.matchAll(/(?<![^\s,;])v\d[=,]([\w+/=-]+)/gu), ([, value = '']) => value);
  const values = versioned.length > 0 ? versioned : text.split(/[\s,]+/u).filter((value) => /^sha/iu.test(value));
  const digests = values.map(readOne).filter((bytes) => bytes !== undefined);
  return digests.length === values.length ? digests : [];
}

export function compareDigests(actual: Uint8Array, expected: Uint8Array | undefined): Verdict {
  if (!expected) return 'not-compared';
  return equalInConstantTime(actual, expected) ? 'match' : 'mismatch';
}

/** Whether the digests are equal. The time does not depend on where they differ. */
export function equalInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

/** Returns the bytes of plain hex, otherwise of plain Base64; `undefined` if it is neither, or empty. */
export const readHexOrBase64 = (text: string): Uint8Array | undefined => readHex(text) ?? attempt(() => decodeBase64(text, ''));

const readHex = (text: string): Uint8Array | undefined => attempt(() => decodeHex(text, ''));

function attempt(decode: () => Uint8Array): Uint8Array | undefined {
  const bytes = unlessRefused(decode);
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/** Reads `HEX  name` or `HEX *name`; a leading backslash means that the name is escaped. */
function readChecksumLine(text: string): Uint8Array | undefined {
  const hex = /^\\?([0-9a-f]+) [ *]./iu.exec(text)?.[1];
  return hex === undefined ? undefined : readHex(hex);
}

/** Reads `NAME (file) = HEX`, and `NAME(file)= HEX` as written by openssl. */
function readTaggedLine(text: string): Uint8Array | undefined {
  const tail = /\) ?= ?([0-9a-f]+)$/iu.exec(text);
  const opens = text.indexOf('(');
  return tail?.[1] !== undefined && opens > 0 && opens < tail.index ? readHex(tail[1]) : undefined;
}

/** Reads `sha256=…` or `sha256:…`, the value in hex or Base64, also after an image name; `sha-256=:…:` of RFC 9530. */
function readPrefixed(text: string): Uint8Array | undefined {
  const [, value] = /^(?:[^\s@]{1,300}@)?[a-z][\w-]*[=:]:?(\S+?):?$/iu.exec(text) ?? [];
  return value === undefined ? undefined : readHexOrBase64(value);
}

/** Reads `sha256-` and Base64 (W3C Subresource Integrity). */
function readIntegrity(text: string): Uint8Array | undefined {
  const value = /^sha(?:1|256|384|512)-(\S+)$/iu.exec(text)?.[1];
  return value === undefined ? undefined : readHexOrBase64(value);
}
