import { InputError } from '../../contract/errors.ts';
import { Locator } from './locator.ts';

/** What stands where something else should, a word for the messages' `select`. */
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

export type Expected =
  | 'value'
  | 'valueOrBracket'
  | 'name'
  | 'nameOrBrace'
  | 'colon'
  | 'commaOrBrace'
  | 'commaOrBracket'
  | 'endOfText'
  | 'endOfLine'
  | 'digit'
  | 'escape'
  | 'closingQuote'
  | 'closingComment';

/** What the fault lies in, and where that was opened. */
export interface Opened {
  readonly kind: 'object' | 'array' | 'string' | 'comment';
  readonly at: number;
}

export interface Fault {
  readonly at: number;
  readonly expected: Expected;
  /** Left out, it is read from the text. */
  readonly found?: Found;
  readonly opened?: Opened | undefined;
  /** The member whose name was read last. */
  readonly name?: string | undefined;
}

const MAX_SHOWN = 40;

/** The error for a text that breaks the grammar. Its params are words for `select`, and what the text has. */
export function jsonError(text: string, field: string, { at, expected, found = foundAt(text, at), opened, name }: Fault): InputError {
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
  };
  return new InputError('invalid-json', { field, position: locator.locate(at), params });
}

function foundAt(text: string, at: number): Found {
  if (at >= text.length) return 'end';
  const code = text.codePointAt(at) ?? 0;
  if (code === 0x0a || code === 0x0d) return 'lineBreak';
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return 'comment';
  const character = String.fromCodePoint(code);
  if (/^[\p{L}\p{N}_$]$/u.test(character)) return 'word';
  // What would not be seen in a message is named by its number.
  return /^[\p{C}\p{Z}\p{M}]$/u.test(character) ? 'codePoint' : 'character';
}

function shownText(text: string, at: number, found: Found): string {
  const code = text.codePointAt(at) ?? 0;
  if (found === 'end' || found === 'lineBreak') return '';
  if (found === 'codePoint' || found === 'controlCharacter') return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const near = text.slice(at, at + 2 * MAX_SHOWN);
  if (found === 'word' || found === 'leadingZero') return shortened(/^[-+]?[\p{L}\p{N}_$.]+/u.exec(near)?.[0] ?? near);
  if (found === 'escape') return /^\\(?:[ux][0-9a-fA-F]*|.)/su.exec(near)?.[0] ?? '\\';
  return String.fromCodePoint(code);
}

/** A name or token as messages show it. */
export function shortened(text: string): string {
  // No name is read further than it is shown: it may be megabytes long.
  const points = Array.from(text.slice(0, 2 * MAX_SHOWN + 2));
  return points.length > MAX_SHOWN ? `${points.slice(0, MAX_SHOWN).join('')}…` : points.join('');
}
