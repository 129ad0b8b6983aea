import { toBigInt } from '../key/integers.ts';
import { pause } from '../pause/pause.ts';
import type { PrimeContext } from './probable-prime.ts';
import { isProbablePrime } from './probable-prime.ts';

const PAUSE_AFTER_MS = 30;

interface PrimeOptions {
  readonly bits: number;
  readonly isFit: (candidate: bigint) => boolean;
  /** Receives the progress of the search: from 0 up to, but never, 1. */
  readonly onStep: (share: number) => void;
}

/**
 * Returns a random prime of exactly `bits` bits, at least √2 · 2^(bits − 1), so that the product of two has exactly twice as many
 * (FIPS 186-5, appendix A.1.3). Every candidate is drawn independently.
 */
export async function randomPrime({ bits, isFit, onStep }: PrimeOptions, context: PrimeContext): Promise<bigint> {
  // One in bits · ln 2 / 2 odd integers is prime.
  const expected = (bits * Math.LN2) / 2;
  let lastPause = performance.now();
  for (let count = 1; ; count++) {
    const candidate = randomOdd(bits, context.randomBytes);
    if (isLargeEnough(candidate, bits) && isFit(candidate) && (await isProbablePrime(candidate, context))) return candidate;
    if (performance.now() - lastPause < PAUSE_AFTER_MS) continue;
    onStep(count / (count + expected));
    await pause(context.signal);
    lastPause = performance.now();
  }
}

/** Returns a random integer with its highest and lowest bit set. */
function randomOdd(bits: number, randomBytes: PrimeContext['randomBytes']): bigint {
  const random = BigInt.asUintN(bits, toBigInt(randomBytes(Math.ceil(bits / 8))));
  return random | (1n << BigInt(bits - 1)) | 1n;
}

const isLargeEnough = (candidate: bigint, bits: number): boolean => candidate * candidate >= 1n << BigInt(2 * bits - 1);
