/** Returns the index of the first byte of the first ill-formed sequence, or -1. Overlong forms and surrogates are ill-formed. */
export function indexOfInvalidUtf8(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const following = followingBytes(bytes, at);
    if (following === 0) return at;
    at += following;
  }
  return -1;
}

/** Returns the number of bytes after the first byte of a well-formed multi-byte sequence (Unicode, table 3-7); 0 if it is ill-formed. */
export function followingBytes(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  if (second < (secondMin.get(first) ?? 0x80) || second > (secondMax.get(first) ?? 0xbf)) return 0;
  const count = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  for (let next = 2; next <= count; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return count;
}

// first byte → bound of the second, which excludes overlong forms, surrogates and code points above U+10FFFF
const secondMin: ReadonlyMap<number, number> = new Map([
  [0xe0, 0xa0],
  [0xf0, 0x90],
]);
const secondMax: ReadonlyMap<number, number> = new Map([
  [0xed, 0x9f],
  [0xf4, 0x8f],
]);
