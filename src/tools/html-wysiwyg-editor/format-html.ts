import { InputError } from '../../contract/errors.ts';
import type { Position } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';

export interface HtmlLayout {
  readonly indent: number;
  readonly indentWith: 'space' | 'tab';
  /** In characters. */
  readonly lineWidth: number;
  /** Whether to remove markup that only Word uses from Word HTML. */
  readonly cleanWord: boolean;
}

/**
 * Formats HTML with Prettier, without the trailing line feed. Prettier parses some HTML differently than browsers, such as a
 * paragraph within an open paragraph. Such HTML is serialized as browsers parse it, and then formatted.
 * @throws InputError `invalid-html`, with line and column if the error has a position; `too-deeply-nested`
 */
export async function formatHtml(text: string, field: string, layout: HtmlLayout): Promise<string> {
  const { isFromWord, isNestedAsWritten, isSameTree, readTree, removeWordMarkup, writeTree } = await import('./html-tree.ts');
  const laidOut = await layOut(text, field, layout);
  const isWord = layout.cleanWord && isFromWord(text);
  if (!isWord && isSameTree(text, laidOut, field) && isNestedAsWritten(laidOut, field)) return laidOut;
  const tree = readTree(text, field);
  if (isWord) removeWordMarkup(tree);
  return layOut(writeTree(tree), field, layout);
}

async function layOut(text: string, field: string, { indent, indentWith, lineWidth }: HtmlLayout): Promise<string> {
  const { format, html } = await import('./prettier.ts');
  try {
    const laidOut = await format(text, { parser: 'html', plugins: [html], tabWidth: indent, useTabs: indentWith === 'tab', printWidth: lineWidth });
    return laidOut.replace(/\n$/u, '');
  } catch (error) {
    throw new InputError('invalid-html', { field, ...describeError(error, text) });
  }
}

/** Patterns of the error messages of the library, and the case of each in the `select` of our message. */
const ERROR_PATTERNS: readonly (readonly [pattern: RegExp, found: string])[] = [
  [/^Unexpected character "EOF"/u, 'end'],
  [/^Unexpected closing tag "([^"]*)"/u, 'endTag'],
  [/^Void elements do not have end tags "([^"]*)"/u, 'voidEndTag'],
  [/^Unknown entity "([^"]*)"/u, 'reference'],
  [/^Unable to parse entity "([^"]*)"/u, 'reference'],
  [/^Unexpected character "([^"]*)"/u, 'character'],
];

// In UTF-16 code units.
const MAX_NAME_LENGTH = 40;

interface HtmlError {
  readonly position?: Position;
  readonly params: { readonly found: string; readonly text: string };
}

function describeError(error: unknown, text: string): HtmlError {
  // Nested elements are parsed recursively, so deep nesting overflows the stack.
  if (error instanceof RangeError) return { params: { found: 'depth', text: '' } };
  // The library throws other errors for some incomplete HTML, such as an unclosed CDATA section.
  if (error instanceof TypeError) return { params: { found: 'unreadable', text: '' } };
  if (!(error instanceof SyntaxError)) throw error;
  const [found, named = ''] = ERROR_PATTERNS.flatMap(([pattern, word]) => {
    const match = pattern.exec(error.message);
    return match ? [[word, match[1]] as const] : [];
  })[0] ?? ['other', ''];
  const start = startOf(error);
  return { ...(start && { position: inCodePoints(start, text) }), params: { found, text: named.slice(0, MAX_NAME_LENGTH) } };
}

interface Place {
  readonly line: number;
  /** In UTF-16 code units. */
  readonly column: number;
}

function startOf(error: SyntaxError): Place | undefined {
  if (!('loc' in error) || typeof error.loc !== 'object' || error.loc === null || !('start' in error.loc)) return undefined;
  const { start } = error.loc;
  const isPlace = typeof start === 'object' && start !== null && 'line' in start && 'column' in start;
  return isPlace && typeof start.line === 'number' && typeof start.column === 'number' ? { line: start.line, column: start.column } : undefined;
}

/** The library counts columns in UTF-16 code units, without a byte order mark. */
function inCodePoints({ line, column }: Place, text: string): Place {
  const written = splitLines(text)[line - 1] ?? '';
  const mark = line === 1 && written.startsWith('\uFEFF') ? 1 : 0;
  return { line, column: Array.from(written.slice(mark, mark + column - 1)).length + mark + 1 };
}
