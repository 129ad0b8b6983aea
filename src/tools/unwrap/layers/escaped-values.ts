import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { bytesOf, isReadable, textContent } from '../content.ts';
import type { Slot } from '../slots.ts';
import { decodeOctets, encodeOctets } from './percent.ts';

/** A value as written, and how to write another one in the same place. */
export type EscapedValue = Pick<Slot, 'value' | 'write'> & {
  /** Whether the text of the value differs from what is written. */
  readonly isEscaped: boolean;
};

/**
 * Reads a percent-encoded value. What cannot be decoded to text stays as written, and is written as given: a layer inside may read it as bytes.
 */
export function readEscaped(raw: string, plusIsSpace: boolean): EscapedValue {
  const isForm = plusIsSpace && raw.includes('+') && !isBase64(raw);
  const hasEscapes = raw.includes('%');
  if (!hasEscapes && !isForm) return { value: raw, isEscaped: false, write: (value) => escape(value, raw, plusIsSpace && !isBase64(raw)) };
  const isValid = !/%(?![\da-f]{2})/iu.test(raw);
  const value = isValid ? readUtf8(decodeOctets(raw, isForm).bytes) : undefined;
  if (value === undefined || !isReadable(value))
    return { value: raw, isEscaped: false, write: (changed) => (/^[^\s&#;]*$/u.test(changed) ? changed : undefined) };
  return { value, isEscaped: value !== raw, write: (changed) => escape(changed, raw, isForm || (plusIsSpace && !raw.includes('%20'))) };
}

/** Whether plus signs are letters of unescaped Base64, not spaces. */
const isBase64 = (raw: string): boolean =>
  raw.length >= 16 &&
  /^[\w+/]+(?:=|%3D){0,2}$/iu.test(raw) &&
  (/[/=]|%3D/iu.test(raw) || !raw.split('+').every((word) => /^[a-z]+$/iu.test(word))) &&
  raw.replaceAll(/%3D/giu, '=').length % 4 === 0;

const escape = (value: string, raw: string, plusIsSpace: boolean): string => encodeOctets(bytesOf(textContent(value)), decodeOctets(raw, plusIsSpace).style);

/** Values of the same name get numbers. */
export class Names {
  readonly #counts = new Map<string, number>();

  next(name: string): { readonly text: string } {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return { text: count === 1 ? name : `${name}[${count}]` };
  }
}
