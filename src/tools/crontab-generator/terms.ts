/** The supported dialects. */
export const dialects = ['unix', 'kubernetes', 'github-actions', 'quartz', 'spring', 'aws', 'jenkins'] as const;
export type Dialect = (typeof dialects)[number];

export const fieldNames = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;
export type FieldName = (typeof fieldNames)[number];

export const cronNotes = [
  'several-jobs',
  'surroundings-removed',
  'time-zone-from-crontab',
  'runs-at-startup',
  'counts-from-start',
  'chosen-by-program',
  'either-day-field',
  'both-day-fields-must-match',
  'uneven-step',
  'step-without-range',
  'five-minutes-at-least',
  'command-like-field',
  'percent-in-command',
  'never-runs',
] as const;
export type CronNote = (typeof cronNotes)[number];

/** The languages of schedule descriptions. */
export const languageCodes = ['en', 'de', 'es', 'fr', 'no', 'pt', 'ru', 'uk', 'zh', 'vi'] as const;

export const frequencies = ['minutes', 'hours', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const LAST_DAY = 'last';
/** The days of a month, and the last day. */
export const datesOfMonth = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '29',
  '30',
  '31',
  LAST_DAY,
] as const;
