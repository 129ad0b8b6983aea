import { privateModPow } from '../signature/mod-pow.ts';
import type { RsaKey, RsaPrimes } from './key.ts';

/** Returns the greatest common divisor of two non-negative integers. */
export function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** Returns the integer whose product with `integer` is 1 modulo `modulus`; undefined if there is none. */
export function modularInverse(integer: bigint, modulus: bigint): bigint | undefined {
  let [a, b] = [integer % modulus, modulus];
  let [x, y] = [1n, 0n];
  while (b !== 0n) {
    const quotient = a / b;
    [a, b] = [b, a - quotient * b];
    [x, y] = [y, x - quotient * y];
  }
  return a === 1n ? ((x % modulus) + modulus) % modulus : undefined;
}

/** Returns the two primes with the values for the Chinese remainder theorem (RFC 8017, section 3.2); the greater prime is first. */
export function withExponents(one: bigint, other: bigint, privateExponent: bigint): RsaPrimes | undefined {
  const [p, q] = one > other ? [one, other] : [other, one];
  const qInv = modularInverse(q, p);
  return qInv === undefined ? undefined : { p, q, dP: privateExponent % (p - 1n), dQ: privateExponent % (q - 1n), qInv };
}

/** Whether the private numbers match each other and the public ones. Does not check whether the primes are prime. */
export function isConsistentRsa({ modulus, publicExponent }: RsaKey, privateExponent: bigint, { p, q, dP, dQ, qInv }: RsaPrimes): boolean {
  return (
    p * q === modulus &&
    dP === privateExponent % (p - 1n) &&
    dQ === privateExponent % (q - 1n) &&
    (q * qInv) % p === 1n &&
    (publicExponent * dP) % (p - 1n) === 1n &&
    (publicExponent * dQ) % (q - 1n) === 1n
  );
}

const BASES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n];

/**
 * Returns the two factors of a modulus from its exponents, for keys that omit their primes (NIST SP 800-56B, appendix
 * C.1, with fixed bases). Undefined if the exponents do not belong to the modulus. Each base finds them in at least
 * half of all cases.
 */
export async function factorModulus(
  modulus: bigint,
  publicExponent: bigint,
  privateExponent: bigint,
  signal: AbortSignal,
): Promise<readonly [bigint, bigint] | undefined> {
  let odd = publicExponent * privateExponent - 1n;
  let twos = 0;
  while (odd > 0n && odd % 2n === 0n) {
    odd /= 2n;
    twos++;
  }
  for (const base of BASES) {
    let power = await privateModPow(base, odd, modulus, signal);
    for (let step = 0; step < twos && power !== 1n && power !== modulus - 1n; step++) {
      const square = (power * power) % modulus;
      if (square === 1n) {
        const factor = greatestCommonDivisor(power - 1n, modulus);
        return [factor, modulus / factor];
      }
      power = square;
    }
    if (power !== 1n && power !== modulus - 1n) return undefined;
  }
  return undefined;
}
