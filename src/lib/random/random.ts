type RandomBytes = (length: number) => Uint8Array;

const WORD = 2 ** 32;

/**
 * Returns a uniformly random integer from 0 to `limit` − 1, for limits from 1 to 2^32. Words of the incomplete last multiple of
 * `limit` are discarded to avoid modulo bias.
 */
export function randomBelow(limit: number, randomBytes: RandomBytes): number {
  const fair = WORD - (WORD % limit);
  for (;;) {
    const bytes = randomBytes(4);
    const word = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
    if (word < fair) return word % limit;
  }
}
