import type { InputError, Position } from '../../contract/errors.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import type { Gap, MomentKind, Note, Part, Refusal, Rule, SpanKind, SpanState, State } from './codes.ts';

/** One rule of a server, applied. */
export interface Check {
  readonly part: Part;
  readonly rule: Rule;
  readonly state: State;
  readonly expected: string;
  readonly found: string;
  /** The standard and its section. */
  readonly reference: string;
  /** Why the rule refuses. */
  readonly reason: Refusal | '';
}

/** When something is valid; null for an end that is open. */
export interface Span {
  readonly part: Part;
  readonly kind: SpanKind;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly state: SpanState;
}

export interface Moment {
  readonly kind: MomentKind;
  readonly time: string;
}

/** The error of a part that cannot be read. */
export type Problem = {
  readonly part: Part;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly position: Position | null;
};

/** What is known about one part. */
export interface PartReport {
  readonly checks: readonly Check[];
  readonly spans: readonly Span[];
  readonly moments: readonly Moment[];
  readonly notes: readonly Note[];
  readonly problems: readonly Problem[];
  /** What is missing to accept the part; undefined if nothing is. */
  readonly gap: Gap | undefined;
}

export const emptyReport: PartReport = { checks: [], spans: [], moments: [], notes: [], problems: [], gap: undefined };

/** What a server expects. Lists are the accepted values; empty ones are not checked. */
export interface Expected {
  readonly issuers: readonly string[];
  readonly audiences: readonly string[];
  readonly redirectUrls: readonly string[];
  readonly state: string;
  readonly nonce: string;
  readonly subject: string;
  readonly algorithms: string;
  readonly requiredClaims: string;
  readonly clockSkewMs: number;
  /** In milliseconds. */
  readonly time: number;
}

type Outcome = Partial<Pick<Check, 'expected' | 'found'>>;

/** Returns functions that make the rows of one part. */
export function rowsOf(part: Part) {
  const row = (state: State, rule: Rule, reference: string, { expected = '', found = '' }: Outcome, reason: Refusal | '' = ''): Check => ({
    part,
    rule,
    state,
    expected: shorten(expected),
    found: shorten(found),
    reference,
    reason,
  });
  return {
    passed: (rule: Rule, reference: string, outcome: Outcome = {}): Check => row('passed', rule, reference, outcome),
    refused: (rule: Rule, reference: string, reason: Refusal, outcome: Outcome = {}): Check => row('refused', rule, reference, outcome, reason),
    notChecked: (rule: Rule, reference: string, outcome: Outcome = {}): Check => row('not-checked', rule, reference, outcome),
  };
}
export type Rows = ReturnType<typeof rowsOf>;

/** Makes the row of a value that must be one of the expected ones; without any, it is not checked. */
export function compare(rows: Rows, rule: Rule, reference: string, reason: Refusal, expected: readonly string[], found: readonly string[]): Check {
  const texts = { expected: expected.join(' '), found: found.join(' ') };
  if (expected.length === 0) return rows.notChecked(rule, reference, texts);
  return found.some((each) => expected.includes(each)) ? rows.passed(rule, reference, texts) : rows.refused(rule, reference, reason, texts);
}

// Values can be long. The tools for each part show them completely.
const MAX_TEXT_LENGTH = 200;

const shorten = (text: string): string => (text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text);

/** The report of a part that cannot be read. */
export const unreadable = (part: Part, reference: string, reason: Refusal, error: InputError): PartReport => ({
  ...emptyReport,
  checks: [rowsOf(part).refused('readable', reference, reason, { found: error.code })],
  problems: [problemOf(part, error)],
});

export const problemOf = (part: Part, { code, params, position }: InputError): Problem => ({ part, code, params, position: position ?? null });

/** Formats a time in milliseconds; null for none, or one that no date can show. */
export function dateOf(time: number | undefined): string | null {
  const date = time === undefined || Number.isNaN(time) ? '' : formatUtc(time);
  return date === '' ? null : date;
}

/** The state at a time: from `from`, and before `until`. */
export function stateAt(time: number, from: number | undefined, until: number | undefined): SpanState {
  if (from === undefined && until === undefined) return 'no-limits';
  if (until !== undefined && time >= until) return 'expired';
  return from !== undefined && time < from ? 'not-yet-valid' : 'valid';
}
