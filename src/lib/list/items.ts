import { escapePattern } from '../regex/escape.ts';
import { splitQuoted } from './split-quoted.ts';

/** What separates the items of a list. All but `whitespace` and `custom` also split at line ends. */
export const splitters = ['lines', 'comma', 'semicolon', 'tab', 'whitespace', 'custom'] as const;

export interface Splitting {
  readonly splitOn: (typeof splitters)[number];
  /** May contain the escapes of `readEscapes`. */
  readonly customSplit: string;
  /** Whether a quoted item may contain separators. */
  readonly readQuotes: boolean;
}

/** Splits a text into the items of a list. An empty custom separator splits nothing. */
export function splitItems(text: string, { splitOn, customSplit, readQuotes }: Splitting): readonly string[] {
  const separator = splitOn === 'custom' ? new RegExp(escapePattern(readEscapes(customSplit)), 'u') : SEPARATORS[splitOn];
  if (separator.source === NOTHING) return [text];
  return readQuotes ? splitQuoted(text, separator) : text.split(separator);
}

const SEPARATORS = {
  lines: /\r\n|\n|\r/u,
  comma: /,|\r\n|\n|\r/u,
  semicolon: /;|\r\n|\n|\r/u,
  tab: /\t|\r\n|\n|\r/u,
  whitespace: /\p{White_Space}+/u,
} as const;

/** The source of an empty pattern. */
const NOTHING = '(?:)';

const ESCAPES: Readonly<Record<string, string>> = { '\\n': '\n', '\\t': '\t', '\\r': '\r', '\\\\': '\\' };

/** Decodes line breaks and tabs typed as escapes into a single-line field; any other backslash is literal. */
export const readEscapes = (text: string): string => text.replaceAll(/\\[ntr\\]/gu, (escape) => ESCAPES[escape] ?? escape);

const WHITE_SPACE = /\p{White_Space}/u;

/** Trims by Unicode's definition of whitespace, unlike `trim`. No pattern anchored at the end, which would be quadratic in runs of spaces. */
export function trimSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start++;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** The same text for texts that differ only in case. Via uppercase, because letters that only differ in lowercase, such as ß and ss, or σ and ς, are equal. */
export const foldCase = (text: string): string => text.toUpperCase().toLowerCase();
