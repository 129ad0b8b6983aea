import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { isJsonObject } from '../../lib/json-text/json-text.ts';
import { readCertificate, readPkcs1Private, readPkcs1Public, readPkcs8, readSec1, readSpki } from '../../lib/key/der-key.ts';
import { invalidKey, readingKey } from '../../lib/key/invalid-key.ts';
import type { Jwk } from '../../lib/key/jwk.ts';
import { readJwk } from '../../lib/key/jwk.ts';
import type { Key } from '../../lib/key/key.ts';
import { readSshPrivateFile } from '../../lib/openssh-key/private-key.ts';
import { readSshLine } from '../../lib/openssh-key/public-key.ts';
import { checkKey } from './check-key.ts';
import type { FoundKey } from './find-key.ts';
import { findKey } from './find-key.ts';
import type { PairKey } from './pair-key.ts';

/** A text that holds a key, and what opens it. */
export interface Lock {
  readonly passphrase: string;
  /** The field that holds the key. */
  readonly field: string;
}

type Watch = Pick<RunContext, 'signal' | 'progress' | 'derivePbkdf2'>;
type FoundPem = Extract<FoundKey, { kind: 'pem' }>;

/**
 * Reads the first key of a text.
 * @throws InputError `invalid-key`, `unsupported-key` or `key-derivation-too-costly` on the key's field;
 *   `passphrase-required` or `wrong-passphrase` on `passphrase`.
 */
export async function readKey(text: string, lock: Lock, watch: Watch): Promise<PairKey> {
  const found = findKey(text);
  if (!found) throw new InputError('unsupported-key', { field: lock.field });
  try {
    return await checkKey(await readFound(found, lock, watch), lock.field, watch.signal);
  } catch (error) {
    if (error instanceof InputError && error.code === 'invalid-key' && error.params.reason === 'unsupported') {
      throw new InputError('unsupported-key', { field: lock.field });
    }
    throw error;
  }
}

async function readFound(found: FoundKey, lock: Lock, watch: Watch): Promise<Key> {
  if (found.kind === 'pem') return readPem(found, lock, watch);
  if (found.kind === 'jwk') return readJson(found.json, lock.field);
  if (found.kind === 'ssh') return readSshLine(found.text, lock.field);
  throw invalidKey(lock.field, 'unreadable');
}

type ReadDer = (der: Uint8Array, field: string) => Key | Promise<Key>;

const readers: Readonly<Record<string, ReadDer>> = {
  'PRIVATE KEY': readPkcs8,
  'RSA PRIVATE KEY': (der, field) => readPkcs1Private(der, field),
  'EC PRIVATE KEY': (der, field) => readSec1(der, field),
  'PUBLIC KEY': readSpki,
  'RSA PUBLIC KEY': (der, field) => readPkcs1Public(der, field),
  CERTIFICATE: readCertificate,
};

async function readPem({ label, head, base64 }: FoundPem, lock: Lock, watch: Watch): Promise<Key> {
  const { field } = lock;
  const bytes = readingKey(field, () => decodeBase64(base64, field));
  if (label === 'OPENSSH PRIVATE KEY') {
    const file = readSshPrivateFile(bytes, field);
    return opened(await file.open(file.isEncrypted ? passphraseOf(lock) : new Uint8Array(), watch));
  }
  if (label === 'ENCRYPTED PRIVATE KEY') {
    const { readEncryptedPkcs8 } = await import('../../lib/key/pbes2.ts');
    return readPkcs8(opened(await readEncryptedPkcs8(bytes, field, watch)(passphraseOf(lock))), field);
  }
  const read = readers[label];
  if (!read) throw invalidKey(field, 'unsupported');
  if (!head.get('Proc-Type')?.includes('ENCRYPTED')) return read(bytes, field);
  const { readEncryptedPem } = await import('../../lib/key/encrypted-pem.ts');
  return read(opened(await readEncryptedPem(head.get('DEK-Info') ?? '', bytes, field)(passphraseOf(lock))), field);
}

function passphraseOf({ passphrase }: Lock): Uint8Array {
  if (passphrase === '') throw new InputError('passphrase-required', { field: 'passphrase' });
  return encodeUtf8(passphrase, 'passphrase');
}

function opened<Content>(content: Content | undefined): Content {
  if (content === undefined) throw new InputError('wrong-passphrase', { field: 'passphrase' });
  return content;
}

async function readJson(json: string, field: string): Promise<Key> {
  const value = parseObject(json, field);
  const jwk = Array.isArray(value.keys) ? (value.keys as readonly JsonValue[]).find(isJsonObject) : value;
  if (!jwk) throw invalidKey(field, 'unreadable');
  const key = await readJwk(jwk, field);
  // The point of an Edwards curve follows from the private key, so that the reader does not look at the one that is given.
  if (key.kind === 'okp' && jwk.d !== undefined && jwk.x !== undefined) await checkGivenPoint(jwk, key.publicKey, field);
  return key;
}

function parseObject(json: string, field: string): Jwk {
  try {
    const value = JSON.parse(json) as JsonValue;
    if (isJsonObject(value)) return value;
  } catch (error) {
    // A RangeError comes of objects in objects, thousands deep.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
  }
  throw invalidKey(field, 'unreadable');
}

async function checkGivenPoint({ d: _d, ...publicPart }: Jwk, point: Uint8Array, field: string): Promise<void> {
  const given = await readJwk(publicPart, field);
  const isSame = given.kind === 'okp' && given.publicKey.every((byte, index) => byte === point[index]);
  if (!isSame) throw invalidKey(field, 'unreadable');
}
