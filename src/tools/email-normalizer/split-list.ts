import { readAddress } from './address.ts';

const isAddress = (text: string): boolean => typeof readAddress(text) !== 'string';

/**
 * Splits a line as copied from an email program: addresses with semicolons, commas or spaces between them. A line that is one address, or in
 * which none is found, is not split.
 */
export function splitList(line: string): readonly string[] {
  if (!/[;,\s]/u.test(line) || isAddress(line)) return [line];
  const parts = splitOutside(line, ';').flatMap((part) => (isAddress(part) ? [part] : joinNames(splitOutside(part, ','))));
  const all = parts.flatMap((part) => (isAddress(part) || /["<]/u.test(part) ? [part] : splitAtSpaces(part)));
  return all.some(isAddress) ? all : [line];
}

/** Splits at separators outside of quotation marks and angle brackets. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  let closing = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (closing !== '') {
      if (character === '\\') at++;
      else if (character === closing) closing = '';
    } else if (character === '"') closing = '"';
    else if (character === '<') closing = '>';
    else if (character === separator) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** `Doe, John <address>` has a comma in the name. */
function joinNames(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && !last.includes('@') && part.endsWith('>')) joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Text in which every word is an address. */
function splitAtSpaces(text: string): readonly string[] {
  const words = text.split(/\s+/u);
  return words.every((word) => word.includes('@')) ? words : [text];
}
