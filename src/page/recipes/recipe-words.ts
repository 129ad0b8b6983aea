import loaders from 'virtual:words/recipes';
import type { Language } from '../../contract/languages.ts';
import { tagOf } from '../../contract/languages.ts';
import { loadOnce } from '../lazy/lazy.tsx';
import { loadShellWords } from '../../runtime/platform/words.ts';
import type { Words } from '../../runtime/words.ts';
import { createWords } from '../../runtime/words.ts';

/** The strings of the recipes page, besides those of every page. */
export const loadRecipeWords = loadOnce(async (language: Language): Promise<Words> => {
  const [shell, own] = await Promise.all([loadShellWords(language), (loaders[language] ?? loaders.en)()]);
  return createWords(tagOf(language), { ...shell, ...own.default });
});
