import { formatUtc } from '../date-time/format.ts';
import { formatNumericDate } from './numeric-date.ts';
import type { Refusal, RuleRow, RuleState } from './rules.ts';
import type { JsonObject } from './token.ts';

/** Expectations of a token in addition to a valid signature. Missing ones are not checked. */
export interface Expectations {
  /** Names separated by commas or spaces. */
  readonly algorithms?: string;
  /** In milliseconds; `undefined` if dates are not checked. */
  readonly validAt?: number | undefined;
  /** By how many seconds the clocks of issuer and verifier may differ. */
  readonly clockSkew?: number | undefined;
  /** One value, or several of which one must match. */
  readonly issuer?: string | readonly string[];
  readonly audience?: string | readonly string[];
  readonly subject?: string;
  /** Names separated by commas or spaces. */
  readonly requiredClaims?: string;
}

export const hasClaimRules = ({ validAt, issuer = '', audience = '', subject = '', requiredClaims = '' }: Expectations): boolean =>
  validAt !== undefined || [issuer, audience, subject].some((expected) => anyOf(expected).length > 0) || namesIn(requiredClaims).length > 0;

const anyOf = (expected: string | readonly string[]): readonly string[] =>
  (typeof expected === 'string' ? [expected] : expected).filter((value) => value !== '');

const namesIn = (text: string): string[] => text.split(/[\s,]+/u).filter((name) => name !== '');

/** Whether an algorithm is allowed. A missing signature must be allowed explicitly (RFC 8725, section 3.2). */
export function allowsAlgorithm(name: string, { algorithms = '' }: Expectations): boolean {
  const names = namesIn(algorithms);
  return names.length === 0 ? name !== 'none' : names.includes(name);
}

/** Checks the claims in the order of verifiers; without claims, which an unreadable or detached payload does not have, nothing is checked. */
export function checkClaims(claims: JsonObject | undefined, expected: Expectations): RuleRow[] {
  const known = claims ?? {};
  return [...checkDates(known, expected), ...checkNames(known, expected), checkRequired(claims, expected)];
}

/** Checks exp, nbf and iat, which are optional (RFC 7519, section 4.1). A date that is not a number is rejected. */
function checkDates({ exp, nbf, iat }: JsonObject, { validAt, clockSkew = 0 }: Expectations): RuleRow[] {
  const check = (rule: Refusal, sign: '>' | '≤', date: unknown): RuleRow => {
    const found = formatNumericDate(date) || textOf(date);
    if (validAt === undefined) return row(rule, 'not-checked', '', found);
    const limit = validAt + (sign === '>' ? -1 : 1) * clockSkew * 1000;
    const isMet = typeof date === 'number' && (sign === '>' ? date * 1000 > limit : date * 1000 <= limit);
    return row(rule, date === undefined ? 'not-checked' : isMet ? 'ok' : 'refused', `${sign} ${formatUtc(limit)}`, found);
  };
  return [check('exp', '>', exp), check('nbf', '≤', nbf), check('iat', '≤', iat)];
}

function checkNames({ iss, aud, sub }: JsonObject, { issuer = '', audience = '', subject = '' }: Expectations): RuleRow[] {
  return [
    checkName('iss', anyOf(issuer), iss, [iss]),
    checkName('aud', anyOf(audience), aud, Array.isArray(aud) ? aud : [aud]),
    checkName('sub', anyOf(subject), sub, [sub]),
  ];
}

function checkName(rule: Refusal, expected: readonly string[], found: unknown, values: readonly unknown[]): RuleRow {
  const isMet = expected.some((each) => values.includes(each));
  return row(rule, expected.length === 0 ? 'not-checked' : isMet ? 'ok' : 'refused', expected.join(' '), textOf(found));
}

function checkRequired(claims: JsonObject | undefined, { requiredClaims = '' }: Expectations): RuleRow {
  const names = namesIn(requiredClaims);
  const found = names.filter((name) => claims !== undefined && Object.hasOwn(claims, name));
  const state = names.length === 0 || !claims ? 'not-checked' : found.length === names.length ? 'ok' : 'refused';
  return row('required-claims', state, names.join(', '), found.join(', '));
}

const row = (rule: Refusal, state: RuleState, expected: string, found: string): RuleRow => ({ rule, state, expected, found });

// Claims can be long. The table of claims shows them completely.
const MAX_TEXT_LENGTH = 200;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;
}
