import { spawnSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitLength } from './integers.ts';
import { generateRsa } from './generate-rsa.ts';
import { toPkcs1Private } from './key-to-der.ts';
import { formatPem } from './pem-text.ts';
import { readFirstKey } from './read-keys.ts';
import { factorModulus, greatestCommonDivisor, isConsistentRsa, modularInverse, withExponents } from './rsa-numbers.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const { signal } = new AbortController();

test.each([512, 520, 768, 1024])('generates an RSA key of %i bits that OpenSSL accepts', { tags: ['slow'] }, async (modulusLength) => {
  const shares: number[] = [];
  const key = await generateRsa(modulusLength, { randomBytes, signal, progress: (done, total) => shares.push(done / total) });
  const { privateExponent, primes } = key.privatePart;
  expect(bitLength(key.modulus)).toBe(modulusLength);
  expect([bitLength(primes.p), bitLength(primes.q)]).toEqual([modulusLength / 2, modulusLength / 2]);
  expect(bitLength(primes.p - primes.q)).toBeGreaterThan(modulusLength / 2 - 100);
  expect(isConsistentRsa(key, privateExponent, primes)).toBe(true);
  // d is minimal: less than the least common multiple.
  expect(privateExponent * greatestCommonDivisor(primes.p - 1n, primes.q - 1n)).toBeLessThan((primes.p - 1n) * (primes.q - 1n));
  expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
  const pem = formatPem('RSA PRIVATE KEY', toPkcs1Private(key));
  const { stdout } = spawnSync('openssl', ['rsa', '-check', '-noout'], { input: pem, encoding: 'utf8' });
  expect(stdout).toBe('RSA key ok\n');
});

test('no two keys share a prime', { tags: ['slow'] }, async () => {
  const keys = await Promise.all(Array.from({ length: 4 }, async () => generateRsa(512, { randomBytes, signal, progress: () => undefined })));
  expect(new Set(keys.flatMap(({ privatePart: { primes } }) => [primes.p, primes.q])).size).toBe(8);
});

test('stops the prime search when canceled', { tags: ['slow'] }, async () => {
  const controller = new AbortController();
  const progress = () => controller.abort(new Error('canceled'));
  await expect(generateRsa(8192, { randomBytes, signal: controller.signal, progress })).rejects.toThrow('canceled');
});

/** Returns bytes of a linear congruential generator, deterministic for a seed. */
function bytesFrom(seed: number): (length: number) => Uint8Array {
  let state = seed;
  return (length) => Uint8Array.from({ length }, () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0) >>> 24);
}

test('the same random bytes give the same key', async () => {
  const [one, other] = [1, 1].map(async (seed) => generateRsa(512, { randomBytes: bytesFrom(seed), signal, progress: () => undefined }));
  expect(await one).toEqual(await other);
});

test('returns the inverse, and undefined only if there is a common factor', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 300n }), fc.bigInt({ min: 2n, max: 2n ** 300n }), (integer, modulus) => {
      const inverse = modularInverse(integer, modulus);
      const isCoprime = greatestCommonDivisor(integer, modulus) === 1n;
      expect(inverse !== undefined).toBe(isCoprime);
      if (inverse !== undefined) expect((integer * inverse) % modulus).toBe(1n % modulus);
    }),
  );
});

test('recovers the missing primes of a key', async () => {
  for (const publicExponent of [3, 65_537]) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent });
    const key = await readFirstKey(String(privateKey.export({ format: 'pem', type: 'pkcs1' })), 'key');
    if (key.kind !== 'rsa' || !key.privatePart?.primes) throw new Error('not a private RSA key');
    const { privateExponent, primes } = key.privatePart;
    const factors = await factorModulus(key.modulus, key.publicExponent, privateExponent, signal);
    expect(factors && withExponents(...factors, privateExponent)).toEqual(primes.p > primes.q ? primes : withExponents(primes.q, primes.p, privateExponent));
    expect(await factorModulus(key.modulus, key.publicExponent, privateExponent + 2n, signal)).toBeUndefined();
  }
});

test('a changed number makes a key inconsistent', async () => {
  const key = await generateRsa(512, { randomBytes, signal, progress: () => undefined });
  const { privateExponent, primes } = key.privatePart;
  for (const name of ['p', 'q', 'dP', 'dQ', 'qInv'] as const) {
    expect(isConsistentRsa(key, privateExponent, { ...primes, [name]: primes[name] + 2n })).toBe(false);
  }
  expect(isConsistentRsa(key, privateExponent + 2n, primes)).toBe(false);
});

test('writes the same as node', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 512 });
  const pem = String(privateKey.export({ format: 'pem', type: 'pkcs1' }));
  expect(formatPem('RSA PRIVATE KEY', createPrivateKey(pem).export({ format: 'der', type: 'pkcs1' }))).toBe(pem);
});
