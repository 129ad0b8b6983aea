/**
 * Converts an offset in UTF-8 to an offset in UTF-16 code units. Unpaired surrogates count as three bytes, since they are encoded as U+FFFD.
 */
export function utf16Offset(text: string, offset: number): number {
  let [bytes, at] = [0, 0];
  while (bytes < offset && at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
    at += code < 0x1_00_00 ? 1 : 2;
  }
  return at;
}

/** Returns the part of a text between two offsets in UTF-8, as it was before it was encoded. */
export const sliceUtf8 = (text: string, start: number, end: number): string => text.slice(utf16Offset(text, start), utf16Offset(text, end));
