import { dayFieldsOf, fieldOf } from './days.ts';
import type { DialectRules } from './dialects.ts';
import { boundsOf, rulesOf } from './dialects.ts';
import type { Field } from './field.ts';
import type { Schedule } from './schedule.ts';
import type { Dialect, FieldName } from './terms.ts';

const TARGETS = ['unix', 'quartz', 'spring', 'aws'] as const;
const LIKE_UNIX: readonly Dialect[] = ['unix', 'kubernetes', 'github-actions', 'jenkins'];

export interface Equivalent {
  readonly dialect: Dialect;
  readonly expression: string;
}

/** Returns the same schedule for other programs; none if any of them cannot express it. */
export function equivalentsOf(schedule: Schedule): readonly Equivalent[] {
  const days = dayFieldsOf(schedule);
  if (!days || days.areNarrow || schedule.fields.some(({ special, isDrawn }) => special || isDrawn)) return [];
  const second = fieldOf(schedule, 'second');
  const year = fieldOf(schedule, 'year');
  if ((second && second.values.join() !== '0') || year?.isEvery === false) return [];
  // If either day field may match and one matches all days, every day matches.
  const isDaily = days.isEither;
  const own = LIKE_UNIX.includes(schedule.dialect) ? 'unix' : schedule.dialect;
  return TARGETS.filter((dialect) => dialect !== own).map((dialect) => ({
    dialect,
    expression: writeFor(dialect, (name) => (isDaily && isDayField(name) ? undefined : fieldOf(schedule, name))),
  }));
}

const isDayField = (name: FieldName): boolean => name === 'dayOfMonth' || name === 'dayOfWeek';

/** Rewrites a schedule of five fields: at second 0, in every year. */
function writeFor(dialect: Dialect, field: (name: FieldName) => Pick<Field, 'values' | 'isEvery'> | undefined): string {
  const rules = rulesOf[dialect];
  const isWeekly = field('dayOfWeek')?.isEvery === false;
  const fields = rules.fields.slice(0, rules.hasOptionalYear ? -1 : undefined).map((name) => {
    if (name === 'second') return '0';
    if (name === 'year') return '*';
    if (rules.dayRule === 'one-free' && name === (isWeekly ? 'dayOfMonth' : 'dayOfWeek')) return '?';
    const { values, isEvery } = field(name) ?? { values: [], isEvery: true };
    return isEvery ? '*' : writeValues(values, name, rules);
  });
  return dialect === 'aws' ? `cron(${fields.join(' ')})` : fields.join(' ');
}

/** Formats the values of a field briefly: a step from its start, else ranges and numbers. */
function writeValues(values: readonly number[], name: FieldName, rules: DialectRules): string {
  if (name === 'dayOfWeek') return writeRanges(values.map((value) => value + rules.sunday));
  const step = stepOf(values, boundsOf(name, rules), name === 'dayOfMonth' || name === 'month' ? 3 : 2);
  return step === undefined ? writeRanges(values) : `*/${step}`;
}

/** Returns the step of values from the start of a field to its end; undefined if there is none, or for fewer than `fewest` values. */
function stepOf(values: readonly number[], [min, max]: readonly [number, number], fewest: number): number | undefined {
  const [first, second, last] = [values[0], values[1], values.at(-1)];
  if (first !== min || second === undefined || last === undefined || values.length < fewest) return undefined;
  const step = second - first;
  const isEven = step > 1 && last + step > max && values.every((value, index) => value === min + index * step);
  return isEven ? step : undefined;
}

/** Formats three or more consecutive values as a range. */
export function writeRanges(values: readonly number[]): string {
  const parts: string[] = [];
  for (let index = 0; index < values.length; ) {
    const first = values[index] ?? 0;
    let length = 1;
    while (values[index + length] === first + length) length++;
    if (length >= 3) parts.push(`${first}-${first + length - 1}`);
    else parts.push(...values.slice(index, index + length).map(String));
    index += length;
  }
  return parts.join(',');
}
