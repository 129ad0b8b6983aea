import { isUtf8 } from '../utf8.ts';
import type { Charset, CharsetNote, CharsetOrAuto } from './charsets.ts';
import { charsetOfMark, decodeText, isControl } from './decode.ts';

interface Recognized {
  readonly charset: Charset;
  /** Empty if the encoding is certain: chosen, declared by a byte order mark, or valid UTF-8. */
  readonly notes: readonly CharsetNote[];
}

/** The first bytes of long content suffice to recognize UTF-16. */
const SAMPLE_BYTES = 8192;

/**
 * Determines the encoding of bytes: the chosen one, or, for `auto`, that of a byte order mark, UTF-16 if the bytes are clearly
 * UTF-16, UTF-8 if they are valid, Windows-1252 if they look like text in it, and UTF-16 if they look like Chinese, Japanese or
 * Korean. All other bytes count as UTF-8.
 */
export function recognizeCharset(bytes: Uint8Array, charset: CharsetOrAuto): Recognized {
  const known = charset === 'auto' ? charsetOfMark(bytes) : charset;
  if (known !== undefined) return { charset: known, notes: [] };
  const isValid = isUtf8(bytes);
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isValid && !sample.some(isControl)) return { charset: 'utf-8', notes: [] };
  const utf16 = bytes.length % 2 === 0 && (['utf-16le', 'utf-16be'] as const).find((candidate) => isClearlyUtf16(sample, candidate, isValid));
  if (utf16) return { charset: utf16, notes: ['read-as-utf-16'] };
  if (isValid) return { charset: 'utf-8', notes: [] };
  const eastAsian = eastAsianUtf16(bytes, sample);
  if (eastAsian && (eastAsian.isCertain || !isWindows1252Text(bytes))) return { charset: eastAsian.charset, notes: ['read-as-utf-16'] };
  return isWindows1252Text(bytes) ? { charset: 'windows-1252', notes: ['read-as-windows-1252'] } : { charset: 'utf-8', notes: [] };
}

const UNLIKELY = /(?!\s)[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u;
/** The page of typographic punctuation, U+20xx, which texts of every alphabet contain. */
const PUNCTUATION_PAGE = 0x20;
const FIRST_PAGE_BEYOND_ALPHABETS = 0x20;
/** The minimum number of code units that allows a guess. */
const FEW_UNITS = 4;
const MANY_UNITS = 8;

/**
 * Whether the high bytes of the code units belong to one alphabet: all zero (Latin), or one other page (Greek, Cyrillic,
 * Arabic …) besides. Bytes that are not valid UTF-8 may also mix Latin with any other characters in equal parts.
 */
function isClearlyUtf16(sample: Uint8Array, charset: 'utf-16le' | 'utf-16be', isValidUtf8: boolean): boolean {
  const high = charset === 'utf-16le' ? 1 : 0;
  const units = sample.length >> 1;
  const pages = new Map<number, number>();
  for (let at = high; at < sample.length; at += 2) pages.set(sample[at] ?? 0, (pages.get(sample[at] ?? 0) ?? 0) + 1);
  const latin = pages.get(0) ?? 0;
  const others = [...pages.keys()].filter((page) => page !== 0 && page !== PUNCTUATION_PAGE);
  const [alphabet = 0] = others;
  const inAlphabet = latin + (alphabet === 0 ? 0 : (pages.get(alphabet) ?? 0));
  const isOneAlphabet = others.length <= 1 && alphabet < FIRST_PAGE_BEYOND_ALPHABETS && 2 * inAlphabet >= units && (latin === units || units >= FEW_UNITS);
  const isMostlyLatin = isValidUtf8 ? units >= MANY_UNITS && 4 * latin >= 3 * units : 2 * latin >= units;
  return (isOneAlphabet || isMostlyLatin) && isTextIn(sample, charset);
}

type EastAsian = { readonly charset: 'utf-16le' | 'utf-16be'; readonly isCertain: boolean };

/** Detects UTF-16 of Chinese, Japanese or Korean, also mixed with ASCII. Undefined if both byte orders are equally likely. */
function eastAsianUtf16(bytes: Uint8Array, sample: Uint8Array): EastAsian | undefined {
  if (bytes.length % 2 > 0) return undefined;
  const found = (['utf-16le', 'utf-16be'] as const).flatMap((charset) => {
    const likeness = likenessOfEastAsian(sample, charset);
    return likeness === 'no' || !isTextIn(sample, charset) ? [] : { charset, isCertain: likeness === 'certain' };
  });
  return found.find(({ isCertain }) => isCertain) ?? (found.length === 1 ? found[0] : undefined);
}

/** A third of all code units are Han, a sixth are Hangul. This many in a row are not a coincidence. */
const EAST_ASIAN_UNITS = 6;

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;
const isKana = (unit: number): boolean => unit >= 0x3000 && unit <= 0x30ff;
const isHan = (unit: number): boolean => (unit >= 0x4e00 && unit <= 0x9fff) || (unit > 0xff00 && unit <= 0xffee);
/** ASCII, the dashes, quotation marks and ellipsis of Chinese and Japanese, and surrogates of emoji. */
const isAmongThem = (unit: number): boolean =>
  (unit >= 0x20 && unit < 0x7f) || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0x2010 && unit <= 0x201f) || unit === 0x2026 || (unit >= 0xd800 && unit < 0xe000);
const isPrintable = (byte: number): boolean => byte >= 0x20 && byte < 0x7f;
/** Not a letter in ISO 8859, KOI8 and EUC. */
const isRareByte = (byte: number): boolean => byte >= 0x80 && byte < 0xa0;
/** A character of Shift-JIS, or two letters of the DOS code page for Cyrillic. */
const isDoubleByte = (first: number, second: number): boolean => second >= 0x40 && (isRareByte(first) || first >= 0xe0);

/**
 * Whether all code units are Han and kana, or Hangul, and the bytes are unlikely to be text in a legacy encoding: as UTF-16,
 * pairs of letters, Shift-JIS and Big5 are Han, and GBK, EUC and KOI8-R are Hangul.
 */
function likenessOfEastAsian(sample: Uint8Array, charset: 'utf-16le' | 'utf-16be'): 'certain' | 'likely' | 'no' {
  const bytes = new DataView(sample.buffer, sample.byteOffset, sample.byteLength & ~1);
  const units = Array.from({ length: bytes.byteLength / 2 }, (_, index) => bytes.getUint16(2 * index, charset === 'utf-16le'));
  const written = units.filter((unit) => !isAmongThem(unit));
  if (written.length < EAST_ASIAN_UNITS) return 'no';
  // GBK has a few rare characters with such a second byte.
  if (written.every(isHangul)) return sample.some(isControl) || written.filter((unit) => isRareByte(unit & 0xff)).length > 1 ? 'likely' : 'no';
  if (!written.every((unit) => isKana(unit) || isHan(unit))) return 'no';
  const han = written.filter(isHan);
  // Every other byte of kana is the digit 0.
  if (3 * (written.length - han.length) >= units.length) return 'certain';
  // Texts in legacy encodings have no control characters.
  if (sample.some(isControl)) return 'likely';
  const pairs = han.map((unit) => (charset === 'utf-16le' ? ([unit & 0xff, unit >> 8] as const) : ([unit >> 8, unit & 0xff] as const)));
  const letters = pairs.filter((pair) => pair.every(isPrintable)).length;
  const doubles = pairs.filter(([first, second]) => isDoubleByte(first, second)).length;
  // More than half of all Han in use are before U+8000.
  const isOlderSet = 2 * letters > han.length || 6 * (letters + doubles) > 5 * han.length || 4 * han.filter((unit) => unit < 0x80_00).length < han.length;
  return !isOlderSet && sample.some(isRareByte) ? 'likely' : 'no';
}

/** Whether the sample decodes as text. A terminating NUL is allowed, and the sample may end within a character. */
function isTextIn(sample: Uint8Array, charset: Charset): boolean {
  const decoded = decodeText(sample, charset);
  if (!decoded.ok && decoded.index < SAMPLE_BYTES - 2) return false;
  const text = decoded.ok ? decoded.text.replace(/\0+$/u, '') : '';
  return !decoded.ok || (text.length >= 2 && !UNLIKELY.test(text));
}

/** Bytes 80 to BF that are frequent in Western texts, such as € … “ ” – ° «. Bytes from C0 on are letters. */
const FREQUENT: ReadonlySet<number> = new Set([
  0x80, 0x84, 0x85, 0x8a, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e, 0x9f, 0xa0, 0xa1, 0xa3, 0xa7, 0xa9, 0xaa, 0xab, 0xae,
  0xb0, 0xb2, 0xb3, 0xb4, 0xb5, 0xb7, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbe, 0xbf,
]);
const LOW_QUOTE = 0x84;
const FIRST_LETTER = 0xc0;
/** ÿ is rare in every language, and FF is frequent in other content. */
const LAST_BYTE = 0xff;

/** Whether bytes that are not valid UTF-8 look like Western text. Damaged or truncated UTF-8 does not. */
function isWindows1252Text(bytes: Uint8Array): boolean {
  for (const [at, byte] of bytes.entries()) {
    if (byte < 0x80) {
      if (isControl(byte)) return false;
    } else if (byte < FIRST_LETTER) {
      if (!FREQUENT.has(byte) || (byte === LOW_QUOTE && (bytes[at - 1] ?? 0) >= 0x80)) return false;
    } else if (byte === LAST_BYTE || isLikeUtf8(bytes, at)) return false;
  }
  return true;
}

/** Whether a UTF-8 lead byte has all its continuation bytes, or the bytes end within them. */
function isLikeUtf8(bytes: Uint8Array, at: number): boolean {
  const lead = bytes[at] ?? 0;
  const expected = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  let found = 0;
  while (found < expected && ((bytes[at + found + 1] ?? 0) & 0xc0) === 0x80) found++;
  return found === expected || (found > 0 && at + found + 1 === bytes.length);
}
