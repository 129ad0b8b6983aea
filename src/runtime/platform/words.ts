import loaders from 'virtual:words';
import type { HomeWords, SearchWords } from '../../contract/words.ts';
import { tools } from '../../tools/registry.ts';
import type { CompiledWords } from '../words.ts';

const loadersOf = (language: string) => loaders[language] ?? loaders.en;

export async function loadToolWords(tool: string, language: string): Promise<CompiledWords> {
  const category = tools.get(tool)?.category ?? '';
  const words = await loadersOf(language).categories[category]?.();
  return words?.default[tool] ?? {};
}

export const loadShellWords = async (language: string): Promise<CompiledWords> => (await loadersOf(language).shell()).default;

export const loadHomeWords = async (language: string): Promise<Readonly<Record<string, HomeWords>>> => (await loadersOf(language).home()).default;

export const loadSearchWords = async (language: string): Promise<Readonly<Record<string, SearchWords>>> => (await loadersOf(language).search()).default;

/** The names and descriptions of all tools in every language that has words. */
export async function loadHomeWordsOfAll(): Promise<readonly Readonly<Record<string, HomeWords>>[]> {
  const modules = await Promise.all(Object.values(loaders).flatMap((language) => (language ? [language.home()] : [])));
  return modules.map((words) => words.default);
}
