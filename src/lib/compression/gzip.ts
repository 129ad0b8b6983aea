import { latin1 } from '../bytes/binary.ts';
import { concatBytes } from '../bytes/concat.ts';
import { createHasher } from '../hash/hasher.ts';
import type { CompressOptions } from './compress.ts';
import { compress } from './compress.ts';
import { inflate } from './deflate.ts';
import type { Decompressed, DecompressOptions } from './formats.ts';

const [HAS_HEADER_CRC, HAS_EXTRA, HAS_NAME, HAS_COMMENT, RESERVED] = [2, 4, 8, 16, 0xe0] as const;
const FIXED_HEADER_BYTES = 10;
const TRAILER_BYTES = 8;

export interface GzipHeader {
  /** The index after the header. */
  readonly end: number;
  /** The name of the compressed file; empty if it is not stored. */
  readonly name: string;
  /** Seconds since 1970; 0 if it is not stored. */
  readonly modifiedAt: number;
}

/** Whether bytes begin like GZIP with DEFLATE, its only method. */
export const isGzip = (bytes: Uint8Array, at = 0): boolean =>
  bytes[at] === 0x1f && bytes[at + 1] === 0x8b && bytes[at + 2] === 8 && ((bytes[at + 3] ?? RESERVED) & RESERVED) === 0;

/** Reads the header of a member (RFC 1952, 2.3); undefined if there is none, or only a part of it. */
export function readGzipHeader(bytes: Uint8Array, start = 0): GzipHeader | undefined {
  if (!isGzip(bytes, start) || start + FIXED_HEADER_BYTES > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(start + 3);
  let at = start + FIXED_HEADER_BYTES;
  if (flags & HAS_EXTRA) at += at + 2 <= bytes.length ? 2 + view.getUint16(at, true) : 2;
  const name = flags & HAS_NAME ? latin1Until0(bytes, at) : '';
  if (flags & HAS_NAME) at = endOfText(bytes, at);
  if (flags & HAS_COMMENT) at = endOfText(bytes, at);
  if (flags & HAS_HEADER_CRC) at += 2;
  return at > bytes.length ? undefined : { end: at, name, modifiedAt: view.getUint32(start + 4, true) };
}

function endOfText(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(0, at);
  return end < 0 ? bytes.length + 1 : end + 1;
}

/** File names in GZIP are ISO 8859-1 (RFC 1952, 2.3.1). */
const latin1Until0 = (bytes: Uint8Array, at: number): string => latin1(bytes.subarray(at, Math.max(at, endOfText(bytes, at) - 1)));

/** Decompresses all members, one after the other (RFC 1952, 2.2). Zeros between and after them, as on tapes, are trailing bytes like others. */
export async function gunzip(bytes: Uint8Array, { limit, signal }: DecompressOptions): Promise<Decompressed> {
  const pieces: Uint8Array[] = [];
  let [at, size] = [0, 0];
  do {
    const member = await gunzipMember(bytes, at, { limit: limit - size, signal });
    pieces.push(member.bytes);
    size += member.bytes.length;
    if (member.ended !== 'whole') return { ...member, bytes: concatBytes(pieces) };
    at = member.end;
  } while (isGzip(bytes, at));
  return { bytes: concatBytes(pieces), ended: 'whole', trailing: bytes.subarray(at) };
}

async function gunzipMember(bytes: Uint8Array, start: number, options: DecompressOptions): Promise<Decompressed & { readonly end: number }> {
  const header = readGzipHeader(bytes, start);
  const none = { bytes: new Uint8Array(), trailing: new Uint8Array(), end: start };
  if (!header) return { ...none, ended: 'damaged', damage: isGzip(bytes, start) || bytes.length < FIXED_HEADER_BYTES ? 'truncated' : 'invalid' };
  const { end, ...inflated } = await inflate(bytes, { ...options, start: header.end });
  const result = { ...none, ...inflated, end: end + TRAILER_BYTES };
  if (inflated.ended !== 'whole') return result;
  if (result.end > bytes.length) return { ...result, ended: 'damaged', damage: 'truncated' };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isSame = view.getUint32(end, true) === (await crc32(inflated.bytes)) && view.getUint32(end + 4, true) === inflated.bytes.length % 2 ** 32;
  return isSame ? result : { ...result, ended: 'damaged', damage: 'checksum' };
}

/** Writes one member with the header of another one: name, time and the other things that it has. */
export async function replaceGzipContent(original: Uint8Array, content: Uint8Array, options: CompressOptions): Promise<Uint8Array<ArrayBuffer>> {
  const header = readGzipHeader(original);
  if (!header) throw new Error('The original has no header.');
  const trailer = new DataView(new ArrayBuffer(TRAILER_BYTES));
  trailer.setUint32(0, await crc32(content), true);
  trailer.setUint32(4, content.length % 2 ** 32, true);
  return concatBytes([original.subarray(0, header.end), await compress('deflate', content, options), new Uint8Array(trailer.buffer)]);
}

/** The checksum of GZIP and ZIP. */
export const crc32 = (bytes: Uint8Array): Promise<number> => checksum('crc-32', bytes);
/** The checksum of zlib. */
export const adler32 = (bytes: Uint8Array): Promise<number> => checksum('adler-32', bytes);

async function checksum(algorithm: 'crc-32' | 'adler-32', bytes: Uint8Array): Promise<number> {
  const hasher = await createHasher(algorithm);
  hasher.restart();
  hasher.update(bytes);
  const digest = hasher.digest();
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0);
}
