import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { bitLength } from '../key/integers.ts';
import { isProbablePrime } from './probable-prime.ts';
import { randomPrime } from './random-prime.ts';
import { hasSmallFactor } from './small-primes.ts';

const context = { randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)), signal: new AbortController().signal };

function isPrime(integer: number): boolean {
  for (let factor = 2; factor * factor <= integer; factor++) if (integer % factor === 0) return false;
  return true;
}

test('hasSmallFactor finds odd factors below 2,000 other than the number itself', () => {
  const factors = Array.from({ length: 999 }, (_, index) => 2 * index + 3);
  const isRight = (integer: number): boolean => hasSmallFactor(BigInt(integer)) === factors.some((factor) => factor !== integer && integer % factor === 0);
  const integers = [...Array.from({ length: 5_000 }, (_, index) => 2 * index + 3), 1_997 * 1_999, 1_999 ** 2, 2_003 ** 2, 1_999 * 2_003, 2_003 * 2_011];
  expect(integers.filter((integer) => !isRight(integer))).toEqual([]);
});

test('distinguishes odd primes from odd composites', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5_000_000 }), async (half) => {
      expect(await isProbablePrime(BigInt(2 * half + 1), context)).toBe(isPrime(2 * half + 1));
    }),
  );
});

test.each([
  // Two Mersenne primes, and the largest prime below 2^256.
  [2n ** 127n - 1n, true],
  [2n ** 521n - 1n, true],
  [2n ** 256n - 189n, true],
  [2n ** 127n - 3n, false],
  // A Carmichael number of Chernick's form with factors above 2,000.
  [2221n * 4441n * 6661n, false],
  // A pseudoprime to the bases 2 to 37 (Sorenson and Webster 2015).
  [318_665_857_834_031_151_167_461n, false],
  [(2n ** 61n - 1n) * (2n ** 89n - 1n), false],
])('%s is prime: %s', async (integer, expected) => {
  expect(await isProbablePrime(integer, context)).toBe(expected);
});

test('returns primes of exactly the requested length, whose products have twice as many bits', async () => {
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

test('continues the search until a prime fits', async () => {
  const prime = await randomPrime({ bits: 64, isFit: (candidate) => candidate % 7n === 3n, onStep: () => undefined }, context);
  expect(prime % 7n).toBe(3n);
});

test.each([
  [127, 64],
  [1279, 5],
])('tests a prime of %d bits with %d random bases, each drawn with 64 extra bits (FIPS 186-5, appendix B.3)', async (exponent, rounds) => {
  const randomBytes = vi.fn(context.randomBytes);
  expect(await isProbablePrime(2n ** BigInt(exponent) - 1n, { ...context, randomBytes })).toBe(true);
  expect(randomBytes.mock.calls).toEqual(Array.from({ length: rounds }, () => [Math.ceil(exponent / 8) + 8]));
});

test('every candidate has its lowest and its highest bit set', async () => {
  const candidates: bigint[] = [];
  const isFit = (candidate: bigint): boolean => candidates.push(candidate) > 100;
  const randomBytes = (length: number): Uint8Array =>
    context
      .randomBytes(length)
      .map((byte) => byte & 0xfe)
      .fill(0x70, 0, 1);
  await randomPrime({ bits: 64, isFit, onStep: () => undefined }, { ...context, randomBytes });
  expect(candidates.filter((candidate) => candidate % 2n === 0n || bitLength(candidate) !== 64)).toEqual([]);
});

afterEach(() => vi.restoreAllMocks());

// One in bits · ln 2 / 2 odd integers is prime.
const shareOf = (candidates: number): number => candidates / (candidates + 32 * Math.LN2);

test.each([
  [30, [shareOf(1), shareOf(2)]],
  [29, [shareOf(2)]],
])('the search reports progress after 30 ms: if each of two failed candidates takes %d ms', async (candidateMs, expected) => {
  let now = 1_000;
  let refused = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const isFit = (): boolean => {
    if (refused === 2) return true;
    refused++;
    now += candidateMs;
    return false;
  };
  const onStep = vi.fn();
  const randomBytes = (length: number): Uint8Array => context.randomBytes(length).fill(0xff, 0, 1);
  await randomPrime({ bits: 64, isFit, onStep }, { ...context, randomBytes });
  expect(onStep.mock.calls.flat()).toEqual(expected);
});
