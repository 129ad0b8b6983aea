import type { TextFormat } from './terms.ts';

// The names of the groups are those of `CivilText` in civil-text.ts.

const YEAR = String.raw`(?<year>\d{4}|(?!-0{6})[+-]\d{6})`;
const CALENDAR_DAY = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const FRACTION = String.raw`(?:[.,](?<fraction>\d+))?`;
const SECONDS = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const NUMERIC_OFFSET = String.raw`[+-]\d\d(?::?\d\d)?`;

/** ISO 8601, 5.2: years, days, weeks and days of the year, in basic and extended format. */
const ISO_DATES = [
  String.raw`${YEAR}(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?`,
  String.raw`${YEAR}(?<month>\d\d)(?<day>\d\d)`,
  String.raw`${YEAR}-W(?<week>\d\d)(?:-(?<weekday>\d))?`,
  String.raw`${YEAR}W(?<week>\d\d)(?<weekday>\d)?`,
  String.raw`${YEAR}-?(?<ordinal>\d{3})`,
];
const ISO_TIME = String.raw`T(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)${FRACTION})?)?(?<zone>Z|${NUMERIC_OFFSET})?`;
/** RFC 9557, 3.1: the zone, then what else is said of the time, which changes nothing here. */
const SUFFIX = String.raw`(?:\[!?(?<zoneName>[\w.+/:-]{1,64})\](?:\[!?[\w-]{1,64}=[\w-]{1,64}\]){0,9})?`;

const SHORT_DAY = String.raw`(?<dayName>Mon|Tue|Wed|Thu|Fri|Sat|Sun)`;
const LONG_DAY = String.raw`(?<dayName>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)`;
const MONTH = String.raw`(?<monthName>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`;
/** RFC 5322, 3.4 and 4.3; UTC is no name there, but often written. */
const MAIL_ZONE = String.raw`(?<zone>[+-]\d{4}|GMT|UTC?|Z|[ECMP][SD]T)`;
/** RFC 5322, 3.2.2, and what ECMAScript writes behind an offset. */
const COMMENT = String.raw`(?: ?\([^()]*\))?`;

/** RFC 9110, 5.6.7: IMF-fixdate, RFC 850 and asctime. */
const HTTP = [
  String.raw`${SHORT_DAY}, (?<day>\d\d) ${MONTH} (?<year>\d{4}) ${SECONDS} GMT`,
  String.raw`${LONG_DAY}, (?<day>\d\d)-${MONTH}-(?<shortYear>\d\d) ${SECONDS} GMT`,
  String.raw`${SHORT_DAY} ${MONTH} (?<day>\d\d| \d) ${SECONDS} (?<year>\d{4})`,
];

const exactly = (...forms: readonly string[]): readonly RegExp[] => forms.map((form) => new RegExp(`^(?:${form})$`, 'du'));
// Without `u`, for which the long s is an S and the Kelvin sign a K.
const inAnyCase = (...forms: readonly string[]): readonly RegExp[] => forms.map((form) => new RegExp(`^(?:${form})$`, 'di'));

const http = inAnyCase(...HTTP);

/** What texts of each format look like. Groups that are there have indices. */
export const textForms: Readonly<Record<TextFormat, readonly RegExp[]>> = {
  'iso-8601': exactly(...ISO_DATES.map((date) => `${date}(?:${ISO_TIME})?${SUFFIX}`)),
  // A zone behind a space is none of the standard's, but databases and version control write it.
  'iso-9075': exactly(String.raw`${CALENDAR_DAY} (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)${FRACTION})?(?: ?(?<zone>Z|UTC|${NUMERIC_OFFSET}))?`),
  'rfc-3339': exactly(String.raw`${CALENDAR_DAY}[Tt ]${SECONDS}(?:\.(?<fraction>\d+))?(?<zone>[Zz]|[+-]\d\d:\d\d)`),
  'rfc-7231': http,
  utc: http,
  'rfc-5322': inAnyCase(
    String.raw`(?:${SHORT_DAY}, ?)?(?<day>\d\d?) ${MONTH} (?<year>\d{4}) (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))? ${MAIL_ZONE}${COMMENT}`,
  ),
  javascript: inAnyCase(String.raw`${SHORT_DAY} ${MONTH} (?<day>\d\d) (?<year>-?\d{4,6}) ${SECONDS} GMT(?<zone>[+-]\d{4})${COMMENT}`),
  // RFC 4517, 3.3.13: a fraction belongs to the last unit before it.
  'generalized-time': exactly(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?${FRACTION}(?<zone>Z|[+-]\d\d(?:\d\d)?)?`,
  ),
};
