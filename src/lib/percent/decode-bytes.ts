import { InputError } from '../../contract/errors.ts';
import type { Charset } from '../charset/sets/charsets.ts';
import { decodeText } from '../charset/sets/decode.ts';
import { Locator } from '../text-position/locator.ts';

interface DecodeOptions {
  readonly charset: Charset;
  /** Reads `+` as a space, as in forms. */
  readonly plusAsSpace: boolean;
  /** Keeps malformed escapes unchanged, instead of rejecting them. */
  readonly keepMalformed: boolean;
}

const PART = /%(?<hex>[\da-f]{2})|%u(?<unit>[\da-f]{4})|(?<ascii>[\0-\u007F])|[^\0-\u007F]+/giu;

/** Returns the bytes of all escapes and ASCII characters of a percent-encoded text. Other characters are omitted. */
export function percentBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const { groups: { hex, ascii } = {} } of text.matchAll(PART)) {
    if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else if (ascii !== undefined) bytes.push(ascii.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

/**
 * Decodes percent-encoded text whose bytes are not UTF-8. ASCII characters are bytes too; `%uXXXX`
 * (of `escape()`) and other characters are decoded as themselves.
 * @throws InputError on `field`, with line and column: `malformed-percent-encoding`, `undecodable-bytes`
 */
export function decodePercentBytes(text: string, field: string, { charset, plusAsSpace, keepMalformed }: DecodeOptions): string {
  let decoded = '';
  let bytes: number[] = [];
  let places: number[] = [];
  const flush = (): void => {
    const read = decodeText(Uint8Array.from(bytes), charset);
    if (!read.ok) throw errorFor('undecodable-bytes', text, places[read.index] ?? text.length, field);
    decoded += read.text;
    bytes = [];
    places = [];
  };
  for (const { 0: part, index, groups: { hex, unit, ascii } = {} } of text.matchAll(PART)) {
    if (hex === undefined && ascii === undefined) {
      flush();
      decoded += unit === undefined ? part : String.fromCharCode(Number.parseInt(unit, 16));
      continue;
    }
    if (ascii === '%' && !keepMalformed) throw errorFor('malformed-percent-encoding', text, index, field);
    const literal = ascii === '+' && plusAsSpace ? ' ' : (ascii ?? '');
    bytes.push(hex === undefined ? literal.charCodeAt(0) : Number.parseInt(hex, 16));
    places.push(index);
  }
  flush();
  return decoded;
}

const ESCAPE_LENGTH = 3;

const errorFor = (code: string, text: string, at: number, field: string): InputError =>
  new InputError(code, { field, position: new Locator(text).locate(at), params: { escape: text.slice(at, at + ESCAPE_LENGTH) } });
