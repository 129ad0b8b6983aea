import type { RuleName } from '../../lib/jwt/rules.ts';
import type { Verified } from '../../lib/jwt/verify-token.ts';
import type { Gap, Refusal, Rule } from './codes.ts';
import { keyNotes } from './codes.ts';
import type { TokenEvidence } from './read-token.ts';
import type { Check, Expected, Moment, PartReport, Span } from './report.ts';
import { compare, dateOf, emptyReport, problemOf, rowsOf, stateAt, unreadable } from './report.ts';

const rows = rowsOf('token');

const named: Readonly<Record<RuleName, readonly [rule: Rule, reason: Refusal]>> = {
  format: ['readable', 'token-unreadable'],
  'critical-header': ['critical-header', 'token-critical-header'],
  algorithm: ['algorithm', 'token-algorithm'],
  signature: ['signature', 'token-signature-invalid'],
  exp: ['expiry', 'token-expired'],
  nbf: ['not-before', 'token-not-yet-valid'],
  iat: ['issued-at', 'token-issued-later'],
  iss: ['issuer', 'token-issuer-mismatch'],
  aud: ['audience', 'token-audience-mismatch'],
  sub: ['subject', 'token-subject-mismatch'],
  'required-claims': ['required-claims', 'token-claim-missing'],
};

/** Reports what is known about a token, in the order of the rules of `lib/jwt`. */
export function checkToken(evidence: TokenEvidence, expected: Expected): PartReport {
  const { verified, error } = evidence;
  const spans = spansOf(evidence, expected);
  const moments = momentsOf(evidence);
  if (!verified) {
    if (error?.code === 'unsupported-algorithm')
      return {
        ...emptyReport,
        checks: [
          rows.passed('readable', 'RFC 7519 §7.2'),
          rows.refused('algorithm', 'RFC 8725 §3.1–3.2', 'token-algorithm', { expected: expected.algorithms, found: evidence.algorithm }),
        ],
        problems: [problemOf('token', error)],
        spans,
        moments,
      };
    return error ? unreadable('token', 'RFC 7519 §7.2', 'token-unreadable', error) : emptyReport;
  }
  return {
    ...emptyReport,
    checks: checksOf(verified, evidence, expected),
    spans,
    moments,
    notes: shownNotes.filter((note) => verified.notes.includes(note)),
    gap: gaps[verified.verdict],
  };
}

/** Why a signature does not match, or a key is a risk. */
const shownNotes = ['several-tokens', ...keyNotes] as const;

const gaps: Partial<Record<Verified['verdict'], Gap>> = { 'not-checked': 'needs-keys', encrypted: 'token-encrypted', detached: 'token-detached' };

function checksOf({ rules, verdict }: Verified, evidence: TokenEvidence, expected: Expected): Check[] {
  if (rules.length === 0) return [rows.passed('readable', 'RFC 7519 §7.2'), rows.notChecked('signature', 'RFC 7516 §5.2')];
  const checks = rules.map(({ rule: name, state, reference, ...texts }) => {
    const [rule, reason] = named[name];
    // A token without a signature proves nothing, even if `none` is allowed.
    const isUnsecured = verdict === 'unsecured' && (name === 'signature' || (name === 'algorithm' && state === 'refused'));
    if (isUnsecured) return rows.refused(rule, reference, 'token-unsecured', texts);
    if (state === 'refused') return rows.refused(rule, reference, reason, texts);
    return state === 'ok' ? rows.passed(rule, reference, texts) : rows.notChecked(rule, reference, texts);
  });
  return checks.toSpliced(-1, 0, checkNonce(evidence, expected));
}

function checkNonce({ claims }: TokenEvidence, { nonce }: Expected): Check {
  const found = claims?.['nonce'];
  return compare(
    rows,
    'nonce',
    'OpenID Connect Core §3.1.3.7',
    'token-nonce-mismatch',
    nonce === '' || !claims ? [] : [nonce],
    typeof found === 'string' ? [found] : [],
  );
}

function spansOf({ claims }: TokenEvidence, { time, clockSkewMs }: Expected): Span[] {
  if (!claims) return [];
  const [from, until] = [secondsOf(claims['nbf']) ?? secondsOf(claims['iat']), secondsOf(claims['exp'])];
  return [
    {
      part: 'token',
      kind: 'token',
      name: '',
      from: dateOf(from),
      to: dateOf(until),
      state: stateAt(time, from === undefined ? undefined : from - clockSkewMs, until === undefined ? undefined : until + clockSkewMs),
    },
  ];
}

function momentsOf({ claims }: TokenEvidence): Moment[] {
  const issued = dateOf(secondsOf(claims?.['iat']));
  return issued === null ? [] : [{ kind: 'token-issued', time: issued }];
}

/** Converts a NumericDate to milliseconds. */
const secondsOf = (value: unknown): number | undefined => (typeof value === 'number' ? Math.round(value * 1000) : undefined);
