/** Formats an object identifier in dotted notation (X.690, section 8.19). */
export function formatOid(content: Uint8Array): string {
  const parts: bigint[] = [];
  let value = 0n;
  for (const byte of content.subarray(0, MAX_OID_BYTES)) {
    value = value * 128n + BigInt(byte & 0x7f);
    if ((byte & 0x80) !== 0) continue;
    if (parts.length === 0) {
      const first = value < 80n ? value / 40n : 2n;
      parts.push(first, value - first * 40n);
    } else parts.push(value);
    value = 0n;
  }
  return parts.join('.');
}

const MAX_OID_BYTES = 64;
