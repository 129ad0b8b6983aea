/** Returns the ASCII bytes of a word. */
export const ascii = (word: string): Uint8Array => new TextEncoder().encode(word);

/** Finds a word at or after `from`, in about length / word length steps (Horspool); -1 if it is missing. */
export function indexOfWord(bytes: Uint8Array, word: Uint8Array, from = 0, to = bytes.length): number {
  const last = word.length - 1;
  const skips = skipsOf(word);
  for (let end = from + last; end < to; ) {
    let at = 0;
    while (at <= last && bytes[end - at] === word[last - at]) at++;
    if (at > last) return end - last;
    end += skips[bytes[end] ?? 0] ?? 1;
  }
  return -1;
}

// byte → distance to move if it is at the word's last position
const knownSkips = new WeakMap<Uint8Array, Uint8Array>();

function skipsOf(word: Uint8Array): Uint8Array {
  const known = knownSkips.get(word);
  if (known) return known;
  const last = word.length - 1;
  const skips = new Uint8Array(256).fill(word.length);
  for (let at = 0; at < last; at++) skips[word[at] ?? 0] = last - at;
  knownSkips.set(word, skips);
  return skips;
}

/** Finds the last occurrence of a word at or after `from`; -1 if it is missing. */
export function lastIndexOfWord(bytes: Uint8Array, word: Uint8Array, from = 0): number {
  for (let at = bytes.length - word.length; at >= from; at--) if (startsWithWord(bytes, word, at)) return at;
  return -1;
}

export function startsWithWord(bytes: Uint8Array, word: Uint8Array, at: number): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word[index]) return false;
  return true;
}

/** Whether the byte is NUL, tab, LF, FF, CR or space (ISO 32000-2, table 1). */
export const isWhiteSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x00 || byte === 0x0c;

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** Returns the value of a hex digit; -1 for any other byte. */
export function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
