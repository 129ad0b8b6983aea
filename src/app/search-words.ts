import type { Language } from '../contract/languages.ts';
import type { SearchWords } from '../contract/words.ts';
import { loadSearchWords } from '../runtime/platform/words.ts';

/** The description and keywords of a tool; undefined if they cannot be loaded, for which no visitor needs a message. */
export async function searchWordsOf(tool: string, language: Language): Promise<SearchWords | undefined> {
  const [loaded] = await Promise.allSettled([loadSearchWords(language)]);
  return loaded.status === 'fulfilled' ? loaded.value[tool] : undefined;
}
