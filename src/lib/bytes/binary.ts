/** The bytes of a string with one character per byte, as `atob` returns. Builds store WebAssembly so: it compresses better than Base64. */
export function bytesOfBinary(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

const CHUNK_BYTES = 8_192;

/** Decodes bytes as Latin-1: a string with one character per byte. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES)));
  return parts.join('');
}
