import { dayFieldsOf, fieldOf } from './days.ts';
import { REBOOT } from './dialects.ts';
import type { Schedule } from './schedule.ts';
import type { CronNote, FieldName } from './terms.ts';
import { cronNotes } from './terms.ts';

const LENGTHS: Readonly<Partial<Record<FieldName, number>>> = { second: 60, minute: 60, hour: 24 };

/** Notes from the file around a schedule. */
export type FileNote = 'several-jobs' | 'surroundings-removed' | 'time-zone-from-crontab';

/** Returns the notes for a schedule with `runCount` upcoming runs. */
export function notesOf(schedule: Schedule, runCount: number, ofFile: ReadonlySet<FileNote> = new Set()): readonly CronNote[] {
  const { fields, dialect, text, command } = schedule;
  const days = dayFieldsOf(schedule);
  const isAtStartup = text === REBOOT;
  const holds: Readonly<Record<CronNote, boolean>> = {
    'several-jobs': ofFile.has('several-jobs'),
    'surroundings-removed': ofFile.has('surroundings-removed'),
    'time-zone-from-crontab': ofFile.has('time-zone-from-crontab'),
    'runs-at-startup': isAtStartup,
    'counts-from-start': schedule.everySeconds !== undefined,
    'chosen-by-program': fields.some(({ isDrawn }) => isDrawn),
    'either-day-field': days?.isEither === true,
    'both-day-fields-must-match': days !== undefined && !days.isEither && days.areNarrow,
    'uneven-step': fields.some(({ name, steps }) => steps.some((step) => (LENGTHS[name] ?? 0) % step !== 0)),
    'step-without-range': dialect === 'unix' && fields.some(({ hasStepWithoutRange }) => hasStepWithoutRange),
    'five-minutes-at-least': dialect === 'github-actions' && isOftenerThan(schedule, 5),
    'command-like-field': /^[\d*?][\d*?/,LW#-]*$/u.test(command),
    // crontab(5): the command ends at the first unescaped %, and the rest is its standard input.
    'percent-in-command': /(?:^|[^\\])%/u.test(command),
    'never-runs': !isAtStartup && runCount === 0,
  };
  return cronNotes.filter((note) => holds[note]);
}

/** Returns whether two runs, within an hour or across its end, are closer than `minutes`. */
function isOftenerThan(schedule: Schedule, minutes: number): boolean {
  const [values = [], hours = []] = (['minute', 'hour'] as const).map((name) => fieldOf(schedule, name)?.values);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return false;
  const isNextHour = hours.some((hour) => hours.includes((hour + 1) % 24));
  return values.some((value, index) => value - (values[index - 1] ?? -minutes) < minutes) || (isNextHour && first + 60 - last < minutes);
}
