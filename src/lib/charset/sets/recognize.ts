import { isUtf8 } from '../utf8.ts';
import type { Charset, CharsetNote, CharsetOrAuto } from './charsets.ts';
import { charsetOfMark, decodeText, isControl } from './decode.ts';

interface Recognized {
  readonly charset: Charset;
  /** Empty if the character set is certain: chosen, declared by a byte order mark, or valid UTF-8. */
  readonly notes: readonly CharsetNote[];
}

/** The first bytes of long content suffice to recognize UTF-16. */
const SAMPLE_BYTES = 8192;

/**
 * The character set of bytes: the chosen one, or, for `auto`, the set of a byte order mark, UTF-16 if the bytes are clearly
 * UTF-16, UTF-8 if they are valid, and Windows-1252 if they look like text in it. All other bytes count as UTF-8.
 */
export function recognizeCharset(bytes: Uint8Array, charset: CharsetOrAuto): Recognized {
  const known = charset === 'auto' ? charsetOfMark(bytes) : charset;
  if (known !== undefined) return { charset: known, notes: [] };
  const isValid = isUtf8(bytes);
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (isValid && !sample.some(isControl)) return { charset: 'utf-8', notes: [] };
  const utf16 = bytes.length % 2 === 0 && (['utf-16le', 'utf-16be'] as const).find((candidate) => isClearlyUtf16(sample, candidate, isValid));
  if (utf16) return { charset: utf16, notes: ['read-as-utf-16'] };
  return !isValid && isWindows1252Text(bytes) ? { charset: 'windows-1252', notes: ['read-as-windows-1252'] } : { charset: 'utf-8', notes: [] };
}

const UNLIKELY = /(?!\s)[\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u;
/** The page of typographic punctuation, U+20xx, which texts of every alphabet contain. */
const PUNCTUATION_PAGE = 0x20;
const FIRST_PAGE_BEYOND_ALPHABETS = 0x20;
/** Fewer code units than this could be anything. */
const FEW_UNITS = 4;
const MANY_UNITS = 8;

/**
 * Whether the high bytes of the code units are those of one alphabet: all zero (Latin), or one other page (Greek, Cyrillic,
 * Arabic …) besides. Bytes that are not valid UTF-8 may also mix Latin with any other characters, half and half.
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

/** A terminating NUL is allowed. A sample may end in half a character. */
function isTextIn(sample: Uint8Array, charset: Charset): boolean {
  const decoded = decodeText(sample, charset);
  if (!decoded.ok && decoded.index < SAMPLE_BYTES - 2) return false;
  const text = decoded.ok ? decoded.text.replace(/\0+$/u, '') : '';
  return !decoded.ok || (text.length >= 2 && !UNLIKELY.test(text));
}

/** Bytes 80 to BF that are frequent in Western texts, such as € … “ ” – ° «. Those from C0 on are letters. */
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

/** Whether a lead byte of UTF-8 has all its continuation bytes, or has some of them and the bytes end there. */
function isLikeUtf8(bytes: Uint8Array, at: number): boolean {
  const lead = bytes[at] ?? 0;
  const expected = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  let found = 0;
  while (found < expected && ((bytes[at + found + 1] ?? 0) & 0xc0) === 0x80) found++;
  return found === expected || (found > 0 && at + found + 1 === bytes.length);
}
