import { createHash, createPrivateKey, sign } from 'node:crypto';
import type { Element } from '../../../lib/ber/ber.ts';
import { childrenOf, encodeElement, readElement, wholeOf } from '../../../lib/ber/ber.ts';
import { derOf, read } from './openssl.ts';

// A minimal SignedData writer (RFC 5652), for structures that the openssl command cannot create.

const [SEQUENCE, SET, OCTET_STRING, OID] = [0x30, 0x31, 0x04, 0x06];

const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));
const oid = (digits: string): Uint8Array => encodeElement(OID, [hex(digits)]);
const sequence = (...parts: readonly Uint8Array[]): Uint8Array => encodeElement(SEQUENCE, parts);

export const DATA = '2a864886f70d010701';
const SIGNED_DATA = '2a864886f70d010702';
const CONTENT_TYPE = '2a864886f70d010903';
const MESSAGE_DIGEST = '2a864886f70d010904';
const SHA512 = '608648016503040203';
const ED25519 = '2b6570';

const attribute = (type: string, value: Uint8Array): Uint8Array => sequence(oid(type), encodeElement(SET, [value]));
export const contentType = (type: string): Uint8Array => attribute(CONTENT_TYPE, oid(type));
export const messageDigest = (content: Uint8Array): Uint8Array =>
  attribute(MESSAGE_DIGEST, encodeElement(OCTET_STRING, [createHash('sha512').update(content).digest()]));

interface Made {
  /** Name of the certificate and the key. */
  readonly name: string;
  readonly attributes: readonly Uint8Array[];
  /** What is signed instead of the attributes. */
  readonly signed?: readonly Uint8Array[];
}

/** A detached signature with Ed25519 and SHA-512. */
export function makeCms({ name, attributes, signed = attributes }: Made): Uint8Array {
  const certificate = derOf(`${name}.pem`);
  const key = createPrivateKey(read(`${name}.key`));
  const signature = sign(null, encodeElement(SET, signed), key);
  const signer = sequence(
    hex('020101'),
    issuerAndSerial(certificate),
    sequence(oid(SHA512)),
    encodeElement(0xa0, attributes),
    sequence(oid(ED25519)),
    encodeElement(OCTET_STRING, [signature]),
  );
  const signedData = sequence(
    hex('020101'),
    encodeElement(SET, [sequence(oid(SHA512))]),
    sequence(oid(DATA)),
    encodeElement(0xa0, [certificate]),
    encodeElement(SET, [signer]),
  );
  return sequence(oid(SIGNED_DATA), encodeElement(0xa0, [signedData]));
}

function issuerAndSerial(certificate: Uint8Array): Uint8Array {
  const [tbs] = childrenOf(certificate, readElement(certificate));
  // Version 1 certificates omit the version.
  const [serial, , issuer] = tbs ? childrenOf(certificate, tbs).filter(({ tag }) => tag !== 0xa0) : [];
  return sequence(...[issuer, serial].map((element) => wholeOf(certificate, element as Element)));
}

/** Returns the message with one part replaced; the path consists of child indexes. */
export function replacePart(der: Uint8Array, path: readonly number[], change: (part: Uint8Array) => Uint8Array): Uint8Array {
  const [place, ...rest] = path;
  if (place === undefined) return change(der);
  const whole = readElement(der);
  const children = childrenOf(der, whole).map((element) => wholeOf(der, element));
  const index = place < 0 ? children.length + place : place;
  return encodeElement(
    whole.tag,
    children.map((child, at) => (at === index ? replacePart(child, rest, change) : child)),
  );
}

/** Appends an element to a constructed one. */
export const append = (der: Uint8Array, added: Uint8Array): Uint8Array => {
  const whole = readElement(der);
  return encodeElement(whole.tag, [der.subarray(whole.contentStart, whole.end), added]);
};

/** The path from the message to the first signer. */
export const SIGNER_PATH = [1, 0, -1, 0];
/** The path to the certificates. */
export const CERTIFICATES_PATH = [1, 0, 3];

/** The attribute that contains a timestamp of a signature, as [1] unsignedAttrs. */
export const timeStampAttribute = (token: Uint8Array): Uint8Array => encodeElement(0xa1, [attribute('2a864886f70d010910020e', token)]);
