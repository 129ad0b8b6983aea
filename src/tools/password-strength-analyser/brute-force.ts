import { coarseDuration } from '../../lib/duration/coarse.ts';

/** The character classes, with the number of characters in each. */
const CLASSES = [
  [/[a-z]/u, 26],
  [/[A-Z]/u, 26],
  [/[0-9]/u, 10],
  [/[!-/:-@[-`{-~]/u, 32],
  [/ /u, 1],
  [/[^ -~]/u, 100],
] as const;

/** Bits of entropy beyond any brute-force attack. */
const FULL_SCORE_BITS = 128;

interface BruteForce {
  /** In code points. */
  readonly length: number;
  readonly characterSetSize: number;
  /** Bits, rounded to two decimals. */
  readonly entropy: number;
  /** 0 to 100. */
  readonly bruteForceScore: number;
  /** ISO 8601. */
  readonly bruteForceDuration: string;
}

/** Estimates a brute-force attack on all combinations of the character classes, without any knowledge of the password. */
export function bruteForce(password: string, guessesPerSecond: number): BruteForce {
  const length = [...password].length;
  const characterSetSize = CLASSES.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = length === 0 ? 0 : length * Math.log2(characterSetSize);
  return {
    length,
    characterSetSize,
    entropy: roundToCents(bits),
    bruteForceScore: Math.round(Math.min(bits / FULL_SCORE_BITS, 1) * 100),
    bruteForceDuration: length === 0 ? '' : coarseDuration(2 ** (bits - Math.log2(guessesPerSecond))),
  };
}

export const roundToCents = (value: number): number => Math.round(value * 100) / 100;
