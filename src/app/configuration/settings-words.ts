import type { Language } from '../../contract/languages.ts';
import type en from './strings/en.json';

const loaders = import.meta.glob<(typeof en)['settings']>('./strings/*.json', { import: 'settings' });

/** What the settings are for, by key: in a language, or in English where that has no words. */
export async function loadSettingsWords(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await (loaders[`./strings/${language}.json`] ?? loaders['./strings/en.json'])?.()) ?? {};
}
