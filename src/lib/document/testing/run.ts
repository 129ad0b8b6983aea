import { InputError } from '../../../contract/errors.ts';
import type { RunContext } from '../../../contract/operations.ts';
import type { JsonReading } from '../json/json.ts';
import { parseJsonDocuments } from '../json/tree.ts';
import { runAtOnce } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import { Warnings } from '../../warnings/warnings.ts';

/** A context for tests, in which nothing happens. */
export const quietContext: RunContext = {
  signal: new AbortController().signal,
  progress: () => undefined,
  randomBytes: (length) => new Uint8Array(length),
  now: () => 0,
  timeZone: 'UTC',
  locale: 'en',
  reference: { own: {}, english: {} },
};

export { toCompactJson as toJson } from '../json/text.ts';

/** The value of a JSON5 text, comments included. */
export function fromJson(text: string, { duplicateKeys = 'keep' }: Partial<JsonReading> = {}): DocumentValue {
  const { documents } = runAtOnce(parseJsonDocuments(text, { syntax: 'json5', duplicateKeys, keepComments: true, field: 'input' }, new Warnings(text)));
  if (!documents[0]) throw new Error('nothing was read');
  return documents[0];
}

/** The error with which something is refused; undefined if it is not. */
export function errorOf(run: () => unknown): InputError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** The error with which something is refused that has to be. */
export function refusalOf(run: () => unknown): InputError {
  const error = errorOf(run);
  if (!error) throw new Error('nothing was refused');
  return error;
}
