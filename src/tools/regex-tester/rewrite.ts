import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { countMatches } from './matches.ts';

export interface Replaced {
  readonly result: string;
  readonly replacementCount: number;
}

/**
 * Replaces matches as `String.prototype.replace` does; without the g flag, only the first one.
 * @throws InputError `too-long` on `replacement`.
 */
export function replaceMatches(text: string, expression: RegExp, replacement: string): Replaced {
  const replacementCount = countMatches(text, expression);
  // Each match can insert the whole text before and after it; what matches insert of themselves is at most as long as the text.
  const surroundings = replacement.match(/\$[`']/gu)?.length ?? 0;
  const copies = replacement.match(/\$[&\d<]/gu)?.length ?? 0;
  refuseTooLong(text.length * (1 + copies) + replacementCount * (replacement.length + (surroundings * text.length) / 2), 'replacement');
  expression.lastIndex = 0;
  return { result: text.replace(expression, replacement), replacementCount };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** Expands \n, \r, \t, \\ and \uXXXX (four hex digits); other escapes are unchanged. */
export const readEscapes = (text: string): string =>
  text.replaceAll(/\\(?:u([\dA-Fa-f]{4})|([nrt\\]))/gu, (whole: string, hex?: string, sign = '') =>
    hex === undefined ? (ESCAPES[sign] ?? whole) : String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Splits a text as `String.prototype.split` does. Groups are part of the result; one that did not participate is an empty string.
 * @throws InputError `too-long` on `text`.
 */
export function splitText(text: string, expression: RegExp, limit: number | undefined): readonly string[] {
  const parts: readonly (string | undefined)[] = text.split(expression, limit);
  // Groups in lookaround overlap, so the parts can be much longer than the text.
  refuseTooLong(
    parts.reduce((sum, part) => sum + (part?.length ?? 0), 0),
    'text',
  );
  return parts.map((part) => part ?? '');
}
