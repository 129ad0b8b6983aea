import { InputError } from '../../contract/errors.ts';
import { scanBase64 } from '../base64/scan.ts';
import type { NamespacedElement } from '../document/xml/namespaced.ts';
import { attributeOf, childElements, childrenNamed, elementsIn, isNamed, textIn } from '../document/xml/namespaced.ts';
import { readSpki } from '../key/der-key.ts';
import { toBigInt } from '../key/integers.ts';
import type { Key } from '../key/key.ts';
import type { EcCurve } from '../key/curves.ts';
import { validEc, validRsa } from '../key/valid-key.ts';
import { DSIG, DSIG_11 } from './algorithms.ts';

/** Decodes the Base64 in an element; undefined if it is not valid. */
export function bytesIn(element: NamespacedElement | undefined): Uint8Array | undefined {
  const scanned = element && scanBase64(textIn(element));
  return scanned?.ok ? scanned.bytes : undefined;
}

/** Returns the certificates of a `KeyInfo`, in the order of the document. */
export const certificatesIn = (keyInfo: NamespacedElement): Uint8Array[] =>
  [...elementsIn(keyInfo)].filter((element) => isNamed(element, DSIG, 'X509Certificate')).flatMap((element) => bytesIn(element) ?? []);

/** Reads the keys of a `KeyInfo` that are not in certificates. Those that are unknown or not valid are omitted. */
export async function bareKeysIn(keyInfo: NamespacedElement): Promise<Key[]> {
  const values = [...childrenNamed(keyInfo, DSIG, 'KeyValue').flatMap(childElements), ...childrenNamed(keyInfo, DSIG_11, 'DEREncodedKeyValue')];
  const keys = await Promise.all(values.map(readKeyValue));
  return keys.filter((key) => key !== undefined);
}

async function readKeyValue(value: NamespacedElement): Promise<Key | undefined> {
  try {
    if (isNamed(value, DSIG, 'RSAKeyValue')) return readRsa(value);
    if (isNamed(value, DSIG_11, 'ECKeyValue')) return await readEc(value);
    const der = isNamed(value, DSIG_11, 'DEREncodedKeyValue') ? bytesIn(value) : undefined;
    return der && (await readSpki(der, ''));
  } catch (error) {
    // An unusable key verifies nothing.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function readRsa(value: NamespacedElement): Key | undefined {
  const [modulus, exponent] = ['Modulus', 'Exponent'].map((name) => bytesIn(childrenNamed(value, DSIG, name)[0]));
  if (!modulus || !exponent) return undefined;
  return validRsa({ modulus: toBigInt(modulus), publicExponent: toBigInt(exponent), privatePart: undefined, isPssOnly: false }, '');
}

const curves: ReadonlyMap<string, EcCurve> = new Map([
  ['urn:oid:1.2.840.10045.3.1.7', 'P-256'],
  ['urn:oid:1.3.132.0.34', 'P-384'],
  ['urn:oid:1.3.132.0.35', 'P-521'],
]);

async function readEc(value: NamespacedElement): Promise<Key | undefined> {
  const [named] = childrenNamed(value, DSIG_11, 'NamedCurve');
  const curve = curves.get((named && attributeOf(named, 'URI')) ?? '');
  const publicKey = bytesIn(childrenNamed(value, DSIG_11, 'PublicKey')[0]);
  return curve && publicKey && validEc({ kind: 'ec', curve, publicKey, privateKey: undefined }, '');
}
