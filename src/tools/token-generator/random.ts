import type { RunContext } from '../../contract/operations.ts';

type RandomBytes = RunContext['randomBytes'];

const WORD = 2 ** 32;
const BATCH_BYTES = 4096;

/**
 * Returns the same as `randomBelow` of lib/random for one limit, but requests random bytes in batches: a call for each
 * character would dominate the time of a long token.
 */
export function indexesBelow(limit: number, randomBytes: RandomBytes): () => number {
  const fair = WORD - (WORD % limit);
  let words = new Uint32Array(0);
  let at = 0;
  return () => {
    for (;;) {
      if (at === words.length) {
        words = new Uint32Array(Uint8Array.from(randomBytes(BATCH_BYTES)).buffer);
        at = 0;
      }
      const word = words[at++] ?? WORD;
      if (word < fair) return word % limit;
    }
  };
}

/** Returns a uniformly random integer from 0 to `limit` − 1, of any size. */
export function randomBigIntBelow(limit: bigint, randomBytes: RandomBytes): bigint {
  const digits = limit.toString(16).length;
  const tooLong = BigInt((digits % 2) * 4);
  for (;;) {
    const value = randomBytes(Math.ceil(digits / 2)).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) >> tooLong;
    if (value < limit) return value;
  }
}
