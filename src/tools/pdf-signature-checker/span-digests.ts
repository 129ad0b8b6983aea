import type { RunContext } from '../../contract/operations.ts';
import type { Algorithm } from '../../lib/hash/algorithms.ts';
import { createHasher } from '../../lib/hash/hasher.ts';
import { pause } from '../../lib/pause/pause.ts';
import type { Span } from './byte-range.ts';

const CHUNK_BYTES = 2 ** 21;

export type DigestSpans = (spans: readonly Span[], algorithm: Algorithm) => Promise<Uint8Array>;

/** Digests ranges of a file in chunks, each range once per algorithm. `total` is the expected number of bytes. */
export function spanDigester(bytes: Uint8Array, total: number, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): DigestSpans {
  const known = new Map<string, Promise<Uint8Array>>();
  let done = 0;

  async function digest(spans: readonly Span[], algorithm: Algorithm): Promise<Uint8Array> {
    const hasher = await createHasher(algorithm);
    for (const { start, end } of spans) {
      for (let at = start; at < end; at += CHUNK_BYTES) {
        const chunk = bytes.subarray(at, Math.min(end, at + CHUNK_BYTES));
        hasher.update(chunk);
        done += chunk.length;
        if (chunk.length < CHUNK_BYTES) continue;
        progress(Math.min(done, total), total, 'bytes');
        await pause(signal);
      }
    }
    return hasher.digest();
  }

  return (spans, algorithm) => {
    const key = [algorithm, ...spans.flatMap(({ start, end }) => [start, end])].join(' ');
    const before = known.get(key);
    if (before) return before;
    const digesting = digest(spans, algorithm);
    known.set(key, digesting);
    return digesting;
  };
}
