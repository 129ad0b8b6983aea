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
      source: 'a startup job has no runs',
      input: { expression: '@reboot /usr/bin/x', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: { description: 'Run once, at startup', schedule: '@reboot', command: '/usr/bin/x', runs: [], days: [], notes: ['runs-at-startup'] },
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
      source: 'never runs',
      input: { expression: '0 0 30 2 *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 3, language: 'en' },
      output: { runs: [], days: [], notes: ['never-runs'] },
    },
    {
      source: '60 is not a multiple of 7',
      input: { expression: '*/7 * * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: ['uneven-step'] },
    },
    { source: 'minute 0-59', input: { expression: '60 * * * *' }, error: 'value-out-of-range', field: 'expression' },
    { source: 'four fields; CorentinTh/it-tools#1706', input: { expression: '* * * *' }, error: 'wrong-field-count', field: 'expression' },
    { source: 'sun is 0 in ranges, as in cron', input: { expression: '0 0 * * fri-sun' }, error: 'reversed-range', field: 'expression' },
    { source: 'step 0', input: { expression: '*/0 * * * *' }, error: 'invalid-step', field: 'expression' },
    { source: 'L is not unix', input: { expression: '0 0 L * *' }, error: 'unsupported-character', field: 'expression' },
    { source: 'Quartz requires ? in one day field', input: { expression: '0 0 0 * * *', dialect: 'quartz' }, error: 'both-day-fields', field: 'expression' },
    { source: 'Go only', input: { expression: '@every 5m', dialect: 'unix' }, error: 'unsupported-macro', field: 'expression' },
    { source: 'unknown time zone', input: { expression: '0 0 * * *', timeZone: 'Mars/Base' }, error: 'unknown-time-zone', field: 'timeZone' },
    // Pasted text.
    {
      source: 'bradymholt/cRonstrue#294: an hour in a list is a whole hour',
      input: { expression: '* 1-2,3 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'Every minute, at 01:00 through 02:59 and 03:00 through 03:59' },
    },
    {
      source: 'bradymholt/cRonstrue#294: an hour in a list is a whole hour',
      input: { expression: '*/10 8-10,12,14-16 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'Every 10 minutes, at 08:00 through 10:59, 12:00 through 12:59, and 14:00 through 16:59' },
    },
    {
      source: 'bradymholt/cRonstrue#294: an hour in a list is a whole hour',
      input: { expression: '*/10 8,12 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'Every 10 minutes, at 08:00 through 08:59 and 12:00 through 12:59' },
    },
    {
      source: 'bradymholt/cRonstrue#294: an hour in a list is a whole hour',
      input: { expression: '0,30 9,17 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 0 and 30 minutes past the hour, at 09:00 through 09:59 and 17:00 through 17:59' },
    },
    {
      source: 'bradymholt/cRonstrue#294: an hour in a list is a whole hour',
      input: { expression: '5 9,17 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 09:05 and 17:05' },
    },
    {
      source: 'michelsalib/BCCCronManagerBundle#76; crontab(5): variables, comments and blank lines',
      input: {
        expression: 'SHELL=/bin/bash\nMAILTO=me@example.com\n\n# nightly\n30 2 * * * /x\n',
        from: '2026-01-01T00:00:00Z',
        timeZone: 'UTC',
        count: 1,
        language: 'en',
      },
      output: {
        description: 'At 02:30',
        command: '/x',
        jobs: [],
        variables: [
          { name: 'SHELL', value: '/bin/bash' },
          { name: 'MAILTO', value: 'me@example.com' },
        ],
        notes: [],
      },
    },
    {
      source: 'crontab(5): one job per line; CRON_TZ in cronie applies to the lines after it',
      input: {
        expression: '30 2 * * * /a\n"CRON_TZ" = "Asia/Tokyo"\n\t0 4 * * 1 /b\n',
        from: '2026-01-01T00:00:00Z',
        timeZone: 'UTC',
        count: 1,
        language: 'en',
      },
      output: {
        description: 'At 02:30',
        command: '/a',
        jobs: [
          { line: 1, schedule: '30 2 * * *', description: 'At 02:30', next: '2026-01-01T02:30:00+00:00', timeZone: '', command: '/a' },
          { line: 3, schedule: '0 4 * * 1', description: 'At 04:00, only on Monday', next: '2026-01-05T04:00:00+09:00', timeZone: 'Asia/Tokyo', command: '/b' },
        ],
        notes: ['several-jobs', 'time-zone-from-crontab'],
      },
    },
    {
      source: 'crontab(5): positions refer to the file',
      input: { expression: 'A=b\n  30 2 * * * /a\n 0 25 * * * /b', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'value-out-of-range',
      field: 'expression',
      position: { line: 3, column: 4 },
    },
    {
      source: 'crontab(5): a file without jobs',
      input: { expression: '# nothing\nPATH=/bin', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'no-jobs',
      field: 'expression',
    },
    {
      source: 'crontab(5): a file without jobs',
      input: { expression: 'SHELL=/bin/bash', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'no-jobs',
      field: 'expression',
    },
    {
      source: 'not a time zone',
      input: { expression: 'CRON_TZ=Mars/Base\n0 0 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'unknown-time-zone',
      field: 'expression',
      position: { line: 2, column: 1 },
    },
    {
      source: 'robfig/cron: CRON_TZ before the schedule',
      input: { expression: 'CRON_TZ=Asia/Tokyo 0 9 * * 1-5', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: {
        description: 'At 09:00, Monday through Friday',
        dialect: 'kubernetes',
        runs: [{ local: '2026-01-02T09:00:00+09:00', utc: '2026-01-02T00:00:00Z', note: '' }],
        notes: ['time-zone-from-crontab'],
      },
    },
    {
      source: 'GitHub Docs, on.schedule',
      input: { expression: "- cron: '*/15 * * * *' # quarters", from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'Every 15 minutes', dialect: 'github-actions', notes: ['surroundings-removed'] },
    },
    {
      source: 'Kubernetes, CronJob',
      input: { expression: 'schedule: "0 3 * * *"', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 03:00', dialect: 'kubernetes', notes: ['surroundings-removed'] },
    },
    {
      source: 'Spring, @Scheduled',
      input: { expression: '@Scheduled(cron = "0 0 3 * * MON")', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 03:00, only on Monday', dialect: 'spring', notes: ['surroundings-removed'] },
    },
    {
      source: 'in quotation marks',
      input: { expression: '"0 3 * * *"', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 03:00', notes: ['surroundings-removed'] },
    },
    {
      source: 'in quotation marks: positions refer to the input',
      input: { expression: ' "0 25 * * *"', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'value-out-of-range',
      field: 'expression',
      position: { character: 5 },
    },
    {
      source: 'in quotation marks with spaces: positions refer to the input',
      input: { expression: 'schedule: "  0 25 * * *"', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'value-out-of-range',
      field: 'expression',
      position: { character: 16 },
    },
    {
      source: 'robfig/cron, @every',
      input: { expression: '@every 5m', dialect: 'kubernetes', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 2, language: 'en' },
      output: {
        description: 'Every 5 minutes',
        schedule: '@every 5m',
        days: [],
        runs: [
          { local: '2026-01-01T00:05:00+00:00', utc: '2026-01-01T00:05:00Z', note: '' },
          { local: '2026-01-01T00:10:00+00:00', utc: '2026-01-01T00:10:00Z', note: '' },
        ],
        notes: ['counts-from-start'],
      },
    },
    {
      source: 'robfig/cron, @every; Go, ParseDuration',
      input: { expression: '@every 1h30m10s', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: '@every 1h30m10s', dialect: 'kubernetes', runs: [{ local: '2026-01-01T01:30:10+00:00', utc: '2026-01-01T01:30:10Z', note: '' }] },
    },
    {
      source: 'Go, ParseDuration',
      input: { expression: '@every 5 minutes', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'invalid-interval',
      field: 'expression',
    },
    {
      source: 'cronie, crontab(5): a random minute from 0 to 30',
      input: { expression: '0~30 2 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: {
        description: 'At 02:00',
        fields: [
          { field: 'minute', expression: '0~30', values: '0~30' },
          { field: 'hour', expression: '2', values: '2' },
          { field: 'dayOfMonth', expression: '*', values: '*' },
          { field: 'month', expression: '*', values: '*' },
          { field: 'dayOfWeek', expression: '*', values: '*' },
        ],
        notes: ['chosen-by-program'],
        equivalents: [],
      },
    },
    {
      source: 'OpenBSD, crontab(5)',
      input: { expression: '~ 5~ * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 05:00', dialect: 'unix', notes: ['chosen-by-program'] },
    },
    {
      source: 'cronie, crontab(5)',
      input: { expression: '30~10 2 * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'reversed-range',
      field: 'expression',
    },
    {
      source: 'Jenkins, Pipeline Syntax: H',
      input: { expression: 'H H(0-7) * * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'At 00:00', dialect: 'jenkins', notes: ['chosen-by-program'], equivalents: [] },
    },
    {
      source: 'Jenkins, Pipeline Syntax: H with a step',
      input: { expression: 'H/15 * * * 1-5', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { description: 'Every 15 minutes, Monday through Friday', dialect: 'jenkins', notes: ['chosen-by-program'] },
    },
    {
      source: 'Jenkins, hudson.scheduler.CronTab',
      input: { expression: '@midnight', dialect: 'jenkins', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { schedule: 'H H(0-2) * * *', description: 'At 00:00' },
    },
    {
      source: 'Quartz: # allows 1 to 5',
      input: { expression: '0 0 0 ? * 6#6', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'value-out-of-range',
      field: 'expression',
      position: { character: 11 },
    },
    {
      source: 'GitHub Docs: at most every 5 minutes',
      input: { expression: '*/3 * * * *', dialect: 'github-actions', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: ['five-minutes-at-least'] },
    },
    {
      source: 'GitHub Docs: 58 and 0 are two minutes apart',
      input: { expression: '0,58 * * * *', dialect: 'github-actions', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: ['five-minutes-at-least'] },
    },
    {
      source: 'GitHub Docs: 0 and 58 of one hour are not',
      input: { expression: '0,58 3 * * *', dialect: 'github-actions', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: [] },
    },
    {
      source: 'GitHub Docs: at most every 5 minutes',
      input: { expression: '*/5 * * * *', dialect: 'github-actions', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: [] },
    },
    {
      source: 'crontab(5): % is a line break',
      input: { expression: '0 0 * * * /x | logger +%Y', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { command: '/x | logger +%Y', notes: ['percent-in-command'] },
    },
    {
      source: 'crontab(5): a backslash escapes it',
      input: { expression: '0 0 * * * /x | logger +\\%Y', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { notes: [] },
    },
    {
      source: 'a sixth field is a command to cron',
      input: { expression: '*/5 * * * * *', dialect: 'unix', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      output: { command: '*', notes: ['command-like-field'] },
    },
    {
      source: 'Quartz has L; GitHub Docs',
      input: { expression: '0 0 L * *', from: '2026-01-01T00:00:00Z', timeZone: 'UTC', count: 1, language: 'en' },
      error: 'unsupported-character',
      field: 'expression',
      position: { character: 5 },
    },
  ],
  build: [
    {
      source: 'rule',
      input: { frequency: 'weekly', daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], hour: 9, minute: 30 },
      output: { expression: '30 9 * * 1-5' },
    },
    {
      source: 'Sunday is 1 in AWS',
      input: { frequency: 'weekly', daysOfWeek: ['saturday', 'sunday'], hour: 9, minute: 30, dialect: 'aws' },
      output: { expression: 'cron(30 9 ? * 1,7 *)' },
    },
    { source: 'L', input: { frequency: 'monthly', dayOfMonth: 'last', dialect: 'quartz' }, output: { expression: '0 0 0 L * ?' }, example: true },
    { source: 'rule', input: { frequency: 'minutes', interval: 5 }, output: { expression: '*/5 * * * *' }, example: true },
    { source: 'unix has no L', input: { frequency: 'monthly', dayOfMonth: 'last' }, error: 'last-day-unsupported', field: 'dayOfMonth' },
    { source: 'only the minutes are used', input: { frequency: 'minutes', interval: 24, dayOfMonth: 'last' }, output: { expression: '*/24 * * * *' } },
    { source: 'every hour', input: { frequency: 'hours', interval: 1, minute: 5 }, output: { expression: '5 * * * *' } },
    { source: '1-23', input: { frequency: 'hours', interval: 23, minute: 5 }, output: { expression: '5 */23 * * *' } },
    {
      source: 'the day of the month is not used',
      input: { frequency: 'daily', dayOfMonth: 'last', hour: 9, minute: 30 },
      output: { expression: '30 9 * * *' },
    },
    {
      source: 'all days of the week mean every day',
      input: { frequency: 'weekly', daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], hour: 9, minute: 30 },
      output: { expression: '30 9 * * *' },
    },
    { source: 'no day of the week selected', input: { frequency: 'weekly', daysOfWeek: [] }, error: 'no-day-chosen', field: 'daysOfWeek' },
    { source: 'crontab(5)', input: { frequency: 'yearly', dayOfMonth: '5', month: 3, hour: 9, minute: 30 }, output: { expression: '30 9 5 3 *' } },
    { source: 'unix has no L', input: { frequency: 'yearly', dayOfMonth: 'last', month: 2 }, error: 'last-day-unsupported', field: 'dayOfMonth' },
    { source: '1-23', input: { frequency: 'hours', interval: 24 }, error: 'out-of-range', field: 'interval' },
  ],
});
