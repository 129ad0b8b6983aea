import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import { isJsonObject } from '../../lib/json-text/json-text.ts';
import { curveBits } from '../../lib/key/curves.ts';
import { bitLength } from '../../lib/key/integers.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import type { Jwk } from '../../lib/key/jwk.ts';
import { readJwk } from '../../lib/key/jwk.ts';
import type { Key } from '../../lib/key/key.ts';
import { looksLikePem, readPemKey } from '../../lib/key/pem.ts';
import { digestLength } from '../../lib/signature/hashes.ts';
import type { Algorithm } from './algorithms.ts';
import { findAlgorithm, schemes } from './algorithms.ts';

const FIELD = 'key';

export type KeyFormat = 'auto' | 'utf-8' | 'base64' | 'base64url' | 'hex' | 'pem' | 'jwk';

/** What a key is for: a set of keys is searched by it, and a single key must fit it. */
export interface KeyUse {
  readonly algorithm: Algorithm;
  /** The `kid` of the token's header. */
  readonly keyId: string | undefined;
  readonly needsPrivate: boolean;
}

/**
 * Reads the key in its format and holds it against the algorithm. What `auto` takes for a PEM or a JWK never becomes an
 * HMAC secret: else a public key, which everybody has, would sign tokens (algorithm confusion).
 * @throws InputError `invalid-key`, `key-mismatch`, `key-not-found` or `unpaired-surrogate` on `key`.
 */
export async function readKey(text: string, format: KeyFormat, use: KeyUse): Promise<Key> {
  const actual = format === 'auto' ? detectFormat(text) : format;
  if (actual === 'jwk') return readJsonKey(text, use);
  return fitting(actual === 'pem' ? await readPemKey(text, FIELD) : { kind: 'secret', secret: readSecret(text, actual) }, use);
}

function detectFormat(text: string): 'pem' | 'jwk' | 'utf-8' {
  if (looksLikePem(text)) return 'pem';
  return text.trimStart().startsWith('{') ? 'jwk' : 'utf-8';
}

function readSecret(text: string, format: 'utf-8' | 'base64' | 'base64url' | 'hex'): Uint8Array {
  if (format === 'utf-8') return encodeUtf8(text, FIELD);
  try {
    return format === 'hex' ? decodeHex(text, FIELD) : decodeBase64(text, FIELD);
  } catch (error) {
    if (error instanceof InputError) throw invalidKey(FIELD, 'unreadable', error.position);
    throw error;
  }
}

async function readJsonKey(text: string, use: KeyUse): Promise<Key> {
  const value = parseKeyJson(text);
  if (!Array.isArray(value.keys)) return readMember(value, use);
  const jwk = value.keys
    .filter(isJsonObject)
    .find((member: Jwk) => (use.keyId === undefined ? !forbiddingMember(member, use) : member.kid === use.keyId) && suits(member, use));
  if (!jwk) throw new InputError('key-not-found', { field: FIELD });
  return readMember(jwk, use);
}

function parseKeyJson(text: string): Jwk {
  try {
    const value = JSON.parse(text) as JsonValue;
    if (isJsonObject(value)) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidKey(FIELD, 'unreadable');
}

async function readMember(jwk: Jwk, use: KeyUse): Promise<Key> {
  const key = await readJwk(jwk, FIELD);
  if (!allows(jwk, use)) throw mismatch(use);
  const forbidding = forbiddingMember(jwk, use);
  if (forbidding) throw mismatch(use, forbidding);
  return fitting(key, use);
}

/**
 * The member of a JWK that forbids what it is to be used for (RFC 7517, sections 4.2 and 4.3). A private key that may sign
 * also verifies: its public part is used, which nobody marks.
 */
function forbiddingMember({ use, key_ops: operations, d }: Jwk, { needsPrivate }: KeyUse): 'use' | 'key_ops' | undefined {
  if (use !== undefined && use !== 'sig') return 'use';
  if (!Array.isArray(operations)) return undefined;
  const isAllowed = operations.includes(needsPrivate ? 'sign' : 'verify') || (!needsPrivate && d !== undefined && operations.includes('sign'));
  return isAllowed ? undefined : 'key_ops';
}

const keyTypes = { secret: 'oct', rsa: 'RSA', ec: 'EC', okp: 'OKP' } as const;

/** Whether a member of a set is of the right type, by what it says of itself. */
function suits(jwk: Jwk, use: KeyUse): boolean {
  const scheme = schemes[use.algorithm];
  if (jwk.kty !== keyTypes[scheme.kind] || !allows(jwk, use)) return false;
  if ('curve' in scheme && scheme.curve !== undefined && jwk.crv !== scheme.curve) return false;
  return !use.needsPrivate || scheme.kind === 'secret' || jwk.d !== undefined;
}

/** Whether the `alg` of a JWK, if it has one, allows the algorithm; EdDSA and the names of RFC 9864 mean the same keys. */
function allows({ alg }: Jwk, { algorithm }: KeyUse): boolean {
  if (typeof alg !== 'string' || alg === algorithm) return true;
  const own = findAlgorithm(alg);
  return own !== undefined && schemes[own].kind === 'okp' && schemes[algorithm].kind === 'okp' && (own === 'EdDSA' || algorithm === 'EdDSA');
}

function fitting(key: Key, use: KeyUse): Key {
  const scheme = schemes[use.algorithm];
  const fits =
    scheme.kind === key.kind &&
    (!('curve' in scheme) || !('curve' in key) || scheme.curve === undefined || scheme.curve === key.curve) &&
    (scheme.kind !== 'rsa' || key.kind !== 'rsa' || !key.isPssOnly || scheme.padding === 'pss');
  if (!fits) throw mismatch(use);
  return key;
}

/** The error for a key that does not fit the algorithm, or that a member of it forbids to use. */
export const mismatch = ({ algorithm, needsPrivate }: Pick<KeyUse, 'algorithm'> & Partial<KeyUse>, forbiddenBy: 'use' | 'key_ops' | '' = ''): InputError =>
  new InputError('key-mismatch', { field: FIELD, params: { algorithm, forbiddenBy, operation: needsPrivate === true ? 'sign' : 'verify' } });

/** Size in bits: of the secret, of the modulus, or of the curve. */
export function keySizeOf(key: Key): number {
  if (key.kind === 'secret') return key.secret.length * 8;
  return key.kind === 'rsa' ? bitLength(key.modulus) : curveBits[key.curve];
}

/** An HMAC key shorter than the hash, or RSA under 2,048 bits (RFC 7518, sections 3.2 and 3.3). */
export function isWeak(key: Key, algorithm: Algorithm): boolean {
  const scheme = schemes[algorithm];
  if (scheme.kind === 'secret') return keySizeOf(key) < digestLength(scheme.hash) * 8;
  return key.kind === 'rsa' && keySizeOf(key) < 2048;
}
