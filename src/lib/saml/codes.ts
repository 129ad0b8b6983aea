import { signatureResults } from '../xml-signature/results.ts';

export const kinds = [
  'response',
  'assertion',
  'authn-request',
  'logout-request',
  'logout-response',
  'other-message',
  'oauth-authorization-request',
  'oauth-response',
  'oauth-token-request',
  'oauth-logout-request',
] as const;
export type Kind = (typeof kinds)[number];

/** How the message was written. */
export const bindings = ['redirect', 'post', 'xml'] as const;

/** About the signature of the assertion or message that is used. */
export const verdicts = ['verified', 'embedded-key', 'other-key', 'not-covered', 'invalid', 'unverifiable', 'encrypted', 'unsigned'] as const;
export type Verdict = (typeof verdicts)[number];

export const outcomes = ['success', 'failure'] as const;

export const timeStatuses = ['active', 'expired', 'not-yet-valid', 'no-time-limits'] as const;
export type TimeStatus = (typeof timeStatuses)[number];

export const flows = ['authorization-code', 'implicit', 'hybrid'] as const;
export type Flow = (typeof flows)[number];

export const factNames = [
  'issuer',
  'subject',
  'subject-format',
  'audience',
  'status',
  'status-detail',
  'status-message',
  'authentication-time',
  'authentication-context',
  'confirmation-method',
  'recipient',
  'destination',
  'consumer-url',
  'requested-format',
  'force-authn',
  'in-response-to',
  'session',
  'issued-at',
  'not-before',
  'not-on-or-after',
  'confirmation-until',
  'id',
  'relay-state',
  'endpoint',
] as const;
export type FactName = (typeof factNames)[number];

/** What a signature covers. `query` is the query of a URL (SAML bindings, section 3.4.4.1). */
export const covered = ['response', 'assertion', 'request', 'document', 'query', 'other'] as const;
export type Covered = (typeof covered)[number];

export const keySources = ['given', 'embedded'] as const;
export type KeySource = (typeof keySources)[number];

export const results = [...signatureResults, 'other-key'] as const;
export type Result = (typeof results)[number];

export const warningCodes = [
  // How it is signed.
  'assertion-not-covered',
  'assertion-not-in-place',
  'several-assertions',
  'duplicate-id',
  'signature-not-in-place',
  'several-references',
  'comment-in-value',
  'sha-1',
  'certificate-not-valid',
  // How it is encrypted.
  'encrypted-assertion',
  'weak-encryption',
  // What it allows.
  'no-audience',
  'no-time-limits',
  'confirmation-expired',
  'no-in-response-to',
  // Requests of OAuth.
  'no-response-type',
  'no-client-id',
  'no-redirect-uri',
  'no-state',
  'no-pkce',
  'plain-pkce',
  'invalid-challenge',
  'invalid-verifier',
  'implicit-flow',
  'no-nonce',
  'no-openid-scope',
  'query-response-mode',
  'http-redirect',
  'redirect-fragment',
  'duplicate-parameter',
  'secret-in-url',
  'password-grant',
  // Responses of OAuth.
  'error-response',
  'token-in-url',
  'no-state-returned',
] as const;
export type WarningCode = (typeof warningCodes)[number];
