import type { RunContext } from '../../contract/operations.ts';
import { randomBelow } from '../../lib/random/random.ts';

export interface Random {
  /** A uniformly random integer from 0 to `limit` − 1. */
  readonly below: (limit: number) => number;
  /** A uniformly random integer from `min` to `max`, both inclusive. */
  readonly between: (min: number, max: number) => number;
}

const BATCH_BYTES = 4096;

/** Reads the platform's random bytes in batches: a call per word would take most of the time. */
export function createRandom(randomBytes: RunContext['randomBytes']): Random {
  let batch = new Uint8Array(0);
  let at = 0;
  const take = (length: number): Uint8Array => {
    if (at + length > batch.length) {
      batch = Uint8Array.from(randomBytes(BATCH_BYTES));
      at = 0;
    }
    at += length;
    return batch.subarray(at - length, at);
  };
  const below = (limit: number): number => randomBelow(limit, take);
  return { below, between: (min, max) => min + below(max - min + 1) };
}
