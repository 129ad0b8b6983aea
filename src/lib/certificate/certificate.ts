import { InputError } from '../../contract/errors.ts';
import type { Element } from '../ber/ber.ts';
import { BerError, childrenOf, contentOf, splitFirst, readElement, wholeOf } from '../ber/ber.ts';
import { formatOid } from '../ber/oid.ts';
import { readSpki } from '../key/der-key.ts';
import type { Key } from '../key/key.ts';
import type { AlgorithmIdentifier } from './algorithm-identifier.ts';
import { toAlgorithmIdentifier } from './algorithm-identifier.ts';
import type { Name } from './name.ts';
import { toName } from './name.ts';
import { readStructure, StructureError } from './structure.ts';

/** An X.509 certificate (RFC 5280) as plain data. */
export interface Certificate {
  readonly der: Uint8Array;
  /** The bytes that the issuer signed. */
  readonly tbs: Uint8Array;
  readonly subject: Name;
  readonly issuer: Name;
  readonly serialNumber: Uint8Array;
  /** Milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** Undefined for an unknown key type. */
  readonly key: Key | undefined;
  readonly keyAlgorithm: AlgorithmIdentifier;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
  readonly isCa: boolean;
  readonly pathLength: number | undefined;
  /** Undefined if the certificate does not restrict it. */
  readonly keyUsage: readonly KeyUsage[] | undefined;
  /** Object identifiers. */
  readonly extendedKeyUsage: readonly string[];
  readonly keyIdentifier: Uint8Array | undefined;
}

// The bits of KeyUsage in their order (RFC 5280, section 4.2.1.3).
const keyUsages = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;
export type KeyUsage = (typeof keyUsages)[number];

/**
 * Reads one certificate.
 * @throws StructureError
 */
export async function readCertificate(bytes: Uint8Array): Promise<Certificate> {
  const parsed = readStructure('Certificate', bytes);
  const spki = parsed.subjectPublicKeyInfo;
  try {
    const der = splitFirst(bytes).element;
    const extensions = new Map(parsed.extensions?.map(({ extnID, extnValue }) => [extnID, new Uint8Array(extnValue.getValue())]) ?? []);
    const constraints = readBasicConstraints(extensions.get('2.5.29.19'));
    return {
      der,
      tbs: parsed.tbsView,
      subject: toName(parsed.subject),
      issuer: toName(parsed.issuer),
      serialNumber: parsed.serialNumber.valueBlock.valueHexView,
      notBefore: parsed.notBefore.value.getTime(),
      notAfter: parsed.notAfter.value.getTime(),
      key: await readKey(spkiOf(parsed.tbsView)),
      keyAlgorithm: toAlgorithmIdentifier(spki.algorithm),
      signatureAlgorithm: toAlgorithmIdentifier(parsed.signatureAlgorithm),
      signature: parsed.signatureValue.valueBlock.valueHexView,
      ...constraints,
      keyUsage: readKeyUsage(extensions.get('2.5.29.15')),
      extendedKeyUsage: readSequence(extensions.get('2.5.29.37'), (bytesOf, element) => formatOid(contentOf(bytesOf, element))),
      keyIdentifier: readOctets(extensions.get('2.5.29.14')),
    };
  } catch (error) {
    if (error instanceof BerError) throw new StructureError('not a Certificate', { cause: error });
    throw error;
  }
}

const VERSION = 0xa0;

/** SubjectPublicKeyInfo: after serial number, signature, issuer, validity and subject. */
function spkiOf(tbs: Uint8Array): Uint8Array {
  const children = childrenOf(tbs, readElement(tbs));
  const spki = children[children[0]?.tag === VERSION ? 6 : 5];
  if (!spki) throw new BerError('no key');
  return wholeOf(tbs, spki);
}

async function readKey(spki: Uint8Array): Promise<Key | undefined> {
  try {
    return await readSpki(spki, '');
  } catch (error) {
    // The key type or curve is unknown, or the numbers are not a valid key. The certificate is still read, but verifies nothing.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** RFC 5280, section 4.2.1.9. */
function readBasicConstraints(bytes: Uint8Array | undefined): { readonly isCa: boolean; readonly pathLength: number | undefined } {
  if (!bytes) return { isCa: false, pathLength: undefined };
  const children = childrenOf(bytes, readElement(bytes));
  const flag = children.find(({ tag }) => tag === 0x01);
  const length = children.find(({ tag }) => tag === 0x02);
  const isCa = flag !== undefined && contentOf(bytes, flag).some((byte) => byte !== 0);
  return { isCa, pathLength: length && contentOf(bytes, length).reduce((value, byte) => value * 256 + byte, 0) };
}

function readKeyUsage(bytes: Uint8Array | undefined): readonly KeyUsage[] | undefined {
  if (!bytes) return undefined;
  // The first byte is the number of unused bits at the end.
  const bits = contentOf(bytes, readElement(bytes)).subarray(1);
  return keyUsages.filter((_, index) => ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0);
}

function readSequence<Item>(bytes: Uint8Array | undefined, read: (bytes: Uint8Array, element: Element) => Item): readonly Item[] {
  return bytes ? childrenOf(bytes, readElement(bytes)).map((element) => read(bytes, element)) : [];
}

const readOctets = (bytes: Uint8Array | undefined): Uint8Array | undefined => bytes && contentOf(bytes, readElement(bytes));

/** Whether the certificate may sign certificates. */
export const isIssuer = ({ isCa, keyUsage }: Certificate): boolean => isCa && (keyUsage?.includes('keyCertSign') ?? true);
