import { latin } from './latin.ts';

export const vocabularies = ['latin', 'arabic', 'cyrillic', 'hebrew', 'japanese', 'korean'] as const;
export type VocabularyName = (typeof vocabularies)[number];

export interface Vocabulary {
  readonly words: readonly string[];
  /** Between two words, and between two sentences. */
  readonly space: string;
  readonly fullStop: string;
}

/** The words of a vocabulary. Those of other scripts than Latin are loaded when they are needed. */
export async function loadVocabulary(name: VocabularyName): Promise<Vocabulary> {
  return { words: (await loadWords(name)).split(' '), space: name === 'japanese' ? '' : ' ', fullStop: name === 'japanese' ? '。' : '.' };
}

async function loadWords(name: VocabularyName): Promise<string> {
  if (name === 'latin') return latin;
  const { default: loaders } = await import('virtual:lorem-words');
  const { default: words } = await loaders[name]();
  return words;
}
