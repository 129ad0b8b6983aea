import { daysInMonth } from '../../lib/date-time/calendar.ts';
import type { DateFormat, TextFormat } from './terms.ts';
import { textFormats } from './terms.ts';
import { textForms } from './text-forms.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** The first 18-digit number that is more likely a count of .NET ticks than a Windows FILETIME, for which it is in the year 3185. */
const FIRST_TICKS = 500_000_000_000_000_000n;

const DIGITS = /^(?<sign>[+-]?)(?<digits>\d+)$/u;
const DECIMAL = /^(?<sign>[+-]?)(?<integer>\d+)\.\d+$/u;
const OBJECT_ID = /^[\da-f]{24}$/iu;
const UUID = /^(?:urn:uuid:)?(?:\{[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/iu;
// Both cases are listed: with the flag i, the long s and the Kelvin sign would match too.
const ULID = /^[0-7][\dA-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/u;

/** Returns the first format whose syntax a text matches. Does not check that the date exists, except for plain digits. */
export function detectFormat(text: string): DateFormat | undefined {
  const { sign, digits } = DIGITS.exec(text)?.groups ?? {};
  if (digits !== undefined) return detectCount(digits, sign !== '');
  const { integer, sign: mark } = DECIMAL.exec(text)?.groups ?? {};
  if (integer !== undefined) return integer.length <= 7 ? 'excel' : integer.length <= 10 ? 'unix-seconds' : detectCount(integer, mark !== '');
  if (OBJECT_ID.test(text)) return 'mongo-object-id';
  if (UUID.test(text)) return 'uuid';
  if (ULID.test(text)) return 'ulid';
  if (isUtcTime(text)) return 'written';
  return textFormats.find((format) => format !== 'utc' && hasForm(text, format));
}

/** UTCTime has the syntax of a GeneralizedTime without seconds, but its year and month would be unlikely or invalid. */
function isUtcTime(text: string): boolean {
  const [, year = '', month = ''] = /^(\d{4})(\d\d)\d{6}Z$/u.exec(text) ?? [];
  return year !== '' && (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR || Number(month) < 1 || Number(month) > 12);
}

const hasForm = (text: string, format: TextFormat): boolean => textForms[format].some((form) => form.test(text));

function detectCount(digits: string, isSigned: boolean): DateFormat | undefined {
  const count = digits.length;
  if (!isSigned && (count === 4 || (count === 8 && isDay(digits)))) return 'iso-8601';
  if (!isSigned && count === 14 && isDay(digits.slice(0, 8)) && isTime(digits.slice(8))) return 'generalized-time';
  if (!isSigned && count === 24) return 'mongo-object-id';
  if (count <= 10) return 'unix-seconds';
  if (count <= 14) return 'unix-milliseconds';
  if (count <= 17) return 'unix-microseconds';
  if (count === 18 && !isSigned) return BigInt(digits) < FIRST_TICKS ? 'windows-filetime' : 'dotnet-ticks';
  return count <= 19 ? 'unix-nanoseconds' : undefined;
}

function isDay(digits: string): boolean {
  const year = Number(digits.slice(0, 4));
  const month = Number(digits.slice(4, 6));
  const day = Number(digits.slice(6));
  return year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const isTime = (digits: string): boolean => /^(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d|60)|240000)$/u.test(digits);
