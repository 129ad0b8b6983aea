/** The languages of the product, by their own names. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  no: 'Norwegian',
  pt: 'Português',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
  vi: 'Tiếng Việt',
} as const;

export type Language = keyof typeof languages;

const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

/** The stored choice, else the first of the browser's languages that there is, else English. */
export function chooseLanguage(stored: unknown, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]).map((code) => (code === 'nb' || code === 'nn' ? 'no' : code));
  return codes.find(isLanguage) ?? 'en';
}

/** BCP 47 tag for `<html lang>` and `Intl`. */
export const tagOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);
