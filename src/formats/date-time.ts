import { defineFormat } from './format.ts';

const DATE = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)`;
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';

// RFC 3339; RFC 7231 and RFC 5322; JavaScript's Date.toString(); Git and asctime; Apache; Go; JSON of .NET.
const COMPLETE = [
  new RegExp(String.raw`^${DATE}[Tt ]${TIME}(?:[.,]\d{1,9})?(?:[Zz]|[+-]\d\d:?\d\d)(?:\[[\w/+-]{1,40}\])?$`, 'u'),
  new RegExp(String.raw`^(?:${DAY}, )?\d{1,2} ${MONTH} \d{4} (?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)? (?:GMT|UTC?|[+-]\d{4})$`, 'u'),
  new RegExp(String.raw`^${DAY} ${MONTH} [ \d]?\d ${TIME} (?:[A-Z]{2,5} )?\d{4}(?: [+-]\d{4})?$`, 'u'),
  new RegExp(String.raw`^\[?\d\d/${MONTH}/\d{4}:${TIME} [+-]\d{4}\]?$`, 'u'),
  new RegExp(String.raw`^${DATE} ${TIME}(?:\.\d{1,9})? [+-]\d{4} [A-Z]{2,5}(?: m=[+-][\d.]+)?$`, 'u'),
  new RegExp(String.raw`^${DATE} ${TIME} [+-]\d{4}$`, 'u'),
  /^\\?\/Date\(-?\d{1,15}(?:[+-]\d{4})?\)\\?\/$/u,
  new RegExp(String.raw`^${DAY} ${MONTH} \d\d \d{4} ${TIME}(?: GMT[+-]\d{4}(?: \(.{1,40}\))?)?$`, 'u'),
];

// ISO 8601, 5.2.3: weeks from 01 to 53, days from Monday (1) on.
const WEEK_DAY = String.raw`\d{4}(?:-W(?:0[1-9]|[1-4]\d|5[0-3])(?:-[1-7])?|W(?:0[1-9]|[1-4]\d|5[0-3])[1-7]?)`;
const BASIC_DAY = DATE.replaceAll('-', '');
const BASIC_TIME = '(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d(?:[.,]\\d{1,9})?)?';
const SHORT_TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?`;

const CALENDAR = [
  new RegExp(String.raw`^${DATE}(?:[Tt ]${SHORT_TIME})?$`, 'u'),
  new RegExp(String.raw`^${WEEK_DAY}(?:T(?:${SHORT_TIME}|${BASIC_TIME})(?:Z|[+-]\d\d(?::?\d\d)?)?)?$`, 'u'),
  new RegExp(String.raw`^${BASIC_DAY}T${BASIC_TIME}(?:Z|[+-]\d\d(?:\d\d)?)?$`, 'u'),
  new RegExp(String.raw`^(?:${MONTH}[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}\.? ${MONTH}[a-z]{0,6} \d{4})$`, 'u'),
  // EXIF; `date -d @…`.
  new RegExp(String.raw`^${DATE.replaceAll('-(?', ':(?')} ${TIME}$`, 'u'),
  /^@-?\d{9,10}(?:\.\d+)?$/u,
  /^\d\.\d+E(?:9|1[0258])$/u,
  /^\d{4}\/(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])$/u,
  /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.\d{4}$/u,
  /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/\d{4}$/u,
];

// number of digits → units per second
const UNITS: Readonly<Record<number, number>> = { 10: 1, 13: 1e3, 16: 1e6, 19: 1e9 };
const YEAR_2000 = 946_684_800;
const YEAR_2100 = 4_102_444_800;

function isTimestamp(text: string): boolean {
  const unit = UNITS[text.length];
  if (unit === undefined || !/^\d+$/u.test(text)) return false;
  const seconds = Number(text) / unit;
  return seconds >= YEAR_2000 && seconds < YEAR_2100;
}

export default defineFormat({
  parent: 'text',
  order: 36,
  looksLike(text) {
    if (text.length > 80) return 'no';
    if (COMPLETE.some((expression) => expression.test(text))) return 'confident';
    return CALENDAR.some((expression) => expression.test(text)) || isTimestamp(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: [
      '2026-01-01T00:00:00Z',
      '2026-01-01 00:00:00.123+01:00',
      'Sun, 06 Nov 1994 08:49:37 GMT',
      '21 Nov 1997 09:55:06 -0600',
      'Fri Nov 21 1997 09:55:06 GMT-0600 (CST)',
      'Wed Jan 31 12:00:00 2024 +0100',
      'Wed Jan  3 12:00:00 UTC 2024',
      '[31/Jan/2024:12:00:00 +0100]',
      '2024-01-31 12:00:00.123456789 +0100 CET m=+0.000012',
      '/Date(1706698800000+0100)/',
    ],
    plausible: [
      '2026-01-01',
      '2026-01-01T00:00',
      '01.02.2026',
      '1767225600',
      '1767225600000',
      'Jan 31, 2024',
      '31 January 2024',
      '2024/01/31',
      '2024:01:31 12:00:00',
      '@1706698800',
      '1.7066988E12',
      '2024-W05-3',
      '2024W053',
      '2024-W05',
      '20240131T100000Z',
    ],
  },
});
