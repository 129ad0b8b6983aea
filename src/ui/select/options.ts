import Fuse from 'fuse.js';

export interface Option<Value> {
  readonly label: string;
  readonly value: Value;
}

/** Options as callers may give them: a string is both label and value. */
export type Options<Value> = readonly (Option<Value> | (Value & string))[];

export const toOptions = <Value>(options: Options<Value>): readonly Option<Value>[] =>
  options.map((option) => (typeof option === 'string' ? { label: option, value: option } : option));

const THRESHOLD = 0.3;

/** Finds options by label and tolerates typing errors. Results keep the order of the options; an empty search finds all. */
export function createOptionFinder<Value>(options: readonly Option<Value>[]): (search: string) => readonly Option<Value>[] {
  const fuse = new Fuse(options, { keys: ['label'], threshold: THRESHOLD, ignoreLocation: true, shouldSort: false });
  return (search) => (search.trim() === '' ? options : fuse.search(search.trim()).map(({ item }) => item));
}
