import { secretNotes } from '../../lib/key/secret-notes.ts';

// The codes of the results. Kept small, because the page also needs them.

/** What can be checked, in the order in which a server checks it. */
export const parts = ['url', 'saml', 'keys', 'certificates', 'token'] as const;
export type Part = (typeof parts)[number];

export const verdicts = ['accepted', 'refused', 'not-decided'] as const;
export type Verdict = (typeof verdicts)[number];

export const states = ['passed', 'refused', 'not-checked'] as const;
export type State = (typeof states)[number];

export const rules = [
  'readable',
  // The redirect URL.
  'callback-error',
  'unique-parameters',
  'state',
  'redirect-url',
  // SAML.
  'message-type',
  'status',
  'signature',
  'coverage',
  'not-before',
  'expiry',
  'confirmation-expiry',
  'audience',
  'recipient',
  'destination',
  'issuer',
  // Keys.
  'key-id',
  'key-use',
  'key-certificate',
  'key-lifetime',
  // Certificates.
  'order',
  'chain-signatures',
  'authority',
  'validity',
  'revocation',
  'trust',
  // The token.
  'critical-header',
  'algorithm',
  'issued-at',
  'subject',
  'nonce',
  'required-claims',
] as const;
export type Rule = (typeof rules)[number];

/** Why a server refuses a part, in the order of the checks. */
export const refusals = [
  'url-unreadable',
  'callback-error',
  'duplicate-parameter',
  'state-missing',
  'state-mismatch',
  'redirect-url-mismatch',
  'response-issuer-mismatch',
  'saml-unreadable',
  'saml-not-a-response',
  'saml-failed',
  'saml-unsigned',
  'saml-signature-invalid',
  'saml-other-key',
  'saml-no-assertion',
  'saml-not-covered',
  'saml-not-yet-valid',
  'saml-expired',
  'saml-confirmation-expired',
  'saml-audience-mismatch',
  'saml-recipient-mismatch',
  'saml-destination-mismatch',
  'saml-issuer-mismatch',
  'keys-unreadable',
  'key-not-in-set',
  'key-not-usable',
  'key-certificate-mismatch',
  'key-certificate-expired',
  'key-certificate-not-yet-valid',
  'key-not-yet-valid',
  'key-expired',
  'key-revoked',
  'certificates-unreadable',
  'chain-order',
  'chain-signature-invalid',
  'chain-incomplete',
  'issuer-not-ca',
  'certificate-dates-invalid',
  'certificate-expired',
  'certificate-not-yet-valid',
  'intermediate-expired',
  'intermediate-not-yet-valid',
  'root-expired',
  'root-not-yet-valid',
  'certificate-revoked',
  'token-unreadable',
  'token-critical-header',
  'token-algorithm',
  'token-unsecured',
  'token-signature-invalid',
  'token-expired',
  'token-not-yet-valid',
  'token-issued-later',
  'token-issuer-mismatch',
  'token-audience-mismatch',
  'token-subject-mismatch',
  'token-nonce-mismatch',
  'token-claim-missing',
] as const;
export type Refusal = (typeof refusals)[number];

/** What is missing for a verdict. */
export const gaps = [
  'needs-expectation',
  'needs-certificate',
  'saml-not-verifiable',
  'saml-encrypted',
  'needs-token',
  'needs-keys',
  'needs-chain',
  'token-encrypted',
  'token-detached',
] as const;
export type Gap = (typeof gaps)[number];

export const reasons = [...refusals, ...gaps] as const;
export type Reason = Refusal | Gap;

/** What a span of time belongs to. */
export const spanKinds = ['assertion', 'confirmation', 'key', 'key-certificate', 'certificate', 'intermediate', 'root', 'token'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** The state of something at the time of the check. */
export const spanStates = ['valid', 'not-yet-valid', 'expired', 'revoked', 'not-in-set', 'no-limits'] as const;
export type SpanState = (typeof spanStates)[number];

export const momentKinds = ['check', 'token-issued', 'saml-issued', 'signed-in'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Notes about the key that `lib/jwt` gives. */
export const keyNotes = ['weak-key', ...secretNotes] as const;

export const notes = ['token-from-url', 'saml-from-url', 'several-tokens', ...keyNotes] as const;
export type Note = (typeof notes)[number];

/** The inputs that a server is configured with. */
export const expectationNames = [
  'issuer',
  'audience',
  'redirectUrl',
  'state',
  'nonce',
  'subject',
  'algorithms',
  'requiredClaims',
  'clockSkew',
  'time',
] as const;
