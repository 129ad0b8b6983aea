import type { Language } from '../../contract/languages.ts';
import type en from './strings/en.json';

const loaders = import.meta.glob<(typeof en)['settings']>('./strings/*.json', { import: 'settings' });

/** The descriptions of the settings by key: in a language, or in English where it has none. */
export async function loadSettingsWords(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await (loaders[`./strings/${language}.json`] ?? loaders['./strings/en.json'])?.()) ?? {};
}
