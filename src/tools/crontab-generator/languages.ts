import { chooseLanguage } from '../../contract/languages.ts';
import type { languageCodes } from './terms.ts';

export type Language = (typeof languageCodes)[number];

/** The language names that cronstrue uses. */
export const locales = {
  en: 'en',
  de: 'de',
  es: 'es',
  fr: 'fr',
  no: 'nb',
  pt: 'pt_BR',
  ru: 'ru',
  uk: 'uk',
  zh: 'zh_CN',
  vi: 'vi',
} as const satisfies Record<Language, string>;

/** Returns the language of a BCP 47 tag. Default: English. */
export const languageOf = (tag: string): Language => chooseLanguage(undefined, [tag]);
