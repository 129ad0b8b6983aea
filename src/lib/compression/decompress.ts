import { inflateRaw } from './deflate.ts';
import type { CompressionFormat, Decompressed, DecompressOptions } from './formats.ts';
import { gunzip, isGzip } from './gzip.ts';
import { Inflater } from './inflate.ts';
import { isZlib, unzlib } from './zlib.ts';
import { decompressZstandard, isZstandard } from './zstandard.ts';

type Decompress = (bytes: Uint8Array, options: DecompressOptions) => Promise<Decompressed>;

const decompressors: Readonly<Record<CompressionFormat, Decompress>> = {
  gzip: gunzip,
  zlib: unzlib,
  deflate: inflateRaw,
  brotli: async (bytes, options) => (await import('./wasm/brotli.ts')).decompressBrotli(bytes, options),
  zstandard: decompressZstandard,
};

/** Decompresses bytes. Invalid data do not cause an error: the result has what could be decompressed. */
export const decompress = (format: CompressionFormat, bytes: Uint8Array, options: DecompressOptions): Promise<Decompressed> =>
  decompressors[format](bytes, options);

/** The format that the first bytes indicate; undefined for others, DEFLATE and Brotli, which have no signature. */
export function formatBySignature(bytes: Uint8Array): 'gzip' | 'zstandard' | undefined {
  if (isGzip(bytes)) return 'gzip';
  return isZstandard(bytes) ? 'zstandard' : undefined;
}

/**
 * Finds the format of compressed bytes and decompresses them: by the signature or, for the formats that have none or a weak one, by
 * decompressing to the last byte. Undefined for other bytes.
 */
export async function recognize(bytes: Uint8Array, options: DecompressOptions): Promise<(Decompressed & { readonly format: CompressionFormat }) | undefined> {
  const marked = formatBySignature(bytes);
  if (marked) return { format: marked, ...(await decompress(marked, bytes, options)) };
  const candidates = (['zlib', 'deflate', 'brotli'] as const).filter((format) => mayBe[format](bytes));
  for (const format of candidates) {
    const result = await decompress(format, bytes, options);
    if (isProven(format, result)) return { format, ...result };
  }
  return undefined;
}

/** A checksum at the end proves zlib. Others must use every byte: ordinary data often decode a little. */
function isProven(format: CompressionFormat, { ended, damage, trailing, bytes }: Decompressed): boolean {
  if (format === 'zlib') return ended !== 'damaged' || damage === 'checksum';
  return (ended === 'whole' && trailing.length === 0 && bytes.length > 0) || ended === 'too-much';
}

const PROBE_BYTES = 2 ** 12;

/** Tests of the first bytes that cost next to nothing. */
const mayBe: Readonly<Record<'zlib' | 'deflate' | 'brotli', (bytes: Uint8Array) => boolean>> = {
  zlib: isZlib,
  deflate: mayBeDeflate,
  brotli: mayBeBrotli,
};

/** Whether the first kilobytes can be decoded as DEFLATE. */
export function mayBeDeflate(bytes: Uint8Array): boolean {
  const inflater = new Inflater(bytes, { limit: PROBE_BYTES });
  const state = inflater.run(PROBE_BYTES);
  if (state === 'whole') return inflater.end === bytes.length && inflater.length > 0;
  return state === 'too-much' || state === 'more';
}

/** Whether the headers of the stream and of the first block are valid in Brotli (RFC 7932, 9.1 and 9.2). Checked without the decoder, which is large. */
export function mayBeBrotli(bytes: Uint8Array): boolean {
  let at = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, at++) value |= (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) << bit;
    return value;
  };
  // WBITS; 0010001 is reserved for larger windows.
  if (bits(1) === 1 && bits(3) === 0 && bits(3) === 1) return false;
  const isLast = bits(1) === 1;
  // An empty stream, or metadata before the content, which hardly anybody writes.
  if (isLast && bits(1) === 1) return false;
  const nibbles = bits(2);
  if (nibbles === 3) return false;
  const length = bits(4 * (nibbles + 4)) + 1;
  if (nibbles > 0 && length <= 16 ** (nibbles + 3)) return false;
  // Encoders do not enlarge data by more than that.
  if (isLast) return bytes.length <= length * 1.1 + 64;
  if (bits(1) === 0) return true;
  // Not compressed: the bits up to the next byte are 0.
  return bits((8 - (at & 7)) & 7) === 0 && Math.ceil(at / 8) + length < bytes.length;
}
