import { concatBytes } from '../bytes/concat.ts';
import { Pacer } from '../pause/pause.ts';
import type { CompressionFormat } from './formats.ts';

const PIECE_BYTES = 2 ** 18;

export interface CompressOptions {
  /** As in `levels`. */
  readonly level: number;
  readonly signal: AbortSignal;
}

type DeflateLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Compresses bytes. The result depends only on the bytes, the format and the level, and contains no name and no time. */
export async function compress(format: CompressionFormat, bytes: Uint8Array, { level, signal }: CompressOptions): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'brotli') {
    const { compressBrotli } = await import('./wasm/brotli.ts');
    return compressBrotli(bytes, level, signal);
  }
  if (format === 'zstandard') {
    const { compressZstandard } = await import('./zstandard.ts');
    return compressZstandard(bytes, level);
  }
  // The platform's streams have no levels, and return other bytes on each platform.
  const { Deflate, Gzip, Zlib } = await import('fflate');
  const options = { level: level as DeflateLevel, mtime: 0 };
  const stream = { gzip: () => new Gzip(options), zlib: () => new Zlib(options), deflate: () => new Deflate(options) }[format]();
  return pushAll(stream, bytes, signal);
}

interface PushStream {
  ondata: (data: Uint8Array<ArrayBuffer>, final: boolean) => void;
  push: (chunk: Uint8Array, final?: boolean) => void;
}

async function pushAll(stream: PushStream, bytes: Uint8Array, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  stream.ondata = (data) => void pieces.push(data);
  const pacer = new Pacer();
  let at = 0;
  do {
    if (pacer.isDue) await pacer.pause(signal);
    const piece = bytes.slice(at, at + PIECE_BYTES);
    at += piece.length;
    stream.push(piece, at >= bytes.length);
  } while (at < bytes.length);
  return concatBytes(pieces);
}
