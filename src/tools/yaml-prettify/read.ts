import { InputError } from '../../contract/errors.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Work } from '../../lib/work/slices.ts';
import { isDocumentMarker, lineBreakLength } from '../../lib/document/yaml/characters.ts';
import type { YamlSyntax } from '../../lib/document/yaml/node.ts';
import { parseYamlSyntax } from '../../lib/document/yaml/syntax.ts';
import type { Problems } from './problems.ts';

/**
 * Parses the documents of a text. After an error it continues at the next document, or the next entry at the left edge,
 * and throws once all errors are known.
 */
export function* readYamlSyntax(text: string, field: string, problems: Problems): Work<readonly YamlSyntax[]> {
  for (let start: number | undefined = 0; start !== undefined && !problems.isFull; ) {
    const read: Read = yield* attempt(text.slice(start), field);
    if (read.ok) {
      problems.throwIfAny();
      return read.documents;
    }
    start = addProblem(text, start, read.error, problems);
  }
  problems.throwIfAny();
  return [];
}

type Read = { readonly ok: true; readonly documents: readonly YamlSyntax[] } | { readonly ok: false; readonly error: InputError };

function* attempt(text: string, field: string): Work<Read> {
  try {
    return { ok: true, documents: (yield* parseYamlSyntax(text, field, false)).documents };
  } catch (error) {
    if (error instanceof InputError && error.code === 'invalid-yaml') return { ok: false, error };
    throw error;
  }
}

/** Records an error in the text from `start` on. Returns the offset at which to continue. */
function addProblem(text: string, start: number, error: InputError, problems: Problems): number | undefined {
  const { position } = error;
  if (!position || !('line' in position)) throw error;
  const at = offsetOf(text, start, position.line, position.column);
  problems.add(at, () => inWholeText(text, start, error));
  for (let line = lineStartFrom(text, at); line < text.length; line = lineStartFrom(text, line + 1)) if (line > start && mayStart(text, line)) return line;
  return undefined;
}

/** Returns the error of a part, with its lines counted from the start of the text. */
function inWholeText(text: string, start: number, { code, field, position, params }: InputError): InputError {
  const before = new Locator(text).locate(start).line - 1;
  const openedLine = Number(params['openedLine']);
  return new InputError(code, {
    ...(field !== undefined && { field }),
    ...(position && { position: 'line' in position ? { ...position, line: position.line + before } : position }),
    params: { ...params, openedLine: openedLine > 0 ? openedLine + before : 0 },
  });
}

/** Returns the offset of a line and column (1-based, in code points) after `start`. */
function offsetOf(text: string, start: number, line: number, column: number): number {
  let at = start;
  for (let count = 1; count < line; count++) at = lineStartFrom(text, at + 1);
  for (let count = 1; count < column; count++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}

/** Returns the first line start from `from` on, or the end of the text. */
function lineStartFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && !startsLine(text, at)) at++;
  return at;
}

const startsLine = (text: string, at: number): boolean =>
  at === 0 || (lineBreakLength(text, at - 1) > 0 && !(text.charCodeAt(at - 1) === 0x0d && text.charCodeAt(at) === 0x0a));

// A plain or quoted key with its colon, or a dash.
const ENTRY = /(?:[\w/.$][^\n\r:#]*|"[^"\n\r]*"|'[^'\n\r]*')[ \t]*:(?=[ \t\n\r]|$)|-[ \t]/y;

function mayStart(text: string, lineStart: number): boolean {
  ENTRY.lastIndex = lineStart;
  return isDocumentMarker(text, lineStart) || ENTRY.test(text);
}
