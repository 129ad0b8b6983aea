import loaders from 'virtual:words/recipes';
import type { Language } from '../../contract/languages.ts';
import { tagOf } from '../../contract/languages.ts';
import { loadOnce } from '../lazy/lazy.tsx';
import type { Words } from '../../runtime/words.ts';
import { createWords } from '../../runtime/words.ts';

/** The strings of recipes alone. */
export const loadRecipeWords = loadOnce(async (language: Language): Promise<Words> => {
  const own = await (loaders[language] ?? loaders.en)();
  return createWords(tagOf(language), own.default);
});
