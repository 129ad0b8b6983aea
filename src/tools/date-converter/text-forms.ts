import type { TextFormat } from './terms.ts';

// The names of the groups are those of `CivilText` in civil-text.ts.

const YEAR = String.raw`(?<year>\d{4}|(?!-0{6})[+-]\d{6})`;
const CALENDAR_DAY = String.raw`(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)`;
const FRACTION = String.raw`(?:[.,](?<fraction>\d+))?`;
const SECONDS = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const NUMERIC_OFFSET = String.raw`[+-]\d\d(?::?\d\d)?`;

/** ISO 8601, section 5.2: calendar, week and ordinal dates, in basic and extended format. */
const ISO_DATES = [
  String.raw`${YEAR}(?:-(?<month>\d\d)(?:-(?<day>\d\d))?)?`,
  String.raw`${YEAR}(?<month>\d\d)(?<day>\d\d)`,
  String.raw`${YEAR}-W(?<week>\d\d)(?:-(?<weekday>\d))?`,
  String.raw`${YEAR}W(?<week>\d\d)(?<weekday>\d)?`,
  String.raw`${YEAR}-?(?<ordinal>\d{3})`,
];
const ISO_TIME = String.raw`T(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)${FRACTION})?)?(?<zone>Z|${NUMERIC_OFFSET})?`;
/** RFC 9557, section 3.1: the zone, then other suffixes, which are ignored here. */
const SUFFIX = String.raw`(?:\[!?(?<zoneName>[\w.+/:-]{1,64})\](?:\[!?[\w-]{1,64}=[\w-]{1,64}\]){0,9})?`;

const SHORT_DAY = String.raw`(?<dayName>Mon|Tue|Wed|Thu|Fri|Sat|Sun)`;
const LONG_DAY = String.raw`(?<dayName>Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)`;
const MONTH = String.raw`(?<monthName>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`;
/** RFC 5322, sections 3.4 and 4.3; UTC is not defined there, but often used. */
const MAIL_ZONE = String.raw`(?<zone>[+-]\d{4}|GMT|UTC?|Z|[ECMP][SD]T)`;
/** RFC 5322, section 3.2.2, and the zone name that ECMAScript writes after an offset. */
const COMMENT = String.raw`(?: ?\([^()]*\))?`;

/** RFC 9110, section 5.6.7: IMF-fixdate, RFC 850 and asctime. */
const HTTP = [
  String.raw`${SHORT_DAY}, (?<day>\d\d) ${MONTH} (?<year>\d{4}) ${SECONDS} GMT`,
  String.raw`${LONG_DAY}, (?<day>\d\d)-${MONTH}-(?<shortYear>\d\d) ${SECONDS} GMT`,
  String.raw`${SHORT_DAY} ${MONTH} (?<day>\d\d| \d) ${SECONDS} (?<year>\d{4})`,
];

const SOME_DAY = String.raw`(?<dayName>(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?)`;
const SOME_MONTH = String.raw`(?<monthName>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`;
const SOME_YEAR = String.raw`(?:(?<year>\d{4})|'?(?<shortYear>\d\d))`;
const NAMED_DAY = String.raw`(?<day>\d\d?)(?:st|nd|rd|th|\.)?`;
const CLOCK = String.raw`(?=\d\d?(?:[:.]\d\d| ?[ap]\.?m))(?<hour>\d\d?)(?:[:.](?<minute>\d\d)(?:[:.](?<second>\d\d)${FRACTION})?)?(?: ?(?<meridiem>[ap]\.?m\.?)(?![a-z]))?`;
const SOME_OFFSET = String.raw`(?:UTC|GMT)?[+\u2212-]\d\d?(?::?\d\d(?::?\d\d)?)?`;
// Go repeats the abbreviation after the offset, followed by its monotonic clock.
const SOME_ZONE = String.raw`(?: ?(?<zone>${SOME_OFFSET}|[A-Z]{1,5}(?![\w/]))(?: (?:[A-Z]{3,5}|[+-]\d{2,4}))?(?: m=[+-][\d.]+)?)?(?: ?\[?(?<zoneName>[A-Z]\w{1,20}(?:/[\w+-]{1,30}){1,2})\]?)?${COMMENT}`;
const ON_A_CLOCK = String.raw`(?:(?: ?, ?| (?:at |- )?|[T:_])${CLOCK}${SOME_ZONE})?`;
const NUMBERED_MONTH = String.raw`(?<month>0?[1-9]|1[0-2])`;
const MONTH_FIRST = String.raw`${NUMBERED_MONTH}(?<mark>[/.-])(?<day>\d\d?)\k<mark>${SOME_YEAR}${ON_A_CLOCK}`;
const DAY_FIRST = String.raw`(?<day>\d\d?)(?<mark>[/.-])${NUMBERED_MONTH}\k<mark>${SOME_YEAR}${ON_A_CLOCK}`;
/** With slashes, the month is first, as in the United States, where most software with slashes is written; with dots and dashes, the day. */
const SLASHES = String.raw`(?=\d\d?/)`;

/** Date formats of logs, shells, programs and people. */
const WRITTEN = [
  // Also EXIF (2024:01:31).
  String.raw`(?:${SOME_DAY},? )?(?<year>\d{4})(?<mark>[/.:-]|\. )(?<month>\d\d?)\k<mark>(?<day>\d\d?)\.?${ON_A_CLOCK}`,
  String.raw`(?<year>\d{4})年 ?(?<month>\d\d?)月 ?(?<day>\d\d?)日 ?(?:${CLOCK}${SOME_ZONE})?`,
  String.raw`(?:${SOME_DAY},? )?${SOME_MONTH} +${NAMED_DAY},? (?<year>\d{4})${ON_A_CLOCK}`,
  // Apache's access logs, Oracle (31-JAN-24).
  String.raw`(?:${SOME_DAY},? ?)?${NAMED_DAY}(?: of )?[ /-]?${SOME_MONTH}[ /-]?,? ?${SOME_YEAR}${ON_A_CLOCK}`,
  String.raw`(?<year>\d{4})[ /-]${SOME_MONTH}[ /-](?<day>\d\d?)${ON_A_CLOCK}`,
  // date, git, OpenSSL, Apache error logs: the year is last.
  String.raw`(?:${SOME_DAY},? )?${SOME_MONTH} +(?<day>\d\d?),? ${CLOCK}(?: (?<zone>[+-]\d\d:?\d\d|[A-Z]{1,5}))? (?<year>\d{4})`,
  String.raw`(?:${SOME_DAY},? )?${SOME_MONTH} +(?<day>\d\d?),? ${CLOCK} (?<year>\d{4})${SOME_ZONE}`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)[ _-](?<hour>\d\d):?(?<minute>\d\d)(?::?(?<second>\d\d)${FRACTION})?${SOME_ZONE}`,
  // ISO 32000-1, section 7.9.4.
  String.raw`D:(?<year>\d{4})(?:(?<month>\d\d)(?:(?<day>\d\d)(?:(?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?)?)?)?(?<zone>Z|[+-]\d\d(?:'?\d\d)?'?)?(?:00'00'?)?`,
  // UTCTime, RFC 5280, section 4.1.2.5.1.
  String.raw`(?<utcYear>\d\d)(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?<zone>Z)`,
  `${SLASHES}${MONTH_FIRST}`,
  DAY_FIRST,
  MONTH_FIRST,
  String.raw`(?<day>\d\d?)(?<mark>[/.-])(?<month>\d\d?)\k<mark>${SOME_YEAR}${ON_A_CLOCK}`,
];

const exactly = (...forms: readonly string[]): readonly RegExp[] => forms.map((form) => new RegExp(`^(?:${form})$`, 'du'));
// Without `u`, with which the long s would match S and the Kelvin sign K.
const inAnyCase = (...forms: readonly string[]): readonly RegExp[] => forms.map((form) => new RegExp(`^(?:${form})$`, 'di'));

const http = inAnyCase(...HTTP);

/** The syntax of each format. Matched groups have indices. */
export const textForms: Readonly<Record<TextFormat, readonly RegExp[]>> = {
  'iso-8601': exactly(...ISO_DATES.map((date) => `${date}(?:${ISO_TIME})?${SUFFIX}`)),
  // A zone after a space is not in the standard, but databases and version control write it.
  'iso-9075': exactly(String.raw`${CALENDAR_DAY} (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)${FRACTION})?(?: ?(?<zone>Z|UTC|${NUMERIC_OFFSET}))?`),
  'rfc-3339': exactly(String.raw`${CALENDAR_DAY}[Tt ]${SECONDS}(?:\.(?<fraction>\d+))?(?<zone>[Zz]|[+-]\d\d:\d\d)`),
  'rfc-7231': http,
  utc: http,
  'rfc-5322': inAnyCase(
    String.raw`(?:${SHORT_DAY}, ?)?(?<day>\d\d?) ${MONTH} (?<year>\d{4}) (?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))? ${MAIL_ZONE}${COMMENT}`,
  ),
  javascript: inAnyCase(String.raw`${SHORT_DAY} ${MONTH} (?<day>\d\d) (?<year>-?\d{4,6}) ${SECONDS} GMT(?<zone>[+-]\d{4})${COMMENT}`),
  // RFC 4517, section 3.3.13: a fraction belongs to the last unit before it.
  'generalized-time': exactly(
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?${FRACTION}(?<zone>Z|[+-]\d\d(?:\d\d)?)?`,
  ),
  written: inAnyCase(...WRITTEN.map((form) => `(?=.{6,120}$)(?:${form})`)),
};

const isMonth = (part: string): boolean => Number(part) >= 1 && Number(part) <= 12;

/** Swaps day and month in a text in which either order is valid; undefined for other text. */
export function swapDayAndMonth(text: string): string | undefined {
  const [, first = '', mark = '', second = '', rest = ''] = /^(\d\d?)([/-])(\d\d?)(\2(?:\d{4}|\d\d)(?!\d).*)$/u.exec(text) ?? [];
  return isMonth(first) && isMonth(second) && Number(first) !== Number(second) ? second + mark + first + rest : undefined;
}
