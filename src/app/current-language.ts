import type { Language } from '../contract/languages.ts';
import { chooseLanguage } from '../contract/languages.ts';
import { localePreference } from './preferences.ts';

/** The language of this visit: the stored choice, else the browser's, else English. */
export const currentLanguage = (): Language => chooseLanguage(localePreference.get(), navigator.languages);
