import type { Report } from './report.ts';

/** How a string is written and read between its delimiters. */
export interface Form {
  readonly open: string;
  readonly close: string;
  /** What may precede the opening delimiter, such as `N` before a quote. Sticky. */
  readonly prefix?: RegExp;
  /** What cannot be between the delimiters. */
  readonly excludes?: RegExp;
  readonly writer: Writer;
  readonly reader: Reader;
}

/** Replaces what a form cannot contain unchanged. `replace` gets every match of the pattern. */
export interface Writer {
  /** Global, with the flag `u`. */
  readonly pattern: RegExp;
  /** `at` is the offset in the text that is written. */
  readonly replace: (match: string, at: number, text: string, report: Report) => string;
  /** Remarks on the whole text. */
  readonly check?: (text: string, report: Report) => void;
}

/** Replaces escapes with what they stand for. `replace` gets every match of the pattern. */
export interface Reader {
  /** Global, with the flag `u`. */
  readonly pattern: RegExp;
  /** `at` is the offset in the whole text, for reports. */
  readonly replace: (match: RegExpExecArray, at: number, report: Report) => string;
}

/** Writes a text without the delimiters. */
export function writeBody(text: string, { pattern, replace, check }: Writer, report: Report): string {
  check?.(text, report);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const replacement = replace(match, index, text, report);
    report.length.add(index - from + replacement.length);
    parts.push(text.slice(from, index), replacement);
    from = index + match.length;
  }
  report.length.add(text.length - from);
  return parts.join('') + text.slice(from);
}

/** A part of a text, and its offset in there. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** Reads a text without the delimiters. */
export function readBody({ text, at }: Part, { pattern, replace }: Reader, report: Report): string {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index), replace(match, at + match.index, report));
    from = match.index + match[0].length;
  }
  return parts.join('') + text.slice(from);
}
