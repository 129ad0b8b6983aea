import { randomPrime } from '../prime/random-prime.ts';
import type { PrimeContext } from '../prime/probable-prime.ts';
import { bitLength } from './integers.ts';
import type { RsaPrivateKey } from './key-to-der.ts';
import { greatestCommonDivisor, modularInverse, withExponents } from './rsa-numbers.ts';

const PUBLIC_EXPONENT = 65_537n;
/** Number of leading bits that the primes must not share. */
const DISTANCE_BITS = 100;

interface GenerationContext extends PrimeContext {
  readonly progress: (done: number, total: number) => void;
}

/**
 * Generates an RSA key whose modulus has exactly `modulusLength` bits, an even number, with two random probable primes and the
 * public exponent 65537 (FIPS 186-5, appendices A.1.1 and A.1.3).
 */
export async function generateRsa(modulusLength: number, { progress, ...context }: GenerationContext): Promise<RsaPrivateKey> {
  const bits = modulusLength / 2;
  const distance = 1n << BigInt(Math.max(0, bits - DISTANCE_BITS));
  for (;;) {
    const one = await randomPrime({ bits, isFit: isCoprime, onStep: (share) => progress(share, 2) }, context);
    const isApart = (candidate: bigint): boolean => isCoprime(candidate) && absolute(candidate - one) > distance;
    const other = await randomPrime({ bits, isFit: isApart, onStep: (share) => progress(1 + share, 2) }, context);
    const key = keyOf(one, other);
    // A private exponent that is too small occurs once in 2^(modulusLength / 2) keys; the appendix requires the check anyway.
    if (key && bitLength(key.privatePart.privateExponent) > bits) return key;
  }
}

/** Whether the public exponent has an inverse modulo prime − 1. Since it is a prime itself, one division decides. */
const isCoprime = (prime: bigint): boolean => (prime - 1n) % PUBLIC_EXPONENT !== 0n;

function keyOf(one: bigint, other: bigint): RsaPrivateKey | undefined {
  const product = (one - 1n) * (other - 1n);
  const privateExponent = modularInverse(PUBLIC_EXPONENT, product / greatestCommonDivisor(one - 1n, other - 1n));
  const primes = privateExponent === undefined ? undefined : withExponents(one, other, privateExponent);
  if (privateExponent === undefined || !primes) return undefined;
  return { kind: 'rsa', modulus: one * other, publicExponent: PUBLIC_EXPONENT, privatePart: { privateExponent, primes }, isPssOnly: false };
}

const absolute = (integer: bigint): bigint => (integer < 0n ? -integer : integer);
