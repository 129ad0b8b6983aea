import { passThrough } from '../deflate/through.ts';
import { PdfError } from './value.ts';

/**
 * Decompresses zlib data (FlateDecode). For damaged data, returns what precedes the damage.
 * @throws PdfError for more than `limit` bytes (a decompression bomb).
 */
export async function inflate(packed: Uint8Array, limit: number): Promise<Uint8Array> {
  const { bytes, ended } = await passThrough(new DecompressionStream('deflate'), packed, limit);
  if (ended === 'too-much') throw new PdfError('decompresses to too many bytes');
  return bytes;
}
