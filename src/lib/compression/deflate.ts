import { Pacer } from '../pause/pause.ts';
import type { Decompressed, DecompressOptions } from './formats.ts';
import { Inflater } from './inflate.ts';

const STEP_BYTES = 2 ** 20;
const NOTHING = new Uint8Array();

/** Decompresses DEFLATE from the index `start` on. `end` is the index after the compressed data. */
export async function inflate(
  bytes: Uint8Array,
  { start = 0, limit, signal }: DecompressOptions & { readonly start?: number },
): Promise<Omit<Decompressed, 'trailing'> & { readonly end: number }> {
  const inflater = new Inflater(bytes, { start, limit });
  const pacer = new Pacer();
  let state = inflater.run(STEP_BYTES);
  while (state === 'more') {
    if (pacer.isDue) await pacer.pause(signal);
    state = inflater.run(STEP_BYTES);
  }
  const result = { bytes: inflater.bytes, end: inflater.end };
  return state === 'whole' || state === 'too-much' ? { ...result, ended: state } : { ...result, ended: 'damaged', damage: state };
}

export async function inflateRaw(bytes: Uint8Array, options: DecompressOptions): Promise<Decompressed> {
  const { end, ...result } = await inflate(bytes, options);
  return { ...result, trailing: result.ended === 'whole' ? bytes.subarray(end) : NOTHING };
}
