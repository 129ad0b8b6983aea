import { InputError } from '../../contract/errors.ts';
import type { Position } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';

export interface HtmlLayout {
  readonly indent: number;
  readonly indentWith: 'space' | 'tab';
  /** In characters. */
  readonly lineWidth: number;
  /** Whether markup that only Word reads is removed from Word's HTML. */
  readonly cleanWord: boolean;
}

/**
 * Lays HTML out as Prettier does, without the last line feed. Prettier reads some HTML in another way than browsers, such as a
 * paragraph within an element that is still open: that is written as browsers read it, and laid out then.
 * @throws InputError `invalid-html`, with line and column where there is one place to name
 */
export async function formatHtml(text: string, field: string, layout: HtmlLayout): Promise<string> {
  const { isFromWord, isNestedAsWritten, isSameTree, readTree, removeWordMarkup, writeTree } = await import('./html-tree.ts');
  const laidOut = await layOut(text, field, layout);
  const isWord = layout.cleanWord && isFromWord(text);
  if (!isWord && isSameTree(text, laidOut) && isNestedAsWritten(laidOut)) return laidOut;
  const tree = readTree(text);
  if (isWord) removeWordMarkup(tree);
  return layOut(writeTree(tree), field, layout);
}

async function layOut(text: string, field: string, { indent, indentWith, lineWidth }: HtmlLayout): Promise<string> {
  const { format, html } = await import('./prettier.ts');
  try {
    const laidOut = await format(text, { parser: 'html', plugins: [html], tabWidth: indent, useTabs: indentWith === 'tab', printWidth: lineWidth });
    return laidOut.replace(/\n$/u, '');
  } catch (error) {
    throw new InputError('invalid-html', { field, ...faultOf(error, text) });
  }
}

/** What the library's sentences are told by, and the word for it in the messages' `select`. */
const FAULTS: readonly (readonly [pattern: RegExp, found: string])[] = [
  [/^Unexpected character "EOF"/u, 'end'],
  [/^Unexpected closing tag "([^"]*)"/u, 'endTag'],
  [/^Void elements do not have end tags "([^"]*)"/u, 'voidEndTag'],
  [/^Unknown entity "([^"]*)"/u, 'reference'],
  [/^Unable to parse entity "([^"]*)"/u, 'reference'],
  [/^Unexpected character "([^"]*)"/u, 'character'],
];

// In UTF-16 code units.
const MAX_NAME_LENGTH = 40;

interface Fault {
  readonly position?: Position;
  readonly params: { readonly found: string; readonly text: string };
}

function faultOf(error: unknown, text: string): Fault {
  // Elements within elements are read by functions that call themselves.
  if (error instanceof RangeError) return { params: { found: 'depth', text: '' } };
  // The library trips over some texts that end too early, such as an open CDATA section.
  if (error instanceof TypeError) return { params: { found: 'unreadable', text: '' } };
  if (!(error instanceof SyntaxError)) throw error;
  const [found, named = ''] = FAULTS.flatMap(([pattern, word]) => {
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

/** The library counts columns in UTF-16 code units, and none for a byte order mark. */
function inCodePoints({ line, column }: Place, text: string): Place {
  const written = splitLines(text)[line - 1] ?? '';
  const mark = line === 1 && written.startsWith('\uFEFF') ? 1 : 0;
  return { line, column: Array.from(written.slice(mark, mark + column - 1)).length + mark + 1 };
}
