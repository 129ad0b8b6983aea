import type { Language } from './languages.ts';
import { locales } from './languages.ts';
import { rulesOf } from './dialects.ts';
import type { Schedule } from './schedule.ts';

interface Wording {
  readonly use24HourTime: boolean;
  readonly verbose: boolean;
}

/** Loads the words of one language. */
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

/** A schedule in words. */
export async function describeSchedule(
  { text, dialect }: Pick<Schedule, 'text' | 'dialect'>,
  language: Language,
  { use24HourTime, verbose }: Wording,
): Promise<string> {
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
