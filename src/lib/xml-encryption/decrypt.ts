import { InputError } from '../../contract/errors.ts';
import type { NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, childrenNamed } from '../document/xml/namespaced.ts';
import type { Algorithm } from '../hash/algorithms.ts';
import { loadDigest } from '../hash/hasher.ts';
import type { CbcName } from '../key/cbc.ts';
import { cbcCiphers } from '../key/cbc.ts';
import { openGcm } from '../key/gcm.ts';
import type { PrivateRsaKey } from '../signature/rsa.ts';
import { digestMethods, DSIG, shortAlgorithm, XMLENC } from '../xml-signature/algorithms.ts';
import { bytesIn } from '../xml-signature/key-info.ts';
import { decryptOaep, decryptPkcs1 } from '../signature/rsa-decrypt.ts';

const XMLENC_11 = 'http://www.w3.org/2009/xmlenc11#';

const RSA_1_5 = `${XMLENC}rsa-1_5`;
const OAEP_SHA1 = `${XMLENC}rsa-oaep-mgf1p`;
const OAEP = `${XMLENC_11}rsa-oaep`;

const GCM_IV_BYTES = 12;

const cbcNames: ReadonlyMap<string, CbcName> = new Map([
  [`${XMLENC}aes128-cbc`, 'AES-128-CBC'],
  [`${XMLENC}aes192-cbc`, 'AES-192-CBC'],
  [`${XMLENC}aes256-cbc`, 'AES-256-CBC'],
  [`${XMLENC}tripledes-cbc`, 'DES-EDE3-CBC'],
]);
const gcmKeyBytes: ReadonlyMap<string, number> = new Map([
  [`${XMLENC_11}aes128-gcm`, 16],
  [`${XMLENC_11}aes192-gcm`, 24],
  [`${XMLENC_11}aes256-gcm`, 32],
]);
const maskHashes: ReadonlyMap<string, Algorithm> = new Map([
  [`${XMLENC_11}mgf1sha1`, 'sha-1'],
  [`${XMLENC_11}mgf1sha224`, 'sha-224'],
  [`${XMLENC_11}mgf1sha256`, 'sha-256'],
  [`${XMLENC_11}mgf1sha384`, 'sha-384'],
  [`${XMLENC_11}mgf1sha512`, 'sha-512'],
]);

/** The URI of the algorithm of an `EncryptedData` or `EncryptedKey`; the empty text if there is none. */
export const encryptionMethodOf = (encrypted: NamespacedElement): string => childAlgorithm(encrypted, XMLENC, 'EncryptionMethod') ?? '';

/** Whether others can find out the plaintext from the responses of a server that decrypts: encryption without authentication (CBC), or RSA 1.5. */
export const isWeakEncryption = (uri: string): boolean => uri === RSA_1_5 || cbcNames.has(uri);

interface Decryption {
  readonly data: NamespacedElement;
  /** One per recipient. */
  readonly encryptedKeys: readonly NamespacedElement[];
  readonly key: PrivateRsaKey;
  /** Name of the input field with the key. */
  readonly field: string;
  readonly signal: AbortSignal;
}

/**
 * Decrypts an `EncryptedData` with the private key of one of its recipients.
 * @throws InputError `decryption-failed` on the field: `reason` is `unsupported`, with the name of the algorithm, or `key`
 */
export async function decryptData({ data, encryptedKeys, key, field, signal }: Decryption): Promise<Uint8Array> {
  const uri = encryptionMethodOf(data);
  const decrypt = cipherOf(uri);
  if (!decrypt) throw unsupported(field, uri);
  const ciphertext = cipherBytes(data);
  for (const encryptedKey of encryptedKeys) {
    const contentKey = await decryptKey(encryptedKey, key, field, signal);
    const content = contentKey && ciphertext && decrypt(contentKey, ciphertext);
    if (content) return content;
  }
  throw new InputError('decryption-failed', { field, params: { reason: 'key' } });
}

const unsupported = (field: string, uri: string): InputError =>
  new InputError('decryption-failed', { field, params: { reason: 'unsupported', name: shortAlgorithm(uri).slice(0, 80) } });

function cipherBytes(encrypted: NamespacedElement): Uint8Array | undefined {
  const [data] = childrenNamed(encrypted, XMLENC, 'CipherData');
  return data && bytesIn(childrenNamed(data, XMLENC, 'CipherValue')[0]);
}

async function decryptKey(encryptedKey: NamespacedElement, key: PrivateRsaKey, field: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const uri = encryptionMethodOf(encryptedKey);
  const ciphertext = cipherBytes(encryptedKey);
  if (!ciphertext) return undefined;
  if (uri === RSA_1_5) return decryptPkcs1(key, ciphertext, signal);
  if (uri !== OAEP_SHA1 && uri !== OAEP) throw unsupported(field, uri);
  const [method] = childrenNamed(encryptedKey, XMLENC, 'EncryptionMethod');
  const hashUri = childAlgorithm(method, DSIG, 'DigestMethod');
  const maskUri = uri === OAEP ? childAlgorithm(method, XMLENC_11, 'MGF') : undefined;
  const hash = hashUri === undefined ? 'sha-1' : digestMethods.get(hashUri);
  const maskHash = maskUri === undefined ? 'sha-1' : maskHashes.get(maskUri);
  if (!hash || !maskHash) throw unsupported(field, hash ? (maskUri ?? '') : (hashUri ?? ''));
  const [digest, maskDigest] = [await loadDigest(hash), await loadDigest(maskHash)];
  const label = bytesIn(method && childrenNamed(method, XMLENC, 'OAEPparams')[0]) ?? new Uint8Array();
  return decryptOaep(key, { digest, maskDigest, label }, ciphertext, signal);
}

function childAlgorithm(parent: NamespacedElement | undefined, namespace: string, localName: string): string | undefined {
  const [child] = parent ? childrenNamed(parent, namespace, localName) : [];
  return child && attributeOf(child, 'Algorithm');
}

type Decrypt = (key: Uint8Array, ciphertext: Uint8Array) => Uint8Array | undefined;

function cipherOf(uri: string): Decrypt | undefined {
  const keyBytes = gcmKeyBytes.get(uri);
  if (keyBytes !== undefined) return (key, ciphertext) => (key.length === keyBytes ? decryptGcm(key, ciphertext) : undefined);
  const name = cbcNames.get(uri);
  return name && ((key, ciphertext) => decryptCbc(name, key, ciphertext));
}

const decryptGcm = (key: Uint8Array, ciphertext: Uint8Array): Uint8Array | undefined =>
  openGcm(key, ciphertext.subarray(0, GCM_IV_BYTES), ciphertext.subarray(GCM_IV_BYTES));

/** The last byte is the length of the padding; the others are arbitrary (XML Encryption, section 5.2). */
function decryptCbc(name: CbcName, key: Uint8Array, ciphertext: Uint8Array): Uint8Array | undefined {
  const { keyBytes, blockBytes, create } = cbcCiphers[name];
  if (key.length !== keyBytes || ciphertext.length < 2 * blockBytes || ciphertext.length % blockBytes !== 0) return undefined;
  const padded = create(key, ciphertext.subarray(0, blockBytes)).decrypt(ciphertext.subarray(blockBytes));
  const padding = padded.at(-1) ?? 0;
  return padding >= 1 && padding <= blockBytes ? padded.subarray(0, padded.length - padding) : undefined;
}
