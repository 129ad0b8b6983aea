/**
 * The characters of the bytes 80 to 9F (WHATWG Encoding, index windows-1252). The five bytes that Microsoft left unassigned
 * are the C1 controls with the same number. `TextDecoder` is not used: some releases of Node read these bytes as ISO-8859-1.
 */
const HIGH = [
  0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d,
  0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
] as const;

// code point → byte
const highBytes: ReadonlyMap<number, number> = new Map(HIGH.map((codePoint, index) => [codePoint, 0x80 + index]));

const isHigh = (value: number): boolean => value >= 0x80 && value <= 0x9f;

/** Returns the code point of a byte. */
export const codePointOfWindows1252 = (byte: number): number => (isHigh(byte) ? (HIGH[byte - 0x80] ?? byte) : byte);

/** Returns the byte of a code point; undefined for characters that the encoding lacks. */
export const windows1252ByteOf = (codePoint: number): number | undefined => (codePoint <= 0xff && !isHigh(codePoint) ? codePoint : highBytes.get(codePoint));
