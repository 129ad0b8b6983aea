import { createContext, use } from 'react';
import { loadOnce } from '../page/lazy/lazy.tsx';
import type { CardWords } from '../contract/words.ts';
import { loadHomeWords, loadPageWords, loadShellWords } from '../runtime/platform/words.ts';
import type { CompiledWords, Words } from '../runtime/words.ts';
import { createWords } from '../runtime/words.ts';
import type { Language } from '../contract/languages.ts';
import { tagOf } from '../contract/languages.ts';

/** The strings that all pages need, in one language. */
export interface Shell {
  readonly language: Language;
  /** On a page with inputs or results also the strings of page parts: see `loadPageShell`. */
  readonly words: Words;
  readonly tools: Readonly<Record<string, CardWords>>;
}

/** Transforms the texts of a language before they are used. */
interface Changes {
  readonly compiled: (compiled: CompiledWords) => CompiledWords;
  readonly tools: (tools: Shell['tools']) => Shell['tools'];
}

let changes: Changes | undefined;

/** Registers a change of the texts of every language, for a host. */
export const changeTexts = (wanted: Changes): void => {
  changes = wanted;
};

export const loadShell = loadOnce(async (language: Language): Promise<Shell> => {
  const [compiled, tools] = await Promise.all([loadShellWords(language), loadHomeWords(language)]);
  return { language, tools: changes?.tools(tools) ?? tools, words: wordsOf(language, compiled) };
});

/** The shell with the strings of page parts as well, for pages with inputs or results. */
export const loadPageShell = loadOnce(async (language: Language): Promise<Shell> => {
  const [shell, compiled] = await Promise.all([loadShell(language), loadPageWords(language)]);
  return { ...shell, words: wordsOf(language, compiled) };
});

const wordsOf = (language: Language, compiled: CompiledWords): Words => createWords(tagOf(language), changes?.compiled(compiled) ?? compiled);

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('this part belongs into the shell');
  return shell;
}
