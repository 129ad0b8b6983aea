import { concatBytes } from '../bytes/concat.ts';

/** A platform stream that transforms bytes. */
interface Transform {
  readonly readable: CompressionStream['readable'];
  readonly writable: CompressionStream['writable'];
}

/** The output of a stream: all of it, the part before damaged input, or the part before the limit was reached. */
export interface Passed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ended: 'whole' | 'damaged' | 'too-much';
}

/** Sends bytes through a compressing or decompressing stream, and stops once the output exceeds `limit` bytes (a decompression bomb). */
export async function passThrough(stream: Transform, given: Uint8Array, limit = Number.POSITIVE_INFINITY): Promise<Passed> {
  const pieces: Uint8Array[] = [];
  let size = 0;

  async function collect(): Promise<void> {
    const reader = stream.readable.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return;
      }
      pieces.push(value);
    }
  }

  async function feed(): Promise<void> {
    const writer = stream.writable.getWriter();
    await writer.write(Uint8Array.from(given));
    await writer.close();
  }

  // Both fail on damaged data; the output so far is kept.
  const ends = await Promise.allSettled([collect(), feed()]);
  const isDamaged = ends.some(({ status }) => status === 'rejected');
  return { bytes: concatBytes(pieces), ended: size > limit ? 'too-much' : isDamaged ? 'damaged' : 'whole' };
}
