/** Whether the signature of an ES… token is in DER format, as OpenSSL and most libraries produce it, instead of R‖S of fixed length (RFC 7518, section 3.4). */
export function isDerSignature(algorithm: unknown, bytes: Uint8Array): boolean {
  if (typeof algorithm !== 'string' || !algorithm.startsWith('ES') || bytes[0] !== SEQUENCE) return false;
  // From 128 bytes, as with P-521, the length takes one more byte.
  const start = bytes[1] === 0x81 ? 3 : 2;
  if (bytes[start - 1] !== bytes.length - start) return false;
  const second = endOfInteger(bytes, start);
  return second !== undefined && endOfInteger(bytes, second) === bytes.length;
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;

const endOfInteger = (bytes: Uint8Array, start: number): number | undefined => (bytes[start] === INTEGER ? start + 2 + (bytes[start + 1] ?? 0) : undefined);
