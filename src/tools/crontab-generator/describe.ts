import type { Language } from './languages.ts';
import { locales } from './languages.ts';
import { rulesOf } from './dialects.ts';
import { scheduleLike } from './every.ts';
import type { Field } from './field.ts';
import type { Schedule } from './schedule.ts';

interface Wording {
  readonly use24HourTime: boolean;
  readonly verbose: boolean;
}

/** Loads the locale data of one language. */
const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<unknown>>> = {
  de: () => import('cronstrue/locales/de.min.js'),
  es: () => import('cronstrue/locales/es.min.js'),
  fr: () => import('cronstrue/locales/fr.min.js'),
  no: () => import('cronstrue/locales/nb.min.js'),
  pt: () => import('cronstrue/locales/pt_BR.min.js'),
  ru: () => import('cronstrue/locales/ru.min.js'),
  uk: () => import('cronstrue/locales/uk.min.js'),
  zh: () => import('cronstrue/locales/zh_CN.min.js'),
  vi: () => import('cronstrue/locales/vi.min.js'),
};

/** Describes a schedule in words. */
export async function describeSchedule(
  { text: typed, dialect, fields, everySeconds }: Pick<Schedule, 'text' | 'dialect' | 'fields' | 'everySeconds'>,
  language: Language,
  { use24HourTime, verbose }: Wording,
): Promise<string> {
  const text = everySeconds === undefined ? wordable(typed, fields) : scheduleLike(everySeconds);
  if (text === undefined) return typed;
  const { default: cronstrue } = await import('cronstrue');
  if (language !== 'en') await loaders[language]();
  return cronstrue.toString(dialect === 'aws' ? `0 ${text}` : text, {
    throwExceptionOnParseError: true,
    use24HourTimeFormat: use24HourTime,
    verbose,
    dayOfWeekStartIndexZero: rulesOf[dialect].sunday === 0,
    locale: locales[language],
  });
}

/**
 * Rewrites a schedule so that cronstrue describes it correctly: with the first values in place of those that the program chooses, and, in a list of hours, a
 * whole hour as a range, which would otherwise be described as a single time.
 */
function wordable(text: string, fields: readonly Field[]): string {
  if (fields.length === 0) return text;
  const isMoment = fields.every(({ name, drawnText }) => (name !== 'second' && name !== 'minute') || /^\d+$/u.test(drawnText));
  return fields.map(({ name, drawnText }) => (name === 'hour' && !(isMoment && /^[\d,]+$/u.test(drawnText)) ? asRanges(drawnText) : drawnText)).join(' ');
}

const asRanges = (hours: string): string => (hours.includes(',') ? hours.replace(/(?<=^|,)\d+(?=,|$)/gu, '$&-$&') : hours);
