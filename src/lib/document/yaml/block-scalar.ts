import { HASH, isBlank, isDocumentStart, isLineEnd, lineBreakLength, skipBlanks, skipSpaces, SPACE, TAB } from './characters.ts';
import type { YamlExpected } from './error.ts';

export type BlockScan =
  | {
      readonly ok: true;
      readonly style: 'literal' | 'folded';
      readonly text: string;
      /** The comment after the header, if there is one. */
      readonly comment: { readonly at: number; readonly text: string } | undefined;
      /** Start of the first line after the scalar. */
      readonly end: number;
    }
  | { readonly ok: false; readonly at: number; readonly expected: YamlExpected };

const HEADER = /[|>](?:([1-9])([-+]?)|([-+])([1-9]?))?/y;

/** Reads a block scalar (YAML 1.2.2, section 8.1); `parentIndent` is the column of the collection that contains it, -1 for a root. */
export function scanBlockScalar(text: string, start: number, parentIndent: number): BlockScan {
  HEADER.lastIndex = start;
  const [header = '', digit, chompAfter, chompBefore, digitAfter] = HEADER.exec(text) ?? [];
  const comment = readHeaderEnd(text, start + header.length);
  if (!comment.ok) return comment;
  const explicit = Number((digit ?? digitAfter) || 0);
  const chomping = chompBefore ?? chompAfter ?? '';
  // Parsers count a root's indentation from 0, although its parent is at -1.
  const wanted = explicit > 0 ? Math.max(parentIndent, 0) + explicit : undefined;
  const body = readLines(text, comment.end, parentIndent + 1, wanted);
  if (!body.ok) return body;
  const isFolded = header.startsWith('>');
  const value = isFolded ? fold(body.lines) : body.lines.join('\n');
  return {
    ok: true,
    style: isFolded ? 'folded' : 'literal',
    text: chomp(value, body.lines.length > 0, body.breaks, chomping),
    comment: comment.comment,
    end: body.end,
  };
}

type HeaderEnd =
  | { readonly ok: true; readonly comment: { readonly at: number; readonly text: string } | undefined; readonly end: number }
  | { readonly ok: false; readonly at: number; readonly expected: YamlExpected };

function readHeaderEnd(text: string, from: number): HeaderEnd {
  const at = skipBlanks(text, from);
  let end = at;
  if (text.charCodeAt(at) === HASH && at > from) while (!isLineEnd(text.charCodeAt(end))) end++;
  if (!isLineEnd(text.charCodeAt(end))) return { ok: false, at, expected: 'blockHeader' };
  return { ok: true, comment: end > at ? { at, text: text.slice(at + 1, end).trimEnd() } : undefined, end: end + lineBreakLength(text, end) };
}

interface Body {
  readonly ok: true;
  /** Without trailing blank lines. */
  readonly lines: readonly string[];
  /** The line breaks after the last line. */
  readonly breaks: number;
  readonly end: number;
}

/** `least`: minimum indentation of the lines; `wanted`: their exact indentation, if the header specifies it. */
function readLines(text: string, from: number, least: number, wanted: number | undefined): Body | { ok: false; at: number; expected: YamlExpected } {
  const lines: string[] = [];
  let indent = wanted;
  let blankLines = 0;
  let widestBlank = { width: 0, at: from };
  let at = from;
  while (at < text.length) {
    const spacesEnd = indent === undefined ? skipSpaces(text, at) : skipUpTo(text, at, indent);
    const width = spacesEnd - at;
    const contentEnd = lineEnd(text, spacesEnd);
    const isBlankLine = spacesEnd === contentEnd || (width < (indent ?? least) && isLineEnd(text.charCodeAt(skipSpaces(text, at))));
    if (isBlankLine) {
      if (indent === undefined && width > widestBlank.width) widestBlank = { width, at };
      blankLines++;
    } else {
      if (width < (indent ?? least) || (width === 0 && isDocumentStart(text, at))) {
        // After the block only spaces may indent a line, whether blank or a comment (section 8.1.1.2).
        const tab = skipSpaces(text, at);
        if (text.charCodeAt(tab) === TAB) return { ok: false, at: tab, expected: 'spaces' };
        break;
      }
      if (indent === undefined && widestBlank.width > width) return { ok: false, at: widestBlank.at, expected: 'sameIndentation' };
      indent ??= width;
      for (; blankLines > 0; blankLines--) lines.push('');
      lines.push(text.slice(spacesEnd, contentEnd));
    }
    at = contentEnd + lineBreakLength(text, contentEnd);
  }
  return { ok: true, lines, breaks: blankLines + (lines.length > 0 ? 1 : 0), end: at };
}

function skipUpTo(text: string, from: number, width: number): number {
  let at = from;
  while (at < from + width && text.charCodeAt(at) === SPACE) at++;
  return at;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (!isLineEnd(text.charCodeAt(at))) at++;
  return at;
}

/** Folds lines (section 8.1.3): a single break between two lines without leading space becomes a space; of several the first is dropped. */
function fold(lines: readonly string[]): string {
  let text = '';
  let breaks = 0;
  let wasIndented = true;
  let isFirst = true;
  for (const line of lines) {
    if (line === '') {
      breaks++;
      continue;
    }
    const isIndented = isBlank(line.charCodeAt(0));
    if (isFirst) text += '\n'.repeat(breaks);
    else if (wasIndented || isIndented) text += '\n'.repeat(breaks + 1);
    else text += breaks === 0 ? ' ' : '\n'.repeat(breaks);
    text += line;
    breaks = 0;
    wasIndented = isIndented;
    isFirst = false;
  }
  return text;
}

function chomp(text: string, hasLines: boolean, breaks: number, chomping: string): string {
  if (chomping === '-') return text;
  if (chomping === '+') return text + '\n'.repeat(breaks);
  return hasLines ? `${text}\n` : text;
}
