import type { Position } from '../contract/errors.ts';
import type { Failure } from './run.ts';
import type { Words } from './words.ts';

type Place = { readonly position: number } | { readonly line: number; readonly column: number } | Record<never, never>;

const placeOf = (position: Position | undefined): Place => {
  if (!position) return {};
  return 'character' in position ? { position: position.character } : position;
};

/** Puts an error into words: the tool's own, or the shared ones. `texts` looks in the tool's strings first. */
export function describeFailure({ code, field = '', position, params }: Failure, words: Words): string {
  const key = `errors.${code}`;
  return words.t(words.has(key) ? key : 'errors.bug', { field, ...params, ...placeOf(position) });
}
