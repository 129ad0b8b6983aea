import { choice, choices, flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { notes, weekdays } from './codes.ts';

const SLOW_LENGTH = 2 ** 16;

const timeZone = text({ remembered: true, rare: true });
const dateErrors = ['unrecognized-date', 'ambiguous-date', 'invalid-date', 'unknown-time-zone', 'out-of-range'] as const;
const holidays = text({ multiline: true, shared: true });
const weekend = choices(weekdays, { default: ['saturday', 'sunday'], shared: true });
const used = table({ date: 'text', weekday: { codes: weekdays }, name: 'text' });
const noted = list({ codes: notes });

export const add = declare({
  input: { date: text({ primary: true, sample: '2026-01-31' }), duration: text({ sample: '1 month', sampleWith: 'date' }), timeZone },
  output: {
    result: text({ primary: true, format: 'text' }),
    weekday: text({ codes: weekdays }),
    notes: noted,
    week: text(),
    dayOfYear: number(),
    days: number(),
  },
  errors: [...dateErrors, 'invalid-duration', 'fractional-month'],
  blankIsNothing: true,
  isDefault: true,
  answers: [
    { search: String.raw`(?<date>today|now|tomorrow|yesterday|\d{4}-\d\d-\d\d) ?(?:\+ ?|plus )(?<duration>\d.*)` },
    { search: String.raw`in (?<duration>\d+ (?:day|week|month|year)s?)`, values: { date: 'today' } },
  ],
});

export const difference = declare({
  input: { from: text({ primary: true, sample: '2026-01-31' }), to: text({ sample: '2026-12-25', sampleWith: 'from' }), timeZone },
  output: {
    duration: text({ primary: true }),
    inWords: text(),
    notes: noted,
    days: number(),
    weeks: number(),
    hours: number(),
    minutes: number(),
    seconds: number(),
    weekdays: number(),
  },
  errors: dateErrors,
  blankIsNothing: true,
  answers: [
    { search: String.raw`(?:days|time) (?:until|till|to) (?<to>\d{4}-\d\d-\d\d|tomorrow)`, values: { from: 'today' }, shows: '{days} d' },
    { search: String.raw`(?:days|time) since (?<from>\d{4}-\d\d-\d\d|yesterday)`, values: { to: 'today' }, shows: '{days} d' },
    { search: String.raw`(?:days (?:between|from) )?(?<from>\d{4}-\d\d-\d\d) (?:to|and|until|–|-) (?<to>\d{4}-\d\d-\d\d)`, shows: '{days} d' },
  ],
});

export const workingDays = declare({
  input: {
    from: text({ primary: true, sample: '2026-12-01' }),
    to: text({ sample: '2026-12-31', sampleWith: 'from' }),
    holidays,
    weekend,
    includeEnd: flag({ default: true }),
  },
  output: { workingDays: number({ primary: true }), calendarDays: number(), weekendDays: number(), holidayDays: number(), notes: noted, holidays: used },
  errors: [...dateErrors, 'no-working-days'],
  blankIsNothing: true,
  cost: ({ holidays: pasted }) => (pasted.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const addWorkingDays = declare({
  input: {
    date: text({ primary: true, sample: '2026-12-18' }),
    workingDays: integer({ min: -1_000_000, max: 1_000_000, usualMax: 250, default: 10, remembered: false }),
    holidays,
    weekend,
  },
  output: { result: text({ primary: true }), weekday: text({ codes: weekdays }), calendarDays: number(), notes: noted, holidays: used },
  errors: [...dateErrors, 'no-working-days'],
  blankIsNothing: true,
  cost: ({ holidays: pasted }) => (pasted.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const convertDuration = declare({
  input: { duration: text({ primary: true, format: 'duration', sample: 'P1DT2H30M' }) },
  output: {
    duration: text({ primary: true }),
    inWords: text(),
    clock: text(),
    seconds: number(),
    minutes: number(),
    hours: number(),
    days: number(),
    weeks: number(),
    notes: noted,
  },
  errors: ['invalid-duration', 'fractional-month'],
  blankIsNothing: true,
  answers: [{ search: String.raw`(?<duration>P(?=[\dT])(?:\d+[YMWD])*(?:T(?:\d+(?:\.\d+)?[HMS])+)?)`, shows: '{inWords}' }],
});

export const timeSheet = declare({
  input: {
    entries: text({ primary: true, multiline: true, format: 'time-sheet', sample: 'Mon 09:00-12:30 13:00-17:15\nTue 08:45-17:00 -30m' }),
    roundTo: choice(['none', '5', '6', '10', '15', '30']),
  },
  output: {
    total: text({ primary: true }),
    hours: number(),
    entries: table({ line: 'number', entry: 'text', duration: 'text', hours: 'number' }),
    notes: noted,
  },
  errors: ['invalid-entry', 'invalid-time', 'negative-entry'],
  blankIsNothing: true,
  cost: ({ entries }) => (entries.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const week = declare({
  input: { date: text({ primary: true, sample: '2026-11-27' }) },
  output: {
    week: text({ primary: true }),
    firstDay: text(),
    lastDay: text(),
    weekday: text({ codes: weekdays }),
    weeksInYear: number(),
    dayOfYear: number(),
    daysInYear: number(),
    daysInMonth: number(),
    quarter: number(),
    leapYear: flag(),
  },
  errors: dateErrors,
  blankIsNothing: true,
});
