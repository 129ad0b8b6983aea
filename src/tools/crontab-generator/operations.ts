import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import { findTimeZone, UTC } from '../../lib/time-zone/time-zone.ts';
import type { TimeZone } from '../../lib/time-zone/time-zone.ts';
import { buildExpression } from './build.ts';
import type { JobLine } from './crontab-file.ts';
import { readCrontab } from './crontab-file.ts';
import { describeSchedule } from './describe.ts';
import { REBOOT, rulesOf } from './dialects.ts';
import { equivalentsOf } from './equivalents.ts';
import type { Field } from './field.ts';
import * as fields from './fields.ts';
import { languageOf } from './languages.ts';
import { monthOf } from './month.ts';
import type { FileNote } from './notes.ts';
import { notesOf } from './notes.ts';
import type { Run } from './runs.ts';
import { nextRuns } from './runs.ts';
import type { Schedule } from './schedule.ts';
import { parseSchedule } from './schedule.ts';
import type { Dialect } from './terms.ts';
import { cronNotes } from './terms.ts';
import type en from './strings/en.json';
import { twoDigits } from '../../lib/date-time/format.ts';

const MS_PER_SECOND = 1_000;
const SECONDS_OF_MINUTE = 60;

export default implement<typeof fields, typeof en>(fields, {
  explain: async ({ expression, dialect, timeZone, from, count, language, use24HourTime, verbose }, context) => {
    const { jobs: lines, variables } = readCrontab(expression);
    const [first] = lines;
    if (!first) throw new InputError('no-jobs', { field: 'expression' });
    const isFile = expression.trim().includes('\n');
    const own = await zoneOf(timeZone.trim(), context.timeZone);
    const after = Math.floor((from ?? context.now()) / MS_PER_SECOND);
    const describe = async (schedule: Schedule): Promise<string> =>
      await describeSchedule(schedule, language ?? languageOf(context.locale), { use24HourTime, verbose });
    const jobs = await Promise.all(
      lines.map(async (line) => {
        const schedule = parseLine(line, dialect, isFile);
        return { line, schedule, zone: line.timeZone === undefined ? own : await zoneOfFile(line) };
      }),
    );
    const [{ schedule, zone }] = jobs as [(typeof jobs)[number]];
    const runs = runsOf(schedule, zone, after, count);
    const ofFile = new Set<FileNote>();
    if (lines.length > 1) ofFile.add('several-jobs');
    if (lines.some(({ isPeeled }) => isPeeled)) ofFile.add('surroundings-removed');
    if (lines.some((line) => line.timeZone !== undefined)) ofFile.add('time-zone-from-crontab');
    const described = await Promise.all(
      jobs.map(async (job) => {
        const ahead = job.schedule === schedule ? runs : runsOf(job.schedule, job.zone, after, 1);
        const row = {
          line: job.line.line,
          schedule: job.schedule.text,
          description: await describe(job.schedule),
          next: ahead[0] ? formatLocal(ahead[0]) : '',
          timeZone: job.line.timeZone ?? '',
          command: job.schedule.command,
        };
        return { row, notes: notesOf(job.schedule, ahead.length, ofFile) };
      }),
    );
    return {
      description: described[0]?.row.description ?? '',
      schedule: schedule.text,
      dialect: schedule.dialect,
      command: schedule.command,
      fields: schedule.fields.map((field) => ({ field: field.name, expression: field.text, values: valuesOf(field, rulesOf[schedule.dialect].sunday) })),
      runs: runs.map((run) => ({ local: formatLocal(run), utc: formatUtc(run.instant * MS_PER_SECOND), note: run.note })),
      days: monthOf(schedule, runs[0]),
      notes: cronNotes.filter((note) => described.some(({ notes }) => notes.includes(note))),
      jobs: lines.length === 1 ? [] : described.map(({ row }) => row),
      variables,
      equivalents: equivalentsOf(schedule),
    };
  },
  build: ({ dialect, ...plan }) => ({ expression: buildExpression(plan, dialect) }),
});

const MAX_SHOWN = 60;

async function zoneOf(name: string, fallback: string): Promise<TimeZone> {
  const zone = (await findTimeZone(name || fallback)) ?? (name === '' ? UTC : undefined);
  if (!zone) throw new InputError('unknown-time-zone', { field: 'timeZone', params: { timeZone: name.slice(0, MAX_SHOWN) } });
  return zone;
}

async function zoneOfFile({ timeZone = '', line }: JobLine): Promise<TimeZone> {
  const zone = await findTimeZone(timeZone);
  if (!zone)
    throw new InputError('unknown-time-zone', { field: 'expression', position: { line, column: 1 }, params: { timeZone: timeZone.slice(0, MAX_SHOWN) } });
  return zone;
}

/** Parses one job; error positions refer to the whole input. */
function parseLine(line: JobLine, dialect: Dialect | 'auto', isFile: boolean): Schedule {
  try {
    return parseSchedule(line.text, dialect === 'auto' ? (line.dialect ?? 'auto') : dialect);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, field, params, position } = error;
    const character = line.indent + (position && 'character' in position ? position.character : 1);
    if (!isFile) throw new InputError(code, { ...(field && { field }), params, ...(position && { position: { character } }) });
    throw new InputError(code, { ...(field && { field }), params, position: { line: line.line, column: character } });
  }
}

const runsOf = (schedule: Schedule, zone: TimeZone, after: number, count: number): readonly Run[] =>
  schedule.text === REBOOT ? [] : nextRuns(schedule, zone, after, count);

/** Formats the values of a field in the numbering of the dialect. */
function valuesOf({ name, text, values, isEvery, special, isDrawn }: Field, sunday: number): string {
  if (special || isDrawn) return text.toUpperCase();
  if (isEvery) return '*';
  return values.map((value) => (name === 'dayOfWeek' ? value + sunday : value)).join(',');
}

/** ISO 8601 does not support seconds in offsets, so an offset is rounded to the closest minute; the instant is unchanged. */
function formatLocal({ instant, offset }: Run): string {
  const minutes = Math.sign(offset) * Math.round(Math.abs(offset) / SECONDS_OF_MINUTE);
  const local = formatUtc((instant + minutes * SECONDS_OF_MINUTE) * MS_PER_SECOND).replace('Z', '');
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / SECONDS_OF_MINUTE))}:${twoDigits(distance % SECONDS_OF_MINUTE)}`;
}
