import { concatBytes } from '../bytes/concat.ts';
import { Pacer } from '../pause/pause.ts';
import type { Damage, Decompressed, DecompressOptions } from './formats.ts';
import type { Engine } from './wasm/zstd-engine.ts';

const MAGIC = 0xfd2fb528;
const [SKIPPABLE_MAGIC, SKIPPABLE_MASK] = [0x184d2a50, 0xfffffff0] as const;
const MAX_BLOCK_BYTES = 2 ** 17;
const NOTHING: Uint8Array = new Uint8Array();

/** Whether bytes begin with a frame of Zstandard, or one that decoders skip (RFC 8878, 3.1). */
export function isZstandard(bytes: Uint8Array, at = 0): boolean {
  if (bytes.length < at + 4) return false;
  const magic = uint32(bytes, at);
  return magic === MAGIC || (magic & SKIPPABLE_MASK) >>> 0 === SKIPPABLE_MAGIC;
}

const uint32 = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, true);

interface Block {
  readonly start: number;
  readonly end: number;
}

interface Frame {
  readonly start: number;
  /** The index after the header. */
  readonly headerEnd: number;
  /** The whole blocks. */
  readonly blocks: readonly Block[];
  /** Whether the frame ends early. */
  readonly isTruncated: boolean;
  readonly end: number;
  /** The size of the content; undefined if the header does not contain it. */
  readonly contentSize: number | undefined;
  /** Size of the window that the blocks refer to. */
  readonly windowSize: number;
}

/** Finds the parts of a frame (RFC 8878, 3.1.1); undefined if its header is incomplete or not valid. */
function readFrame(bytes: Uint8Array, start: number): Frame | undefined {
  const descriptor = bytes[start + 4] ?? 0;
  const isSingle = (descriptor & 32) !== 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
  const sizeAt = start + 5 + (isSingle ? 0 : 1) + dictionaryBytes;
  const headerEnd = sizeAt + sizeBytes;
  if (headerEnd > bytes.length || (descriptor & 8) !== 0) return undefined;
  const contentSize = sizeBytes === 0 ? undefined : readSize(bytes, sizeAt, sizeBytes);
  const window = bytes[start + 5] ?? 0;
  const windowSize = isSingle ? (contentSize ?? 0) : 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8);
  const blocks: Block[] = [];
  let at = headerEnd;
  for (let isLast = false; !isLast; ) {
    const header = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
    const isRepeated = ((header >> 1) & 3) === 1;
    const end = at + 3 + (isRepeated ? 1 : header >> 3);
    if (end > bytes.length) return { start, headerEnd, blocks, isTruncated: true, end: bytes.length, contentSize, windowSize };
    blocks.push({ start: at, end });
    isLast = (header & 1) === 1;
    at = end;
  }
  const end = at + (descriptor & 4 ? 4 : 0);
  return { start, headerEnd, blocks, isTruncated: end > bytes.length, end: Math.min(end, bytes.length), contentSize, windowSize };
}

/** Sizes of two bytes are stored without 256, which a size of one byte can express. */
function readSize(bytes: Uint8Array, at: number, count: number): number {
  let size = 0;
  for (let index = count - 1; index >= 0; index--) size = size * 256 + (bytes[at + index] ?? 0);
  return count === 2 ? size + 256 : size;
}

/** Decompresses all frames, one after the other (RFC 8878, 3.1). */
export async function decompressZstandard(bytes: Uint8Array, options: DecompressOptions): Promise<Decompressed> {
  const { withEngine } = await import('./wasm/zstd-engine.ts');
  return withEngine((engine) => decompressFrames(engine, bytes, options));
}

async function decompressFrames(engine: Engine, bytes: Uint8Array, { limit, signal }: DecompressOptions): Promise<Decompressed> {
  const pacer = new Pacer();
  const pieces: Uint8Array[] = [];
  let [at, size] = [0, 0];
  if (!isZstandard(bytes)) return damaged([], bytes.length < 4 ? 'truncated' : 'invalid');
  while (isZstandard(bytes, at)) {
    if (pacer.isDue) await pacer.pause(signal);
    if (uint32(bytes, at) !== MAGIC) {
      if (at + 8 > bytes.length) return damaged(pieces, 'truncated');
      at += 8 + uint32(bytes, at + 4);
      if (at > bytes.length) return damaged(pieces, 'truncated');
      continue;
    }
    const frame = readFrame(bytes, at);
    if (!frame) return damaged(pieces, bytes.length - at < 18 ? 'truncated' : 'invalid');
    const { content, ended, damage } = decompressFrame(engine, bytes, frame, limit - size);
    pieces.push(content);
    size += content.length;
    if (damage) return damaged(pieces, damage);
    if (ended === 'too-much') return { bytes: concatBytes(pieces), ended, trailing: NOTHING };
    at = frame.end;
  }
  return { bytes: concatBytes(pieces), ended: 'whole', trailing: bytes.subarray(at) };
}

const damaged = (pieces: readonly Uint8Array[], damage: Damage): Decompressed => ({ bytes: concatBytes(pieces), ended: 'damaged', damage, trailing: NOTHING });

interface FrameContent {
  readonly content: Uint8Array;
  readonly ended?: 'too-much';
  readonly damage?: Damage;
}

function decompressFrame(engine: Engine, bytes: Uint8Array, frame: Frame, limit: number): FrameContent {
  const most = Math.min(frame.blocks.length * MAX_BLOCK_BYTES, frame.contentSize ?? Number.POSITIVE_INFINITY);
  if (frame.isTruncated) return { content: wholeBlocks(engine, bytes, frame, limit), damage: 'truncated' };
  const result = engine.decompress(bytes.subarray(frame.start, frame.end), Math.min(most, limit));
  if (result.ok) return { content: result.bytes };
  // A frame whose content is longer than its header says is damaged, one that is longer than the limit is not.
  if (result.problem === 'too-small' && most > limit) return { content: wholeBlocks(engine, bytes, frame, limit), ended: 'too-much' };
  return { content: wholeBlocks(engine, bytes, frame, limit), damage: result.problem === 'checksum' ? 'checksum' : 'invalid' };
}

/** The content of the first blocks: as many as are valid and have room. */
function wholeBlocks(engine: Engine, bytes: Uint8Array, frame: Frame, limit: number): Uint8Array {
  let [content, low, high] = [NOTHING, 0, frame.blocks.length];
  while (low < high) {
    const count = (low + high + 1) >> 1;
    const result = engine.decompress(frameOf(bytes, frame, count), Math.min(limit, count * MAX_BLOCK_BYTES));
    if (result.ok) [content, low] = [result.bytes, count];
    else high = count - 1;
  }
  return content;
}

/** A frame of the first blocks, without checksum and content size. */
function frameOf(bytes: Uint8Array, { start, blocks, windowSize }: Frame, count: number): Uint8Array {
  const window = Math.max(0, Math.ceil(Math.log2(Math.max(windowSize, 1))) - 10) << 3;
  const last = blocks[count - 1];
  const [from, to] = [blocks[0]?.start ?? 0, last?.end ?? 0];
  const frame = concatBytes([bytes.subarray(start, start + 4), Uint8Array.of(0, window), bytes.subarray(from, to)]);
  const lastAt = frame.length - (to - (last?.start ?? 0));
  frame[lastAt] = (frame[lastAt] ?? 0) | 1;
  return frame;
}

/** Compresses as one frame of Zstandard with a level of 1 to 19. */
export async function compressZstandard(bytes: Uint8Array, level: number): Promise<Uint8Array<ArrayBuffer>> {
  const { withEngine } = await import('./wasm/zstd-engine.ts');
  const result = await withEngine(async (engine) => engine.compress(bytes, level));
  if (!result.ok) throw new Error('Zstandard could not compress.');
  return result.bytes;
}
