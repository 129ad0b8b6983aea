import { hasPlaceholder } from '../../lib/document/yaml/template.ts';
import { lineBreakLength, skipBlanks, skipSpaces } from '../../lib/document/yaml/characters.ts';

export type QuoteStyle = 'keep' | 'double' | 'single';

const LINE_BREAK = /\r\n|[\n\r]/u;

/**
 * The lines of a plain or quoted scalar as it is written, without the white space around line breaks, which means
 * nothing (YAML 1.2.2, 6.5).
 */
export function flowScalarLines(written: string): readonly string[] {
  if (!LINE_BREAK.test(written)) return [written];
  const isDouble = written.startsWith('"');
  const lines = written.split(LINE_BREAK);
  return lines.map((line, index) => {
    const solid = index === 0 ? line : line.slice(skipBlanks(line, 0));
    return index === lines.length - 1 ? solid : withoutBlanksAtEnd(solid, isDouble);
  });
}

function withoutBlanksAtEnd(line: string, isDouble: boolean): string {
  let end = line.length;
  while (end > 0 && (line.charAt(end - 1) === ' ' || line.charAt(end - 1) === '\t')) end--;
  // In double quotes a backslash makes content of the blank behind it.
  return isDouble && end < line.length && endsInEscape(line, end) ? line.slice(0, end + 1) : line.slice(0, end);
}

function endsInEscape(line: string, end: number): boolean {
  let backslashes = 0;
  while (line.charAt(end - 1 - backslashes) === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** A quoted scalar in other quotes, where these need no escapes. */
export function requote(written: string, style: QuoteStyle): string {
  // What a template puts there may have any quotes in it.
  if (hasPlaceholder(written)) return written;
  const content = written.slice(1, -1);
  if (style === 'double' && written.startsWith("'")) return /["\\]/u.test(content) ? written : `"${content.replaceAll("''", "'")}"`;
  if (style !== 'single' || !written.startsWith('"') || content.includes("'")) return written;
  const hasOtherEscapes = content.replaceAll(/\\["\\]/gu, '').includes('\\');
  return hasOtherEscapes ? written : `'${content.replaceAll(/\\(["\\])/gu, '$1')}'`;
}

/** A plain scalar in quotes. */
export function quotePlain(written: string, style: QuoteStyle): string {
  const needsSingle = /["\\]/u.test(written);
  const isSingle = needsSingle || (style === 'single' && !written.includes("'"));
  return isSingle ? `'${written.replaceAll("'", "''")}'` : `"${written}"`;
}

/** What ends a plain scalar in flow style, and only there. */
export const needsQuotesInFlow = (plain: string): boolean => /[,[\]{}]/u.test(plain);

/** What readers of YAML 1.1, PyYAML among them, refuse in flow style. */
export const isRefusedInFlow = (plain: string): boolean => /^:|\?/u.test(plain);

/** A block scalar as it is written (YAML 1.2.2, 8.1). */
export interface BlockScalarText {
  readonly indicator: string;
  /** Whether the header says how far in the lines stand. */
  readonly isExplicit: boolean;
  readonly chomping: string;
  readonly comment: { readonly at: number; readonly text: string } | undefined;
  /** Without indentation. */
  readonly lines: readonly string[];
  /** Offset behind the lines: blank lines at the end belong to the text only if it keeps them. */
  readonly end: number;
}

const HEADER = /([|>])([-+]?)([1-9]?)([-+]?)[ \t]*(#[^\n\r]*)?/y;

/** `parentColumn`: of the collection that it is in, -1 for a root. */
export function blockScalarText(text: string, start: number, end: number, parentColumn: number): BlockScalarText {
  HEADER.lastIndex = start;
  const [header = '', indicator = '', chompingBefore = '', digit = '', chompingAfter = '', comment] = HEADER.exec(text) ?? [];
  const chomping = chompingBefore + chompingAfter;
  const firstLine = start + header.length + lineBreakLength(text, start + header.length);
  const written = sourceLines(text, firstLine, end);
  const width = digit === '' ? firstIndentation(written) : Math.max(parentColumn, 0) + Number(digit);
  const lines = written.map((line) => line.text.slice(Math.min(width, skipSpaces(line.text, 0))));
  let count = lines.length;
  if (chomping !== '+') while (count > 0 && lines[count - 1] === '') count--;
  return {
    indicator,
    isExplicit: digit !== '',
    chomping,
    comment: comment === undefined ? undefined : { at: start + header.length - comment.length, text: comment.trimEnd() },
    lines: lines.slice(0, count),
    end: written[count]?.at ?? end,
  };
}

interface SourceLine {
  readonly at: number;
  readonly text: string;
}

function sourceLines(text: string, start: number, end: number): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  for (let at = start; at < end; ) {
    let lineEnd = at;
    while (lineEnd < end && lineBreakLength(text, lineEnd) === 0) lineEnd++;
    lines.push({ at, text: text.slice(at, lineEnd) });
    at = lineEnd + lineBreakLength(text, lineEnd);
  }
  return lines;
}

/** The spaces before the first line that has something else. */
function firstIndentation(lines: readonly SourceLine[]): number {
  for (const { text } of lines) {
    const spaces = skipSpaces(text, 0);
    if (spaces < text.length) return spaces;
  }
  return Infinity;
}
