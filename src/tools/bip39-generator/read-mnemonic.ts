import { mnemonicToEntropy } from '@scure/bip39';
import { InputError } from '../../contract/errors.ts';
import type { Language } from '../../lib/bip39/languages.ts';
import { languages } from '../../lib/bip39/languages.ts';
import { loadWordList } from '../../lib/bip39/word-list.ts';
import { nearWords } from './near-words.ts';
import { splitWords } from './split-words.ts';

const WORD_COUNTS = [12, 15, 18, 21, 24];
const SHOWN_LENGTH = 40;

// In each Latin-script list, the first four letters identify a word. Steel backups store only these.
const MIN_PREFIX_LENGTH = 4;

/** Returns a word of the list, or the only one with this prefix. */
function expand(word: string, wordList: readonly string[]): string {
  if (word.length < MIN_PREFIX_LENGTH || wordList.includes(word)) return word;
  const [only, ...others] = wordList.filter((known) => known.startsWith(word));
  return only !== undefined && others.length === 0 ? only : word;
}

interface ReadMnemonic {
  readonly entropy: Uint8Array;
  readonly language: Language;
  /** Normalized, with single spaces. */
  readonly mnemonic: string;
}

/**
 * Parses a mnemonic in any spacing and case, including numbered lists and abbreviated words; `auto` detects its language.
 * @throws InputError on `mnemonic`: `invalid-word-count`, `unknown-word`, `checksum-mismatch`, in this order.
 */
export async function readMnemonic(text: string, language: Language | 'auto'): Promise<ReadMnemonic> {
  const words = splitWords(text.normalize('NFKD').toLowerCase());
  if (!WORD_COUNTS.includes(words.length)) throw new InputError('invalid-word-count', { field: 'mnemonic', params: { count: words.length } });
  const readings = await Promise.all((language === 'auto' ? languages : [language]).map((each) => readIn(each, words)));
  const best = bestOf(readings);
  if (best.unknownAt >= 0) throw unknownWord(best.words[best.unknownAt] ?? '', best.unknownAt, best.wordList);
  if (!best.entropy) throw new InputError('checksum-mismatch', { field: 'mnemonic' });
  return { entropy: best.entropy, language: best.language, mnemonic: best.words.join(' ') };
}

interface Reading {
  readonly language: Language;
  readonly wordList: readonly string[];
  /** The full words. */
  readonly words: readonly string[];
  readonly knownCount: number;
  /** The index of the first unknown word, or -1. */
  readonly unknownAt: number;
  /** Undefined where a word is unknown or the checksum is wrong. */
  readonly entropy: Uint8Array | undefined;
}

async function readIn(language: Language, given: readonly string[]): Promise<Reading> {
  const wordList = await loadWordList(language);
  const known = new Set(wordList);
  const words = given.map((word) => expand(word, wordList));
  const unknownAt = words.findIndex((word) => !known.has(word));
  const knownCount = words.filter((word) => known.has(word)).length;
  return { language, wordList, words, knownCount, unknownAt, entropy: unknownAt < 0 ? checkedEntropy(words, wordList) : undefined };
}

function checkedEntropy(words: readonly string[], wordList: readonly string[]): Uint8Array | undefined {
  try {
    return mnemonicToEntropy(words.join(' '), [...wordList]);
  } catch (error) {
    // The word count and words are valid, so only the checksum can be wrong. The library has no separate error for it.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Returns the first with a valid checksum, else the first with all words known, else the one with the most known words. */
function bestOf(readings: readonly Reading[]): Reading {
  const rank = ({ entropy, knownCount }: Reading): number => (entropy ? Number.POSITIVE_INFINITY : knownCount);
  return readings.reduce((best, reading) => (rank(reading) > rank(best) ? reading : best));
}

function unknownWord(word: string, at: number, wordList: readonly string[]): InputError {
  const near = nearWords(word, wordList);
  const shown = word.length > SHOWN_LENGTH ? `${word.slice(0, SHOWN_LENGTH)}…` : word;
  const params = { number: at + 1, word: shown.normalize('NFC'), count: near.length, suggestions: near.join(', ').normalize('NFC') };
  return new InputError('unknown-word', { field: 'mnemonic', params });
}
