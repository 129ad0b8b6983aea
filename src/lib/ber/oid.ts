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

/** Encodes the content of an object identifier in dotted notation, which must be valid. */
export function encodeOid(oid: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = oid.split('.').map(Number);
  return Uint8Array.from([first * 40 + second, ...rest].flatMap(toBase128));
}

function toBase128(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128);
  return digits;
}
