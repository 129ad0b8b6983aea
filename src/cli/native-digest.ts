import { createHash, getHashes } from 'node:crypto';
import type { StreamingDigest } from '../contract/operations.ts';
import { opensslNames } from '../lib/hash/openssl-names.ts';

const namesByAlgorithm: ReadonlyMap<string, string> = new Map(Object.entries(opensslNames));

/** The only algorithm for which our WebAssembly is faster than Node. */
const SLOWER = 'ripemd-160';

/** Creates Node's own digest of an algorithm; undefined if this Node lacks the algorithm or our WebAssembly is faster. */
export function createNativeDigest(algorithm: string): StreamingDigest | undefined {
  const name = namesByAlgorithm.get(algorithm);
  if (name === undefined || algorithm === SLOWER || !getHashes().includes(name)) return undefined;
  const hash = createHash(name);
  return { update: (bytes) => hash.update(bytes), digest: () => new Uint8Array(hash.digest()) };
}
