import { InputError } from '../../contract/errors.ts';
import { shortened } from '../../lib/text-position/fault.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Dialect } from './dialects.ts';
import { dialectNames } from './dialects.ts';

/** What is wrong with SQL, and where. */
export interface SqlFault {
  /** A word for the messages' `select`. */
  readonly found: 'text' | 'end' | 'bracket' | 'string' | 'comment' | 'depth' | 'changed';
  readonly at: number;
  readonly text?: string;
}

// A message names no more; the page has a button for each.
const MAX_NAMED = 5;

/** The error for SQL that can't be read, with the dialects that can. */
export function sqlError(text: string, field: string, { found, at, text: shown = '' }: SqlFault, accepting: readonly Dialect[]): InputError {
  const names = accepting.slice(0, MAX_NAMED).map((dialect) => dialectNames[dialect]);
  return new InputError('invalid-sql', {
    field,
    position: new Locator(text).locate(at),
    params: {
      found,
      text: shortened(shown),
      count: accepting.length,
      names: accepting.length > MAX_NAMED ? `${names.join(', ')}, …` : names.join(', '),
      dialects: accepting.join(','),
    },
  });
}
