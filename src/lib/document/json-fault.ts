import type { InputError } from '../../contract/errors.ts';
import type { Found, GrammarFault, Opened as OpenedKind } from './fault.ts';
import { grammarError } from './fault.ts';

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
export type Fault = GrammarFault<Expected, Found, Kind>;

/** The error for a text that is no JSON. */
export const jsonError = (text: string, field: string, fault: Fault): InputError => grammarError('invalid-json', text, field, fault);
