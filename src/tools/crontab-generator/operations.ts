import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import { findTimeZone, UTC } from '../../lib/time-zone/time-zone.ts';
import { buildExpression } from './build.ts';
import { describeSchedule } from './describe.ts';
import { REBOOT, rulesOf } from './dialects.ts';
import { equivalentsOf } from './equivalents.ts';
import type { Field } from './field.ts';
import * as fields from './fields.ts';
import { languageOf } from './languages.ts';
import { notesOf } from './notes.ts';
import type { Run } from './runs.ts';
import { nextRuns } from './runs.ts';
import { parseSchedule } from './schedule.ts';
import type en from './strings/en.json';

const MS_PER_SECOND = 1_000;
const SECONDS_OF_MINUTE = 60;

export default implement<typeof fields, typeof en>(fields, {
  explain: async ({ expression, dialect, timeZone, from, count, language, use24HourTime, verbose }, context) => {
    const schedule = parseSchedule(expression, dialect);
    const name = timeZone.trim() || context.timeZone;
    const zone = (await findTimeZone(name)) ?? (timeZone.trim() === '' ? UTC : undefined);
    if (!zone) throw new InputError('unknown-time-zone', { field: 'timeZone', params: { timeZone: name.slice(0, MAX_SHOWN) } });
    const after = Math.floor((from ?? context.now()) / MS_PER_SECOND);
    const runs = schedule.text === REBOOT ? [] : nextRuns(schedule, zone, after, count);
    return {
      description: await describeSchedule(schedule, language ?? languageOf(context.locale), { use24HourTime, verbose }),
      schedule: schedule.text,
      dialect: schedule.dialect,
      command: schedule.command,
      fields: schedule.fields.map((field) => ({ field: field.name, expression: field.text, values: valuesOf(field, rulesOf[schedule.dialect].sunday) })),
      runs: runs.map((run) => ({ local: formatLocal(run), utc: formatUtc(run.instant * MS_PER_SECOND), note: run.note })),
      notes: notesOf(schedule, runs.length),
      equivalents: equivalentsOf(schedule),
    };
  },
  build: ({ dialect, ...plan }) => ({ expression: buildExpression(plan, dialect) }),
});

const MAX_SHOWN = 60;

/** The values of a field in the dialect's own numbers. */
function valuesOf({ name, text, values, isEvery, special }: Field, sunday: number): string {
  if (special) return text.toUpperCase();
  if (isEvery) return '*';
  return values.map((value) => (name === 'dayOfWeek' ? value + sunday : value)).join(',');
}

/** ISO 8601 knows no seconds in offsets: zones that had some are shown with those of the closest minute, and the instant stays. */
function formatLocal({ instant, offset }: Run): string {
  const minutes = Math.sign(offset) * Math.round(Math.abs(offset) / SECONDS_OF_MINUTE);
  const local = formatUtc((instant + minutes * SECONDS_OF_MINUTE) * MS_PER_SECOND).replace('Z', '');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${two(Math.floor(distance / SECONDS_OF_MINUTE))}:${two(distance % SECONDS_OF_MINUTE)}`;
}

const two = (number: number): string => String(number).padStart(2, '0');
