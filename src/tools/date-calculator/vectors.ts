import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const BERLIN = 'Europe/Berlin';
const ICS =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20201225\r\nDTEND;VALUE=DATE:20201227\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:Christ\r\n mas\r\nEND:VEVENT\r\nEND:VCALENDAR';

export default vectors<typeof fields>({
  add: [
    {
      source: 'Temporal.PlainDate.add',
      input: { date: '2026-01-31', duration: '1 month' },
      output: { result: '2026-02-28', weekday: 'saturday', week: '2026-W09-6', dayOfYear: 59, days: 28, notes: ['month-end'] },
      example: true,
    },
    {
      source: 'python3 datetime: date(2026, 1, 31) + timedelta(days=90)',
      input: { date: '2026-01-31', duration: '90 days' },
      output: { result: '2026-05-01', notes: [] },
      example: true,
    },
    { source: 'python3 datetime: −2 weeks', input: { date: '31.12.2026', duration: '-2 weeks' }, output: { result: '2026-12-17' } },
    { source: 'Temporal.PlainDate.add', input: { date: '2024-02-29', duration: 'P1Y' }, output: { result: '2025-02-28', notes: ['month-end'] } },
    {
      source: 'Temporal: the clock shows 02:30 on no day when summer time starts',
      input: { date: '2026-03-28 02:30', duration: '1 day', timeZone: BERLIN },
      output: { result: '2026-03-29T03:30:00+02:00', notes: ['skipped-time', 'offset-change'] },
    },
    {
      source: 'Temporal: 24 hours are exact',
      input: { date: '2026-03-28 12:00', duration: '24 h', timeZone: BERLIN },
      output: { result: '2026-03-29T13:00:00+02:00', notes: ['offset-change'] },
    },
    {
      source: 'Temporal: a day is not 24 hours',
      input: { date: '2026-03-28 12:00', duration: '1 day', timeZone: BERLIN },
      output: { result: '2026-03-29T12:00:00+02:00', notes: ['offset-change'] },
    },
    {
      source: 'an offset in the date',
      input: { date: '2026-01-01T23:30:00Z', duration: 'PT45M', timeZone: 'UTC' },
      output: { result: '2026-01-02T00:15:00+00:00' },
    },
    { source: 'two readings', input: { date: '1/2/2026', duration: '1 d' }, error: 'ambiguous-date', field: 'date' },
    { source: 'one reading', input: { date: '12/31/2026', duration: '1 d' }, output: { result: '2027-01-01' } },
    { source: 'no such day', input: { date: '2026-02-30', duration: '1 d' }, error: 'invalid-date', field: 'date' },
    { source: 'not a date', input: { date: 'soon', duration: '1 d' }, error: 'unrecognized-date', field: 'date' },
    {
      source: 'not a duration',
      input: { date: '2026-01-01', duration: '3 parsecs' },
      error: 'invalid-duration',
      field: 'duration',
      position: { character: 1 },
    },
    { source: 'half a month', input: { date: '2026-01-01', duration: '0.5 months' }, error: 'fractional-month', field: 'duration' },
    { source: 'not a zone', input: { date: '2026-01-01 10:00', duration: '1 h', timeZone: 'Mars' }, error: 'unknown-time-zone', field: 'timeZone' },
    { source: 'far away', input: { date: '2026-01-01', duration: '999999999 days' }, error: 'out-of-range', field: 'duration' },
  ],
  difference: [
    {
      source: 'Temporal.PlainDate.until',
      input: { from: '2026-01-31', to: '2026-12-25' },
      output: { duration: 'P10M25D', days: 328, weeks: 46.857143, hours: 7872, seconds: 28_339_200, weekdays: 234 },
      example: true,
    },
    { source: 'Temporal.PlainDate.until', input: { from: '2024-02-29', to: '2026-11-27' }, output: { duration: 'P2Y8M29D', days: 1002 } },
    { source: 'backward', input: { from: '2026-03-01', to: '2026-02-01' }, output: { duration: '-P1M', days: -28 } },
    {
      source: 'Temporal: the day on which summer time starts has 23 hours',
      input: { from: '2026-03-28 12:00', to: '2026-03-29 12:00', timeZone: BERLIN },
      output: { duration: 'P1D', hours: 23, notes: ['offset-change'] },
    },
    { source: 'Temporal: 25 hours', input: { from: '2026-10-24 12:00', to: '2026-10-25 12:00', timeZone: BERLIN }, output: { duration: 'P1D', hours: 25 } },
    { source: 'the same day', input: { from: '2026-01-01', to: '2026-01-01' }, output: { duration: 'PT0S', days: 0, weekdays: 0 } },
    {
      source: 'less than a day',
      input: { from: '2026-01-01T22:00Z', to: '2026-01-02T06:30Z', timeZone: 'UTC' },
      output: { duration: 'PT8H30M', minutes: 510 },
    },
    { source: 'no such day', input: { from: '2026-01-01', to: '2026-13-01' }, error: 'invalid-date', field: 'to' },
  ],
  workingDays: [
    {
      source: 'a count by day: 23 weekdays, of which one is a holiday',
      input: { from: '2026-12-01', to: '2026-12-31', holidays: '2026-12-25 Christmas Day\n26.12.2026' },
      output: {
        workingDays: 22,
        calendarDays: 31,
        weekendDays: 8,
        holidayDays: 1,
        holidays: [{ date: '2026-12-25', weekday: 'friday', name: 'Christmas Day' }],
      },
      example: true,
    },
    {
      source: 'RFC 5545: DTEND is exclusive, and the rule repeats',
      input: { from: '2026-12-01', to: '2026-12-31', holidays: ICS, weekend: ['sunday'] },
      output: {
        workingDays: 25,
        holidayDays: 2,
        holidays: [
          { date: '2026-12-25', weekday: 'friday', name: 'Christmas' },
          { date: '2026-12-26', weekday: 'saturday', name: 'Christmas' },
        ],
      },
    },
    { source: 'without the last day', input: { from: '2026-11-23', to: '2026-11-27', includeEnd: false }, output: { workingDays: 4, calendarDays: 4 } },
    {
      source: 'the line of the error',
      input: { from: '2026-12-01', to: '2026-12-31', holidays: '2026-12-25\nsoon' },
      error: 'unrecognized-date',
      field: 'holidays',
      position: { line: 2, column: 1 },
    },
    {
      source: 'no day is left',
      input: { from: '2026-12-01', to: '2026-12-31', weekend: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] },
      error: 'no-working-days',
      field: 'weekend',
    },
  ],
  addWorkingDays: [
    {
      source: 'a count by day',
      input: { date: '2026-12-18', workingDays: 10, holidays: '2026-12-25\n2027-01-01' },
      output: { result: '2027-01-05', weekday: 'tuesday', calendarDays: 18 },
      example: true,
    },
    {
      source: 'a count by day, backward',
      input: { date: '2026-11-30', workingDays: -1 },
      output: { result: '2026-11-27', weekday: 'friday', calendarDays: -3 },
    },
    { source: 'no such day', input: { date: '2026-11-31' }, error: 'invalid-date', field: 'date' },
    { source: 'none', input: { date: '2026-11-28', workingDays: 0 }, output: { result: '2026-11-28' } },
  ],
  convertDuration: [
    {
      source: '26.5 h',
      input: { duration: 'P1DT2H30M' },
      output: { duration: 'P1DT2H30M', clock: '26:30', seconds: 95_400, minutes: 1590, hours: 26.5, days: 1.104167 },
      example: true,
    },
    { source: 'seconds', input: { duration: '95400' }, output: { duration: 'P1DT2H30M', inWords: '1 day, 2 hours, 30 minutes' }, example: true },
    { source: 'words', input: { duration: '2 hours and 30 min' }, output: { duration: 'PT2H30M', clock: '2:30' } },
    { source: 'a clock', input: { duration: '1:30:05,5' }, output: { duration: 'PT1H30M5.5S', clock: '1:30:05.5' } },
    { source: 'Gregorian calendar: 146,097 days in 400 years', input: { duration: 'P1Y' }, output: { days: 365.2425, notes: ['mean-calendar'] } },
    { source: 'ISO 8601-2: negative', input: { duration: '-PT90S' }, output: { duration: '-PT1M30S', seconds: -90, clock: '-0:01:30' } },
    { source: 'not a duration', input: { duration: 'P' }, error: 'invalid-duration', field: 'duration' },
  ],
  timeSheet: [
    {
      source: '7:45 + 7:45',
      input: { entries: 'Mon 09:00-12:30 13:00-17:15\nTue 08:45-17:00 -30m' },
      output: {
        total: '15:30',
        hours: 15.5,
        entries: [
          { line: 1, entry: 'Mon 09:00-12:30 13:00-17:15', duration: '7:45', hours: 7.75 },
          { line: 2, entry: 'Tue 08:45-17:00 -30m', duration: '7:45', hours: 7.75 },
        ],
      },
      example: true,
    },
    { source: 'overnight', input: { entries: '2026-11-27 22:00–06:15' }, output: { total: '8:15', notes: ['overnight'] } },
    { source: 'twelve hours', input: { entries: '9am - 5:30pm, break 45 min' }, output: { total: '7:45' } },
    { source: 'rounded half up', input: { entries: '9:00-12:08\n9:00-12:07', roundTo: '15' }, output: { total: '6:15' } },
    { source: 'no such time', input: { entries: '9:00-10:00\n9:00-25:00' }, error: 'invalid-time', field: 'entries', position: { line: 2, column: 1 } },
    { source: 'a single time', input: { entries: 'Mon 9:00' }, error: 'invalid-entry', field: 'entries', position: { line: 1, column: 5 } },
    { source: 'a long break', input: { entries: '9:00-10:00 -90m' }, error: 'negative-entry', field: 'entries', position: { line: 1, column: 1 } },
  ],
  week: [
    {
      source: 'python3 datetime: isocalendar',
      input: { date: '2026-11-27' },
      output: {
        week: '2026-W48',
        firstDay: '2026-11-23',
        lastDay: '2026-11-29',
        weekday: 'friday',
        weeksInYear: 53,
        dayOfYear: 331,
        daysInYear: 365,
        daysInMonth: 30,
        quarter: 4,
        leapYear: false,
      },
      example: true,
    },
    {
      source: 'ISO 8601: the first days of 2027 are in the last week of 2026',
      input: { date: 'Jan 1, 2027' },
      output: { week: '2026-W53', firstDay: '2026-12-28' },
    },
    { source: 'ISO 8601 week date', input: { date: '2026-W01' }, output: { firstDay: '2025-12-29', weekday: 'monday' } },
    { source: 'ISO 8601 ordinal date', input: { date: '2024-366' }, output: { week: '2025-W01', leapYear: true } },
    { source: '2025 has 52 weeks', input: { date: '2025-W53' }, error: 'invalid-date', field: 'date' },
  ],
});
