import { createHash } from 'node:crypto';
import { createNativeDigest } from '../src/cli/native-digest.ts';
import { opensslNames } from '../src/lib/hash/openssl-names.ts';
import type { Pair } from './pair.ts';
import { run } from './run.ts';

const MEGABYTES = 64;
const CHUNK_BYTES = 1 << 20;

function nativeDigest(algorithm: string, bytes: Uint8Array): string {
  const hash = createHash(algorithm);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) hash.update(bytes.subarray(start, start + CHUNK_BYTES));
  return hash.digest('hex');
}

export function hashText(): readonly Pair[] {
  const bytes = new Uint8Array(MEGABYTES << 20).map((_, index) => index * 31);
  const file = { name: 'bench.bin', type: '', content: bytes };
  return (['md5', 'sha-1', 'sha-256', 'sha-512', 'sha3-256'] as const).flatMap((algorithm) =>
    (
      [
        ['in a page', {}],
        ['on the command line', { createDigest: createNativeDigest }],
      ] as const
    ).map(([place, own]) => ({
      name: `hash-text ${algorithm} ${place}, ${MEGABYTES} MiB`,
      bytes: bytes.length,
      ours: () => run('hash-text', 'hashFile', { file, algorithms: [algorithm] }, own),
      limit: () => nativeDigest(opensslNames[algorithm], bytes),
      limitName: "node's native crypto (OpenSSL)",
      rounds: 5,
    })),
  );
}
