// The codes of the results. Kept small, because the page also needs them.

export const kinds = ['certificate', 'request', 'crl', 'private-key', 'public-key', 'encrypted', 'unsupported', 'damaged'] as const;
export type Kind = (typeof kinds)[number];

export const verdicts = ['valid', 'expiring', 'weak', 'expired', 'not-yet-valid', 'revoked', 'invalid-signature', 'key-mismatch', 'no-certificate'] as const;
export type Verdict = (typeof verdicts)[number];

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
  'different-algorithms',
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

export const nameTypes = ['dns', 'ip', 'email', 'uri', 'directory', 'id', 'other'] as const;
export type NameType = (typeof nameTypes)[number];

export const makes = ['self-signed', 'request', 'ca-signed'] as const;
export type Make = (typeof makes)[number];

export const keyTypes = ['ecdsa-p256', 'ecdsa-p384', 'ed25519', 'rsa-2048', 'rsa-3072', 'rsa-4096'] as const;
export type KeyType = (typeof keyTypes)[number];

export const purposes = ['server', 'client', 'server-and-client'] as const;
export type Purpose = (typeof purposes)[number];

/** The extensions with a name in the strings, by object identifier. */
export const extensionCodes = {
  '1.3.6.1.4.1.11129.2.4.2': 'sct',
  '1.3.6.1.4.1.11129.2.4.3': 'poison',
  '1.3.6.1.5.5.7.1.1': 'access',
  '1.3.6.1.5.5.7.1.24': 'features',
  '1.3.6.1.5.5.7.48.1.5': 'no-check',
  '2.5.29.14': 'key-id',
  '2.5.29.15': 'key-usage',
  '2.5.29.17': 'names',
  '2.5.29.18': 'issuer-names',
  '2.5.29.19': 'constraints',
  '2.5.29.20': 'crl-number',
  '2.5.29.30': 'name-constraints',
  '2.5.29.31': 'crl-points',
  '2.5.29.32': 'policies',
  '2.5.29.35': 'issuer-key-id',
  '2.5.29.37': 'purposes',
} as const;
export type ExtensionCode = (typeof extensionCodes)[keyof typeof extensionCodes];

/** The bits of KeyUsage in their order (RFC 5280, section 4.2.1.3). */
export const usageCodes = [
  'digital-signature',
  'non-repudiation',
  'key-encipherment',
  'data-encipherment',
  'key-agreement',
  'cert-sign',
  'crl-sign',
  'encipher-only',
  'decipher-only',
] as const;

/** What a value of an extension means. The strings have a message for each, which may contain the text of the value. */
export type Meaning =
  | (typeof usageCodes)[number]
  | 'ca'
  | 'not-ca'
  | 'path-length'
  | 'server-auth'
  | 'client-auth'
  | 'code-signing'
  | 'email-protection'
  | 'time-stamping'
  | 'ocsp-signing'
  | 'any-purpose'
  | 'ocsp'
  | 'ca-issuers'
  | 'permitted'
  | 'excluded'
  | 'any-policy'
  | 'policy-ev'
  | 'policy-dv'
  | 'policy-ov'
  | 'policy-iv';
