import { evpBytesToKey } from '../hash/key-derivation.ts';
import { decodeHex } from '../hex/hex.ts';
import type { CbcName } from './cbc.ts';
import { cbcCiphers, decryptSequence } from './cbc.ts';
import { invalidKey, readingKey, unsupportedKey } from './invalid-key.ts';

const SALT_BYTES = 8;

const isCbcName = (name: string): name is CbcName => Object.hasOwn(cbcCiphers, name);

/**
 * Decrypts PEM in the legacy encryption of openssl, specified by the `DEK-Info` in its header (RFC 1421, section 4.6.1.3): the
 * key is the MD5 of passphrase and salt.
 * @throws InputError `invalid-key` on `field`.
 */
export function readEncryptedPem(information: string, content: Uint8Array, field: string): (passphrase: Uint8Array) => Promise<Uint8Array | undefined> {
  const [name = '', ivDigits = ''] = information.split(',').map((part) => part.trim());
  if (!isCbcName(name)) throw unsupportedKey(field, name);
  const { keyBytes, blockBytes } = cbcCiphers[name];
  const iv = readingKey(field, () => decodeHex(ivDigits, field));
  if (iv.length !== blockBytes || content.length === 0 || content.length % blockBytes !== 0) throw invalidKey(field, 'unreadable');
  return async (passphrase) => decryptSequence(name, await evpBytesToKey('md5', passphrase, iv.subarray(0, SALT_BYTES), keyBytes), iv, content);
}
