import { InputError } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import { decodeHex } from '../hex/hex.ts';
import { curveBits } from '../key/curves.ts';
import type { FoundKey } from '../key/found-key.ts';
import { bitLength } from '../key/integers.ts';
import { invalidKey, isUnsupported } from '../key/invalid-key.ts';
import type { Jwk } from '../key/jwk.ts';
import type { Key } from '../key/key.ts';
import { digestLength } from '../signature/hashes.ts';
import type { Algorithm, Scheme } from './algorithms.ts';
import { findAlgorithm, schemes } from './algorithms.ts';
import type { ContentEncryptionName, KeyManagement, KeyManagementName } from './encryption-algorithms.ts';
import { findKeyManagement, keyManagements } from './encryption-algorithms.ts';

const FIELD = 'key';

export type KeyFormat = 'auto' | 'utf-8' | 'base64' | 'base64url' | 'hex' | 'pem' | 'jwk';

/** The requirements for a key: a set of keys is searched by them, and a single key must meet them. */
export interface KeyUse {
  readonly algorithm: Algorithm | KeyManagementName;
  /** For decryption: the algorithm of the content, whose keys have its name. */
  readonly encryption?: ContentEncryptionName;
  /** The `kid` of the token's header. */
  readonly keyId: string | undefined;
  readonly needsPrivate: boolean;
}

/** A key that matches the algorithm, and its number in the text. */
export interface FittingKey {
  readonly key: Key;
  readonly keyId: string | undefined;
  /** 1-based, in text order. */
  readonly number: number;
}

export interface FittingKeys {
  /** Keys with the token’s key ID come first. */
  readonly keys: readonly FittingKey[];
  /** Number of keys in the text, matching or not. */
  readonly count: number;
  /** The error to report if no key verifies the signature; `undefined` for a plain mismatch. */
  readonly refusal: InputError | undefined;
}

/**
 * Reads the keys of a text in its format, and filters them by the algorithm. If `auto` finds keys, the text is never used as an HMAC secret: otherwise a
 * public key could sign tokens (algorithm confusion).
 * @throws InputError `invalid-key`, `key-mismatch`, `key-not-found` or `unpaired-surrogate` on `key` if no key matches.
 */
export async function readKeys(text: string, format: KeyFormat, use: KeyUse): Promise<FittingKeys> {
  if (format !== 'auto' && format !== 'pem' && format !== 'jwk') return oneSecret(text, format, use);
  // Decoding a token does not need the key reader.
  const { findKeys } = await import('../key/find-keys.ts');
  const found = findKeys(text);
  const isSet = found.length > 1 || /["']keys["']\s*:\s*\[/u.test(text);
  if (found.length === 0 && !isSet) {
    if (format !== 'auto' || /^\s*(?:\{|-----BEGIN )/u.test(text)) throw invalidKey(FIELD, 'unreadable');
    return oneSecret(text, 'utf-8', use);
  }
  return isSet ? readSet(found, use) : readSingle(found, use);
}

/**
 * Reads the signing key: the first match, or the one with the key ID of the header.
 * @throws InputError as `readKeys` does.
 */
export async function readKey(text: string, format: KeyFormat, use: KeyUse): Promise<Key> {
  const { keys, refusal } = await readKeys(text, format, use);
  const [one] = keys;
  if (!one || refusal?.code === 'key-not-found') throw refusal ?? new InputError('key-not-found', { field: FIELD });
  return one.key;
}

function oneSecret(text: string, format: 'utf-8' | 'base64' | 'base64url' | 'hex', use: KeyUse): FittingKeys {
  const key = fitting({ kind: 'secret', secret: readSecret(text, format) }, use);
  return { keys: [{ key, keyId: undefined, number: 1 }], count: 1, refusal: undefined };
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

async function readSingle([found]: readonly FoundKey[], use: KeyUse): Promise<FittingKeys> {
  const keys = found ? [{ key: await readFitting(found, use), keyId: found.keyId, number: 1 }] : [];
  return { keys, count: keys.length, refusal: undefined };
}

/** Reads several keys, or a JWK Set with any number of keys. */
async function readSet(found: readonly FoundKey[], use: KeyUse): Promise<FittingKeys> {
  const keys: FittingKey[] = [];
  const refusals: InputError[] = [];
  let ownRefusal: InputError | undefined;
  for (const [index, one] of found.entries()) {
    const isOwn = use.keyId !== undefined && one.keyId === use.keyId;
    try {
      if (one.kind === 'jwk' && (!isSuitable(one.jwk, use) || (!isOwn && forbiddingMember(one.jwk, use)))) continue;
      const key = await readFitting(one, use);
      if (!use.needsPrivate || isPrivate(key)) keys.push({ key, keyId: one.keyId, number: index + 1 });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (isOwn) ownRefusal ??= error;
      refusals.push(error);
    }
  }
  const sorted = keys.toSorted((one, other) => Number(other.keyId === use.keyId) - Number(one.keyId === use.keyId));
  const hasOwn = use.keyId !== undefined && sorted[0]?.keyId === use.keyId;
  const refusal = (hasOwn ? undefined : ownRefusal) ?? refusalOf(found, keys, refusals, use);
  if (refusal && keys.length === 0) throw refusal;
  return { keys: sorted, count: found.length, refusal };
}

/** Returns why the right key may be missing from the matching ones. */
function refusalOf(found: readonly FoundKey[], keys: readonly FittingKey[], refusals: readonly InputError[], { keyId }: KeyUse): InputError | undefined {
  const unread = refusals.find((error) => error.code === 'invalid-key' && !isUnsupported(error));
  if (unread) return unread;
  const hasKeyIds = found.some((one) => one.keyId !== undefined);
  const isMissing = hasKeyIds && keyId !== undefined && !found.some((one) => one.keyId === keyId);
  if (isMissing || (keys.length === 0 && (hasKeyIds || refusals.length === 0))) return new InputError('key-not-found', { field: FIELD });
  return keys.length === 0 ? refusals[0] : undefined;
}

async function readFitting(found: FoundKey, use: KeyUse): Promise<Key> {
  const { readFoundKey } = await import('../key/read-keys.ts');
  const key = await readFoundKey(found, FIELD);
  if (found.kind !== 'jwk') return fitting(key, use);
  if (!allows(found.jwk, use)) throw mismatch(use);
  const forbidding = forbiddingMember(found.jwk, use);
  if (forbidding) throw mismatch(use, forbidding);
  return fitting(key, use);
}

function isPrivate(key: Key): boolean {
  if (key.kind === 'secret') return true;
  return (key.kind === 'rsa' ? key.privatePart : key.privateKey) !== undefined;
}

type Purpose = 'sign' | 'verify' | 'decrypt';

const purposeOf = ({ algorithm, needsPrivate }: Pick<KeyUse, 'algorithm'> & Partial<KeyUse>): Purpose =>
  findKeyManagement(algorithm) ? 'decrypt' : needsPrivate ? 'sign' : 'verify';

const schemeOf = (algorithm: Algorithm | KeyManagementName): Scheme | KeyManagement =>
  algorithm in keyManagements ? keyManagements[algorithm as KeyManagementName] : schemes[algorithm as Algorithm];

/** The operations that a key must allow at least one of. A key that is unwrapped or agreed decrypts the content. */
const keyOperations: Readonly<Record<Purpose, readonly string[]>> = {
  sign: ['sign'],
  verify: ['verify'],
  decrypt: ['decrypt', 'unwrapKey', 'deriveKey', 'deriveBits'],
};

/**
 * Returns the member of a JWK that forbids the operation (RFC 7517, sections 4.2 and 4.3). A private key that may sign also verifies: its public part is
 * used, which is never marked separately.
 */
function forbiddingMember({ use: ownUse, key_ops: operations, d }: Jwk, use: KeyUse): 'use' | 'key_ops' | undefined {
  const purpose = purposeOf(use);
  if (ownUse !== undefined && ownUse !== (purpose === 'decrypt' ? 'enc' : 'sig')) return 'use';
  if (!Array.isArray(operations)) return undefined;
  const isAllowed =
    keyOperations[purpose].some((name) => operations.includes(name)) || (purpose === 'verify' && d !== undefined && operations.includes('sign'));
  return isAllowed ? undefined : 'key_ops';
}

const keyTypes = { secret: 'oct', rsa: 'RSA', ec: 'EC', okp: 'OKP' } as const;

/** Whether a member of a set has the right type, according to its own parameters. */
function isSuitable(jwk: Jwk, use: KeyUse): boolean {
  const scheme = schemeOf(use.algorithm);
  if (jwk.kty !== keyTypes[scheme.kind] || !allows(jwk, use)) return false;
  if ('curve' in scheme && scheme.curve !== undefined && jwk.crv !== undefined && jwk.crv !== scheme.curve) return false;
  return !use.needsPrivate || scheme.kind === 'secret' || jwk.d !== undefined;
}

/**
 * Whether the `alg` of a JWK, if present, allows the algorithm. EdDSA and the names of RFC 9864 refer to the same keys; a key that encrypts the content
 * itself may have the name of that encryption.
 */
function allows({ alg }: Jwk, { algorithm, encryption }: KeyUse): boolean {
  if (typeof alg !== 'string' || alg === algorithm || (algorithm === 'dir' && alg === encryption)) return true;
  const own = findAlgorithm(alg);
  return own !== undefined && schemes[own].kind === 'okp' && schemeOf(algorithm).kind === 'okp' && (own === 'EdDSA' || algorithm === 'EdDSA');
}

function fitting(key: Key, use: KeyUse): Key {
  const scheme = schemeOf(use.algorithm);
  const fits =
    scheme.kind === key.kind &&
    (!('curve' in scheme) || !('curve' in key) || scheme.curve === undefined || scheme.curve === key.curve) &&
    (key.kind !== 'rsa' || !key.isPssOnly || ('padding' in scheme && scheme.padding === 'pss'));
  if (!fits) throw mismatch(use);
  return key;
}

/** The error for a key that does not match the algorithm, or whose parameters forbid its use. */
export const mismatch = (use: Pick<KeyUse, 'algorithm'> & Partial<KeyUse>, forbiddenBy: 'use' | 'key_ops' | '' = ''): InputError =>
  new InputError('key-mismatch', { field: FIELD, params: { algorithm: use.algorithm, forbiddenBy, operation: purposeOf(use) } });

/** Notes about the key that matched. `keyId` is the `kid` of the token's header. */
export function* notesOn(key: FittingKey, { count }: FittingKeys, keyId: string | undefined): Generator<'one-of-several-keys' | 'other-key-id'> {
  if (count > 1) yield 'one-of-several-keys';
  if (keyId !== undefined && key.keyId !== undefined && key.keyId !== keyId) yield 'other-key-id';
}

/** Returns the size in bits: of the secret, of the modulus, or of the curve. */
export function keySizeOf(key: Key): number {
  if (key.kind === 'secret') return key.secret.length * 8;
  return key.kind === 'rsa' ? bitLength(key.modulus) : curveBits[key.curve];
}

/** Whether an HMAC key is shorter than the hash, or an RSA key shorter than 2,048 bits (RFC 7518, sections 3.2 and 3.3). */
export function isWeak(key: Key, algorithm: Algorithm | KeyManagementName): boolean {
  const scheme = schemeOf(algorithm);
  // The length of a secret that decrypts is given.
  if (scheme.kind === 'secret') return !('way' in scheme) && keySizeOf(key) < digestLength(scheme.hash) * 8;
  return key.kind === 'rsa' && keySizeOf(key) < 2048;
}
