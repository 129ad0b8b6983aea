import loaders from 'virtual:words';
import type { HomeWords, SearchWords } from '../../contract/words.ts';
import { tools } from '../../tools/registry.ts';
import type { CompiledWords } from '../words.ts';

const startOf = (language: string) => (loaders[language] ?? loaders.en)();

export async function loadToolWords(tool: string, language: string): Promise<CompiledWords> {
  const category = tools.get(tool)?.category ?? '';
  const words = await (await startOf(language)).categories[category]?.();
  return words?.default[tool] ?? {};
}

export const loadShellWords = async (language: string): Promise<CompiledWords> => (await startOf(language)).shell;

export const loadHomeWords = async (language: string): Promise<Readonly<Record<string, HomeWords>>> => (await startOf(language)).home;

export const loadSearchWords = async (language: string): Promise<Readonly<Record<string, SearchWords>>> => (await (await startOf(language)).search()).default;

/** The names and descriptions of all tools in every language that has words. */
export async function loadHomeWordsOfAll(): Promise<readonly Readonly<Record<string, HomeWords>>[]> {
  const starts = await Promise.all(Object.values(loaders).flatMap((load) => (load ? [load()] : [])));
  return starts.map(({ home }) => home);
}
