import { InputError } from '../../contract/errors.ts';
import { BerError, childrenOf, contentOf, splitFirst, readElement, unlessMalformed, wholeOf } from '../ber/ber.ts';
import { childNodes, namesOfBits, oidOf, readNode } from '../ber/node.ts';
import { formatOid } from '../ber/oid.ts';
import { readTime } from '../ber/time.ts';
import { readSpki } from '../key/der-key.ts';
import type { Key } from '../key/key.ts';
import type { AlgorithmIdentifier } from './algorithm-identifier.ts';
import { readAlgorithmIdentifier } from './algorithm-identifier.ts';
import type { Name } from './name.ts';
import { readName } from './name.ts';
import { StructureError } from './structure-error.ts';

/** An X.509 certificate (RFC 5280) as plain data. */
export interface Certificate {
  readonly der: Uint8Array;
  /** The bytes that the issuer signed. */
  readonly tbs: Uint8Array;
  /** 1, 2 or 3. */
  readonly version: number;
  readonly subject: Name;
  readonly issuer: Name;
  readonly serialNumber: Uint8Array;
  /** Milliseconds since 1970; NaN for an invalid time. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** SubjectPublicKeyInfo. */
  readonly spki: Uint8Array;
  /** Undefined for an unknown key type. */
  readonly key: Key | undefined;
  readonly keyAlgorithm: AlgorithmIdentifier;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  /** The algorithm that the issuer signed, which must be the same (RFC 5280, section 4.1.2.3). */
  readonly signedAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
  /** UniqueIdentifiers of version 2 (RFC 5280, section 4.1.2.8), which are no longer used. */
  readonly issuerUniqueId: Uint8Array | undefined;
  readonly subjectUniqueId: Uint8Array | undefined;
  readonly extensions: readonly Extension[];
  readonly isCa: boolean;
  readonly pathLength: number | undefined;
  /** Undefined if the certificate does not restrict it. */
  readonly keyUsage: readonly KeyUsage[] | undefined;
  /** Object identifiers. */
  readonly extendedKeyUsage: readonly string[];
  readonly keyIdentifier: Uint8Array | undefined;
}

/** An extension with its value as DER (RFC 5280, section 4.2). */
export interface Extension {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: Uint8Array;
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
  try {
    return await readParts(splitFirst(bytes).element);
  } catch (error) {
    if (error instanceof BerError) throw new StructureError('not a Certificate', { cause: error });
    throw error;
  }
}

/** Reads a certificate as `readCertificate` does; undefined for bytes that are not one. */
export async function tryCertificate(bytes: Uint8Array): Promise<Certificate | undefined> {
  try {
    return await readCertificate(bytes);
  } catch (error) {
    if (error instanceof StructureError) return undefined;
    throw error;
  }
}

/** Returns the items without those whose certificate another one before them has. Items without a certificate stay. */
export function withoutRepeats<Item>(items: readonly Item[], certificateOf: (item: Item) => Pick<Certificate, 'der'> | undefined): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const id = certificateOf(item)?.der.join();
    return id === undefined || (!seen.has(id) && seen.add(id));
  });
}

async function readParts(der: Uint8Array): Promise<Certificate> {
  const { tbs, signatureAlgorithm, signature } = readSigned(der);
  const parts = childrenOf(tbs, readElement(tbs));
  const version = parts[0]?.tag === VERSION ? parts.shift() : undefined;
  const [serialNumber, inner, issuer, validity, subject, spki, ...optional] = parts;
  if (serialNumber?.tag !== INTEGER || inner?.tag !== SEQUENCE || validity?.tag !== SEQUENCE || !issuer || !subject || spki?.tag !== SEQUENCE)
    throw new BerError('not a TBSCertificate');
  const [notBefore, notAfter] = childrenOf(tbs, validity);
  if (!notBefore || !notAfter) throw new BerError('no validity');
  const keyInfo = wholeOf(tbs, spki);
  const [keyAlgorithm] = childrenOf(keyInfo, readElement(keyInfo));
  if (!keyAlgorithm) throw new BerError('no key');
  const list = optional.find(({ tag }) => tag === EXTENSIONS);
  const extensions = list ? readExtensions(contentOf(tbs, list)) : [];
  const uniqueId = (tag: number): Uint8Array | undefined => {
    const found = optional.find((part) => part.tag === tag);
    // The first byte of a BIT STRING counts unused bits.
    return found && contentOf(tbs, found).subarray(1);
  };
  const valueOf = (oid: string): Uint8Array | undefined => extensions.find((extension) => extension.oid === oid)?.value;
  return {
    der,
    tbs,
    version: 1 + (version ? (contentOf(tbs, version).at(-1) ?? 0) : 0),
    subject: readName(wholeOf(tbs, subject)),
    issuer: readName(wholeOf(tbs, issuer)),
    serialNumber: contentOf(tbs, serialNumber),
    notBefore: readTime(notBefore.tag, contentOf(tbs, notBefore)),
    notAfter: readTime(notAfter.tag, contentOf(tbs, notAfter)),
    spki: keyInfo,
    key: await readKey(keyInfo),
    keyAlgorithm: readAlgorithmIdentifier(wholeOf(keyInfo, keyAlgorithm)),
    signatureAlgorithm,
    signedAlgorithm: readAlgorithmIdentifier(wholeOf(tbs, inner)),
    signature,
    issuerUniqueId: uniqueId(ISSUER_UNIQUE_ID),
    subjectUniqueId: uniqueId(SUBJECT_UNIQUE_ID),
    extensions,
    // A malformed extension allows nothing.
    ...unlessMalformed(() => readBasicConstraints(valueOf('2.5.29.19')), { isCa: false, pathLength: undefined }),
    keyUsage: unlessMalformed(() => readKeyUsage(valueOf('2.5.29.15')), []),
    extendedKeyUsage: unlessMalformed(() => readPurposes(valueOf('2.5.29.37')), []),
    keyIdentifier: unlessMalformed(() => readOctets(valueOf('2.5.29.14')), undefined),
  };
}

const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OID = 0x06;
const SEQUENCE = 0x30;
const VERSION = 0xa0;
const ISSUER_UNIQUE_ID = 0x81;
const SUBJECT_UNIQUE_ID = 0x82;
const EXTENSIONS = 0xa3;

/** A certificate, request or revocation list: what was signed, and the signature. */
export interface Signed {
  readonly tbs: Uint8Array;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
}

/**
 * Reads the common outer structure of certificates, requests and revocation lists (RFC 5280, section 4.1.1).
 * @throws BerError
 */
export function readSigned(der: Uint8Array): Signed {
  const [body, algorithm, signature] = childrenOf(der, readElement(der));
  if (body?.tag !== SEQUENCE || algorithm?.tag !== SEQUENCE || signature?.tag !== BIT_STRING) throw new BerError('not signed');
  return {
    tbs: wholeOf(der, body),
    signatureAlgorithm: readAlgorithmIdentifier(wholeOf(der, algorithm)),
    // The first byte is the number of unused bits at the end: none.
    signature: contentOf(der, signature).subarray(1),
  };
}

/**
 * Reads Extensions (RFC 5280, section 4.1).
 * @throws BerError
 */
export function readExtensions(der: Uint8Array): readonly Extension[] {
  return childrenOf(der, readElement(der)).map((extension) => {
    const parts = childrenOf(der, extension);
    const [type, value, flag] = [parts[0], parts.at(-1), parts.find(({ tag }) => tag === BOOLEAN)];
    if (type?.tag !== OID || value?.tag !== OCTET_STRING) throw new BerError('not an Extension');
    const isCritical = flag !== undefined && contentOf(der, flag).some((byte) => byte !== 0);
    return { oid: formatOid(contentOf(der, type)), isCritical, value: contentOf(der, value) };
  });
}

/** Reads a SubjectPublicKeyInfo; undefined for a key of an unknown type. */
export async function readKey(spki: Uint8Array): Promise<Key | undefined> {
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
  const flag = children.find(({ tag }) => tag === BOOLEAN);
  const length = children.find(({ tag }) => tag === INTEGER);
  const isCa = flag !== undefined && contentOf(bytes, flag).some((byte) => byte !== 0);
  return { isCa, pathLength: length && contentOf(bytes, length).reduce((value, byte) => value * 256 + byte, 0) };
}

/** Reads a KeyUsage (RFC 5280, section 4.2.1.3). */
const readKeyUsage = (bytes: Uint8Array | undefined): readonly KeyUsage[] | undefined => bytes && namesOfBits(readNode(bytes), keyUsages);

/** Reads an ExtKeyUsageSyntax (RFC 5280, section 4.2.1.12). */
const readPurposes = (bytes: Uint8Array | undefined): readonly string[] => (bytes ? childNodes(readNode(bytes)).map(oidOf) : []);

const readOctets = (bytes: Uint8Array | undefined): Uint8Array | undefined => bytes && readNode(bytes).content;

/** Whether the certificate may sign certificates. */
export const isIssuer = ({ isCa, keyUsage }: Certificate): boolean => isCa && (keyUsage?.includes('keyCertSign') ?? true);
