import { InputError } from '../../contract/errors.ts';
import { Locator } from './locator.ts';

/** What was found instead of what was expected; a case of the messages' `select`. */
export type Found =
  | 'end'
  | 'character'
  | 'codePoint'
  | 'word'
  | 'lineBreak'
  | 'comment'
  | 'trailingComma'
  | 'singleQuote'
  | 'leadingZero'
  | 'escape'
  | 'controlCharacter';

/** The construct that contains the error, and where it was opened. */
export interface Opened<Kind extends string> {
  readonly kind: Kind;
  readonly at: number;
}

/** A position where a text violates a grammar. */
export interface GrammarProblem<Expected extends string, FoundWord extends string, Kind extends string, Cure extends string = never> {
  readonly at: number;
  readonly expected: Expected;
  /** Default: read from the text. */
  readonly found?: FoundWord | Found;
  readonly opened?: Opened<Kind> | undefined;
  /** The related member or element. */
  readonly name?: string | undefined;
  /** What to do about it, for grammars whose messages suggest a fix. */
  readonly cure?: Cure;
}

const MAX_SHOWN = 40;
const SHOWN_AS_CHARACTER: ReadonlySet<string> = new Set(['character', 'comment', 'trailingComma', 'singleQuote']);

/** Creates the error for a text that violates a grammar. Its params are cases of `select`, and parts of the text. */
export function grammarError(code: string, text: string, field: string, problem: GrammarProblem<string, string, string, string>): InputError {
  const { at, expected, found = foundAt(text, at), opened, name, cure } = problem;
  const locator = new Locator(text);
  const openedAt = opened && locator.locate(opened.at);
  const params = {
    found,
    text: shownText(text, at, found),
    expected,
    name: shortened(name ?? ''),
    opened: opened?.kind ?? 'nothing',
    openedLine: openedAt?.line ?? 0,
    openedColumn: openedAt?.column ?? 0,
    ...(cure !== undefined && { cure }),
  };
  return new InputError(code, { field, position: locator.locate(at), params });
}

/** Returns what is at the position of an error, unless the error specifies it. */
export function foundAt(text: string, at: number): Found {
  if (at >= text.length) return 'end';
  const code = text.codePointAt(at) ?? 0;
  if (code === 0x0a || code === 0x0d) return 'lineBreak';
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return 'comment';
  const character = String.fromCodePoint(code);
  if (/^[\p{L}\p{N}_$]$/u.test(character)) return 'word';
  // A character that is invisible in a message is shown as its code point.
  return /^[\p{C}\p{Z}\p{M}]$/u.test(character) ? 'codePoint' : 'character';
}

function shownText(text: string, at: number, found: string): string {
  if (found === 'end' || found === 'lineBreak' || at >= text.length) return '';
  const code = text.codePointAt(at) ?? 0;
  if (found === 'codePoint' || found === 'controlCharacter') return formatCodePoint(code);
  const near = text.slice(at, at + 2 * MAX_SHOWN);
  if (found === 'escape') return escapeAt(text, at);
  if (SHOWN_AS_CHARACTER.has(found)) return String.fromCodePoint(code);
  return shortened(/^[-+]?[\p{L}\p{N}_$.:+-]+/u.exec(near)?.[0] ?? String.fromCodePoint(code));
}

/** Returns a backslash and what it escapes, for messages. */
export const escapeAt = (text: string, at: number): string => /^\\(?:[uUx][0-9a-fA-F]*|.)/su.exec(text.slice(at, at + 2 * MAX_SHOWN))?.[0] ?? '\\';

/** Formats a code point as U+0041. */
export const formatCodePoint = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Shortens a name or token for messages. */
export function shortened(text: string): string {
  // A name may be megabytes long, so only the displayed part is read.
  const points = Array.from(text.slice(0, 2 * MAX_SHOWN + 2));
  return points.length > MAX_SHOWN ? `${points.slice(0, MAX_SHOWN).join('')}…` : points.join('');
}
