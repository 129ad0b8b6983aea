import type { Alphabet } from './alphabet.ts';

/** Returns log2 of the number of tokens of a length. */
export const freeEntropy = ({ characters }: Alphabet, length: number): number => length * Math.log2(characters.length);

/** Returns log2 of the number of tokens of a length in which each class occurs. */
export const entropyWithEachClass = (alphabet: Alphabet, length: number): number => log2(countWithEachClass(alphabet, length));

/** Counts by inclusion–exclusion: all tokens, minus those that lack a class, plus those that lack two … */
export function countWithEachClass({ characters, classes }: Alphabet, length: number): bigint {
  let count = 0n;
  for (let lacking = 0; lacking < 2 ** classes.length; lacking++) {
    const avoided = classes.filter((_, index) => (lacking >> index) & 1);
    const left = characters.filter((character) => !avoided.some((members) => members.has(character))).length;
    const tokens = BigInt(left) ** BigInt(length);
    count += avoided.length % 2 === 0 ? tokens : -tokens;
  }
  return count;
}

function log2(value: bigint): number {
  // A double has 53 bits: the highest ones are enough, and the others are only counted.
  const shift = Math.max(0, value.toString(16).length * 4 - 64);
  return Math.log2(Number(value >> BigInt(shift))) + shift;
}

export const roundBits = (bits: number): number => Math.round(bits * 100) / 100;
