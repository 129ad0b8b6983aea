import type { RunContext } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import { readMembers } from '../../lib/json-text/json-text.ts';
import { formatNumericDate } from '../../lib/jwt/numeric-date.ts';
import type { JsonObject, JsonPart } from '../../lib/jwt/token.ts';

// NumericDates of RFC 7519, OpenID Connect Core and RFC 8417.
const DATES = ['exp', 'nbf', 'iat', 'auth_time', 'updated_at', 'toe'];

const isDateClaim = (name: string): boolean => DATES.includes(name);

// 9999-12-31T23:59:59Z, often used for “never”; in milliseconds it is in 1978.
const LAST_IN_SECONDS = 253_402_300_799;
// The year 5138 in milliseconds, 1973 in microseconds.
const FIRST_IN_MICROSECONDS = 1e14;

/** Whether a NumericDate is probably in milliseconds. */
const looksLikeMilliseconds = (date: number): boolean => Math.abs(date) > LAST_IN_SECONDS && Math.abs(date) < FIRST_IN_MICROSECONDS;

export type MemberRow = { readonly name: string; readonly value: string; readonly date: string; readonly meaning: string };

/** Returns the value of a date claim that is probably in milliseconds; `undefined` for others, and for dates outside the range of ECMAScript. */
export function millisecondsOf({ name, value }: Pick<MemberRow, 'name' | 'value'>): number | undefined {
  const milliseconds = Number(value);
  return isDateClaim(name) && looksLikeMilliseconds(milliseconds) && formatUtc(milliseconds) !== '' ? milliseconds : undefined;
}

/** Parses an ISO 8601 date into milliseconds; `undefined` for an empty string. */
export function timeOf(date: string): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}

interface Validity {
  readonly status: Status | '';
  readonly notBefore: string;
  readonly expiresAt: string;
}

/** Returns when a token becomes valid, or expires; `undefined` if its status does not change again. */
export const nextStatusChange = ({ status, notBefore, expiresAt }: Validity): number | undefined =>
  status === 'active' ? timeOf(expiresAt) : status === 'not-yet-valid' ? timeOf(notBefore) : undefined;

/** Lists the header parameters or claims in their order, each with its meaning, and its date if it is one. */
export function describeMembers({ json, origin }: JsonPart, { own, english }: RunContext['reference']): MemberRow[] {
  return readMembers(json, origin).map(({ name, value }) => ({
    name,
    value: value.startsWith('"') ? (JSON.parse(value) as string) : value,
    date: isDateClaim(name) && isNumber(value) ? formatNumericDate(Number(value)) : '',
    meaning: textOf(own, name) ?? textOf(english, name) ?? '',
  }));
}

// A claim may be called `constructor`, which every object inherits.
const textOf = (texts: Readonly<Record<string, string>>, name: string): string | undefined => (Object.hasOwn(texts, name) ? texts[name] : undefined);

const isNumber = (json: string): boolean => /^[-\d]/u.test(json);

/** `exp − iat`; 0 if either is not a number. */
export function lifetimeOf({ exp, iat }: JsonObject): number {
  return typeof exp === 'number' && typeof iat === 'number' ? finite(exp - iat) : 0;
}

const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

export type Status = 'no-time-limits' | 'expired' | 'not-yet-valid' | 'active';

/** Compares `now`, in milliseconds, with `nbf` and `exp` (RFC 7519, sections 4.1.4 and 4.1.5). */
export function statusOf({ exp, nbf }: JsonObject, now: number): Status {
  if (typeof exp !== 'number' && typeof nbf !== 'number') return 'no-time-limits';
  if (typeof exp === 'number' && now >= exp * 1000) return 'expired';
  return typeof nbf === 'number' && now < nbf * 1000 ? 'not-yet-valid' : 'active';
}

export type ClaimNote = 'date-not-a-number' | 'date-in-milliseconds' | 'date-too-late' | 'expires-before-issued';

/** Returns notes about the dates, in the order of the tool's notes. */
export function noteDates(claims: JsonObject): ClaimNote[] {
  const dates = DATES.filter((name) => Object.hasOwn(claims, name)).map((name) => claims[name]);
  const notes: ClaimNote[] = [];
  if (dates.some((date) => typeof date !== 'number')) notes.push('date-not-a-number');
  if (dates.some((date) => typeof date === 'number' && looksLikeMilliseconds(date))) notes.push('date-in-milliseconds');
  if (dates.some((date) => typeof date === 'number' && Math.abs(date) >= FIRST_IN_MICROSECONDS)) notes.push('date-too-late');
  if (typeof claims.exp === 'number' && typeof claims.iat === 'number' && claims.exp <= claims.iat) notes.push('expires-before-issued');
  return notes;
}
