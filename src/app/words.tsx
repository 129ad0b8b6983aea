import { createContext, use } from 'react';
import { loadOnce } from '../page/late.tsx';
import type { HomeWords } from '../page/home-words.ts';
import { loadHomeWords, loadShellMessages } from '../runtime/platform/words.ts';
import type { Texts } from '../runtime/texts.ts';
import { createTexts } from '../runtime/texts.ts';
import type { Language } from './languages.ts';
import { tagOf } from './languages.ts';

/** The words that the whole shell needs, in one language. */
export interface Words {
  readonly language: Language;
  readonly texts: Texts;
  readonly tools: Readonly<Record<string, HomeWords>>;
}

export const loadWords = loadOnce(async (language: Language): Promise<Words> => {
  const [messages, tools] = await Promise.all([loadShellMessages(language), loadHomeWords(language)]);
  return { language, tools, texts: createTexts(tagOf(language), messages) };
});

export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('the shell needs its words');
  return words;
}
