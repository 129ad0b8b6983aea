import type { InputError } from '../../../contract/errors.ts';
import type { GrammarFault, Opened } from '../../text-position/fault.ts';
import { grammarError } from '../../text-position/fault.ts';

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

// What TOML has of its own: a key or table defined before; a value that is no table; a table that is complete where it stands.
type TomlFound = 'repeatedKey' | 'notTable' | 'completeTable' | 'number' | 'dateTime';

type Kind = 'array' | 'inlineTable' | 'string' | 'header';
export type TomlOpened = Opened<Kind>;
export type TomlFault = GrammarFault<TomlExpected, TomlFound, Kind>;

/** The error for a text that is no TOML. */
export const tomlError = (text: string, field: string, fault: TomlFault): InputError => grammarError('invalid-toml', text, field, fault);
