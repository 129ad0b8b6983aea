import { hashOf, nameOfHash } from '../certificate/algorithm-identifier.ts';
import type { Certificate } from '../certificate/certificate.ts';
import type { Message } from '../certificate/signature-algorithm.ts';
import { digestOf } from '../certificate/signature-algorithm.ts';
import { readStructure } from '../certificate/structure.ts';
import { StructureError } from '../certificate/structure-error.ts';
import { encodeHex } from '../hex/hex.ts';
import { equalBytes } from '../signature/equal.ts';
import type { Signer, SignedData } from './signed-data.ts';
import { readSignedData } from './signed-data.ts';
import type { DigestStatus, SignatureStatus, SignerFault } from './signer.ts';
import { verifySigner } from './signer.ts';

export type TimeStampFault = SignerFault | 'unreadable-time-stamp' | 'not-a-time-stamping-certificate';

/** Result of verifying a time-stamp token (RFC 3161, section 2.4.2). */
export interface TimeStamp {
  readonly token: SignedData;
  readonly signer: Signer;
  readonly certificate: Certificate | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly policy: string;
  readonly serialNumber: string;
  readonly hashAlgorithm: string;
  /** Whether the token was made for this message, and the signed digest is that of the token's own content. */
  readonly digest: DigestStatus;
  readonly signature: SignatureStatus;
  readonly faults: readonly TimeStampFault[];
  /** Whether digest and signature are valid and the certificate is one for time stamps. Trust in the issuer is not checked. */
  readonly isValid: boolean;
}

const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** Returns the token in a signer's unsigned attributes, if any (RFC 3161, appendix A). */
export const tokenOf = ({ unsignedAttributes }: Signer): Uint8Array | undefined =>
  unsignedAttributes.find(({ oid }) => oid === SIGNATURE_TIME_STAMP)?.values[0];

/**
 * Verifies a time-stamp token over a message.
 * @throws StructureError if the bytes are not a token.
 */
export async function verifyTimeStamp(bytes: Uint8Array, message: Message, otherCertificates: readonly Certificate[]): Promise<TimeStamp> {
  const token = await readSignedData(bytes);
  const [signer] = token.signers;
  const { content } = token;
  if (!signer || !content || token.contentType !== TST_INFO) throw new StructureError('not a time-stamp token');
  const { messageImprint, genTime, policy, serialNumber } = readStructure('TSTInfo', content);
  const time = genTime.getTime();
  if (Number.isNaN(time)) throw new StructureError('not a valid time');
  const oid = messageImprint.hashAlgorithm.algorithmId;
  const imprint = await compareImprint(oid, new Uint8Array(messageImprint.hashedMessage.getValue()), message);
  const { certificate, digest, signature, faults } = await verifySigner(token, signer, { bytes: content }, otherCertificates);
  const isForTimeStamps = certificate?.extendedKeyUsage.includes(TIME_STAMPING) === true;
  const bothDigests = worstOf(imprint, digest);
  return {
    token,
    signer,
    certificate,
    time,
    policy,
    serialNumber: encodeHex(serialNumber.valueBlock.valueHexView),
    hashAlgorithm: nameOfHash(oid),
    digest: bothDigests,
    signature,
    faults: [
      ...faults,
      ...(imprint === 'unverifiable' ? (['unsupported-digest-algorithm'] as const) : []),
      ...(certificate && !isForTimeStamps ? (['not-a-time-stamping-certificate'] as const) : []),
    ],
    isValid: bothDigests === 'match' && signature === 'valid' && isForTimeStamps,
  };
}

async function compareImprint(oid: string, imprint: Uint8Array, message: Message): Promise<DigestStatus> {
  const hash = hashOf(oid);
  if (!hash) return 'unverifiable';
  return equalBytes(await digestOf(message, hash), imprint) ? 'match' : 'mismatch';
}

/** Returns the worse of two dependent digest statuses. */
export function worstOf(one: DigestStatus, other: DigestStatus): DigestStatus {
  if (one === 'mismatch' || other === 'mismatch') return 'mismatch';
  return one === 'unverifiable' ? one : other;
}
