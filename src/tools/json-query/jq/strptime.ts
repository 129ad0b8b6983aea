import { utcTime } from './utc-time.ts';

export interface ParsedTime {
  /** Units of the text that belong to the time. */
  readonly length: number;
  readonly year?: number;
  /** 0-based. */
  readonly month?: number;
  readonly day?: number;
  readonly hour?: number;
  readonly minute?: number;
  readonly second?: number;
  /** Seconds east of UTC. */
  readonly offset?: number;
}

type Parts = { -readonly [Name in Exclude<keyof ParsedTime, 'length'>]?: number } & { century?: number; isAfternoon?: boolean; dayOfYear?: number };

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A conversion: the text that it takes, and what it sets. */
interface Conversion {
  readonly pattern: RegExp;
  readonly isValid?: (text: string) => boolean;
  readonly set?: (parts: Parts, text: string) => void;
}

const number = (digits: number, least: number, greatest: number, set: (parts: Parts, value: number) => void): Conversion => ({
  pattern: new RegExp(`\\s*\\d{1,${digits}}`, 'y'),
  isValid: (text) => Number(text) >= least && Number(text) <= greatest,
  set: (parts, text) => set(parts, Number(text)),
});
const name = (names: readonly string[], set: (parts: Parts, index: number) => void): Conversion => ({
  pattern: new RegExp(names.map((full) => `${full}|${full.slice(0, 3)}`).join('|'), 'iy'),
  set: (parts, text) =>
    set(
      parts,
      names.findIndex((full) => full.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()),
    ),
});
const day = number(2, 1, 31, (parts, value) => (parts.day = value));
const month = name(MONTHS, (parts, value) => (parts.month = value));
const weekday = name(DAYS, () => undefined);
const ignored = (digits: number, least: number, greatest: number): Conversion => number(digits, least, greatest, () => undefined);

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  Y: number(4, 0, 9999, (parts, value) => (parts.year = value)),
  C: number(2, 0, 99, (parts, value) => (parts.century = value)),
  y: number(2, 0, 99, (parts, value) => (parts.year = value + (value < 69 ? 2000 : 1900))),
  m: number(2, 1, 12, (parts, value) => (parts.month = value - 1)),
  B: month,
  b: month,
  h: month,
  d: day,
  e: day,
  j: number(3, 1, 366, (parts, value) => (parts.dayOfYear = value)),
  H: number(2, 0, 23, (parts, value) => (parts.hour = value)),
  k: number(2, 0, 23, (parts, value) => (parts.hour = value)),
  I: number(2, 1, 12, (parts, value) => (parts.hour = value % 12)),
  l: number(2, 1, 12, (parts, value) => (parts.hour = value % 12)),
  M: number(2, 0, 59, (parts, value) => (parts.minute = value)),
  S: number(2, 0, 60, (parts, value) => (parts.second = value)),
  p: { pattern: /[ap]m/iy, set: (parts, text) => (parts.isAfternoon = text.toLowerCase() === 'pm') },
  A: weekday,
  a: weekday,
  u: ignored(1, 1, 7),
  w: ignored(1, 0, 6),
  U: ignored(2, 0, 53),
  W: ignored(2, 0, 53),
  V: ignored(2, 1, 53),
  G: ignored(4, 0, 9999),
  g: ignored(2, 0, 99),
  Z: { pattern: /[A-Za-z]+/y },
  z: { pattern: /Z|[+-]\d{2}(?::?\d{2})?/y, isValid: (text) => !/\d:?[6-9]\d$/u.test(text), set: (parts, text) => (parts.offset = offsetOf(text)) },
  n: { pattern: /\s*/y },
  t: { pattern: /\s*/y },
  '%': { pattern: /%/y },
  s: {
    pattern: /\d+/y,
    set(parts, text) {
      const date = new Date(Number(text) * 1000);
      Object.assign(parts, { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() });
      Object.assign(parts, { hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() });
    },
  },
};

const COMBINED: Readonly<Record<string, string>> = {
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  R: '%H:%M',
  T: '%H:%M:%S',
  r: '%I:%M:%S %p',
  c: '%a %b %e %T %Y',
  x: '%m/%d/%y',
  X: '%T',
};

/** Reads a time in a format of `strptime` (POSIX.1-2017), with English names; undefined if the text does not begin with it. */
export function parseTime(text: string, format: string): ParsedTime | undefined {
  const parts: Parts = {};
  let at = 0;
  const plain = format.replaceAll(/%[EO]?([DFRTrcxX])/gu, (_, letter: string) => COMBINED[letter] ?? '').replaceAll('%T', '%H:%M:%S');
  for (const [token] of plain.matchAll(/%[EO]?.|\s+|[^%\s]/gsu)) {
    const conversion = token.startsWith('%') && token.length > 1 ? CONVERSIONS[token.at(-1) ?? ''] : literal(token);
    const taken = conversion && matchAt(conversion.pattern, text, at);
    if (taken === undefined || conversion?.isValid?.(taken) === false) return undefined;
    conversion?.set?.(parts, taken);
    at += taken.length;
  }
  return { ...completed(parts), length: at };
}

const literal = (token: string): Conversion => ({ pattern: /\s/u.test(token) ? /\s*/y : new RegExp(token.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'), 'y') });

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function completed({ century, isAfternoon, dayOfYear, ...parts }: Parts): Omit<ParsedTime, 'length'> {
  const year = century === undefined ? parts.year : century * 100 + ((parts.year ?? 0) % 100);
  const hour = isAfternoon ? (parts.hour ?? 0) + 12 : parts.hour;
  const whole = { ...parts, ...(year !== undefined && { year }), ...(hour !== undefined && { hour }) };
  if (dayOfYear === undefined || year === undefined || parts.day !== undefined) return whole;
  const date = new Date(utcTime(year, 0, dayOfYear));
  return { ...whole, month: date.getUTCMonth(), day: date.getUTCDate() };
}

function offsetOf(text: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/u.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60;
}
