// The codes of the results. Kept small, because the page also needs them.

export const kinds = ['certificate', 'request', 'crl', 'private-key', 'public-key', 'encrypted', 'unsupported', 'damaged'] as const;
export type Kind = (typeof kinds)[number];

export const verdicts = ['valid', 'expiring', 'weak', 'expired', 'not-yet-valid', 'revoked', 'invalid-signature', 'key-mismatch', 'no-certificate'] as const;
export type Verdict = (typeof verdicts)[number];

/** What is known about a signature: `self-signed` is verified with the object's own key, `issuer-missing` is not verified. */
export const signatureStatuses = ['verified', 'self-signed', 'issuer-missing', 'unsupported', 'invalid'] as const;
export type SignatureStatus = (typeof signatureStatuses)[number];

export const warnings = [
  'expired',
  'expiring',
  'not-yet-valid',
  'invalid-dates',
  'revoked',
  'invalid-signature',
  'key-mismatch',
  'issuer-not-ca',
  'md5',
  'sha-1',
  'short-rsa',
  'no-san',
  'long-lifetime',
  'out-of-order',
  'duplicate',
  'outdated-crl',
  'encrypted',
  'damaged',
  'unsupported',
  'too-many',
] as const;
export type WarningCode = (typeof warnings)[number];

export const keyMatches = ['match', 'mismatch'] as const;

export const notChecked = ['trust', 'revocation'] as const;

export const nameTypes = ['dns', 'ip', 'email', 'uri', 'directory', 'id', 'other', 'x400', 'edi'] as const;
export type NameType = (typeof nameTypes)[number];

export const makes = ['self-signed', 'request', 'ca-signed'] as const;
export type Make = (typeof makes)[number];

export const keyTypes = ['ecdsa-p256', 'ecdsa-p384', 'ed25519', 'rsa-2048', 'rsa-3072', 'rsa-4096'] as const;
export type KeyType = (typeof keyTypes)[number];

export const purposes = ['server', 'client', 'server-and-client'] as const;
export type Purpose = (typeof purposes)[number];
