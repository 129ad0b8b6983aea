import { bitLength, toBigInt } from '../key/integers.ts';
import { modPow, privateModPow } from '../signature/mod-pow.ts';
import { hasSmallFactor } from './small-primes.ts';

export interface PrimeContext {
  readonly randomBytes: (length: number) => Uint8Array;
  readonly signal: AbortSignal;
}

// Number of rounds after which a random composite passes as a prime with a probability of at most 2^-112 (FIPS 186-5, appendix B.3, table B.1).
const ROUNDS_OF_LARGE = 5;
const LARGE_BITS = 1024;
/** For small integers and those that anyone may have chosen: wrong with a probability of at most 2^-128. */
const ROUNDS_OF_SMALL = 64;

/** Powers of longer integers take so long that the event loop must run in between. */
const MAX_SYNCHRONOUS_BITS = 2048;

/** Whether a random odd integer greater than 2 is prime, by trial division and the Miller–Rabin test (FIPS 186-5, appendix B.3.1). */
export async function isProbablePrime(integer: bigint, { randomBytes, signal }: PrimeContext): Promise<boolean> {
  if (hasSmallFactor(integer)) return false;
  const bits = bitLength(integer);
  const rounds = bits < LARGE_BITS ? ROUNDS_OF_SMALL : ROUNDS_OF_LARGE;
  for (let round = 0; round < rounds; round++) {
    const base = randomBase(integer, bits, randomBytes);
    if (!(await passes(integer, bits, base, signal))) return false;
  }
  return true;
}

/** Returns a random base from 2 to the integer minus 2. */
function randomBase(integer: bigint, bits: number, randomBytes: PrimeContext['randomBytes']): bigint {
  // With 64 bits more than needed the modulo bias is below 2^-64.
  return 2n + (toBigInt(randomBytes(Math.ceil(bits / 8) + 8)) % (integer - 3n));
}

async function passes(integer: bigint, bits: number, base: bigint, signal: AbortSignal): Promise<boolean> {
  const minusOne = integer - 1n;
  const twos = trailingZeros(minusOne);
  const odd = minusOne >> BigInt(twos);
  let power = bits <= MAX_SYNCHRONOUS_BITS ? modPow(base, odd, integer) : await privateModPow(base, odd, integer, signal);
  if (power === 1n || power === minusOne) return true;
  for (let step = 1; step < twos; step++) {
    power = (power * power) % integer;
    if (power === minusOne) return true;
  }
  return false;
}

const trailingZeros = (integer: bigint): number => bitLength(integer & -integer) - 1;
