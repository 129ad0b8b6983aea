import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { elementsIn, isNamed, readNamespaced } from '../document/xml/namespaced.ts';
import { RSA_PKCS8 } from '../key/example-keys.ts';
import { readFirstKey } from '../key/read-keys.ts';
import { runAtOnce } from '../work/slices.ts';
import { XMLENC } from '../xml-signature/algorithms.ts';
import { decryptData } from './decrypt.ts';
import { OAEP11, OAEP_SHA512, TRIPLE_DES } from './testing/encrypted.ts';

async function decrypt(xml: string): Promise<string> {
  const { root } = runAtOnce(readNamespaced(xml, { field: 'text', doctype: 'refused' }));
  const key = await readFirstKey(RSA_PKCS8, 'key');
  if (key.kind !== 'rsa' || !key.privatePart) throw new Error('not a private RSA key');
  const encryptedKeys = [...elementsIn(root)].filter((element) => isNamed(element, XMLENC, 'EncryptedKey'));
  const bytes = await decryptData({
    data: root,
    encryptedKeys,
    key: { ...key, privatePart: key.privatePart },
    field: 'key',
    signal: new AbortController().signal,
  });
  return new TextDecoder().decode(bytes);
}

async function reasonOf(xml: string): Promise<unknown> {
  try {
    return await decrypt(xml);
  } catch (error) {
    return error instanceof InputError && [error.code, error.field, error.params];
  }
}

test.each([
  ['AES-GCM and RSA-OAEP of XML Encryption 1.1', OAEP11],
  ['AES-CBC and RSA-OAEP with two hashes', OAEP_SHA512],
  ['Triple DES and RSA 1.5', TRIPLE_DES],
])('decrypts what Python cryptography encrypted: %s', async (_name, xml) => {
  expect(await decrypt(xml)).toBe('<a>secret</a>');
});

const FAILED = ['decryption-failed', 'key', { reason: 'key' }];

/** Replaces the first letters of a ciphertext. */
const damage = (xml: string, which: 0 | 1): string => {
  let index = 0;
  return xml.replaceAll(/<xenc:CipherValue>..../gu, (value) => (index++ === which ? '<xenc:CipherValue>AAAA' : value));
};

test('rejects a ciphertext that was changed, or encrypted for another key', async () => {
  for (const xml of [OAEP11, OAEP_SHA512]) expect(await reasonOf(damage(xml, 0))).toEqual(FAILED);
  expect(await reasonOf(damage(OAEP11, 1))).toEqual(FAILED);
  expect(await reasonOf(OAEP11.replace('bGFiZWw=', 'b3RoZXI='))).toEqual(FAILED);
  expect(await reasonOf(OAEP11.replace('aes192-gcm', 'aes256-gcm'))).toEqual(FAILED);
  expect(await reasonOf(OAEP11.replaceAll(/<xenc:CipherValue>[^<]*/gu, '<xenc:CipherValue>AAAA'))).toEqual(FAILED);
  expect(await reasonOf(OAEP11.replace('EncryptedKey>', 'OtherKey>').replace('</xenc:EncryptedKey>', '</xenc:OtherKey>'))).toEqual(FAILED);
});

test('names an algorithm that is not supported', async () => {
  expect(await reasonOf(OAEP11.replace('aes192-gcm', 'aes192-ccm'))).toEqual(['decryption-failed', 'key', { reason: 'unsupported', name: 'aes192-ccm' }]);
  expect(await reasonOf(TRIPLE_DES.replace('rsa-1_5', 'kw-aes128'))).toEqual(['decryption-failed', 'key', { reason: 'unsupported', name: 'kw-aes128' }]);
  expect(await reasonOf(OAEP11.replace('xmlenc#sha256', 'xmldsig-more#md5'))).toEqual(['decryption-failed', 'key', { reason: 'unsupported', name: 'md5' }]);
});
