import type { JsonValue } from '../../contract/values.ts';
import type { Certificate } from '../../lib/certificate/certificate.ts';
import type { Chain } from '../../lib/certificate/chain.ts';
import { buildChain } from '../../lib/certificate/chain.ts';
import { displayName, formatName } from '../../lib/certificate/name.ts';
import { formatOid } from '../../lib/ber/oid.ts';
import { hashOfSignature } from '../../lib/certificate/signature-algorithm.ts';
import { contentOf, readElement } from '../../lib/ber/ber.ts';
import type { Attribute, Signer } from '../../lib/cms/signed-data.ts';
import { readSigningTime } from '../../lib/cms/signer.ts';
import type { TimeStamp } from '../../lib/cms/time-stamp.ts';
import { formatSeconds } from '../../lib/date-time/zoned.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { parseDate } from '../../lib/pdf/text.ts';
import type { SignedRange } from './byte-range.ts';
import type { CertificateStatus, CertificateTime, Coverage, Fault, Kind, Result, TimeSource, Warning } from './codes.ts';
import { describeCertificates, isShort } from './describe-certificate.ts';
import type { FoundSignature } from './find-signatures.ts';
import type { SignatureDictionary } from './signature-dictionary.ts';
import type { Verification } from './verify-signature.ts';

export interface Row {
  readonly field: string;
  readonly kind: Kind;
  readonly subFilter: string;
  readonly signer: string;
  readonly signedAt: string;
  readonly signedAtSource: TimeSource | '';
  readonly digestAlgorithm: string;
  readonly signatureAlgorithm: string;
  readonly digest: Verification['digest'];
  readonly signature: Verification['signature'];
  readonly coverage: Coverage;
  readonly certificate: CertificateStatus | '';
  readonly certificateTime: CertificateTime;
  readonly result: Result;
}

interface Findings {
  readonly found: FoundSignature;
  readonly dictionary: SignatureDictionary;
  readonly range: SignedRange;
  readonly verification: Verification;
  readonly trusted: readonly Certificate[];
}

/** Combines the results of a signature: its row and its details. */
export async function reportSignature({
  found,
  dictionary,
  range,
  verification,
  trusted,
}: Findings): Promise<{ readonly row: Row; readonly details: JsonValue }> {
  const { certificate, digest, signature, timeStamp, signer } = verification;
  const enclosed = verification.signedData?.certificates ?? [];
  const chain = certificate && (await buildChain(certificate, enclosed, trusted));
  const time = signingTime(dictionary, verification);
  const row: Row = {
    field: found.field,
    kind: dictionary.kind,
    subFilter: dictionary.subFilter,
    signer: certificate ? displayName(certificate.subject) : '',
    signedAt: time ? formatSeconds(time.milliseconds) : '',
    signedAtSource: time?.source ?? '',
    digestAlgorithm: verification.digestAlgorithm,
    signatureAlgorithm: verification.signatureAlgorithm,
    digest,
    signature,
    coverage: range.coverage,
    certificate: chain?.status ?? '',
    certificateTime: certificateTime(certificate, time?.milliseconds),
    result: resultOf(verification, range.coverage),
  };
  const details = {
    field: found.field,
    dictionary: {
      name: dictionary.name,
      reason: dictionary.reason,
      location: dictionary.location,
      contactInfo: dictionary.contactInfo,
      M: dictionary.modified,
      filter: dictionary.filter,
    },
    byteRange: [...range.byteRange],
    permission: dictionary.permission,
    faults: faultsOf(range, verification),
    warnings: [...warningsOf(verification)],
    signedAttributes: (signer?.signedAttributes?.attributes ?? []).map(describeAttribute),
    timestampToken: timeStamp ? await describeTimeStamp(timeStamp, enclosed, trusted) : null,
    otherSigners: (verification.signedData?.signers.slice(1) ?? []).map(describeSigner),
    certificates: await describeCertificates(chain, enclosed, trusted),
  };
  return { row, details };
}

function faultsOf(range: SignedRange, { digest, faults }: Verification): string[] {
  const mismatch: readonly Fault[] = digest === 'mismatch' ? ['digest-mismatch'] : [];
  return [...new Set([...mismatch, ...range.faults, ...faults])];
}

function resultOf({ digest, signature }: Verification, coverage: Coverage): Result {
  if (digest === 'mismatch' || signature === 'invalid' || coverage === 'malformed') return 'invalid';
  return digest === 'unverifiable' || signature === 'unverifiable' ? 'unverifiable' : 'valid';
}

/** Returns the most reliable time: only a timestamp is more than the signer's claim. */
function signingTime(
  { modified }: SignatureDictionary,
  { timeStamp, signer }: Verification,
): { readonly milliseconds: number; readonly source: TimeSource } | undefined {
  if (timeStamp?.isValid) return { milliseconds: timeStamp.time, source: 'timestamp-token' };
  const signed = signer && readSigningTime(signer);
  if (signed !== undefined) return { milliseconds: signed, source: 'signed-attribute' };
  const written = modified === null ? undefined : parseDate(modified);
  return written === undefined ? undefined : { milliseconds: written, source: 'dictionary' };
}

function certificateTime(certificate: Certificate | undefined, time: number | undefined): CertificateTime {
  if (!certificate || time === undefined) return 'unknown';
  if (time < certificate.notBefore) return 'not-yet-valid-at-signing';
  return time > certificate.notAfter ? 'expired-at-signing' : 'valid-at-signing';
}

function* warningsOf({ digestAlgorithm, signer, certificate, timeStamp, hasUnreadableTimeStamp, signedData }: Verification): Generator<Warning> {
  if (digestAlgorithm === 'sha-1' || (signer && hashOfSignature(signer.signatureAlgorithm) === 'sha-1')) yield 'sha-1';
  if (isShort(certificate?.key)) yield 'short-key';
  if (hasUnreadableTimeStamp || timeStamp?.isValid === false) yield 'time-stamp-invalid';
  if ((signedData?.signers.length ?? 0) > 1) yield 'several-signers';
}

const attributeNames: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.9.3': 'contentType',
  '1.2.840.113549.1.9.4': 'messageDigest',
  '1.2.840.113549.1.9.5': 'signingTime',
  '1.2.840.113549.1.9.52': 'cmsAlgorithmProtection',
  '1.2.840.113549.1.9.16.2.12': 'signingCertificate',
  '1.2.840.113549.1.9.16.2.47': 'signingCertificateV2',
  '1.2.840.113549.1.9.16.2.15': 'signaturePolicyIdentifier',
  '1.2.840.113549.1.9.16.2.16': 'commitmentTypeIndication',
  '1.2.840.113549.1.9.16.2.17': 'signerLocation',
  '1.2.840.113583.1.1.8': 'adbeRevocationInfoArchival',
};

const MAX_SHOWN_BYTES = 512;
const OBJECT_IDENTIFIER = 0x06;
const OCTET_STRING = 0x04;
const TIMES = [0x17, 0x18];

function describeAttribute({ oid, values }: Attribute): JsonValue {
  return { oid, name: attributeNames[oid] ?? null, values: values.map(describeValue) };
}

/** Formats a value by its type; a value without a shorter form as hex DER, truncated if long. */
function describeValue(der: Uint8Array): string {
  const element = readElement(der);
  const content = contentOf(der, element);
  if (element.tag === OBJECT_IDENTIFIER) return formatOid(content);
  if (TIMES.includes(element.tag)) return new TextDecoder().decode(content.subarray(0, MAX_SHOWN_BYTES));
  const shown = element.tag === OCTET_STRING ? content : der;
  return shown.length > MAX_SHOWN_BYTES ? `${encodeHex(shown.subarray(0, MAX_SHOWN_BYTES))}…` : encodeHex(shown);
}

async function describeTimeStamp(timeStamp: TimeStamp, enclosed: readonly Certificate[], trusted: readonly Certificate[]): Promise<JsonValue> {
  const { certificate, time, policy, serialNumber, hashAlgorithm, digest, signature, faults, isValid, token } = timeStamp;
  const certificates = [...token.certificates, ...enclosed];
  const chain: Chain | undefined = certificate && (await buildChain(certificate, certificates, trusted));
  return {
    time: formatSeconds(time),
    isValid,
    signer: certificate ? displayName(certificate.subject) : '',
    policy,
    serialNumber,
    hashAlgorithm,
    digest,
    signature,
    faults: [...new Set(faults)],
    certificate: chain?.status ?? '',
    certificates: await describeCertificates(chain, token.certificates, trusted),
  };
}

const describeSigner = ({ id }: Signer): JsonValue =>
  'keyIdentifier' in id ? { keyIdentifier: encodeHex(id.keyIdentifier) } : { issuer: formatName(id.issuer), serialNumber: encodeHex(id.serialNumber) };
