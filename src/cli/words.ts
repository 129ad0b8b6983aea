import loaders from 'virtual:words/cli';
import type { CompiledWords } from '../runtime/words.ts';

/** The command line's own words, in English where there are none. */
export async function loadCliWords(language: string): Promise<CompiledWords> {
  const words = await (loaders[language] ?? loaders.en)?.();
  return words?.default ?? {};
}
