import { BerError, splitFirst } from '../../lib/ber/ber.ts';
import { nameOfHash } from '../../lib/certificate/algorithm-identifier.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import type { Message } from '../../lib/certificate/signature-algorithm.ts';
import { nameOfScheme } from '../../lib/certificate/signature-algorithm.ts';
import { StructureError } from '../../lib/certificate/structure-error.ts';
import type { SignedData, Signer } from '../../lib/cms/signed-data.ts';
import { readSignedData } from '../../lib/cms/signed-data.ts';
import type { DigestStatus, SignatureStatus } from '../../lib/cms/signer.ts';
import { verifySigner } from '../../lib/cms/signer.ts';
import type { TimeStamp } from '../../lib/cms/time-stamp.ts';
import { tokenOf, verifyTimeStamp, worstOf } from '../../lib/cms/time-stamp.ts';
import { equalBytes } from '../../lib/signature/equal.ts';
import type { SignedRange } from './byte-range.ts';
import type { Fault } from './codes.ts';
import type { DigestSpans } from './span-digests.ts';

/** The result of verifying one signature over its range. */
export interface Verification {
  readonly digest: DigestStatus;
  readonly signature: SignatureStatus;
  readonly digestAlgorithm: string;
  readonly signatureAlgorithm: string;
  readonly faults: readonly Fault[];
  readonly certificate: Certificate | undefined;
  readonly signedData: SignedData | undefined;
  readonly signer: Signer | undefined;
  /** The timestamp of the signature, or the signature itself if it is one. */
  readonly timeStamp: TimeStamp | undefined;
  /** Whether there is a timestamp that cannot be read. */
  readonly hasUnreadableTimeStamp: boolean;
}

export const unverified = (fault: Fault): Verification => ({
  digest: 'unverifiable',
  signature: 'unverifiable',
  digestAlgorithm: '',
  signatureAlgorithm: '',
  faults: [fault],
  certificate: undefined,
  signedData: undefined,
  signer: undefined,
  timeStamp: undefined,
  hasUnreadableTimeStamp: false,
});

type Verify = (contents: Uint8Array, range: Message, trusted: readonly Certificate[]) => Promise<Verification>;

/** The verification per SubFilter (ISO 32000-2, table 260, and ETSI EN 319 142-1). */
const verifiers: Readonly<Record<string, Verify>> = {
  'adbe.pkcs7.detached': verifyDetached,
  'ETSI.CAdES.detached': verifyDetached,
  'adbe.pkcs7.sha1': verifySha1,
  'ETSI.RFC3161': verifyDocumentTimeStamp,
};

/** Verifies the value of a signature over its range, as far as possible. */
export async function verifySignature(
  subFilter: string,
  { contents, spans }: SignedRange,
  trusted: readonly Certificate[],
  digestSpans: DigestSpans,
): Promise<Verification> {
  const verify = Object.hasOwn(verifiers, subFilter) ? verifiers[subFilter] : undefined;
  if (!verify) return unverified('unsupported-subfilter');
  if (!contents) return unverified('unreadable-signature');
  const range: Message = { digestBy: async (hash) => (spans ? digestSpans(spans, hash) : new Uint8Array()) };
  try {
    const { rest } = splitFirst(contents.bytes);
    const verification = await verify(contents.bytes, range, trusted);
    const whole = rest.some((byte) => byte !== 0) ? withMore(verification) : verification;
    return spans ? whole : withoutRange(whole);
  } catch (error) {
    if (error instanceof StructureError || error instanceof BerError) return unverified('unreadable-signature');
    throw error;
  }
}

/** Bytes after the signature value are not signed: only zeros may fill them. */
const withMore = (verification: Verification): Verification => ({
  ...verification,
  signature: verification.signature === 'valid' ? 'unverifiable' : verification.signature,
  faults: [...verification.faults, 'data-after-signature'],
});

/** There is no digest to compare; a signature over attributes is independent of it. */
function withoutRange(verification: Verification): Verification {
  const isOverRange = verification.signer?.signedAttributes === undefined;
  return { ...verification, digest: 'unverifiable', ...(isOverRange && { signature: 'unverifiable' as const }) };
}

async function verifyDetached(contents: Uint8Array, range: Message, trusted: readonly Certificate[]): Promise<Verification> {
  const signedData = await readSignedData(contents);
  const [signer] = signedData.signers;
  if (!signer) return { ...unverified('no-signer'), signedData };
  return verifyFirst(signedData, signer, range, trusted);
}

async function verifyFirst(signedData: SignedData, signer: Signer, content: Message, trusted: readonly Certificate[]): Promise<Verification> {
  const result = await verifySigner(signedData, signer, content, trusted);
  return {
    ...result,
    digestAlgorithm: nameOfHash(signer.digestAlgorithm),
    signatureAlgorithm: nameOfScheme(signer.signatureAlgorithm),
    signedData,
    signer,
    ...(await verifyTokenOf(signedData, signer, trusted)),
  };
}

type TokenResult = Pick<Verification, 'timeStamp' | 'hasUnreadableTimeStamp'>;

async function verifyTokenOf(signedData: SignedData, signer: Signer, trusted: readonly Certificate[]): Promise<TokenResult> {
  const token = tokenOf(signer);
  if (!token) return { timeStamp: undefined, hasUnreadableTimeStamp: false };
  try {
    const timeStamp = await verifyTimeStamp(token, { bytes: signer.signature }, [...signedData.certificates, ...trusted]);
    return { timeStamp, hasUnreadableTimeStamp: false };
  } catch (error) {
    if (error instanceof StructureError) return { timeStamp: undefined, hasUnreadableTimeStamp: true };
    throw error;
  }
}

/** adbe.pkcs7.sha1: the SHA-1 of the range is signed. */
async function verifySha1(contents: Uint8Array, range: Message, trusted: readonly Certificate[]): Promise<Verification> {
  const signedData = await readSignedData(contents);
  const [signer] = signedData.signers;
  if (!signer) return { ...unverified('no-signer'), signedData };
  const { content } = signedData;
  if (!content || !('digestBy' in range)) return { ...unverified('no-content'), signedData, signer };
  const verification = await verifyFirst(signedData, signer, { bytes: content }, trusted);
  const isOverRange = equalBytes(await range.digestBy('sha-1'), content);
  return { ...verification, digest: worstOf(isOverRange ? 'match' : 'mismatch', verification.digest), digestAlgorithm: 'sha-1' };
}

/** ETSI.RFC3161: a timestamp over the range. */
async function verifyDocumentTimeStamp(contents: Uint8Array, range: Message, trusted: readonly Certificate[]): Promise<Verification> {
  const timeStamp = await verifyTimeStamp(contents, range, trusted);
  const { token, signer, certificate, digest, signature, faults, hashAlgorithm } = timeStamp;
  return {
    digest,
    signature,
    digestAlgorithm: hashAlgorithm,
    signatureAlgorithm: nameOfScheme(signer.signatureAlgorithm),
    faults,
    certificate,
    signedData: token,
    signer,
    timeStamp,
    hasUnreadableTimeStamp: false,
  };
}
