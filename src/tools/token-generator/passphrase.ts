import type { RunContext } from '../../contract/operations.ts';
import { randomBelow } from '../../lib/random/random.ts';
import { indexesBelow } from './random.ts';

/** A word of a BIP-39 list: one of 2,048. */
const BITS_PER_WORD = 11;

interface PassphraseOptions {
  readonly wordCount: number;
  readonly separator: string;
  readonly capitalize: boolean;
  readonly appendDigit: boolean;
}

/** Creates a source of passphrases: independently drawn words, so without a mnemonic's checksum. */
export function passphrases(
  list: readonly string[],
  { wordCount, separator, capitalize, appendDigit }: PassphraseOptions,
  randomBytes: RunContext['randomBytes'],
) {
  const words = capitalize ? list.map(capitalizeWord) : list;
  const index = indexesBelow(words.length, randomBytes);
  return (): string => {
    const drawn = Array.from({ length: wordCount }, () => words[index()]);
    return drawn.join(separator) + (appendDigit ? String(randomBelow(10, randomBytes)) : '');
  };
}

function capitalizeWord(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

export const passphraseEntropy = ({ wordCount, appendDigit }: PassphraseOptions): number => wordCount * BITS_PER_WORD + (appendDigit ? Math.log2(10) : 0);

/** Returns the maximum length of a passphrase in UTF-16 code units. */
export const longestPassphrase = (list: readonly string[], { wordCount, separator }: PassphraseOptions): number =>
  wordCount * (list.reduce((longest, word) => Math.max(longest, word.length), 0) + separator.length) + 1;
