// The codes of the results. Kept small, because the page also needs them.

export const verdicts = ['unsigned', 'valid', 'valid-with-later-changes', 'unverifiable', 'invalid'] as const;
export type Verdict = (typeof verdicts)[number];

export const kinds = ['approval', 'certification', 'timestamp'] as const;
export type Kind = (typeof kinds)[number];

export const timeSources = ['timestamp-token', 'signed-attribute', 'dictionary'] as const;
export type TimeSource = (typeof timeSources)[number];

export const digestStatuses = ['match', 'mismatch', 'unverifiable'] as const;
export const signatureStatuses = ['valid', 'invalid', 'unverifiable'] as const;

export const coverages = ['whole-file', 'earlier-revision', 'malformed'] as const;
export type Coverage = (typeof coverages)[number];

export const certificateStatuses = ['trusted', 'self-signed', 'untrusted-root', 'incomplete-chain'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const certificateTimes = ['valid-at-signing', 'expired-at-signing', 'not-yet-valid-at-signing', 'unknown'] as const;
export type CertificateTime = (typeof certificateTimes)[number];

export const results = ['valid', 'invalid', 'unverifiable'] as const;
export type Result = (typeof results)[number];

export const notChecked = ['revocation', 'trust', 'later-changes'] as const;
export type NotChecked = (typeof notChecked)[number];

/** Errors of a byte range, or of the dictionary that contains it. */
export const rangeFaults = [
  'no-byte-range',
  'byte-range-not-four-numbers',
  'byte-range-outside-file',
  'byte-range-out-of-order',
  'byte-range-not-from-start',
  'gap-is-not-the-signature',
  'repeated-entries',
  'not-direct',
] as const;
export type RangeFault = (typeof rangeFaults)[number];

/** Why digest or signature could not be verified, or why they are invalid. */
export const faults = [
  ...rangeFaults,
  'digest-mismatch',
  'unsupported-subfilter',
  'unreadable-signature',
  'data-after-signature',
  'no-signer',
  'no-content',
  'too-many-signatures',
  'no-signer-certificate',
  'signature-mismatch',
  'unsupported-signature-algorithm',
  'unsupported-hash',
  'unsupported-key',
  'key-of-another-kind',
  'unsupported-digest-algorithm',
  'no-content-type',
  'content-type-mismatch',
  'no-message-digest',
  'no-signed-attributes',
  'signing-certificate-mismatch',
  'unreadable-signing-certificate',
  'unreadable-time-stamp',
  'not-a-time-stamping-certificate',
] as const;
export type Fault = (typeof faults)[number];

/** Weaknesses of a valid signature. */
export const warnings = ['sha-1', 'short-key', 'time-stamp-invalid', 'several-signers'] as const;
export type Warning = (typeof warnings)[number];
