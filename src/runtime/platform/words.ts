import loaders from 'virtual:words';
import type { CardWords, SearchWords } from '../../contract/words.ts';
import type { CompiledWords } from '../words.ts';

/** The strings that every page needs in a language, with the loaders of its other strings; English for a language without strings. */
export const startOf = (language: string) => (loaders[language] ?? loaders.en)();

/** The strings of the app and of widgets. */
export const loadShellWords = async (language: string): Promise<CompiledWords> => (await startOf(language)).shell;

/** The strings of page parts and of errors, with those of the app and of widgets. */
export async function loadPageWords(language: string): Promise<CompiledWords> {
  const { shell, page } = await startOf(language);
  return { ...shell, ...(await page()).default };
}

export const loadHomeWords = async (language: string): Promise<Readonly<Record<string, CardWords>>> => (await startOf(language)).home;

export const loadSearchWords = async (language: string): Promise<Readonly<Record<string, SearchWords>>> => (await (await startOf(language)).search()).default;

/** The names of all tools in every language with strings. */
export async function loadHomeWordsOfAll(): Promise<readonly Readonly<Record<string, CardWords>>[]> {
  const starts = await Promise.all(Object.values(loaders).flatMap((load) => (load ? [load()] : [])));
  return starts.map(({ home }) => home);
}
