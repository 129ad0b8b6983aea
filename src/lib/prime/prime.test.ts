import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitLength } from '../key/integers.ts';
import { isProbablePrime } from './probable-prime.ts';
import { randomPrime } from './random-prime.ts';

const context = { randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)), signal: new AbortController().signal };

function isPrime(integer: number): boolean {
  for (let factor = 2; factor * factor <= integer; factor++) if (integer % factor === 0) return false;
  return true;
}

test('tells odd primes from odd composites', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5_000_000 }), async (half) => {
      expect(await isProbablePrime(BigInt(2 * half + 1), context)).toBe(isPrime(2 * half + 1));
    }),
  );
});

test.each([
  // Two of Mersenne's, and the largest below 2^256.
  [2n ** 127n - 1n, true],
  [2n ** 521n - 1n, true],
  [2n ** 256n - 189n, true],
  [2n ** 127n - 3n, false],
  // A Carmichael number of Chernick's form with factors above 2,000.
  [2221n * 4441n * 6661n, false],
  // Passes for a prime to the bases 2 to 37 (Sorenson and Webster 2015).
  [318_665_857_834_031_151_167_461n, false],
  [(2n ** 61n - 1n) * (2n ** 89n - 1n), false],
])('%s is a prime: %s', async (integer, expected) => {
  expect(await isProbablePrime(integer, context)).toBe(expected);
});

test('draws primes of exactly the length asked for, whose products have twice as many bits', async () => {
  const drawn: bigint[] = [];
  for (const bits of [64, 130, 256]) {
    const prime = await randomPrime({ bits, isFit: () => true, onStep: () => undefined }, context);
    expect(bitLength(prime)).toBe(bits);
    expect(bitLength(prime * prime)).toBe(2 * bits);
    expect(await isProbablePrime(prime, context)).toBe(true);
    drawn.push(prime);
  }
  expect(new Set(drawn).size).toBe(3);
});

test('looks on until a prime fits', async () => {
  const prime = await randomPrime({ bits: 64, isFit: (candidate) => candidate % 7n === 3n, onStep: () => undefined }, context);
  expect(prime % 7n).toBe(3n);
});
