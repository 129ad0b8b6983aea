import type { Position } from '../contract/errors.ts';
import type { Failure } from './run.ts';
import type { Words } from './words.ts';

type Place = { readonly position: number } | { readonly line: number; readonly column: number } | Record<never, never>;

const placeOf = (position: Position | undefined): Place => {
  if (!position) return {};
  return 'character' in position ? { position: position.character } : position;
};

/** Formats an error's message, from the tool's strings or the shared ones. */
export function describeFailure({ code, field = '', position, params }: Failure, words: Words): string {
  const key = `errors.${code}`;
  return words.t(words.has(key) ? key : 'errors.bug', { field, ...params, ...placeOf(position) });
}
