import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import type { NamespacedDocument, NamespacedElement } from '../../lib/document/xml/namespaced.ts';
import { elementsIn, isNamed, readNamespaced } from '../../lib/document/xml/namespaced.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import { readFirstKey } from '../../lib/key/read-keys.ts';
import type { PrivateRsaKey } from '../../lib/signature/rsa.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import { decryptData } from '../../lib/xml-encryption/decrypt.ts';
import { XMLENC } from '../../lib/xml-signature/algorithms.ts';

const FIELD = 'key';

export interface Decrypted {
  readonly document: NamespacedDocument;
}

/** @throws InputError `invalid-key` on `key` */
export async function readPrivateKey(text: string): Promise<PrivateRsaKey> {
  const key = await readFirstKey(text, FIELD);
  if (key.kind !== 'rsa') throw new InputError('not-an-rsa-key', { field: FIELD });
  if (!key.privatePart) throw invalidKey(FIELD, 'public');
  return { ...key, privatePart: key.privatePart };
}

/**
 * Decrypts an `EncryptedAssertion`.
 * @throws InputError `decryption-failed` on `key`
 */
export async function decryptAssertion(element: NamespacedElement, root: NamespacedElement, key: PrivateRsaKey, context: RunContext): Promise<Decrypted> {
  const [data] = find(element, 'EncryptedData');
  if (!data) throw failed();
  const own = find(element, 'EncryptedKey');
  // A key outside it is referred to by `RetrievalMethod`.
  const encryptedKeys = own.length > 0 ? own : find(root, 'EncryptedKey');
  const text = readUtf8(await decryptData({ data, encryptedKeys, key, field: FIELD, signal: context.signal }));
  // RSA 1.5 and CBC do not detect every wrong key.
  if (text === undefined || !/^\s*</u.test(text)) throw failed();
  return { document: await runInSlices(readNamespaced(text, { field: FIELD, doctype: 'refused', parent: element }), context) };
}

const find = (within: NamespacedElement, name: string): NamespacedElement[] => [...elementsIn(within)].filter((each) => isNamed(each, XMLENC, name));

const failed = (): InputError => new InputError('decryption-failed', { field: FIELD, params: { reason: 'key' } });
