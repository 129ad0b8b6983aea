/** Whether a signature is valid, or the first reason against it. */
export const signatureResults = [
  'valid',
  'malformed',
  'unsupported-algorithm',
  'unsupported-transform',
  'target-missing',
  'duplicate-id',
  'digest-mismatch',
  'no-key',
  'signature-mismatch',
] as const;
export type SignatureResult = (typeof signatureResults)[number];
