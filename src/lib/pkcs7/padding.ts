/** Adds PKCS #7 padding (RFC 5652, section 6.3): the bytes missing to a full block, each with that number as its value; a whole block if none is missing. */
export function addPadding(bytes: Uint8Array, blockBytes: number): Uint8Array<ArrayBuffer> {
  const count = blockBytes - (bytes.length % blockBytes);
  const padded = new Uint8Array(bytes.length + count).fill(count);
  padded.set(bytes);
  return padded;
}

/** Removes PKCS #7 padding; undefined if it is invalid. */
export function removePadding(bytes: Uint8Array, blockBytes: number): Uint8Array | undefined {
  const count = bytes.at(-1) ?? 0;
  const isRight = count >= 1 && count <= blockBytes && bytes.length % blockBytes === 0 && bytes.subarray(-count).every((byte) => byte === count);
  return isRight ? bytes.subarray(0, bytes.length - count) : undefined;
}
