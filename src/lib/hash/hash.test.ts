import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { blake3 } from '@noble/hashes/blake3.js';
import { keccak_224, keccak_256, keccak_384, keccak_512 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { ByteSource, FileValue } from '../../contract/values.ts';
import { encodeHex } from '../hex/hex.ts';
import type { Algorithm } from './algorithms.ts';
import { algorithms, hmacAlgorithms } from './algorithms.ts';
import { digestFile } from './digest-file.ts';
import { createHasher, loadDigest } from './hasher.ts';
import { opensslNames } from './openssl-names.ts';

type Oracle = (bytes: Uint8Array) => Uint8Array;

const openssl =
  (name: string, outputLength?: number): Oracle =>
  (bytes) =>
    createHash(name, { outputLength }).update(bytes).digest();

const bigEndian = (value: number | bigint, digits: number): Uint8Array => Buffer.from(value.toString(16).padStart(digits, '0'), 'hex');

/** Computes a cyclic redundancy check bit by bit, reflected, all ones before and after. */
const bitwiseCrc =
  (polynomial: bigint, bits: number): Oracle =>
  (bytes) => {
    const ones = (1n << BigInt(bits)) - 1n;
    let register = ones;
    for (const byte of bytes) {
      register ^= BigInt(byte);
      for (let bit = 0; bit < 8; bit++) register = register & 1n ? (register >> 1n) ^ polynomial : register >> 1n;
    }
    return bigEndian(register ^ ones, bits / 4);
  };

const adler32: Oracle = (bytes) => {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return bigEndian(b * 65536 + a, 8);
};

const oracles: Partial<Record<Algorithm, Oracle>> = {
  ...Object.fromEntries(Object.entries(opensslNames).map(([algorithm, name]) => [algorithm, openssl(name)])),
  'keccak-224': keccak_224,
  'keccak-256': keccak_256,
  'keccak-384': keccak_384,
  'keccak-512': keccak_512,
  shake128: openssl('shake128', 32),
  shake256: openssl('shake256', 64),
  'blake2b-256': (bytes) => blake2b(bytes, { dkLen: 32 }),
  blake3,
  'crc-32': (bytes) => bigEndian(crc32(bytes), 8),
  'crc-32c': bitwiseCrc(0x82f63b78n, 32),
  'crc-64-xz': bitwiseCrc(0xc96c5795d7870f42n, 64),
  'adler-32': adler32,
};

// Algorithm → digest of the empty message and of "abc", if no second implementation is available.
const published: readonly (readonly [Algorithm, string, string])[] = [
  ['md4', '31d6cfe0d16ae931b73c59d7e0c089c0', 'a448017aaf21d8525fc10ae87aa6729d'],
  [
    'whirlpool',
    '19fa61d75522a4669b44e39c1d2e1726c530232130d407f89afee0964997f7a73e83be698b288febcf88e3e03c4f0757ea8964e59b63d93708b138cc42a66eb3',
    '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
  ],
  ['xxh32', '02cc5d05', '32d153ff'],
  ['xxh64', 'ef46db3751d8e999', '44bc2cf5ad770999'],
  ['xxh3-64', '2d06800538d394c2', '78af5f94892f3950'],
  ['xxh3-128', '99aa06d3014798d86001c324468d497f', '06b05ab6733a618578af5f94892f3950'],
];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const watch = { signal: new AbortController().signal, progress: () => {} };
const fileOf = (content: FileValue['content']): FileValue => ({ name: 'file', type: '', content });

test('every algorithm has a second implementation or published digests', () => {
  expect([...Object.keys(oracles), ...published.map(([algorithm]) => algorithm)].toSorted()).toEqual([...algorithms].toSorted());
});

test.each(published)('%s has its published digests', async (algorithm, ofNothing, ofAbc) => {
  const digest = await loadDigest(algorithm);
  expect(encodeHex(digest(bytesOf('')))).toBe(ofNothing);
  expect(encodeHex(digest(bytesOf('abc')))).toBe(ofAbc);
});

describe.each(algorithms)('%s', (algorithm) => {
  test('agrees with a second implementation for any chunks', async () => {
    const digest = await loadDigest(algorithm);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), fc.nat(1000), fc.nat(1000), (bytes, first, second) => {
        const cut = Math.min(first, second);
        const expected = oracles[algorithm]?.(bytes) ?? digest(bytes);
        expect(encodeHex(digest(bytes))).toBe(encodeHex(expected));
        expect(encodeHex(digest(bytes.subarray(0, cut), bytes.subarray(cut, first), bytes.subarray(Math.max(first, cut))))).toBe(encodeHex(expected));
      }),
      { numRuns: runs(50) },
    );
  });

  test('restarts from scratch, and two hashers are independent', async () => {
    const [one, other] = [await createHasher(algorithm), await createHasher(algorithm)];
    one.update(bytesOf('left over'));
    one.restart();
    one.update(bytesOf('ab'));
    other.update(bytesOf('xyz'));
    one.update(bytesOf('c'));
    expect(encodeHex(one.digest())).toBe(encodeHex((await loadDigest(algorithm))(bytesOf('abc'))));
  });
});

test('computes the same digests for a file in memory and one read in chunks', { tags: ['slow'] }, async () => {
  const bytes = Uint8Array.from({ length: 5_000_001 }, (_, index) => index % 251);
  const inMemory = await digestFile(fileOf(bytes), 'file', ['md5', 'blake3'], watch);
  const read = await digestFile(fileOf(new Blob([bytes])), 'file', ['md5', 'blake3'], watch);
  expect(inMemory).toEqual(read);
  expect(encodeHex(read.get('md5') ?? new Uint8Array())).toBe(createHash('md5').update(bytes).digest('hex'));
});

test('reading a file reports progress in bytes, and stops when canceled', async () => {
  const controller = new AbortController();
  const seen: (readonly [number, number, string | undefined])[] = [];
  const progress = (done: number, total: number, unit?: 'bytes'): void => {
    seen.push([done, total, unit]);
    if (seen.length === 2) controller.abort();
  };
  const hashing = digestFile(fileOf(new Uint8Array(10_000_000)), 'file', ['crc-32'], { signal: controller.signal, progress });
  await expect(hashing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(seen).toEqual([
    [2 ** 21, 10_000_000, 'bytes'],
    [2 ** 22, 10_000_000, 'bytes'],
  ]);
});

test('reports an unreadable file on its field', async () => {
  const vanished: ByteSource = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) };
  await expect(digestFile(fileOf(vanished), 'file', ['md5'], watch)).rejects.toThrow(expect.objectContaining({ code: 'unreadable-file', field: 'file' }));
});

test('HMAC supports some of the digests, in the same order', () => {
  const some: ReadonlySet<string> = new Set(hmacAlgorithms);
  expect(hmacAlgorithms).toEqual(algorithms.filter((algorithm) => some.has(algorithm)));
});
