import { choice, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { dateFormats, dateNotes } from './terms.ts';

export const convert = declare({
  input: {
    date: text({ primary: true, format: 'date-time', alsoTakes: ['number', 'uuid', 'ulid'], sample: 'now' }),
    // It belongs to the date, which is not stored either.
    format: choice(['auto', ...dateFormats], { remembered: false }),
    timeZone: text({ remembered: true }),
    otherTimeZones: text({ multiline: true, default: 'UTC, America/New_York, Europe/Paris, Asia/Tokyo', remembered: true }),
  },
  output: {
    iso8601: text({ primary: true, format: 'text' }),
    iso8601Utc: text(),
    iso8601Week: text(),
    iso8601Ordinal: text(),
    iso9075: text(),
    rfc3339: text(),
    rfc7231: text(),
    rfc5322: text(),
    javascript: text(),
    utc: text(),
    unixSeconds: text(),
    unixMilliseconds: text(),
    unixMicroseconds: text(),
    unixNanoseconds: text(),
    mongoObjectId: text(),
    excel: text(),
    windowsFiletime: text(),
    dotnetTicks: text(),
    generalizedTime: text(),
    weekday: text(),
    relative: text(),
    detectedFormat: text({ codes: ['now', ...dateFormats] }),
    timeZones: table({ timeZone: 'text', dateTime: 'text', offset: 'text', weekday: 'text' }),
    readings: table({ format: { codes: dateFormats }, iso8601: 'text' }),
    notes: list({ codes: dateNotes }),
  },
  errors: ['unrecognized-date', 'format-mismatch', 'invalid-date', 'no-timestamp', 'out-of-range', 'unknown-time-zone'],
  blankIsNothing: true,
  answers: [
    { search: String.raw`(?<date>\d{10}|\d{13}|\d{16}|\d{19})`, shows: '{iso8601}' },
    { search: String.raw`(?<date>now)`, shows: '{iso8601}' },
    { search: String.raw`(?:time|now|current time|time now) in (?<timeZone>.+)`, values: { date: 'now' }, shows: '{iso8601}' },
    { search: String.raw`(?:unix|unix time|timestamp|epoch) now|(?:unix|epoch) time(?:stamp)?`, values: { date: 'now' }, shows: '{unixSeconds}' },
    { search: String.raw`(?:unix|unix time|timestamp|epoch)(?: of)? (?<date>\d.*)`, shows: '{unixSeconds}' },
    { search: String.raw`(?<date>\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[-+]\d\d:?\d\d)?)?)`, shows: '{rfc7231}' },
  ],
});
