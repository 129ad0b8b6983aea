import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { BerError, splitFirst, unlessMalformed } from '../ber/ber.ts';
import { latin1 } from '../bytes/binary.ts';
import type { Certificate } from './certificate.ts';
import { readCertificate } from './certificate.ts';
import { StructureError } from './structure-error.ts';
import { readText } from '../charset/byte-order-mark.ts';
import { readPersonsFile } from '../file/read.ts';
import { lengthOfSequence } from '../key/der-form.ts';
import { findInDer, findKeys } from '../key/find-keys.ts';
import type { FoundKey } from '../key/found-key.ts';
import { isUnsupported } from '../key/invalid-key.ts';
import type { Key, SecretKey } from '../key/key.ts';
import { readFoundKey, unlockPkcs12 } from '../key/read-keys.ts';
import { Locator } from '../text-position/locator.ts';
import type { Crl } from './read-crl.ts';
import { readCrl } from './read-crl.ts';
import type { Request } from './read-request.ts';
import { readRequest } from './read-request.ts';

export type PairKey = Exclude<Key, SecretKey>;

/** What was found in a text or file. `name` is the type of something that is not supported. */
export type FoundObject =
  | { readonly kind: 'certificate'; readonly certificate: Certificate }
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'crl'; readonly crl: Crl }
  | { readonly kind: 'key'; readonly key: PairKey }
  | { readonly kind: 'encrypted' | 'damaged' }
  | { readonly kind: 'unsupported'; readonly name: string };

interface Source {
  /** Name of the text's field. */
  readonly field: string;
  readonly passphrase: string;
  readonly context: RunContext;
}

// A bundle of all public roots has 150.
const MAX_OBJECTS = 300;

export interface FoundObjects {
  readonly objects: readonly FoundObject[];
  /** Whether there are more objects than those. */
  readonly isCut: boolean;
}

/**
 * Finds the certificates, requests, revocation lists and keys of a text.
 * @throws InputError on the field: `invalid-certificate` with a reason if there is nothing readable; on `passphrase`:
 *   `passphrase-required`, `wrong-passphrase`, `unpaired-surrogate`.
 */
export async function findObjects(text: string, source: Source): Promise<FoundObjects> {
  const found = findKeys(text);
  const objects = await readAll(found, source);
  if (objects.objects.some(({ kind }) => kind !== 'damaged')) return objects;
  const [first] = found;
  if (!first) throw new InputError('invalid-certificate', { field: source.field, params: { reason: 'none' } });
  throw new InputError('invalid-certificate', { field: source.field, params: { reason: 'unreadable' }, position: new Locator(text).locate(first.at) });
}

const SEQUENCE = 0x30;
/** The first bytes of Java's own key stores: JKS and JCEKS. */
const KEY_STORES = ['\xFE\xED\xFE\xED', '\xCE\xCE\xCE\xCE'];

/**
 * Finds the objects of a file: DER, PKCS #7, PKCS #12, or text.
 * @throws InputError as `findObjects` does, and `unreadable-file`.
 */
export async function findObjectsInFile(file: FileValue, source: Source): Promise<FoundObjects> {
  const bytes = await readPersonsFile(file, source.field);
  if (KEY_STORES.includes(latin1(bytes.subarray(0, 4)))) throw new InputError('invalid-certificate', { field: source.field, params: { reason: 'keystore' } });
  // Some programs write BER with indefinite lengths.
  const der = bytes[0] === SEQUENCE ? unlessMalformed(() => splitFirst(bytes).element) : undefined;
  const inside = der ? findInDer(der).map((content) => ({ at: 0, ...content })) : [];
  const text = readText(bytes);
  const isTruncated = text === undefined && lengthOfSequence(bytes) > bytes.length;
  if (inside.length === 0 && !isTruncated) return findObjects(text ?? latin1(bytes), source);
  const objects = await readAll(inside, source);
  if (objects.objects.some(({ kind }) => kind !== 'damaged')) return objects;
  throw new InputError('invalid-certificate', { field: source.field, params: { reason: 'damaged' } });
}

async function readAll(found: readonly FoundKey[], source: Source): Promise<FoundObjects> {
  const objects: FoundObject[] = [];
  let needsPassphrase: InputError | undefined;
  for (const each of found.slice(0, MAX_OBJECTS)) {
    try {
      objects.push(...(await readObjects(each, source)));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      if (error.code === 'passphrase-required') needsPassphrase = error;
      objects.push(refusedObject(error));
    }
  }
  if (needsPassphrase && objects.every(({ kind }) => kind === 'encrypted')) throw needsPassphrase;
  return { objects: objects.slice(0, MAX_OBJECTS), isCut: found.length > MAX_OBJECTS || objects.length > MAX_OBJECTS };
}

function refusedObject(error: InputError): FoundObject {
  if (error.code === 'passphrase-required') return { kind: 'encrypted' };
  if (error.code !== 'invalid-key') throw error;
  return isUnsupported(error) ? { kind: 'unsupported', name: String(error.params.name) } : { kind: 'damaged' };
}

async function readObjects(found: FoundKey, source: Source): Promise<readonly FoundObject[]> {
  if (found.kind === 'damaged') return [{ kind: 'damaged' }];
  if (found.kind === 'other') return [{ kind: 'unsupported', name: found.name }];
  if (found.kind === 'der') {
    if (found.form === 'pkcs12') return readPkcs12(found.der, source);
    const signed = await readSigned(found.form, found.der);
    if (signed) return [signed];
  }
  if (found.kind === 'jwk' && Array.isArray(found.jwk.x5c)) return readJwkWithChain(found, found.jwk.x5c, source);
  return [await readKey(found, source)];
}

async function readKey(found: FoundKey, { field, passphrase, context }: Source): Promise<FoundObject> {
  const key = await readFoundKey(found, field, { passphrase, watch: context });
  return key.kind === 'secret' ? { kind: 'unsupported', name: 'oct' } : { kind: 'key', key };
}

/** Reads a JWK and its certificates (RFC 7517, section 4.7), also if the key cannot be read. */
async function readJwkWithChain(found: FoundKey, x5c: readonly unknown[], source: Source): Promise<readonly FoundObject[]> {
  const { objects: chain } = await readAll(findKeys(JSON.stringify(x5c)), source);
  const own = await readKey(found, source).catch((error: unknown) => {
    if (error instanceof InputError) return refusedObject(error);
    throw error;
  });
  // A certificate shows the public key as well.
  const isRepeated = chain.length > 0 && own.kind === 'key' && !isPrivate(own.key);
  return isRepeated ? chain : [own, ...chain];
}

export const isPrivate = (key: PairKey): boolean => (key.kind === 'rsa' ? key.privatePart : key.privateKey) !== undefined;

async function readPkcs12(der: Uint8Array, { field, passphrase, context }: Source): Promise<readonly FoundObject[]> {
  const { keys, certificates, refusal } = await unlockPkcs12(der, field, { passphrase, watch: context });
  const objects: FoundObject[] = refusal ? [{ kind: 'unsupported', name: String(refusal.params.name) }] : [];
  for (const certificate of certificates) objects.push((await readSigned('certificate', certificate)) ?? { kind: 'damaged' });
  for (const pkcs8 of keys) objects.push(...(await readAll([{ at: 0, kind: 'der', form: 'pkcs8', der: pkcs8 }], { field, passphrase, context })).objects);
  return objects;
}

/** Reads a certificate, request or revocation list; undefined for another form. */
async function readSigned(form: string, der: Uint8Array): Promise<FoundObject | undefined> {
  try {
    if (form === 'certificate') return { kind: 'certificate', certificate: await readCertificate(der) };
    if (form === 'request') return { kind: 'request', request: await readRequest(splitFirst(der).element) };
    if (form === 'crl') return { kind: 'crl', crl: readCrl(splitFirst(der).element) };
    return undefined;
  } catch (error) {
    if (error instanceof BerError || error instanceof StructureError) return { kind: 'damaged' };
    throw error;
  }
}
