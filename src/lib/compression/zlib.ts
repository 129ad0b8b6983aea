import { inflate } from './deflate.ts';
import type { Decompressed, DecompressOptions } from './formats.ts';
import { adler32 } from './gzip.ts';

const HEADER_BYTES = 2;
const TRAILER_BYTES = 4;
const NOTHING = new Uint8Array();

/**
 * Whether bytes begin like zlib with DEFLATE (RFC 1950, 2.2), as about one in 2,000 random contents does. False with a preset dictionary:
 * the data does not contain it.
 */
export function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return bytes.length > HEADER_BYTES && (method & 15) === 8 && method >> 4 <= 7 && ((method << 8) | flags) % 31 === 0 && (flags & 32) === 0;
}

export async function unzlib(bytes: Uint8Array, options: DecompressOptions): Promise<Decompressed> {
  if (!isZlib(bytes)) return { bytes: new Uint8Array(), ended: 'damaged', damage: bytes.length > HEADER_BYTES ? 'invalid' : 'truncated', trailing: NOTHING };
  const { end, ...inflated } = await inflate(bytes, { ...options, start: HEADER_BYTES });
  if (inflated.ended !== 'whole') return { ...inflated, trailing: NOTHING };
  if (end + TRAILER_BYTES > bytes.length) return { bytes: inflated.bytes, ended: 'damaged', damage: 'truncated', trailing: NOTHING };
  const expected = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(end);
  if (expected !== (await adler32(inflated.bytes))) return { bytes: inflated.bytes, ended: 'damaged', damage: 'checksum', trailing: NOTHING };
  return { ...inflated, trailing: bytes.subarray(end + TRAILER_BYTES) };
}
