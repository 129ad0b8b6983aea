import type { InputError } from '../../../contract/errors.ts';
import type { Found, GrammarProblem, Opened as OpenedKind } from '../../text-position/grammar-error.ts';
import { foundAt, grammarError } from '../../text-position/grammar-error.ts';

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

type Kind = 'object' | 'array' | 'string' | 'comment';
export type Opened = OpenedKind<Kind>;
/** What to do about an error, as a case of the message's `select`. */
export type Cure = 'backslash' | 'noBackslash' | 'lines' | 'repair' | 'unescape' | 'none';
export type JsonProblem = GrammarProblem<Expected, Found, Kind, Cure>;

const REPAIRABLE: ReadonlySet<Found | Expected> = new Set([
  'word',
  'comment',
  'trailingComma',
  'singleQuote',
  'closingQuote',
  'closingComment',
  'commaOrBrace',
  'commaOrBracket',
]);

/** Creates the error for a text that is not valid JSON. */
export function jsonError(text: string, field: string, problem: JsonProblem): InputError {
  const { found = foundAt(text, problem.at) } = problem;
  return grammarError('invalid-json', text, field, { ...problem, found, cure: problem.cure ?? cureOf(text, problem, found) });
}

function cureOf(text: string, { at, expected }: JsonProblem, found: Found): Cure {
  if (found === 'escape') return text.charAt(at + 1) === "'" ? 'noBackslash' : 'backslash';
  // A backslash outside strings.
  if (text.charAt(at) === '\\') return 'unescape';
  if (expected === 'endOfText' && isNextLine(text, at)) return 'lines';
  return REPAIRABLE.has(found) || REPAIRABLE.has(expected) || /^[,“”„‘’`]/u.test(text.slice(at, at + 1)) ? 'repair' : 'none';
}

// Whether exactly one line with a value precedes the line of this position, and another value begins here.
const isNextLine = (text: string, at: number): boolean =>
  /^\S[^\r\n]*[\r\n]\s*$/u.test(text.slice(0, at).trimStart()) && /^[\p{L}\d"'{[-]/u.test(text.slice(at, at + 1));
