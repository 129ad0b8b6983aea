import type { SignatureStatus } from '../../lib/certificate/signature-status.ts';
import type { ExtensionCode, Kind, Meaning, NameType } from './codes.ts';

/** A value of an extension: a meaning or type of name that the page puts into words, a text, or both. */
export type ExtensionValue = { readonly code: Meaning | NameType | ''; readonly text: string };

export type ExtensionDetails = {
  readonly oid: string;
  /** Empty for an extension without a name in the strings. */
  readonly code: ExtensionCode | '';
  /** As in openssl. */
  readonly name: string;
  readonly isCritical: boolean;
  readonly values: readonly ExtensionValue[];
};

export type NameDetails = { readonly type: NameType; readonly value: string };

export type RevokedDetails = { readonly serialNumber: string; readonly date: string; readonly reason: string };

/** All that a card shows of one object. Texts that do not apply are empty. */
export type ObjectDetails = {
  readonly number: number;
  readonly kind: Kind;
  readonly title: string;
  /** The alternative names of the subject. */
  readonly names: readonly NameDetails[];
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  /** ISO 8601; of a revocation list, the times of this and the next list. */
  readonly notBefore: string;
  readonly notAfter: string;
  readonly keyType: string;
  readonly keySize: number | null;
  readonly signatureAlgorithm: string;
  readonly isCa: boolean;
  readonly isSelfIssued: boolean;
  readonly signature: SignatureStatus | '';
  /** Number of the issuer. */
  readonly issuedBy: number | null;
  /** Numbers of the objects with the same key. */
  readonly sameKey: readonly number[];
  readonly extensions: readonly ExtensionDetails[];
  readonly sha256: string;
  readonly sha1: string;
  readonly spkiPin: string;
  readonly revokedCount: number;
  /** The first of them. */
  readonly revoked: readonly RevokedDetails[];
  readonly pem: string;
  /** As in openssl. */
  readonly layout: string;
};

/** All objects of a run. */
export type Details = readonly ObjectDetails[];
