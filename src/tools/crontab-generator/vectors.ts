import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  explain: [
    {
      source: 'croner 11.0.1, croniter 1.3.5, cronstrue 3.39.0',
      input: { expression: '40 * * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 2, language: 'en' },
      output: {
        description: 'At 40 minutes past the hour',
        dialect: 'unix',
        fields: [
          { field: 'minute', expression: '40', values: '40' },
          { field: 'hour', expression: '*', values: '*' },
          { field: 'dayOfMonth', expression: '*', values: '*' },
          { field: 'month', expression: '*', values: '*' },
          { field: 'dayOfWeek', expression: '*', values: '*' },
        ],
        runs: [
          { local: '2026-01-01T00:40:00+00:00', utc: '2026-01-01T00:40:00Z', note: '' },
          { local: '2026-01-01T01:40:00+00:00', utc: '2026-01-01T01:40:00Z', note: '' },
        ],
        notes: [],
        equivalents: [
          { dialect: 'quartz', expression: '0 40 * * * ?' },
          { dialect: 'spring', expression: '0 40 * * * *' },
          { dialect: 'aws', expression: 'cron(40 * * * ? *)' },
        ],
      },
      example: true,
    },
    {
      source: 'cronstrue 3.39.0',
      input: { expression: '*/15 9-17 * * 1-5', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'de' },
      output: { description: 'Alle 15 Minuten, zwischen 09:00 und 17:59, Montag bis Freitag' },
    },
    {
      source: 'cronstrue 3.39.0, locale nb',
      input: { expression: '*/15 9-17 * * 1-5', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'no' },
      output: { description: 'Hvert 15 minutt, mellom 09:00 og 17:59, mandag til og med fredag' },
    },
    {
      source: '7 is Sunday; CorentinTh/it-tools#1484',
      input: { expression: '0 0 * * 7', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 2, language: 'en' },
      output: {
        description: 'At 00:00, only on Sunday',
        fields: [
          { field: 'minute', expression: '0', values: '0' },
          { field: 'hour', expression: '0', values: '0' },
          { field: 'dayOfMonth', expression: '*', values: '*' },
          { field: 'month', expression: '*', values: '*' },
          { field: 'dayOfWeek', expression: '7', values: '0' },
        ],
        runs: [
          { local: '2026-01-04T00:00:00+00:00', utc: '2026-01-04T00:00:00Z', note: '' },
          { local: '2026-01-11T00:00:00+00:00', utc: '2026-01-11T00:00:00Z', note: '' },
        ],
        equivalents: [
          { dialect: 'quartz', expression: '0 0 0 ? * 1' },
          { dialect: 'spring', expression: '0 0 0 * * 0' },
          { dialect: 'aws', expression: 'cron(0 0 ? * 1 *)' },
        ],
      },
    },
    {
      source: 'croner, croniter; CorentinTh/it-tools#1484',
      input: { expression: '0 0 * * 6-7', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: {
        runs: [
          { local: '2026-01-03T00:00:00+00:00', utc: '2026-01-03T00:00:00Z', note: '' },
          { local: '2026-01-04T00:00:00+00:00', utc: '2026-01-04T00:00:00Z', note: '' },
          { local: '2026-01-10T00:00:00+00:00', utc: '2026-01-10T00:00:00Z', note: '' },
        ],
      },
    },
    {
      source: 'macro; CorentinTh/it-tools#1706',
      input: { expression: '@daily', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { schedule: '0 0 * * *', description: 'At 00:00', runs: [{ local: '2026-01-02T00:00:00+00:00', utc: '2026-01-02T00:00:00Z', note: '' }] },
    },
    {
      source: 'no time',
      input: { expression: '@reboot /usr/bin/x', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: { description: 'Run once, at startup', schedule: '@reboot', command: '/usr/bin/x', runs: [], notes: ['runs-at-startup'] },
    },
    {
      source: 'either day field; croner (legacy), croniter',
      input: { expression: '0 0 13 * 5', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 4, language: 'en' },
      output: {
        runs: [
          { local: '2026-01-02T00:00:00+00:00', utc: '2026-01-02T00:00:00Z', note: '' },
          { local: '2026-01-09T00:00:00+00:00', utc: '2026-01-09T00:00:00Z', note: '' },
          { local: '2026-01-13T00:00:00+00:00', utc: '2026-01-13T00:00:00Z', note: '' },
          { local: '2026-01-16T00:00:00+00:00', utc: '2026-01-16T00:00:00Z', note: '' },
        ],
        notes: ['either-day-field'],
        equivalents: [],
      },
    },
    {
      source: 'a field that begins with * does not restrict: both must match (crontab(5), Debian)',
      input: { expression: '0 0 */2 * 1', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: {
        runs: [
          { local: '2026-01-05T00:00:00+00:00', utc: '2026-01-05T00:00:00Z', note: '' },
          { local: '2026-01-19T00:00:00+00:00', utc: '2026-01-19T00:00:00Z', note: '' },
          { local: '2026-02-09T00:00:00+00:00', utc: '2026-02-09T00:00:00Z', note: '' },
        ],
        notes: ['both-day-fields-must-match'],
      },
    },
    {
      source: 'robfig/cron: */2 restricts, so either',
      input: { expression: '0 0 */2 * 1', dialect: 'kubernetes', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: {
        runs: [
          { local: '2026-01-03T00:00:00+00:00', utc: '2026-01-03T00:00:00Z', note: '' },
          { local: '2026-01-05T00:00:00+00:00', utc: '2026-01-05T00:00:00Z', note: '' },
          { local: '2026-01-07T00:00:00+00:00', utc: '2026-01-07T00:00:00Z', note: '' },
        ],
        notes: ['either-day-field'],
      },
    },
    {
      source: 'a whole crontab line',
      input: { expression: '0 5 * * 1 tar -zcf /backup.tgz /home', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: {
        schedule: '0 5 * * 1',
        command: 'tar -zcf /backup.tgz /home',
        runs: [{ local: '2026-01-05T05:00:00+00:00', utc: '2026-01-05T05:00:00Z', note: '' }],
      },
      example: true,
    },
    {
      source: 'skipped hour: runs right after it; croner',
      input: { expression: '30 2 * * *', timeZone: 'America/New_York', from: '2026-03-07T12:00:00Z', count: 2, language: 'en' },
      output: {
        runs: [
          { local: '2026-03-08T03:00:00-04:00', utc: '2026-03-08T07:00:00Z', note: 'skipped-time' },
          { local: '2026-03-09T02:30:00-04:00', utc: '2026-03-09T06:30:00Z', note: '' },
        ],
      },
    },
    {
      source: 'repeated hour: once; croner',
      input: { expression: '30 1 * * *', timeZone: 'America/New_York', from: '2026-10-31T12:00:00Z', count: 2, language: 'en' },
      output: {
        runs: [
          { local: '2026-11-01T01:30:00-04:00', utc: '2026-11-01T05:30:00Z', note: 'repeated-time' },
          { local: '2026-11-02T01:30:00-05:00', utc: '2026-11-02T06:30:00Z', note: '' },
        ],
      },
    },
    {
      source: 'wildcard job follows the clock; croner',
      input: { expression: '*/30 * * * *', timeZone: 'America/New_York', from: '2026-11-01T05:10:00Z', count: 4, language: 'en' },
      output: {
        runs: [
          { local: '2026-11-01T01:30:00-04:00', utc: '2026-11-01T05:30:00Z', note: 'repeated-time' },
          { local: '2026-11-01T01:00:00-05:00', utc: '2026-11-01T06:00:00Z', note: 'repeated-time' },
          { local: '2026-11-01T01:30:00-05:00', utc: '2026-11-01T06:30:00Z', note: 'repeated-time' },
          { local: '2026-11-01T02:00:00-05:00', utc: '2026-11-01T07:00:00Z', note: '' },
        ],
      },
    },
    {
      source: 'Quartz: last Friday; croner',
      input: { expression: '0 15 10 ? * 6L', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 2, language: 'en' },
      output: {
        dialect: 'quartz',
        description: 'At 10:15, on the last Friday of the month',
        runs: [
          { local: '2026-01-30T10:15:00+00:00', utc: '2026-01-30T10:15:00Z', note: '' },
          { local: '2026-02-27T10:15:00+00:00', utc: '2026-02-27T10:15:00Z', note: '' },
        ],
      },
      example: true,
    },
    {
      source: 'AWS EventBridge documentation',
      input: { expression: 'cron(0 18 ? * MON-FRI *)', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: {
        dialect: 'aws',
        schedule: '0 18 ? * MON-FRI *',
        description: 'At 18:00, Monday through Friday',
        equivalents: [
          { dialect: 'unix', expression: '0 18 * * 1-5' },
          { dialect: 'quartz', expression: '0 0 18 ? * 2-6' },
          { dialect: 'spring', expression: '0 0 18 * * 1-5' },
        ],
      },
      example: true,
    },
    {
      source: 'never',
      input: { expression: '0 0 30 2 *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: { runs: [], notes: ['never-runs'] },
    },
    {
      source: '60 is no multiple of 7',
      input: { expression: '*/7 * * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: ['uneven-step'] },
    },
    { source: 'minute 0-59', input: { expression: '60 * * * *' }, error: 'value-out-of-range', field: 'expression' },
    { source: 'four fields; CorentinTh/it-tools#1706', input: { expression: '* * * *' }, error: 'wrong-field-count', field: 'expression' },
    { source: 'sun is 0 in ranges, as in cron', input: { expression: '0 0 * * fri-sun' }, error: 'reversed-range', field: 'expression' },
    { source: 'step 0', input: { expression: '*/0 * * * *' }, error: 'invalid-step', field: 'expression' },
    { source: 'L is not unix', input: { expression: '0 0 L * *' }, error: 'unsupported-character', field: 'expression' },
    { source: 'Quartz wants ? in one day field', input: { expression: '0 0 0 * * *', dialect: 'quartz' }, error: 'both-day-fields', field: 'expression' },
    { source: 'Go only', input: { expression: '@every 5m' }, error: 'unsupported-macro', field: 'expression' },
    { source: 'unknown zone', input: { expression: '0 0 * * *', timeZone: 'Mars/Base' }, error: 'unknown-time-zone', field: 'timeZone' },
  ],
  build: [
    {
      source: 'rule',
      input: { frequency: 'weekly', daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], hour: 9, minute: 30 },
      output: { expression: '30 9 * * 1-5' },
    },
    {
      source: 'AWS numbers Sunday 1',
      input: { frequency: 'weekly', daysOfWeek: ['saturday', 'sunday'], hour: 9, minute: 30, dialect: 'aws' },
      output: { expression: 'cron(30 9 ? * 1,7 *)' },
    },
    { source: 'L', input: { frequency: 'monthly', dayOfMonth: 'last', dialect: 'quartz' }, output: { expression: '0 0 0 L * ?' }, example: true },
    { source: 'rule', input: { frequency: 'minutes', interval: 5 }, output: { expression: '*/5 * * * *' }, example: true },
    { source: 'unix has no L', input: { frequency: 'monthly', dayOfMonth: 'last' }, error: 'last-day-unsupported', field: 'dayOfMonth' },
    { source: 'only the minutes count', input: { frequency: 'minutes', interval: 24, dayOfMonth: 'last' }, output: { expression: '*/24 * * * *' } },
    { source: 'every hour', input: { frequency: 'hours', interval: 1, minute: 5 }, output: { expression: '5 * * * *' } },
    { source: '1-23', input: { frequency: 'hours', interval: 23, minute: 5 }, output: { expression: '5 */23 * * *' } },
    { source: 'no date of a day', input: { frequency: 'daily', dayOfMonth: 'last', hour: 9, minute: 30 }, output: { expression: '30 9 * * *' } },
    {
      source: 'all days of the week are every day',
      input: { frequency: 'weekly', daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], hour: 9, minute: 30 },
      output: { expression: '30 9 * * *' },
    },
    { source: 'no day of the week', input: { frequency: 'weekly', daysOfWeek: [] }, error: 'no-day-chosen', field: 'daysOfWeek' },
    { source: 'crontab(5)', input: { frequency: 'yearly', dayOfMonth: '5', month: 3, hour: 9, minute: 30 }, output: { expression: '30 9 5 3 *' } },
    { source: 'unix has no L', input: { frequency: 'yearly', dayOfMonth: 'last', month: 2 }, error: 'last-day-unsupported', field: 'dayOfMonth' },
    { source: '1-23', input: { frequency: 'hours', interval: 24 }, error: 'out-of-range', field: 'interval' },
  ],
});
