/** A Signed Certificate Timestamp (RFC 6962, section 3.2). */
export interface Sct {
  readonly whole: Uint8Array;
  readonly version: number;
  readonly logId: Uint8Array;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly extensions: Uint8Array;
  /** Numbers of TLS 1.2 (RFC 5246, section 7.4.1.4.1). */
  readonly hash: number;
  readonly algorithm: number;
  readonly signature: Uint8Array;
}

const LOG_ID_LENGTH = 32;
const TIMESTAMP_LENGTH = 8;
/** The lengths before the signature: version, log ID, timestamp. */
const HEAD_LENGTH = 1 + LOG_ID_LENGTH + TIMESTAMP_LENGTH;

/** Reads a SignedCertificateTimestampList, the content of the OCTET STRING; undefined for malformed bytes. */
export function readScts(list: Uint8Array): readonly Sct[] | undefined {
  const items = readVectors(readVector(list, 0, list.length));
  const scts = items?.map(readSct);
  return scts?.every((sct) => sct !== undefined) ? scts : undefined;
}

function readSct(bytes: Uint8Array): Sct | undefined {
  const extensions = readVector(bytes, HEAD_LENGTH);
  if (!extensions) return undefined;
  const at = HEAD_LENGTH + 2 + extensions.length;
  const signature = readVector(bytes, at + 2, bytes.length);
  if (!signature) return undefined;
  const time = bytes.subarray(1 + LOG_ID_LENGTH, HEAD_LENGTH);
  return {
    whole: bytes,
    version: bytes[0] ?? 0,
    logId: bytes.subarray(1, 1 + LOG_ID_LENGTH),
    timestamp: time.reduce((sum, byte) => sum * 256 + byte, 0),
    extensions,
    hash: bytes[at] ?? 0,
    algorithm: bytes[at + 1] ?? 0,
    signature,
  };
}

/** Reads a vector with a length of two bytes, which must end at `end` if that is given. */
function readVector(bytes: Uint8Array, at: number, end?: number): Uint8Array | undefined {
  const [high, low] = bytes.subarray(at, at + 2);
  if (high === undefined || low === undefined) return undefined;
  const content = bytes.subarray(at + 2, at + 2 + high * 256 + low);
  const isWhole = content.length === high * 256 + low && (end === undefined || at + 2 + content.length === end);
  return isWhole ? content : undefined;
}

function readVectors(bytes: Uint8Array | undefined): readonly Uint8Array[] | undefined {
  if (!bytes) return undefined;
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const item = readVector(bytes, at);
    if (!item) return undefined;
    found.push(item);
    at += 2 + item.length;
  }
  return found;
}
