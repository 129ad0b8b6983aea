import { isLikelyObjectId, OBJECT_ID, OBJECT_IDS_SINCE, readObjectIdTime } from './object-id.ts';
import { BASE32HEX, BASE36, BASE62, BASE64_ASCII, fromDigits } from './digits.ts';

interface TimedIdForm {
  /** All texts that can be such an identifier. */
  readonly form: RegExp;
  /** Returns the time in milliseconds since 1970. */
  readonly millisecondsOf: (text: string) => number;
  /** When the first of them were generated, in milliseconds since 1970. */
  readonly since: number;
}

/** KSUIDs count seconds from this one on (the seconds since 1970). */
export const KSUID_EPOCH_SECONDS = 1_400_000_000;
/** The highest number of 160 bits in Base62. */
const LAST_KSUID = 'aWgEPTl1tmebfsQzFP4bxwgy80V';

/** Identifiers, other than UUID and ULID, that contain their time and have letters. */
const forms = {
  objectid: { form: OBJECT_ID, millisecondsOf: (text) => readObjectIdTime(text) ?? Number.NaN, since: OBJECT_IDS_SINCE },
  ksuid: {
    form: /^[\da-z]{27}$/iu,
    millisecondsOf: (text) => (Number(fromDigits(text, BASE62) >> 128n) + KSUID_EPOCH_SECONDS) * 1000,
    since: KSUID_EPOCH_SECONDS * 1000,
  },
  // The last 4 of 100 bits are unused.
  xid: { form: /^[\da-v]{19}[0g]$/u, millisecondsOf: (text) => Number(fromDigits(text.slice(0, 7), BASE32HEX) >> 3n) * 1000, since: Date.UTC(2010, 0) },
  cuid: { form: /^c[\da-z]{24}$/u, millisecondsOf: (text) => Number(fromDigits(text.slice(1, 9), BASE36)), since: Date.UTC(2012, 0) },
  'push-id': { form: /^-[\w-]{19}$/u, millisecondsOf: (text) => Number(fromDigits(text.slice(0, 8), BASE64_ASCII)), since: Date.UTC(2012, 0) },
} as const satisfies Readonly<Record<string, TimedIdForm>>;

export type TimedId = keyof typeof forms;
export const timedIds = Object.keys(forms) as readonly TimedId[];

/** Returns the time of an identifier in milliseconds since 1970; undefined for other text. */
export function readIdTime(kind: TimedId, text: string): number | undefined {
  const { form, millisecondsOf } = forms[kind];
  if (!form.test(text) || (kind === 'ksuid' && text > LAST_KSUID)) return undefined;
  return millisecondsOf(text);
}

/** Returns whether the time is between the first identifiers of this kind and `until`, and the text is not likely to be something else. */
export function isLikelyTimedId(kind: TimedId, text: string, until: number): boolean {
  if (kind === 'objectid') return isLikelyObjectId(text, until);
  const time = readIdTime(kind, text);
  if (time === undefined || time < forms[kind].since || time > until) return false;
  // Words have no digits, and options of commands have no letters of both cases.
  return kind === 'push-id' ? /[a-z]/u.test(text) && /[A-Z]/u.test(text) : /\d/u.test(text);
}
