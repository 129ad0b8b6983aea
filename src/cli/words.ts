import loaders from 'virtual:words/cli';
import type { CompiledWords } from '../runtime/words.ts';

/** Loads the command line's own strings, in English for languages without them. */
export async function loadCliWords(language: string): Promise<CompiledWords> {
  const words = await (loaders[language] ?? loaders.en)?.();
  return words?.default ?? {};
}
