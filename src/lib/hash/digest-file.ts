import type { RunContext, StreamingDigest } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { readPersonsChunks } from '../file/read.ts';
import { Pacer } from '../pause/pause.ts';
import type { Algorithm } from './algorithms.ts';
import { createHasher } from './hasher.ts';

const CHUNK_BYTES = 2 ** 21;

type Watch = Pick<RunContext, 'signal' | 'progress'>;

/** Returns the digests of a file by several algorithms, reading it once, in the order of `algorithms`. */
export async function digestFile(
  file: FileValue,
  field: string,
  algorithms: readonly Algorithm[],
  { createDigest, ...watch }: Watch & Pick<RunContext, 'createDigest'>,
): Promise<Map<Algorithm, Uint8Array>> {
  const hashers = new Map<Algorithm, StreamingDigest>();
  for (const algorithm of algorithms) hashers.set(algorithm, createDigest?.(algorithm) ?? (await createHasher(algorithm)));
  await feedFile(file, field, [...hashers.values()], watch);
  return new Map([...hashers].map(([algorithm, hasher]) => [algorithm, hasher.digest()]));
}

/**
 * Feeds a file to hashers in chunks, with constant memory.
 * @throws InputError `unreadable-file` on `field`, if the file is gone or can no longer be read.
 */
export async function feedFile(
  file: FileValue,
  field: string,
  hashers: readonly Pick<StreamingDigest, 'update'>[],
  { signal, progress }: Watch,
): Promise<void> {
  const total = fileSize(file);
  const pacer = new Pacer();
  let done = 0;
  for await (const chunk of readPersonsChunks(file, field, CHUNK_BYTES)) {
    signal.throwIfAborted();
    for (const hasher of hashers) hasher.update(chunk);
    done += chunk.length;
    progress(done, total, 'bytes');
    // Reading bytes in memory never yields to the event loop, so without a pause a cancellation could not arrive.
    if (done < total && file.content instanceof Uint8Array && pacer.isDue) await pacer.pause(signal);
  }
  signal.throwIfAborted();
}
