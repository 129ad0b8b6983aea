import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { countMatches } from './matches.ts';

export interface Replaced {
  readonly result: string;
  readonly replacementCount: number;
}

/**
 * Replaces matches as `String.prototype.replace` does, without the flag g the first one.
 * @throws InputError `too-long` on `replacement`.
 */
export function replaceMatches(text: string, expression: RegExp, replacement: string): Replaced {
  const replacementCount = countMatches(text, expression);
  // Each match may insert all of the text before it and after it; what matches insert of themselves is no longer than the text.
  const surroundings = replacement.match(/\$[`']/gu)?.length ?? 0;
  const copies = replacement.match(/\$[&\d<]/gu)?.length ?? 0;
  refuseTooLong(text.length * (1 + copies) + replacementCount * (replacement.length + (surroundings * text.length) / 2), 'replacement');
  expression.lastIndex = 0;
  return { result: text.replace(expression, replacement), replacementCount };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** Reads the escapes of a line feed, a carriage return, a tab, a backslash and of four hexadecimal digits; any other stays as it is. */
export const readEscapes = (text: string): string =>
  text.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([nrt\\]))/gu, (whole: string, hex?: string, sign = '') =>
    hex === undefined ? (ESCAPES[sign] ?? whole) : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Splits a text as `String.prototype.split` does. Groups are part of the result, one that took no part as an empty text.
 * @throws InputError `too-long` on `text`.
 */
export function splitText(text: string, expression: RegExp, limit: number | undefined): readonly string[] {
  const parts: readonly (string | undefined)[] = text.split(expression, limit);
  // Groups in look-around overlap, so that the parts may be much longer than the text.
  refuseTooLong(
    parts.reduce((sum, part) => sum + (part?.length ?? 0), 0),
    'text',
  );
  return parts.map((part) => part ?? '');
}
