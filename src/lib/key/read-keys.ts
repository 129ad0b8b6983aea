import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import { readSshBlob, readSshLine } from '../openssh-key/public-key.ts';
import type { DerForm } from './der-form.ts';
import { formOfDer } from './der-form.ts';
import { readCertificate, readPkcs1Private, readPkcs1Public, readPkcs8, readRequest, readSec1, readSpki } from './der-key.ts';
import type { FoundKey } from './found-key.ts';
import { findKeys } from './find-keys.ts';
import { invalidKey, isUnsupported, unsupportedKey } from './invalid-key.ts';
import { readJwk } from './jwk.ts';
import type { Key } from './key.ts';
import type { Pkcs12Content } from './pkcs12.ts';

/** Decrypts encrypted keys. The passphrase field is `passphrase`. */
interface Unlock {
  readonly passphrase: string;
  readonly watch: Pick<RunContext, 'signal' | 'progress' | 'derivePbkdf2'>;
}

/**
 * Reads the first key of a text that `read` does not reject as unsupported.
 * @throws InputError thrown by `read`, or `invalid-key` on `field` with the reason `none`.
 */
export async function readFirst<Result>(text: string, field: string, read: (found: FoundKey) => Promise<Result>): Promise<Result> {
  let refusal: InputError | undefined;
  for (const found of findKeys(text)) {
    try {
      return await read(found);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? invalidKey(field, 'none');
}

/** @throws InputError `invalid-key` on `field`. */
export const readFirstKey = async (text: string, field: string): Promise<Key> => readFirst(text, field, async (found) => readFoundKey(found, field));

/**
 * Reads a key found in a text.
 * @throws InputError on `field`: `invalid-key`, also for encrypted keys without `unlock`; `key-derivation-too-costly`.
 *   On `passphrase`: `passphrase-required`, `wrong-passphrase`, `unpaired-surrogate`.
 */
export async function readFoundKey(found: FoundKey, field: string, unlock?: Unlock): Promise<Key> {
  if (found.kind === 'der') return openDer(found.form, found.der, field, unlock);
  if (found.kind === 'ssh') return readSshLine(found, field);
  if (found.kind === 'blob') return readSshBlob(found.bytes, field);
  if (found.kind === 'jwk') return readJwk(found.jwk, field);
  if (found.kind === 'sealed') return openPem(found.encryption, found.content, field, unlock);
  if (found.kind === 'openssh') return openSsh(found.bytes, field, unlock);
  if (found.kind === 'putty') return openPutty(found.text, field, unlock);
  throw found.kind === 'other' ? unsupportedKey(field, found.name) : invalidKey(field, 'unreadable');
}

type ReadDer = (der: Uint8Array, field: string) => Key | Promise<Key>;

const refuse =
  (name: string): ReadDer =>
  (_der, field) => {
    throw unsupportedKey(field, name);
  };

const readers: Readonly<Record<Exclude<DerForm, 'encrypted'>, ReadDer>> = {
  pkcs8: readPkcs8,
  pkcs1: (der, field) => readPkcs1Private(der, field),
  sec1: (der, field) => readSec1(der, field),
  spki: readSpki,
  'pkcs1-public': (der, field) => readPkcs1Public(der, field),
  certificate: readCertificate,
  request: readRequest,
  crl: refuse('X.509 CRL'),
  dsa: refuse('DSA'),
  pkcs7: refuse('PKCS #7'),
  pkcs12: refuse('PKCS #12'),
};

async function openDer(form: DerForm, der: Uint8Array, field: string, unlock: Unlock | undefined): Promise<Key> {
  if (form === 'encrypted') return openPkcs8(der, field, unlock);
  if (form === 'pkcs12' && unlock) return openPkcs12(der, field, unlock);
  return readers[form](der, field);
}

// Rare formats are loaded on demand.

async function openPkcs8(der: Uint8Array, field: string, unlock: Unlock | undefined): Promise<Key> {
  if (!unlock) throw invalidKey(field, 'encrypted');
  const { readEncryptedPkcs8 } = await import('./pbes2.ts');
  return readPkcs8(opened(await readEncryptedPkcs8(der, field, unlock.watch)(passphraseOf(unlock, field))), field);
}

/** Returns the first supported private key, or the key of a certificate if the file has no private keys. */
async function openPkcs12(der: Uint8Array, field: string, unlock: Unlock): Promise<Key> {
  const { keys, certificates, refusal: unread } = await unlockPkcs12(der, field, unlock);
  let refusal = unread;
  // A certificate does not replace a private key that could not be read.
  if (refusal && keys.length === 0) throw refusal;
  const read = keys.length > 0 ? readPkcs8 : readCertificate;
  for (const each of keys.length > 0 ? keys : certificates) {
    try {
      return await read(each, field);
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? invalidKey(field, 'none');
}

/**
 * Decrypts all keys and certificates of a PKCS #12 file.
 * @throws InputError as `readFoundKey` does.
 */
export async function unlockPkcs12(der: Uint8Array, field: string, { passphrase, watch }: Unlock): Promise<Pkcs12Content> {
  const { readPkcs12 } = await import('./pkcs12.ts');
  // Programs encode an empty passphrase in two ways.
  const tries = passphrase === '' ? [new Uint8Array(), undefined] : [encodeUtf8(passphrase, 'passphrase')];
  for (const each of tries) {
    const content = await readPkcs12(der, each, field, watch);
    if (content) return content;
  }
  throw new InputError(passphrase === '' ? 'passphrase-required' : 'wrong-passphrase', { field: 'passphrase' });
}

async function openPem(encryption: string, content: Uint8Array, field: string, unlock: Unlock | undefined): Promise<Key> {
  if (!unlock) throw invalidKey(field, 'encrypted');
  const { readEncryptedPem } = await import('./encrypted-pem.ts');
  const der = opened(await readEncryptedPem(encryption, content, field)(passphraseOf(unlock, field)));
  const form = formOfDer(der);
  if (!form || form === 'encrypted') throw invalidKey(field, 'unreadable');
  return readers[form](der, field);
}

async function openSsh(bytes: Uint8Array, field: string, unlock: Unlock | undefined): Promise<Key> {
  const { readSshPrivateFile } = await import('../openssh-key/private-key.ts');
  const file = readSshPrivateFile(bytes, field);
  if (!file.isEncrypted) return opened(await file.open(new Uint8Array(), idleWatch));
  if (!unlock) throw invalidKey(field, 'encrypted');
  return opened(await file.open(passphraseOf(unlock, field), unlock.watch));
}

/** For unencrypted files, which need no key derivation. */
const idleWatch: Pick<RunContext, 'signal' | 'progress'> = { signal: new AbortController().signal, progress: () => undefined };

async function openPutty(text: string, field: string, unlock: Unlock | undefined): Promise<Key> {
  const { readPuttyKey } = await import('../openssh-key/putty.ts');
  return opened(await readPuttyKey(text, () => passphraseOf(unlock, field), field));
}

function passphraseOf(unlock: Unlock | undefined, field: string): Uint8Array {
  if (!unlock) throw invalidKey(field, 'encrypted');
  if (unlock.passphrase === '') throw new InputError('passphrase-required', { field: 'passphrase' });
  return encodeUtf8(unlock.passphrase, 'passphrase');
}

function opened<Content>(content: Content | undefined): Content {
  if (content === undefined) throw new InputError('wrong-passphrase', { field: 'passphrase' });
  return content;
}
