/** The product's only list of languages: each language's own name (of Norwegian, also the English one), and its BCP 47 tag for `<html lang>` and `Intl`. */
export const languages = {
  en: { name: 'English', tag: 'en' },
  de: { name: 'Deutsch', tag: 'de' },
  es: { name: 'Español', tag: 'es' },
  fr: { name: 'Français', tag: 'fr' },
  no: { name: 'Norsk bokmål (Norwegian)', tag: 'no' },
  pt: { name: 'Português', tag: 'pt' },
  ru: { name: 'Русский', tag: 'ru' },
  uk: { name: 'Українська', tag: 'uk' },
  zh: { name: '中文', tag: 'zh-Hans' },
  vi: { name: 'Tiếng Việt', tag: 'vi' },
} as const;

export type Language = keyof typeof languages;

const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

/** The stored choice if it is valid, else the first preferred BCP 47 tag whose language the product has, else English. */
export function chooseLanguage(stored: unknown, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]).map((code) => (code === 'nb' || code === 'nn' ? 'no' : code));
  return codes.find(isLanguage) ?? 'en';
}

export const tagOf = (language: Language): string => languages[language].tag;
