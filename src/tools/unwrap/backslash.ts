import { readUtf8 } from '../../lib/charset/utf8.ts';

/** Escapes of JSON, JavaScript, C and Python. Bytes in a row and the halves of a surrogate pair are one escape. */
export const BACKSLASH_ESCAPE =
  /\\u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]{1,6}\}|\\U[\dA-Fa-f]{8}|(?:\\x[\dA-Fa-f]{2})+|\\(?:0(?!\d)|[0-3][0-7]{2})|\\[abefnrtv"'\\/`]/gu;

/** Only `\uHHHH` and `\u{…}`. */
export const UNICODE_ESCAPE = /\\u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]{1,6}\}/gu;

const CONTROLS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', e: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const LAST_CODE_POINT = 0x10ffff;

/** Returns the characters that an escape stands for. Escapes above U+10FFFF are returned unchanged. */
export function valueOfEscape(escape: string): string {
  const kind = escape.charAt(1);
  if (kind === 'u' || kind === 'U') return valueOfUnicode(escape);
  if (kind === 'x') return valueOfBytes(escape);
  if (/\d/u.test(kind)) return String.fromCharCode(Number.parseInt(escape.slice(1), 8));
  return CONTROLS[kind] ?? kind;
}

function valueOfUnicode(escape: string): string {
  const codes = Array.from(escape.matchAll(/[Uu]\{?([\dA-Fa-f]+)/gu), ([, digits = '']) => Number.parseInt(digits, 16));
  return codes.every((code) => code <= LAST_CODE_POINT) ? codes.map((code) => String.fromCodePoint(code)).join('') : escape;
}

/** C and Python write the bytes of UTF-8, JavaScript code units. */
function valueOfBytes(escape: string): string {
  const bytes = Uint8Array.from(escape.matchAll(/x([\dA-Fa-f]{2})/gu), ([, digits = '']) => Number.parseInt(digits, 16));
  return readUtf8(bytes) ?? String.fromCharCode(...bytes);
}

/** Whether every backslash begins an escape. */
export const isEscapedText = (raw: string, pattern: RegExp): boolean => !raw.replaceAll(pattern, '').includes('\\');

/** Writes text with the escapes that another text has. */
export function writerLike(raw: string, { pattern, quote }: { readonly pattern: RegExp; readonly quote?: string | undefined }): (value: string) => string {
  const escapes = new Set(raw.match(pattern));
  const known = new Map([...escapes].map((escape) => [valueOfEscape(escape), escape]));
  const literal = new Set(raw.replaceAll(pattern, ''));
  const isLiteral = (character: string): boolean => (character > '\u007E' ? !escapesOther : character >= ' ' || literal.has(character));
  const escapesOther = [...known.keys()].some((value) => value > '\u007E') && ![...literal].some((character) => character > '\u007E');
  const numeric = numericLike([...escapes]);
  const only = pattern === UNICODE_ESCAPE;
  return (value) =>
    Array.from(value, (character) => {
      const same = known.get(character);
      if (same !== undefined && !literal.has(character)) return same;
      if (character === '\\') return only ? numeric(character) : '\\\\';
      if (character === quote) return only ? numeric(character) : `\\${character}`;
      if (isLiteral(character)) return character;
      const control = Object.entries(CONTROLS).find(([letter, found]) => found === character && 'bfnrt'.includes(letter));
      return control && !only ? `\\${control[0]}` : numeric(character);
    }).join('');
}

function numericLike(escapes: readonly string[]): (character: string) => string {
  const all = escapes.join(' ');
  const isUpper = /\\[uUx]\{?[\da-f]*[A-F]/u.test(all) && !/\\[uUx]\{?[\dA-F]*[a-f]/u.test(all);
  const cased = (digits: string): string => (isUpper ? digits.toUpperCase() : digits);
  const hex = (code: number, length: number): string => cased(code.toString(16).padStart(length, '0'));
  if (all.includes('\\u{')) return (character) => `\\u{${hex(character.codePointAt(0) ?? 0, 1)}}`;
  if (all.includes('\\x') && !all.includes('\\u'))
    return (character) => Array.from(new TextEncoder().encode(character), (byte) => `\\x${hex(byte, 2)}`).join('');
  return (character) =>
    all.includes('\\U') && character.length > 1
      ? `\\U${hex(character.codePointAt(0) ?? 0, 8)}`
      : unitsOf(character)
          .map((unit) => `\\u${hex(unit, 4)}`)
          .join('');
}

const unitsOf = (character: string): readonly number[] => Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
