import { aeskw } from '@noble/ciphers/aes.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { ignoreRefusal, InputError, unlessRefused } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { concatBytes } from '../bytes/concat.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import type { Pbkdf2Context } from '../hash/pbkdf2.ts';
import { derivePbkdf2, MAX_ROUNDS } from '../hash/pbkdf2.ts';
import { isJsonObject } from '../json-text/json-text.ts';
import { loadEcCurve } from '../key/curves.ts';
import { unlessWrong } from '../key/gcm.ts';
import { invalidKey } from '../key/invalid-key.ts';
import { readJwk } from '../key/jwk.ts';
import type { EcKey, Key, RsaKey } from '../key/key.ts';
import { hashes } from '../signature/hashes.ts';
import { decryptOaep, decryptPkcs1 } from '../signature/rsa-decrypt.ts';
import type { Sealed } from './content-encryption.ts';
import { decryptContent, decryptGcm } from './content-encryption.ts';
import type { ContentEncryptionName, KeyManagement, KeyManagementName } from './encryption-algorithms.ts';
import { contentEncryptions, keyManagements } from './encryption-algorithms.ts';
import { mismatch } from './keys.ts';

/** Where errors about the header and about the key belong. */
const HEADER = 'jwt';
const KEY = 'key';

/** A JSON Web Encryption for one recipient (RFC 7516), decoded. */
export interface Jwe extends Sealed {
  /** The protected and unprotected members. */
  readonly header: Header;
  readonly algorithm: KeyManagementName;
  readonly encryption: ContentEncryptionName;
  readonly encryptedKey: Uint8Array;
}

type Header = { readonly [name: string]: JsonValue };

/**
 * Decrypts the content; undefined if the key is wrong or anything was modified (RFC 7516, section 5.2). The key must match the algorithm.
 * @throws InputError on `key`: `invalid-key` for a public key, `key-length`, `key-mismatch`. On `jwt`: `invalid-encryption-header`,
 *   `key-derivation-too-costly`.
 */
export async function decryptJwe(jwe: Jwe, key: Key, context: Pbkdf2Context): Promise<Uint8Array | undefined> {
  const encryption = contentEncryptions[jwe.encryption];
  const contentKey = await findContentKey(jwe, key, context);
  return contentKey?.length === encryption.keyBytes ? decryptContent(encryption, contentKey, jwe) : undefined;
}

async function findContentKey(jwe: Jwe, key: Key, context: Pbkdf2Context): Promise<Uint8Array | undefined> {
  const management: KeyManagement = keyManagements[jwe.algorithm];
  if (management.kind === 'secret' && key.kind === 'secret') return openWithSecret(management, jwe, key.secret, context);
  if (management.kind === 'rsa' && key.kind === 'rsa') return openWithRsa(management, jwe, key, context.signal);
  if (management.kind === 'ec' && key.kind === 'ec') return openWithEc(management, jwe, key);
  throw mismatch({ algorithm: jwe.algorithm });
}

async function openWithSecret(
  management: Extract<KeyManagement, { readonly kind: 'secret' }>,
  jwe: Jwe,
  secret: Uint8Array,
  context: Pbkdf2Context,
): Promise<Uint8Array | undefined> {
  const { header, algorithm, encryption, encryptedKey } = jwe;
  if (management.way === 'password') return unwrap(await deriveFromPassword(management, jwe, secret, context), encryptedKey);
  const expected = management.way === 'direct' ? contentEncryptions[encryption].keyBytes : management.bytes;
  if (secret.length !== expected) {
    throw new InputError('key-length', {
      field: KEY,
      params: { algorithm: management.way === 'direct' ? encryption : algorithm, count: secret.length, expected },
    });
  }
  // The key is given, and so none may be in the token (RFC 7516, section 5.2, step 10).
  if (management.way === 'direct') return encryptedKey.length === 0 ? secret : undefined;
  if (management.way === 'wrap') return unwrap(secret, encryptedKey);
  return decryptGcm(secret, { iv: bytesOf(header, 'iv'), tag: bytesOf(header, 'tag'), ciphertext: encryptedKey, additionalData: new Uint8Array() });
}

const MIN_WRAPPED_BYTES = 24;

/** Unwraps a key with AES Key Wrap (RFC 3394). */
function unwrap(key: Uint8Array, wrapped: Uint8Array): Uint8Array | undefined {
  return wrapped.length < MIN_WRAPPED_BYTES || wrapped.length % 8 !== 0 ? undefined : unlessWrong(() => aeskw(key).decrypt(wrapped));
}

/** PBES2 (RFC 7518, section 4.8). */
async function deriveFromPassword(
  { hash, bytes }: Extract<KeyManagement, { readonly way: 'password' }>,
  { header, algorithm }: Jwe,
  password: Uint8Array,
  context: Pbkdf2Context,
): Promise<Uint8Array> {
  const rounds = header['p2c'];
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1) throw invalidHeader('p2c');
  if (rounds > MAX_ROUNDS) throw new InputError('key-derivation-too-costly', { field: HEADER, params: { rounds } });
  const salt = concatBytes([encodeUtf8(algorithm, HEADER), Uint8Array.of(0), bytesOf(header, 'p2s')]);
  return derivePbkdf2(password, { hash, salt, rounds, length: bytes }, context);
}

async function openWithRsa(
  management: Extract<KeyManagement, { readonly kind: 'rsa' }>,
  { encryptedKey }: Jwe,
  key: RsaKey,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { privatePart } = key;
  if (!privatePart) throw invalidKey(KEY, 'public');
  const decrypting = { ...key, privatePart };
  if (management.way === 'pkcs1') return decryptPkcs1(decrypting, encryptedKey, signal);
  const digest = management.hash === 'sha-1' ? sha1 : hashes[management.hash];
  return decryptOaep(decrypting, { digest, maskDigest: digest, label: new Uint8Array() }, encryptedKey, signal);
}

async function openWithEc({ bytes }: Extract<KeyManagement, { readonly kind: 'ec' }>, jwe: Jwe, key: EcKey): Promise<Uint8Array | undefined> {
  const { header, algorithm, encryption, encryptedKey } = jwe;
  if (!key.privateKey) throw invalidKey(KEY, 'public');
  const sender = await readEphemeralKey(header);
  if (sender.curve !== key.curve) throw mismatch({ algorithm });
  // The x coordinate without the byte of the sign.
  const shared = (await loadEcCurve(key.curve)).getSharedSecret(key.privateKey, sender.publicKey, true).subarray(1);
  if (bytes === undefined) return encryptedKey.length === 0 ? deriveKey(shared, encryption, contentEncryptions[encryption].keyBytes, header) : undefined;
  return unwrap(deriveKey(shared, algorithm, bytes, header), encryptedKey);
}

async function readEphemeralKey({ epk }: Header): Promise<EcKey> {
  // An error in the header's key is not about the reader's.
  const key = isJsonObject(epk) ? await readJwk(epk, KEY).catch(ignoreRefusal) : undefined;
  if (key?.kind !== 'ec') throw invalidHeader('epk');
  return key;
}

/** Concat KDF with SHA-256 (RFC 7518, section 4.6.2; NIST SP 800-56A, section 5.8.1). */
function deriveKey(shared: Uint8Array, algorithm: string, length: number, header: Header): Uint8Array {
  const parties = ['apu', 'apv'].map((name) => (header[name] === undefined ? new Uint8Array() : bytesOf(header, name)));
  const info = [encodeUtf8(algorithm, HEADER), ...parties].flatMap((part) => [uint32(part.length), part]);
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    hashes['sha-256'](concatBytes([uint32(index + 1), shared, ...info, uint32(length * 8)])),
  );
  return concatBytes(blocks).subarray(0, length);
}

function uint32(integer: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, integer);
  return bytes;
}

function bytesOf(header: Header, name: string): Uint8Array {
  const value = header[name];
  const bytes = typeof value === 'string' ? unlessRefused(() => decodeBase64(value, HEADER)) : undefined;
  if (!bytes) throw invalidHeader(name);
  return bytes;
}

const invalidHeader = (name: string): InputError => new InputError('invalid-encryption-header', { field: HEADER, params: { name } });
