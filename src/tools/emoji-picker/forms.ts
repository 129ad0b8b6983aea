import { encodeHex } from '../../lib/hex/hex.ts';
import { hexadecimal } from '../../lib/unicode/characters.ts';

/** A text in the notations that programs use. */
export interface Forms {
  readonly codePoints: string;
  readonly utf8: string;
  readonly utf16: string;
  readonly javascript: string;
  readonly html: string;
  readonly css: string;
}

const bytesOf = new TextEncoder();
const CSS_DIGITS = 6;

/** Formats each code point of a text. All notations except `codePoints` and `utf8` can be used in a string or document. */
export function writeForms(text: string): Forms {
  const points = Array.from(text, (character) => hexadecimal(character.codePointAt(0) ?? 0));
  const units = Array.from({ length: text.length }, (_, index) => hexadecimal(text.charCodeAt(index)));
  return {
    codePoints: formatCodePoints(text),
    utf8: Array.from(bytesOf.encode(text), (byte) => encodeHex(Uint8Array.of(byte), { uppercase: true })).join(' '),
    utf16: units.map((unit) => `\\u${unit}`).join(''),
    javascript: points.map((point) => `\\u{${point}}`).join(''),
    html: points.map((point) => `&#x${point};`).join(''),
    // With six digits, a following digit is not part of the escape (CSS Syntax 3, section 4.3.7).
    css: points.map((point) => `\\${point.padStart(CSS_DIGITS, '0')}`).join(''),
  };
}

/** As in `U+1F44B U+1F3FD`. */
export const formatCodePoints = (text: string): string => Array.from(text, (character) => `U+${hexadecimal(character.codePointAt(0) ?? 0)}`).join(' ');
