/** How a response may be compressed. */
export type Encoding = 'br' | 'gzip';

/** Whether compression makes a file of this size smaller. */
export declare function isCompressible(file: string, bytes: number): boolean;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3); undefined for none. */
export declare function acceptedEncoding(header?: string): Encoding | undefined;

/** Returns a function that compresses files as they are now, and keeps up to `keptBytes` of results in memory. */
export declare function createCompressor(keptBytes?: number): (file: string, encoding: Encoding) => Promise<Buffer>;
