/** The rules that can reject a token, in the order in which a verifier applies them. */
export const refusals = ['critical-header', 'algorithm', 'signature', 'exp', 'nbf', 'iat', 'iss', 'aud', 'sub', 'required-claims'] as const;
export type Refusal = (typeof refusals)[number];

/** All rules. A token of another format cannot be read at all. */
export const ruleNames = ['format', ...refusals] as const;
export type RuleName = (typeof ruleNames)[number];

/** What is known about a signature and the expectations. */
export const verdicts = ['verified', 'signature-mismatch', 'refused', 'unknown-critical-header', 'detached', 'unsecured', 'encrypted', 'not-checked'] as const;
export type Verdict = (typeof verdicts)[number];

export const ruleStates = ['ok', 'refused', 'not-checked'] as const;
export type RuleState = (typeof ruleStates)[number];

/** A checked rule. */
export interface RuleRow {
  readonly rule: Refusal;
  readonly state: RuleState;
  readonly expected: string;
  readonly found: string;
}

/** Where each rule is defined. */
export const ruleReferences: Readonly<Record<RuleName, string>> = {
  format: 'RFC 7519 §7.2',
  'critical-header': 'RFC 7515 §4.1.11',
  algorithm: 'RFC 8725 §3.1–3.2',
  signature: 'RFC 7515 §5.2, RFC 8725 §3.3',
  exp: 'RFC 7519 §4.1.4',
  nbf: 'RFC 7519 §4.1.5',
  iat: 'RFC 7519 §4.1.6',
  iss: 'RFC 7519 §4.1.1, RFC 8725 §3.8',
  aud: 'RFC 7519 §4.1.3, RFC 8725 §3.9',
  sub: 'RFC 7519 §4.1.2, RFC 8725 §3.8',
  'required-claims': 'RFC 7519 §4',
};
