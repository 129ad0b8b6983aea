import type { OutputValues, Tone } from '../../contract/fields.ts';
import type { JsonValue } from '../../contract/values.ts';
import { flag, listOf, membersOf, number, oneOf, orNull, text } from '../../lib/json-shape/json-shape.ts';
import { certificateStatuses, faults, warnings } from './codes.ts';
import type { check } from './fields.ts';

type Checked = OutputValues<(typeof check)['output']>;
type Row = Checked['signatures'][number];

/** The details of a certificate. */
export type CertificateReport = ReturnType<typeof readCertificate>;

/** A row of the signatures together with its details. */
export type SignatureReport = Row & { readonly details: ReturnType<typeof readDetails> };

/** Pairs the rows of a checked file with their details. */
export function readReport({ signatures, details }: Pick<Checked, 'signatures' | 'details'>): readonly SignatureReport[] {
  const all = details === null ? [] : listOf(readDetails)(details, 'details');
  return signatures.flatMap((row, index) => {
    const own = all[index];
    return own ? [{ ...row, details: own }] : [];
  });
}

/** Returns the trusted certificate of the signer or of one of its issuers, if the user trusts one. */
export const trustedIn = ({ details, certificate }: SignatureReport): CertificateReport | undefined =>
  certificate === 'trusted' ? details.certificates.find(({ isTrusted, role }) => isTrusted && role !== 'other') : undefined;

/**
 * Divides a file of `fileBytes` into shares from first to last byte, with the key of the message that describes them.
 * `undefined` for ranges outside the file.
 */
export function coverageOf(
  { coverage, details }: Pick<SignatureReport, 'coverage'> & { readonly details: Pick<SignatureReport['details'], 'byteRange' | 'faults'> },
  fileBytes: number,
) {
  const [a = null, b = null, c = null, d = null, ...others] = details.byteRange;
  if (a === null || b === null || c === null || d === null || others.length > 0) return undefined;
  const later = fileBytes - c - d;
  if (Math.min(a, b, c - a - b, d, later) < 0) return undefined;
  const shares: readonly { readonly tone: Tone; readonly size: number }[] = [
    { tone: 'bad', size: a },
    { tone: 'good', size: b },
    { tone: details.faults.includes('gap-is-not-the-signature') ? 'bad' : 'none', size: c - a - b },
    { tone: 'good', size: d },
    { tone: 'doubtful', size: later },
  ];
  const sentence: 'signedGap' | 'signedShare' | 'signedAll' = coverage === 'malformed' ? 'signedGap' : later > 0 ? 'signedShare' : 'signedAll';
  return { sentence, shares, signed: b + d, later };
}

function readDetails(value: JsonValue | undefined, place: string) {
  const at = membersOf(value, place);
  return {
    dictionary: at('dictionary', readDictionary),
    byteRange: at('byteRange', listOf(orNull(number))),
    permission: at('permission', orNull(number)),
    faults: at('faults', listOf(oneOf(faults))),
    warnings: at('warnings', listOf(oneOf(warnings))),
    timestampToken: at('timestampToken', orNull(readTimestampToken)),
    certificates: at('certificates', listOf(readCertificate)),
  };
}

function readDictionary(value: JsonValue | undefined, place: string) {
  const at = membersOf(value, place);
  return {
    name: at('name', orNull(text)),
    reason: at('reason', orNull(text)),
    location: at('location', orNull(text)),
    contactInfo: at('contactInfo', orNull(text)),
  };
}

function readTimestampToken(value: JsonValue | undefined, place: string) {
  const at = membersOf(value, place);
  return {
    time: at('time', text),
    isValid: at('isValid', flag),
    signer: at('signer', text),
    certificate: at('certificate', oneOf([...certificateStatuses, ''])),
  };
}

function readCertificate(value: JsonValue | undefined, place: string) {
  const at = membersOf(value, place);
  return {
    role: at('role', oneOf(['signer', 'issuer', 'other'])),
    name: at('name', text),
    subject: at('subject', text),
    issuer: at('issuer', text),
    serialNumber: at('serialNumber', text),
    notBefore: at('notBefore', text),
    notAfter: at('notAfter', text),
    keyType: at('keyType', text),
    keySize: at('keySize', orNull(number)),
    keyUsage: at('keyUsage', listOf(text)),
    fingerprint: at('fingerprint', text),
    isSelfIssued: at('isSelfIssued', flag),
    isCa: at('isCa', flag),
    isTrusted: at('isTrusted', flag),
    pem: at('pem', text),
  };
}
