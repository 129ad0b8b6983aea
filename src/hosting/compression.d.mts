/** How a response may be compressed. */
export type Encoding = 'br' | 'gzip';

/** Whether compression makes a file of this size smaller. */
export declare function isCompressible(file: string, bytes: number): boolean;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3); undefined for none. */
export declare function acceptedEncoding(header?: string): Encoding | undefined;

/** Returns the compressed content of a file as it is now. `quality` is for Brotli, from 0 to 11; a better result is used if there is one. */
export type Compress = (file: string, encoding: Encoding, quality?: number) => Promise<Buffer>;

/** Returns a function that keeps up to `keptBytes` of results in memory. */
export declare function createCompressor(keptBytes?: number): Compress;

/** Compresses the files that first visits load with the best quality, one at a time, unless it is stopped: the home page, and all files that pages name. */
export declare function compressFirstFiles(folder: string, compress: Compress, isStopped: () => boolean): Promise<void>;
