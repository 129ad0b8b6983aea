import { InputError } from '../../contract/errors.ts';
import { countCodePoints, indexOfLoneSurrogate } from '../../lib/charset/utf8.ts';

export type EscapeFormat = 'html-decimal' | 'html-hexadecimal' | 'utf-16' | 'braced' | 'universal' | 'python' | 'code-point' | 'css' | 'utf-8';

export interface EscapeOptions {
  readonly format: EscapeFormat;
  /** Keeps printable ASCII unchanged, except the character that starts an escape. No effect for `code-point`. */
  readonly keepAscii: boolean;
  /** Hex digits A–F in uppercase. */
  readonly uppercase: boolean;
}

/**
 * Converts each code point of a text to an escape.
 * @throws InputError `unpaired-surrogate` on `text`.
 */
export function escapeText(text: string, { format, keepAscii, uppercase }: EscapeOptions): string {
  const lone = indexOfLoneSurrogate(text);
  if (lone >= 0) throw new InputError('unpaired-surrogate', { field: 'text', position: { character: countCodePoints(text, lone) + 1 } });
  const isKept = keepAscii && format !== 'code-point' ? keeps(format.startsWith('html') ? '&' : '\\') : () => false;
  const hex: Hex = (value, digits) => {
    const written = value.toString(16).padStart(digits, '0');
    return uppercase ? written.toUpperCase() : written;
  };
  const escape = formats[format];
  let escaped = '';
  for (const character of text) escaped += isKept(character) ? character : escape(character.codePointAt(0) ?? 0, hex);
  return format === 'code-point' ? escaped.slice(0, -1) : escaped;
}

const keeps =
  (start: string) =>
  (character: string): boolean =>
    character >= ' ' && character <= '~' && character !== start;

/** Formats a number in hex with at least `digits` digits. */
type Hex = (value: number, digits: number) => string;

const formats: Readonly<Record<EscapeFormat, (codePoint: number, hex: Hex) => string>> = {
  'html-decimal': (codePoint) => `&#${codePoint};`,
  'html-hexadecimal': (codePoint, hex) => `&#x${hex(codePoint, 1)};`,
  'utf-16': (codePoint, hex) => {
    const units = String.fromCodePoint(codePoint);
    const first = `\\u${hex(units.charCodeAt(0), 4)}`;
    return units.length === 1 ? first : `${first}\\u${hex(units.charCodeAt(1), 4)}`;
  },
  braced: (codePoint, hex) => `\\u{${hex(codePoint, 1)}}`,
  universal: (codePoint, hex) => (codePoint < 0x1_0000 ? `\\u${hex(codePoint, 4)}` : `\\U${hex(codePoint, 8)}`),
  python: (codePoint, hex) => (codePoint < 0x100 ? `\\x${hex(codePoint, 2)}` : formats.universal(codePoint, hex)),
  'code-point': (codePoint, hex) => `U+${hex(codePoint, 4)} `,
  css: (codePoint, hex) => `\\${hex(codePoint, 6)}`,
  'utf-8': (codePoint, hex) => utf8Bytes(codePoint).reduce((written, byte) => `${written}\\x${hex(byte, 2)}`, ''),
};

/** Encodes a code point in UTF-8 (RFC 3629, section 3). A surrogate has no bytes. */
export function utf8Bytes(codePoint: number): readonly number[] {
  if (codePoint < 0x80) return [codePoint];
  if (codePoint < 0x800) return [0xc0 | (codePoint >> 6), continuation(codePoint)];
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return [];
  if (codePoint < 0x1_0000) return [0xe0 | (codePoint >> 12), continuation(codePoint >> 6), continuation(codePoint)];
  return [0xf0 | (codePoint >> 18), continuation(codePoint >> 12), continuation(codePoint >> 6), continuation(codePoint)];
}

const continuation = (bits: number): number => 0x80 | (bits & 0x3f);
