import { IssuerAndSerialNumber } from 'pkijs';
import type { SignedAndUnsignedAttributes, SignerInfo } from 'pkijs';
import { BerError, childrenOf, contentOf, encodeElement, splitFirst, readElement, wholeOf } from '../ber/ber.ts';
import type { AlgorithmIdentifier } from '../certificate/algorithm-identifier.ts';
import { toAlgorithmIdentifier } from '../certificate/algorithm-identifier.ts';
import type { Certificate } from '../certificate/certificate.ts';
import { readCertificate } from '../certificate/certificate.ts';
import type { Name } from '../certificate/name.ts';
import { isSameName, readName } from '../certificate/name.ts';
import { formatOid } from '../ber/oid.ts';
import { readStructure } from '../certificate/structure.ts';
import { StructureError } from '../certificate/structure-error.ts';
import { equalBytes } from '../signature/equal.ts';

/** SignedData of the Cryptographic Message Syntax (RFC 5652, section 5) as plain data. */
export interface SignedData {
  readonly contentType: string;
  /** Undefined in a detached signature. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Certificate[];
  readonly signers: readonly Signer[];
}

export interface Signer {
  readonly id: { readonly issuer: Name; readonly serialNumber: Uint8Array } | { readonly keyIdentifier: Uint8Array };
  /** Object identifier. */
  readonly digestAlgorithm: string;
  readonly signatureAlgorithm: AlgorithmIdentifier;
  readonly signature: Uint8Array;
  readonly signedAttributes: SignedAttributes | undefined;
  readonly unsignedAttributes: readonly Attribute[];
}

export interface Attribute {
  readonly oid: string;
  /** DER. */
  readonly values: readonly Uint8Array[];
}

interface SignedAttributes {
  readonly attributes: readonly Attribute[];
  /** The SET OF that is signed: as written, and in DER order if that differs. */
  readonly encodings: readonly Uint8Array[];
}

const ID_SIGNED_DATA = '1.2.840.113549.1.7.2';
const SET = 0x31;

/**
 * Reads a CMS signature; what follows it is ignored.
 * @throws StructureError
 */
export async function readSignedData(bytes: Uint8Array): Promise<SignedData> {
  try {
    const der = splitFirst(bytes).element;
    const body = signedDataOf(der);
    const { encapContentInfo, signerInfos } = readStructure('SignedData', body);
    const certificates: Certificate[] = [];
    for (const certificate of certificatesOf(body)) certificates.push(await readCertificate(certificate));
    return {
      contentType: encapContentInfo.eContentType,
      content: encapContentInfo.eContent && new Uint8Array(encapContentInfo.eContent.getValue()),
      certificates,
      signers: signerInfos.map(toSigner),
    };
  } catch (error) {
    if (error instanceof BerError) throw new StructureError('not a SignedData', { cause: error });
    throw error;
  }
}

/**
 * Returns the content of a ContentInfo, SEQUENCE { contentType, [0] content }. Revocation lists are omitted: they are not used
 * here, and may be larger than everything else.
 */
function signedDataOf(der: Uint8Array): Uint8Array {
  const [type, wrapped] = childrenOf(der, readElement(der));
  const [content] = wrapped ? childrenOf(der, wrapped) : [];
  if (!type || !content || formatOid(contentOf(der, type)) !== ID_SIGNED_DATA) throw new StructureError('not a SignedData');
  const parts = childrenOf(der, content).filter(({ tag }) => tag !== REVOCATION_LISTS);
  return encodeElement(
    content.tag,
    parts.map((part) => wholeOf(der, part)),
  );
}

const REVOCATION_LISTS = 0xa1;
const CERTIFICATES = 0xa0;
const SEQUENCE = 0x30;

/** Returns the certificates as written; attribute certificates, which have other tags, are omitted. */
function certificatesOf(signedData: Uint8Array): readonly Uint8Array[] {
  const set = childrenOf(signedData, readElement(signedData)).find(({ tag }) => tag === CERTIFICATES);
  const elements = set ? childrenOf(signedData, set) : [];
  return elements.filter(({ tag }) => tag === SEQUENCE).map((element) => wholeOf(signedData, element));
}

function toSigner({ sid, digestAlgorithm, signatureAlgorithm, signature, signedAttrs, unsignedAttrs }: SignerInfo): Signer {
  return {
    id: toSignerId(sid),
    digestAlgorithm: digestAlgorithm.algorithmId,
    signatureAlgorithm: toAlgorithmIdentifier(signatureAlgorithm),
    signature: new Uint8Array(signature.getValue()),
    signedAttributes: signedAttrs && toSignedAttributes(signedAttrs),
    unsignedAttributes: unsignedAttrs ? readAttributes(new Uint8Array(unsignedAttrs.encodedValue)) : [],
  };
}

function toSignerId(sid: unknown): Signer['id'] {
  if (sid instanceof IssuerAndSerialNumber)
    return { issuer: readName(new Uint8Array(sid.issuer.valueBeforeDecode)), serialNumber: sid.serialNumber.valueBlock.valueHexView };
  const whole = (sid as { readonly valueBeforeDecodeView?: unknown }).valueBeforeDecodeView;
  if (!(whole instanceof Uint8Array)) throw new StructureError('not a SignerIdentifier');
  return { keyIdentifier: contentOf(whole, readElement(whole)) };
}

function toSignedAttributes({ encodedValue }: SignedAndUnsignedAttributes): SignedAttributes {
  const written = new Uint8Array(encodedValue);
  const elements = childrenOf(written, readElement(written)).map((element) => wholeOf(written, element));
  const sorted = encodeElement(SET, elements.toSorted(compareBytes));
  return { attributes: readAttributes(written), encodings: equalBytes(sorted, written) ? [written] : [sorted, written] };
}

/** Compares in the order of a SET OF in DER (X.690, section 11.6). */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function readAttributes(set: Uint8Array): readonly Attribute[] {
  return childrenOf(set, readElement(set)).map((attribute) => {
    const [type, values] = childrenOf(set, attribute);
    if (!type || !values) throw new StructureError('not an Attribute');
    return { oid: formatOid(contentOf(set, type)), values: childrenOf(set, values).map((value) => wholeOf(set, value)) };
  });
}

/** Returns the certificate that a signer identifies as its own. */
export function certificateOf({ id }: Signer, certificates: readonly Certificate[]): Certificate | undefined {
  if ('keyIdentifier' in id) return certificates.find(({ keyIdentifier }) => keyIdentifier && equalBytes(keyIdentifier, id.keyIdentifier));
  return certificates.find(({ issuer, serialNumber }) => equalBytes(serialNumber, id.serialNumber) && isSameName(issuer, id.issuer));
}
