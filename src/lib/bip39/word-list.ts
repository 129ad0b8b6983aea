import type { Language } from './languages.ts';

/** Loads the 2,048 words of a language as published: in list order, in Normalization Form KD. Each list is a separate chunk. */
export const loadWordList = async (language: Language): Promise<readonly string[]> => (await loaders[language]()).wordlist;

const loaders: Readonly<Record<Language, () => Promise<{ readonly wordlist: readonly string[] }>>> = {
  english: () => import('@scure/bip39/wordlists/english.js'),
  'chinese-simplified': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'chinese-traditional': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
  czech: () => import('@scure/bip39/wordlists/czech.js'),
  french: () => import('@scure/bip39/wordlists/french.js'),
  italian: () => import('@scure/bip39/wordlists/italian.js'),
  japanese: () => import('@scure/bip39/wordlists/japanese.js'),
  korean: () => import('@scure/bip39/wordlists/korean.js'),
  portuguese: () => import('@scure/bip39/wordlists/portuguese.js'),
  spanish: () => import('@scure/bip39/wordlists/spanish.js'),
};
