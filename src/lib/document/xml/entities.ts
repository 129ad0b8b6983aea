import { nameEnd } from './names.ts';

export type Decoding =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly at: number; readonly expected: 'knownEntity' | 'characterReference' };

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);
const REFERENCE = /&(?:#(\d+)|#x([\da-fA-F]+)|([^&;\s]+));/y;

/** Decodes character data: references replaced, line ends normalized (XML 1.0, section 2.11). */
export const decodeText = (raw: string, isReplacement: boolean): Decoding => decoded(raw, isReplacement ? raw : withLineFeeds(raw));

/** Decodes an attribute value: references replaced, whitespace normalized (XML 1.0, section 3.3.3). */
export const decodeValue = (raw: string, isReplacement: boolean): Decoding => decoded(raw, withSpaces(raw, isReplacement));

/** Normalizes line ends as XML requires (XML 1.0, section 2.11). */
export const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/gu, '\n') : text);

/** In the replacement text of an entity, whose line ends are normalized, a carriage return comes from a character reference. */
const withSpaces = (text: string, isReplacement: boolean): string => text.replace(isReplacement ? /[\t\n\r]/gu : /\r\n?|[\t\n]/gu, ' ');

function decoded(raw: string, text: string): Decoding {
  let at = text.indexOf('&');
  if (at < 0) return { ok: true, value: text };
  let value = '';
  let from = 0;
  for (; at >= 0; at = text.indexOf('&', from)) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(text);
    const character = match && referenced(match);
    // The offset in `raw` is computed only once: a carriage return before it may have been removed.
    if (character === undefined || character === null)
      return { ok: false, at: nthReference(raw, text, at), expected: text.charAt(at + 1) === '#' ? 'characterReference' : 'knownEntity' };
    value += text.slice(from, at) + character;
    from = REFERENCE.lastIndex;
  }
  return { ok: true, value: value + text.slice(from) };
}

/** Returns the offset of the first reference from `from` on that is neither a character reference nor to a predefined entity; -1 if there is none. */
export function entityReferenceFrom(text: string, from: number): number {
  ENTITY_REFERENCE.lastIndex = from;
  return ENTITY_REFERENCE.exec(text)?.index ?? -1;
}

const ENTITY_REFERENCE = /&(?!#|(?:lt|gt|amp|quot|apos);)/gu;

/** Whether it is one of the five predefined entities. */
export const isPredefinedEntity = (name: string): boolean => PREDEFINED.has(name);

/** Returns the reference that starts at an offset, if it is valid: an entity name, or a character allowed in XML. */
export function referenceAt(text: string, at: number): { readonly end: number; readonly name?: string } | undefined {
  if (text.charCodeAt(at + 1) === NUMBER_SIGN) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(text);
    return match && referenced(match) !== undefined ? { end: at + match[0].length } : undefined;
  }
  const end = nameEnd(text, at + 1);
  return end > at + 1 && text.charAt(end) === ';' ? { end: end + 1, name: text.slice(at + 1, end) } : undefined;
}

const NUMBER_SIGN = 0x23;

/** Returns an entity's value as its replacement text (XML 1.0, section 4.5): character references replaced, others unchanged. */
export const withCharacters = (value: string): string =>
  value.includes('&#')
    ? value.replace(
        /&#(?:(\d+)|x([\da-fA-F]+));/gu,
        (reference: string, decimal?: string, hexadecimal?: string) => referenced([reference, decimal, hexadecimal]) ?? '',
      )
    : value;

function referenced([, decimal, hexadecimal, name]: readonly (string | undefined)[]): string | undefined {
  if (name !== undefined) return PREDEFINED.get(name);
  const digits = decimal ?? hexadecimal ?? '';
  const code = Number.parseInt(digits, decimal === undefined ? 16 : 10);
  const isCharacter =
    code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** Returns the offset in `raw` of the reference at `at` in `text`: both have the same number of them. */
function nthReference(raw: string, text: string, at: number): number {
  let found = raw.indexOf('&');
  for (let other = text.indexOf('&'); other >= 0 && other < at; other = text.indexOf('&', other + 1)) found = raw.indexOf('&', found + 1);
  return found;
}
