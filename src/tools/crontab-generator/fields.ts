import { choice, choices, dateTime, flag, integer, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { cronNotes, datesOfMonth, dialects, fieldNames, frequencies, languageCodes, weekdays } from './terms.ts';

export const explain = declare({
  input: {
    expression: text({ primary: true, multiline: true, format: 'cron', sample: '40 * * * *' }),
    dialect: choice(['auto', ...dialects]),
    timeZone: text({ remembered: true }),
    from: dateTime({ optional: true, rare: true }),
    count: integer({ min: 1, max: 100, default: 10, rare: true }),
    language: choice(languageCodes, { optional: true, names: true, rare: true }),
    use24HourTime: flag({ default: true, rare: true }),
    verbose: flag({ default: false, rare: true }),
  },
  output: {
    description: text({ primary: true }),
    schedule: text(),
    dialect: text({ codes: dialects }),
    command: text(),
    fields: table({ field: { codes: fieldNames }, expression: 'text', values: 'text' }),
    runs: table({ local: 'text', utc: 'text', note: { codes: ['skipped-time', 'repeated-time'] } }),
    days: table({ date: 'text', runs: 'number' }),
    notes: list({ codes: cronNotes }),
    jobs: table({ line: 'number', schedule: 'text', description: 'text', next: 'text', timeZone: 'text', command: 'text' }),
    variables: table({ name: 'text', value: 'text' }),
    equivalents: table({ dialect: { codes: dialects }, expression: 'text' }),
  },
  errors: [
    'wrong-field-count',
    'value-out-of-range',
    'invalid-value',
    'reversed-range',
    'invalid-step',
    'unsupported-character',
    'unsupported-macro',
    'both-day-fields',
    'unsupported-rate-expression',
    'unknown-time-zone',
    'no-jobs',
    'invalid-interval',
  ],
  blankIsNothing: true,
  isDefault: true,
});

export const build = declare({
  input: {
    frequency: choice(frequencies, { primary: true, default: 'daily' }),
    interval: integer({ min: 1, max: 59, default: 1, usedWhen: { frequency: ['minutes', 'hours'] } }),
    minute: integer({ min: 0, max: 59, default: 0, usedWhen: { frequency: ['hours', 'daily', 'weekly', 'monthly', 'yearly'] } }),
    hour: integer({ min: 0, max: 23, default: 0, usedWhen: { frequency: ['daily', 'weekly', 'monthly', 'yearly'] } }),
    daysOfWeek: choices(weekdays, { default: ['monday'], usedWhen: { frequency: 'weekly' } }),
    dayOfMonth: choice(datesOfMonth, { usedWhen: { frequency: ['monthly', 'yearly'] } }),
    month: integer({ min: 1, max: 12, default: 1, usedWhen: { frequency: 'yearly' } }),
    dialect: choice(dialects),
  },
  output: { expression: text({ primary: true, format: 'cron' }) },
  errors: ['no-day-chosen', 'last-day-unsupported'],
});
