import type { Position } from '../contract/errors.ts';
import type { Failure } from './run.ts';
import type { Words } from './words.ts';

type Place = { readonly position: number } | { readonly line: number; readonly column: number } | Record<never, never>;

const placeOf = (position: Position | undefined): Place => {
  if (!position) return {};
  return 'character' in position ? { position: position.character } : position;
};

/** The words for parameters that are codes: the word for `layer` is `layerName`. */
const namesOf = (params: Failure['params'], words: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, code]) => (words.has(`codes.${code}`) ? [[`${name}Name`, words.t(`codes.${code}`)]] : [])));

/** Formats an error's message, from the tool's strings or the shared ones. */
export function describeFailure({ code, field = '', position, params }: Failure, words: Words): string {
  const key = `errors.${code}`;
  return words.t(words.has(key) ? key : 'errors.bug', { field, ...namesOf(params, words), ...params, ...placeOf(position) });
}
