import { hasPlaceholder } from '../../lib/document/yaml/template.ts';
import { lineBreakLength, skipBlanks, skipSpaces } from '../../lib/document/yaml/characters.ts';

export type QuoteStyle = 'keep' | 'double' | 'single';

const LINE_BREAK = /\r\n|[\n\r]/u;

/**
 * Returns the source lines of a plain or quoted scalar, without the insignificant whitespace around line breaks (YAML
 * 1.2.2, section 6.5).
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
  // In double quotes, a backslash escapes the blank after it.
  return isDouble && end < line.length && endsInEscape(line, end) ? line.slice(0, end + 1) : line.slice(0, end);
}

function endsInEscape(line: string, end: number): boolean {
  let backslashes = 0;
  while (line.charAt(end - 1 - backslashes) === '\\') backslashes++;
  return backslashes % 2 === 1;
}

/** Changes the quotes of a scalar, if that needs no escapes. */
export function requote(written: string, style: QuoteStyle): string {
  // The value of a template can contain any quotes.
  if (hasPlaceholder(written)) return written;
  const content = written.slice(1, -1);
  if (style === 'double' && written.startsWith("'")) return /["\\]/u.test(content) ? written : `"${content.replaceAll("''", "'")}"`;
  if (style !== 'single' || !written.startsWith('"') || content.includes("'")) return written;
  const hasOtherEscapes = content.replaceAll(/\\["\\]/gu, '').includes('\\');
  return hasOtherEscapes ? written : `'${content.replaceAll(/\\(["\\])/gu, '$1')}'`;
}

/** Quotes a plain scalar. */
export function quotePlain(written: string, style: QuoteStyle): string {
  const needsSingle = /["\\]/u.test(written);
  const isSingle = needsSingle || (style === 'single' && !written.includes("'"));
  return isSingle ? `'${written.replaceAll("'", "''")}'` : `"${written}"`;
}

/** Characters that end a plain scalar only in flow style. */
export const needsQuotesInFlow = (plain: string): boolean => /[,[\]{}]/u.test(plain);

/** Text that YAML 1.1 parsers such as PyYAML reject in flow style. */
export const isRefusedInFlow = (plain: string): boolean => /^:|\?/u.test(plain);

/** The source of a block scalar (YAML 1.2.2, section 8.1). */
export interface BlockScalarText {
  readonly indicator: string;
  /** Whether the header has an indentation indicator. */
  readonly isExplicit: boolean;
  readonly chomping: string;
  readonly comment: { readonly at: number; readonly text: string } | undefined;
  /** Without indentation. */
  readonly lines: readonly string[];
  /** Offset after the lines: trailing blank lines are part of the text only if it keeps them. */
  readonly end: number;
}

const HEADER = /([|>])([-+]?)([1-9]?)([-+]?)[ \t]*(#[^\n\r]*)?/y;

/** `parentColumn`: column of the enclosing collection, -1 for a root. */
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

/** Returns the indentation of the first non-blank line. */
function firstIndentation(lines: readonly SourceLine[]): number {
  for (const { text } of lines) {
    const spaces = skipSpaces(text, 0);
    if (spaces < text.length) return spaces;
  }
  return Infinity;
}
