import { dayFieldsOf } from './days.ts';
import { REBOOT } from './dialects.ts';
import type { Schedule } from './schedule.ts';
import type { CronNote, FieldName } from './terms.ts';
import { cronNotes } from './terms.ts';

const LENGTHS: Readonly<Partial<Record<FieldName, number>>> = { second: 60, minute: 60, hour: 24 };

/** What is to be said of a schedule that has so many runs to come. */
export function notesOf(schedule: Schedule, runCount: number): readonly CronNote[] {
  const { fields, dialect, text } = schedule;
  const days = dayFieldsOf(schedule);
  const isAtStartup = text === REBOOT;
  const holds: Readonly<Record<CronNote, boolean>> = {
    'runs-at-startup': isAtStartup,
    'either-day-field': days?.isEither === true,
    'both-day-fields-must-match': days !== undefined && !days.isEither && days.areNarrow,
    'uneven-step': fields.some(({ name, steps }) => steps.some((step) => (LENGTHS[name] ?? 0) % step !== 0)),
    'step-without-range': dialect === 'unix' && fields.some(({ hasStepWithoutRange }) => hasStepWithoutRange),
    'never-runs': !isAtStartup && runCount === 0,
  };
  return cronNotes.filter((note) => holds[note]);
}
