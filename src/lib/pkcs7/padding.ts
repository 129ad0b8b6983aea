/** PKCS #7 (RFC 5652, 6.3): as many bytes as are missing to the block, each that number; a whole block if none is. */
export function addPadding(bytes: Uint8Array, blockBytes: number): Uint8Array<ArrayBuffer> {
  const count = blockBytes - (bytes.length % blockBytes);
  const padded = new Uint8Array(bytes.length + count).fill(count);
  padded.set(bytes);
  return padded;
}

/** Undefined where there is no right padding. */
export function removePadding(bytes: Uint8Array, blockBytes: number): Uint8Array | undefined {
  const count = bytes.at(-1) ?? 0;
  const isRight = count >= 1 && count <= blockBytes && bytes.length % blockBytes === 0 && bytes.subarray(-count).every((byte) => byte === count);
  return isRight ? bytes.subarray(0, bytes.length - count) : undefined;
}
