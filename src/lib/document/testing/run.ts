import { InputError } from '../../../contract/errors.ts';
import type { RunContext } from '../../../contract/operations.ts';
import type { JsonReading } from '../json/json.ts';
import { parseJsonDocuments } from '../json/tree.ts';
import { runAtOnce } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import { Warnings } from '../../warnings/warnings.ts';

/** A context for tests that does nothing. */
export const quietContext: RunContext = {
  signal: new AbortController().signal,
  progress: () => undefined,
  load: (loading) => loading(),
  randomBytes: (length) => new Uint8Array(length),
  now: () => 0,
  timeZone: 'UTC',
  locale: 'en',
  reference: { own: {}, english: {} },
};

export { toCompactJson as toJson } from '../json/text.ts';

/** Returns the value of a JSON5 text, including comments. */
export function fromJson(text: string, { duplicateKeys = 'keep' }: Partial<JsonReading> = {}): DocumentValue {
  const { documents } = runAtOnce(parseJsonDocuments(text, { syntax: 'json5', duplicateKeys, keepComments: true, field: 'input' }, new Warnings(text)));
  if (!documents[0]) throw new Error('nothing was read');
  return documents[0];
}

/** Returns the error that the function throws; undefined if it throws none. */
export function errorOf(run: () => unknown): InputError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Returns the error that the function must throw. */
export function refusalOf(run: () => unknown): InputError {
  const error = errorOf(run);
  if (!error) throw new Error('no error was thrown');
  return error;
}
