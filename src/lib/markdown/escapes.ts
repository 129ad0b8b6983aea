import { decodeHTMLStrict } from 'entities/decode';

const REFERENCE = '&(?:#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});';
const REFERENCE_HERE = new RegExp(REFERENCE, 'y');
const ESCAPE = new RegExp(String.raw`\\([!-/:-@[-\x60{-~])|${REFERENCE}`, 'g');

export const isEscapable = (character: string): boolean => /^[!-/:-@[-`{-~]$/u.test(character);

/** Returns the character reference at a position of a text, and its value. */
export function readReference(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  REFERENCE_HERE.lastIndex = start;
  const reference = REFERENCE_HERE.exec(text)?.[0];
  const value = reference === undefined ? undefined : decodeReference(reference);
  return reference === undefined || value === undefined ? undefined : { value, end: start + reference.length };
}

/** Removes backslashes before punctuation, and replaces character references. */
export const unescapeText = (text: string): string =>
  /[\\&]/u.test(text) ? text.replaceAll(ESCAPE, (whole, escaped?: string) => escaped ?? decodeReference(whole) ?? whole) : text;

function decodeReference(reference: string): string | undefined {
  if (reference[1] !== '#') {
    const value = decodeHTMLStrict(reference);
    return value === reference ? undefined : value;
  }
  const isHexadecimal = reference[2] === 'x' || reference[2] === 'X';
  return characterOf(isHexadecimal ? Number.parseInt(reference.slice(3), 16) : Number.parseInt(reference.slice(2), 10));
}

/** CommonMark uses numbers unchanged: HTML's mapping of 128 to 159 does not apply here. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

const TO_ENCODE = /%(?![0-9a-fA-F]{2})|[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu;

/** Percent-encodes all characters that are not allowed in a URL. */
export const encodeAddress = (address: string): string =>
  address.replaceAll(TO_ENCODE, (character) => encodeURIComponent(/[\uD800-\uDFFF]/u.test(character) ? '\uFFFD' : character));
