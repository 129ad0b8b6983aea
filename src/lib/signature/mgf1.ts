export type Digest = (bytes: Uint8Array) => Uint8Array;

/** MGF1 (RFC 8017, appendix B.2.1). */
export function generateMask(hash: Digest, seed: Uint8Array, length: number): Uint8Array {
  const mask = new Uint8Array(length);
  for (let at = 0, counter = 0; at < length; counter++) {
    // No supported key is long enough for a counter beyond two bytes.
    const part = hash(Uint8Array.of(...seed, 0, 0, counter >> 8, counter & 0xff));
    mask.set(part.subarray(0, length - at), at);
    at += part.length;
  }
  return mask;
}

export const xor = (one: Uint8Array, other: Uint8Array): Uint8Array => one.map((byte, index) => byte ^ (other[index] ?? 0));
