import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../scripts/seed-tests.ts';
import type { Algorithm } from '../lib/hash/algorithms.ts';
import { algorithms } from '../lib/hash/algorithms.ts';
import { digestFile } from '../lib/hash/digest-file.ts';
import { opensslNames } from '../lib/hash/openssl-names.ts';
import { createNativeDigest } from './native-digest.ts';

const watch = { signal: new AbortController().signal, progress: () => undefined };

test('digests are the same with and without native hashing', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 1000 }), fc.shuffledSubarray([...algorithms]), async (content, chosen) => {
      const file = { name: 'a', type: '', content };
      const native = await digestFile(file, 'file', chosen, { ...watch, createDigest: createNativeDigest });
      expect(native).toEqual(await digestFile(file, 'file', chosen, watch));
    }),
    { numRuns: runs(50) },
  );
});

test('a long file in chunks too', { tags: ['slow'] }, async () => {
  const chosen = Object.keys(opensslNames) as Algorithm[];
  const file = { name: 'a', type: '', content: new Blob([Uint8Array.from({ length: 5_000_001 }, (_, index) => index % 251)]) };
  const native = await digestFile(file, 'file', chosen, { ...watch, createDigest: createNativeDigest });
  expect(native).toEqual(await digestFile(file, 'file', chosen, watch));
});

test('Node has exactly the digests that are looked up', () => {
  const wanted = Object.keys(opensslNames).filter((algorithm) => algorithm !== 'ripemd-160');
  expect(algorithms.filter((algorithm) => createNativeDigest(algorithm) !== undefined)).toEqual(wanted);
  expect(createNativeDigest('__proto__')).toBeUndefined();
});
