import type { Values } from '../../../runtime/check.ts';
import type { Row } from '../check-signature.ts';
import type { CertificateStatus, Fault, Warning } from '../codes.ts';

export interface CertificateReport {
  readonly role: 'signer' | 'issuer' | 'other';
  readonly name: string;
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly keyType: string;
  readonly keySize: number | null;
  readonly keyUsage: readonly string[];
  readonly fingerprint: string;
  readonly isSelfIssued: boolean;
  readonly isCa: boolean;
  readonly isTrusted: boolean;
  readonly pem: string;
}

/** A row of the signatures with its details: what a card shows. */
export interface SignatureReport extends Row {
  readonly details: {
    readonly dictionary: Readonly<Record<'name' | 'reason' | 'location' | 'contactInfo', string | null>>;
    readonly byteRange: readonly (number | null)[];
    readonly permission: number | null;
    readonly faults: readonly Fault[];
    readonly warnings: readonly Warning[];
    readonly timestampToken: { readonly signer: string; readonly isValid: boolean; readonly certificate: CertificateStatus | '' } | null;
    readonly certificates: readonly CertificateReport[];
  };
}

/** Rows and details of the operation's output, each row with its own. */
export function readReport({ signatures, details }: Values): readonly SignatureReport[] {
  const rows = Array.isArray(signatures) ? (signatures as readonly Row[]) : [];
  const all = Array.isArray(details) ? (details as readonly SignatureReport['details'][]) : [];
  return rows.flatMap((row, index) => {
    const own = all[index];
    return own ? [{ ...row, details: own }] : [];
  });
}

/** The certificate that vouches for a signer, if the person has named it as trusted. */
export const trustedIn = ({ details, certificate }: SignatureReport): CertificateReport | undefined =>
  certificate === 'trusted' ? details.certificates.find(({ isTrusted, role }) => isTrusted && role !== 'other') : undefined;
