/** GZIP (RFC 1952), zlib (RFC 1950), DEFLATE without a header (RFC 1951), Brotli (RFC 7932) and Zstandard (RFC 8878). */
export const compressionFormats = ['gzip', 'zlib', 'deflate', 'brotli', 'zstandard'] as const;
export type CompressionFormat = (typeof compressionFormats)[number];

/** Compression levels: the lowest, the one that most programs use, and the highest. */
export const levels: Readonly<Record<CompressionFormat, { readonly min: number; readonly usual: number; readonly max: number }>> = {
  gzip: { min: 0, usual: 6, max: 9 },
  zlib: { min: 0, usual: 6, max: 9 },
  deflate: { min: 0, usual: 6, max: 9 },
  brotli: { min: 0, usual: 11, max: 11 },
  zstandard: { min: 1, usual: 3, max: 19 },
};

/** Why compressed data could not be decompressed as a whole: they end too early, are not valid, or have another checksum. */
export type Damage = 'truncated' | 'invalid' | 'checksum';

export interface Decompressed {
  /** All bytes; of damaged data those before the damage, and never more than the limit. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly ended: 'whole' | 'damaged' | 'too-much';
  /** Of damaged data. */
  readonly damage?: Damage;
  /** The bytes after the compressed data. Empty unless `ended` is `whole`. */
  readonly trailing: Uint8Array;
}

export interface DecompressOptions {
  /** Maximum number of decompressed bytes: a few kilobytes may contain gigabytes. */
  readonly limit: number;
  readonly signal: AbortSignal;
}
