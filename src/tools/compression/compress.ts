import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { compress } from '../../lib/compression/compress.ts';
import type { CompressionFormat } from '../../lib/compression/formats.ts';
import { compressionFormats, levels } from '../../lib/compression/formats.ts';

/** Extensions and media types of compressed files. */
export const fileTypes: Readonly<Record<CompressionFormat, { readonly extension: string; readonly type: string }>> = {
  gzip: { extension: 'gz', type: 'application/gzip' },
  zlib: { extension: 'zz', type: 'application/zlib' },
  deflate: { extension: 'deflate', type: 'application/octet-stream' },
  brotli: { extension: 'br', type: 'application/octet-stream' },
  zstandard: { extension: 'zst', type: 'application/zstd' },
};

/**
 * Compresses with the usual level of the format, or another one.
 * @throws InputError `out-of-range` on `level`, if the format does not have it
 */
export async function compressAt(
  bytes: Uint8Array,
  { format, level }: { readonly format: CompressionFormat; readonly level: number | undefined },
  { signal }: Pick<RunContext, 'signal'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { min, usual, max } = levels[format];
  if (level !== undefined && (level < min || level > max)) throw new InputError('out-of-range', { field: 'level', params: { min, max } });
  return compress(format, bytes, { level: level ?? usual, signal });
}

/** The size in percent of the original, with one decimal; 100 if there was nothing to compress. */
export const percentageOf = (compressed: number, original: number): number => (original === 0 ? 100 : Math.round((compressed / original) * 1000) / 10);

interface Size {
  readonly format: CompressionFormat;
  readonly level: number;
  readonly size: number;
  readonly percentage: number;
}

/** Compresses with the lowest, the usual and the highest level of each format. */
export async function compareSizes(bytes: Uint8Array, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Size[]> {
  const runs = compressionFormats.flatMap((format) => {
    const { min, usual, max } = levels[format];
    // Level 0 stores data without compressing it, except in Brotli.
    return [...new Set([Math.max(min, 1), usual, max])].map((level) => ({ format, level }));
  });
  const sizes: Size[] = [];
  for (const run of runs) {
    progress(sizes.length, runs.length);
    signal.throwIfAborted();
    const { length } = await compress(run.format, bytes, { level: run.level, signal });
    sizes.push({ ...run, size: length, percentage: percentageOf(length, bytes.length) });
  }
  return sizes;
}
