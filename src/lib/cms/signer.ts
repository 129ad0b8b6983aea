import { unlessMalformed } from '../ber/ber.ts';
import type { Node } from '../ber/node.ts';
import { oidOf, readNode } from '../ber/node.ts';
import { readTime } from '../ber/time.ts';
import type { SignatureHash } from '../certificate/algorithm-identifier.ts';
import { hashOf } from '../certificate/algorithm-identifier.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Message, SignatureCheck } from '../certificate/signature-algorithm.ts';
import { checkSignature, digestOf } from '../certificate/signature-algorithm.ts';
import { equalBytes } from '../signature/equal.ts';
import type { Attribute, SignedData, Signer } from './signed-data.ts';
import { certificateOf } from './signed-data.ts';
import type { SigningCertificateFault } from './signing-certificate.ts';
import { checkSigningCertificate } from './signing-certificate.ts';

export type DigestStatus = 'match' | 'mismatch' | 'unverifiable';
export type SignatureStatus = 'valid' | 'invalid' | 'unverifiable';

/** Why something is not valid. */
export type SignerFault =
  | Exclude<SignatureCheck, 'valid' | 'invalid'>
  | SigningCertificateFault
  | 'signature-mismatch'
  | 'unsupported-digest-algorithm'
  | 'no-signer-certificate'
  | 'no-content-type'
  | 'content-type-mismatch'
  | 'no-message-digest'
  | 'no-signed-attributes';

export interface SignerResult {
  readonly certificate: Certificate | undefined;
  readonly digest: DigestStatus;
  readonly signature: SignatureStatus;
  readonly faults: readonly SignerFault[];
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

/**
 * Verifies one signer of a CMS message (RFC 5652, section 5.6): whether the content has the signed digest, and whether the
 * signature is that of the signer's certificate. It does not check whether that certificate is trusted.
 */
export async function verifySigner(
  signedData: SignedData,
  signer: Signer,
  content: Message,
  otherCertificates: readonly Certificate[] = [],
): Promise<SignerResult> {
  const certificate = certificateOf(signer, signedData.certificates) ?? certificateOf(signer, otherCertificates);
  const hash = hashOf(signer.digestAlgorithm);
  const { signedAttributes } = signer;
  if (!signedAttributes) return verifyBare(signer, content, certificate, hash);
  const digest = await compareDigest(signedAttributes.attributes, content, hash);
  const messages = signedAttributes.encodings.map((bytes) => ({ bytes }));
  const signature = await verifyValue(signer, messages, certificate, hash);
  const attributeFaults = await checkAttributes(signedAttributes.attributes, signedData, certificate);
  return {
    certificate,
    digest: digest.status,
    signature: worseOf(signature.status, attributeFaults),
    faults: [...digest.faults, ...signature.faults, ...attributeFaults],
  };
}

/** Verifies a signature without signed attributes. It covers the content's digest itself, so a wrong digest and a wrong signature look the same. */
async function verifyBare(signer: Signer, content: Message, certificate: Certificate | undefined, hash: SignatureHash | undefined): Promise<SignerResult> {
  const { status, faults } = await verifyValue(signer, [content], certificate, hash);
  if (status === 'valid') return { certificate, digest: 'match', signature: status, faults };
  return { certificate, digest: 'unverifiable', signature: status, faults: [...faults, 'no-signed-attributes'] };
}

async function compareDigest(
  attributes: readonly Attribute[],
  content: Message,
  hash: SignatureHash | undefined,
): Promise<{ readonly status: DigestStatus; readonly faults: readonly SignerFault[] }> {
  const signed = readSingle(attributes, MESSAGE_DIGEST);
  // A missing digest is already reported as an attribute error.
  if (!signed) return { status: 'unverifiable', faults: [] };
  if (!hash) return { status: 'unverifiable', faults: ['unsupported-digest-algorithm'] };
  return { status: equalBytes(await digestOf(content, hash), signed.content) ? 'match' : 'mismatch', faults: [] };
}

async function verifyValue(
  { signatureAlgorithm: algorithm, signature }: Signer,
  messages: readonly Message[],
  certificate: Certificate | undefined,
  hash: SignatureHash | undefined,
): Promise<{ readonly status: SignatureStatus; readonly faults: readonly SignerFault[] }> {
  if (!certificate) return { status: 'unverifiable', faults: ['no-signer-certificate'] };
  const check = await checkSignature({ algorithm, hash, key: certificate.key, messages, signature });
  if (check === 'valid') return { status: 'valid', faults: [] };
  if (check === 'invalid') return { status: 'invalid', faults: ['signature-mismatch'] };
  // A key of another type cannot have made the signature.
  return { status: check === 'key-of-another-kind' ? 'invalid' : 'unverifiable', faults: [check] };
}

/** Checks the attributes of RFC 5652, section 11, and RFC 5035, section 5.4. */
async function checkAttributes(
  attributes: readonly Attribute[],
  { contentType }: SignedData,
  certificate: Certificate | undefined,
): Promise<readonly SignerFault[]> {
  const faults: SignerFault[] = [];
  const signedType = readSingle(attributes, CONTENT_TYPE);
  if (!signedType) faults.push('no-content-type');
  else if (oidOf(signedType) !== contentType) faults.push('content-type-mismatch');
  if (!readSingle(attributes, MESSAGE_DIGEST)) faults.push('no-message-digest');
  const named = certificate && (await checkSigningCertificate(attributes, certificate));
  return named ? [...faults, named] : faults;
}

const unclear: readonly SignerFault[] = ['unreadable-signing-certificate', 'unsupported-hash'];

function worseOf(status: SignatureStatus, faults: readonly SignerFault[]): SignatureStatus {
  if (status === 'invalid' || faults.some((fault) => !unclear.includes(fault))) return 'invalid';
  return faults.length > 0 ? 'unverifiable' : status;
}

/** Returns the value of an attribute that occurs once, with one value; anything else is ambiguous. */
function readSingle(attributes: readonly Attribute[], oid: string): Node | undefined {
  const found = attributes.filter((attribute) => attribute.oid === oid);
  const [value, ...others] = found.flatMap(({ values }) => values);
  if (!value || others.length > 0 || found.length > 1) return undefined;
  return unlessMalformed(() => readNode(value));
}

/** Returns the signing time that the signer claims, in milliseconds since 1970: UTCTime or GeneralizedTime. */
export function readSigningTime({ signedAttributes }: Signer): number | undefined {
  const value = readSingle(signedAttributes?.attributes ?? [], SIGNING_TIME);
  const time = value ? readTime(value.tag, value.content) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
