// The first bytes of sequences, how many bytes follow, and between which bounds the second byte lies (Unicode, table 3-7).
const sequences = [
  { first: 0xc2, last: 0xdf, following: 1, min: 0x80, max: 0xbf },
  { first: 0xe0, last: 0xe0, following: 2, min: 0xa0, max: 0xbf },
  { first: 0xe1, last: 0xec, following: 2, min: 0x80, max: 0xbf },
  { first: 0xed, last: 0xed, following: 2, min: 0x80, max: 0x9f },
  { first: 0xee, last: 0xef, following: 2, min: 0x80, max: 0xbf },
  { first: 0xf0, last: 0xf0, following: 3, min: 0x90, max: 0xbf },
  { first: 0xf1, last: 0xf3, following: 3, min: 0x80, max: 0xbf },
  { first: 0xf4, last: 0xf4, following: 3, min: 0x80, max: 0x8f },
] as const;

/** Index of the byte that begins the first ill-formed sequence, or -1. Overlong forms and surrogates are ill-formed. */
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

/** How many bytes follow the first byte of a well-formed sequence of several bytes; 0 if it is ill-formed. */
export function followingBytes(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  const sequence = sequences.find(({ first, last }) => byte >= first && byte <= last);
  const second = bytes[at + 1] ?? 0;
  if (!sequence || second < sequence.min || second > sequence.max) return 0;
  for (let next = 2; next <= sequence.following; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return sequence.following;
}
