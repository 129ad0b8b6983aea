import { latin } from './latin.ts';

export const vocabularies = ['latin', 'arabic', 'cyrillic', 'hebrew', 'japanese', 'korean'] as const;
export type VocabularyName = (typeof vocabularies)[number];

export interface Vocabulary {
  readonly words: readonly string[];
  /** Separator between words, and between sentences. */
  readonly space: string;
  readonly fullStop: string;
}

/** Returns the words of a vocabulary. Scripts other than Latin are loaded on demand. */
export async function loadVocabulary(name: VocabularyName): Promise<Vocabulary> {
  return { words: (await loadWords(name)).split(' '), space: name === 'japanese' ? '' : ' ', fullStop: name === 'japanese' ? '。' : '.' };
}

async function loadWords(name: VocabularyName): Promise<string> {
  if (name === 'latin') return latin;
  const { default: loaders } = await import('virtual:lorem-words');
  const { default: words } = await loaders[name]();
  return words;
}
