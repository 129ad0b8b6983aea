import type { Dialect, FieldName } from './terms.ts';

/**
 * What happens if both day fields exclude days: cron runs on the days of either, unless one begins with `*` (`either`, crontab(5)),
 * or unless one is `*` (`either-unless-free`, robfig/cron); on the days of both; or one of the fields must be `?`.
 */
type DayRule = 'either' | 'either-unless-free' | 'both' | 'one-free';

export interface DialectRules {
  readonly fields: readonly FieldName[];
  /** Whether the last field, the year, is optional. */
  readonly hasOptionalYear?: true;
  readonly lastYear?: number;
  /** The number of Sunday, the first day of the week. */
  readonly sunday: 0 | 1;
  readonly lastDayOfWeek: 6 | 7;
  readonly macros: 'none' | 'schedules' | 'with-reboot';
  readonly dayRule: DayRule;
  /** The symbol of a value that the program chooses: `~` between two values, or `H`. */
  readonly draws?: 'tilde' | 'hash';
  /** Whether `@every` is supported. */
  readonly hasEvery?: true;
  /** Whether the day fields support `?`. */
  readonly hasQuestionMark?: true;
  /** Whether the day fields support `L`, `W` and `#`. */
  readonly hasSpecialDays?: true;
  /** Whether a lone `L` as day of the week means Saturday. */
  readonly hasLastWeekday?: true;
  /** Whether ranges can wrap around from the end of the field to its start. */
  readonly wraps?: true;
  /** Whether `SUN` can end a range as the seventh day of the week. */
  readonly sundayEndsRange?: true;
  /** Whether text after the fields is a command. */
  readonly hasCommand?: true;
  /** Whether a run at a skipped local time is made up for. */
  readonly makesUpSkipped?: true;
  /** Whether UTC is the only supported time zone. */
  readonly isUtc?: true;
}

const FIVE = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
export const FIRST_YEAR = 1970;

/** The rules that AWS shares with Quartz. */
const QUARTZ = {
  sunday: 1,
  lastDayOfWeek: 7,
  macros: 'none',
  dayRule: 'one-free',
  hasQuestionMark: true,
  hasSpecialDays: true,
  hasLastWeekday: true,
  wraps: true,
} satisfies Partial<DialectRules>;

export const rulesOf: Readonly<Record<Dialect, DialectRules>> = {
  unix: { fields: FIVE, sunday: 0, lastDayOfWeek: 7, macros: 'with-reboot', dayRule: 'either', hasCommand: true, makesUpSkipped: true, draws: 'tilde' },
  kubernetes: { fields: FIVE, sunday: 0, lastDayOfWeek: 6, macros: 'schedules', dayRule: 'either-unless-free', hasQuestionMark: true, hasEvery: true },
  'github-actions': { fields: FIVE, sunday: 0, lastDayOfWeek: 6, macros: 'none', dayRule: 'either', isUtc: true },
  quartz: {
    fields: ['second', ...FIVE, 'year'],
    hasOptionalYear: true,
    lastYear: 2099,
    ...QUARTZ,
  },
  spring: {
    fields: ['second', ...FIVE],
    sunday: 0,
    lastDayOfWeek: 7,
    macros: 'schedules',
    dayRule: 'both',
    hasQuestionMark: true,
    hasSpecialDays: true,
    sundayEndsRange: true,
  },
  aws: {
    fields: [...FIVE, 'year'],
    lastYear: 2199,
    ...QUARTZ,
  },
  jenkins: { fields: FIVE, sunday: 0, lastDayOfWeek: 7, macros: 'schedules', dayRule: 'both', draws: 'hash' },
};

/** Returns the first and last value of a field, in the numbering of the dialect. */
export function boundsOf(name: FieldName, { sunday, lastDayOfWeek, lastYear }: DialectRules): readonly [min: number, max: number] {
  if (name === 'dayOfWeek') return [sunday, lastDayOfWeek];
  return name === 'year' ? [FIRST_YEAR, lastYear ?? FIRST_YEAR] : BOUNDS[name];
}

const BOUNDS = { second: [0, 59], minute: [0, 59], hour: [0, 23], dayOfMonth: [1, 31], month: [1, 12] } as const;

export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Starting with Sunday, as in cron. */
export const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Returns the value of a name in a field, in the numbering of the dialect. */
export function valueOfName(word: string, name: FieldName, { sunday }: DialectRules): number | undefined {
  const names = name === 'month' ? MONTHS : name === 'dayOfWeek' ? DAYS : [];
  const place = names.indexOf(word.toUpperCase());
  if (place === -1) return undefined;
  return name === 'month' ? place + 1 : place + sunday;
}

const MACROS = new Map([
  ['@yearly', '0 0 1 1 *'],
  ['@annually', '0 0 1 1 *'],
  ['@monthly', '0 0 1 * *'],
  ['@weekly', '0 0 * * 0'],
  ['@daily', '0 0 * * *'],
  ['@midnight', '0 0 * * *'],
  ['@hourly', '0 * * * *'],
]);

// hudson.scheduler.CronTab
const HASHED_MACROS = new Map([
  ['@yearly', 'H H H H *'],
  ['@annually', 'H H H H *'],
  ['@monthly', 'H H H * *'],
  ['@weekly', 'H H * * H'],
  ['@daily', 'H H * * *'],
  ['@midnight', 'H H(0-2) * * *'],
  ['@hourly', 'H * * * *'],
]);

export const REBOOT = '@reboot';

/** Returns the schedule of a macro; undefined if the dialect does not support it. */
export function scheduleOfMacro(macro: string, { macros, fields, draws }: DialectRules): string | undefined {
  const word = macro.toLowerCase();
  if (word === REBOOT) return macros === 'with-reboot' ? REBOOT : undefined;
  const schedule = macros === 'none' ? undefined : (draws === 'hash' ? HASHED_MACROS : MACROS).get(word);
  return schedule === undefined || fields[0] !== 'second' ? schedule : `0 ${schedule}`;
}
