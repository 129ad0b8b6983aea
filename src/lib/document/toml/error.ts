import type { InputError } from '../../../contract/errors.ts';
import type { GrammarProblem, Opened } from '../../text-position/grammar-error.ts';
import { grammarError } from '../../text-position/grammar-error.ts';

export type TomlExpected =
  | 'key'
  | 'keyOrBrace'
  | 'dotOrEquals'
  | 'dotOrBracket'
  | 'closingBrackets'
  | 'value'
  | 'valueOrBracket'
  | 'commaOrBracket'
  | 'commaOrBrace'
  | 'endOfLine'
  | 'closingQuote'
  | 'escape'
  | 'number'
  | 'dateTime'
  | 'newKey'
  | 'table'
  | 'arrayOfTables';

// Specific to TOML: a key or table that is already defined; a value that is not a table; a table that cannot be extended.
type TomlFound = 'repeatedKey' | 'notTable' | 'completeTable' | 'number' | 'dateTime';

type Kind = 'array' | 'inlineTable' | 'string' | 'header';
export type TomlOpened = Opened<Kind>;
export type TomlProblem = GrammarProblem<TomlExpected, TomlFound, Kind>;

/** Creates the error for a text that is not valid TOML. */
export const tomlError = (text: string, field: string, problem: TomlProblem): InputError => grammarError('invalid-toml', text, field, problem);
