import { InputError } from '../../contract/errors.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Dialect } from '../../lib/sql/dialects.ts';
import { dialectNames } from '../../lib/sql/dialects.ts';

/** A syntax error and its position. */
export interface SqlProblem {
  /** A key for the `select` of the message. */
  readonly found: 'text' | 'end' | 'bracket' | 'string' | 'comment' | 'depth' | 'changed';
  readonly at: number;
  readonly text?: string;
}

// The message names at most this many; the page has a button for each.
const MAX_NAMED = 5;

/** Creates the error for invalid SQL, with the dialects in which it is valid. */
export function sqlError(text: string, field: string, { found, at, text: shown = '' }: SqlProblem, accepting: readonly Dialect[]): InputError {
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
