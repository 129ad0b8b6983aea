import { readUtf8 } from '../charset/utf8.ts';
import { compress } from '../compression/compress.ts';
import { decompress } from '../compression/decompress.ts';
import type { DecompressOptions } from '../compression/formats.ts';
import { levels } from '../compression/formats.ts';

/** The HTTP redirect binding is for short messages. */
export const MAX_DEFLATED_BYTES = 2 ** 16;

const LESS_THAN = 0x3c;
const BYTE_ORDER_MARK = 0xef;

export interface BoundMessage {
  readonly xml: string;
  /** As in the HTTP redirect binding. */
  readonly isDeflated: boolean;
}

/** Reads the bytes of a SAML parameter: XML, or deflated XML (SAML bindings, sections 3.4.4.1 and 3.5.4); undefined for other bytes. */
export async function readBinding(bytes: Uint8Array, options: DecompressOptions): Promise<BoundMessage | undefined> {
  const plain = bytes[0] === LESS_THAN || bytes[0] === BYTE_ORDER_MARK ? readUtf8(bytes) : undefined;
  const xml = plain ?? (await inflate(bytes, options));
  return xml === undefined ? undefined : { xml, isDeflated: plain === undefined };
}

/** Deflates XML for the HTTP redirect binding. */
export const deflateMessage = (xml: Uint8Array): Promise<Uint8Array> =>
  compress('deflate', xml, { level: levels.deflate.usual, signal: new AbortController().signal });

/** The first three bits of a short deflated message: its only block, compressed (RFC 1951, section 3.2.3). */
const mayBeDeflated = ([first = 0]: Uint8Array): boolean => (first & 7) === 3 || (first & 7) === 5;

async function inflate(bytes: Uint8Array, options: DecompressOptions): Promise<string | undefined> {
  if (!mayBeDeflated(bytes) || bytes.length > MAX_DEFLATED_BYTES) return undefined;
  const { bytes: inflated, ended, trailing } = await decompress('deflate', bytes, options);
  return ended === 'whole' && (trailing.length === 0 || isTrailer(trailing, inflated.length)) ? readUtf8(inflated) : undefined;
}

/** The example of the standard ends as GZIP does, with a checksum and the length (RFC 1952, section 2.3.1). */
const isTrailer = (bytes: Uint8Array, length: number): boolean =>
  bytes.length === 8 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) === length;
