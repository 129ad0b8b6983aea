/** The languages of the product: what each calls itself, and its BCP 47 tag for `<html lang>` and `Intl`. There is no other list. */
export const languages = {
  en: { name: 'English', tag: 'en' },
  de: { name: 'Deutsch', tag: 'de' },
  es: { name: 'Español', tag: 'es' },
  fr: { name: 'Français', tag: 'fr' },
  no: { name: 'Norwegian', tag: 'no' },
  pt: { name: 'Português', tag: 'pt' },
  ru: { name: 'Русский', tag: 'ru' },
  uk: { name: 'Українська', tag: 'uk' },
  zh: { name: '中文', tag: 'zh-Hans' },
  vi: { name: 'Tiếng Việt', tag: 'vi' },
} as const;

export type Language = keyof typeof languages;

const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

/** The stored choice, else the first of the preferred BCP 47 tags whose language there is, else English. */
export function chooseLanguage(stored: unknown, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]).map((code) => (code === 'nb' || code === 'nn' ? 'no' : code));
  return codes.find(isLanguage) ?? 'en';
}

export const tagOf = (language: Language): string => languages[language].tag;
