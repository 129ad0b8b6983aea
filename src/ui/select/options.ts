import Fuse from 'fuse.js';

export interface Option<Value> {
  readonly label: string;
  /** The text that ranks matches, if the label contains more. Default: the label. */
  readonly name?: string;
  readonly value: Value;
}

/** Options as callers may give them: a string is both label and value. */
export type Options<Value> = readonly (Option<Value> | (Value & string))[];

export const toOptions = <Value>(options: Options<Value>): readonly Option<Value>[] =>
  options.map((option) => (typeof option === 'string' ? { label: option, value: option } : option));

const THRESHOLD = 0.3;

/**
 * Finds options by label and tolerates typing errors. First come the options whose name is the search, then those whose name starts
 * with it, then those that contain it, and the similar ones last; within each group they keep their order. An empty search finds all.
 */
export function createOptionFinder<Value>(options: readonly Option<Value>[]): (search: string) => readonly Option<Value>[] {
  const fuse = new Fuse(options, { keys: ['label'], threshold: THRESHOLD, ignoreLocation: true, shouldSort: false });
  return (search) => {
    const sought = search.trim();
    if (sought === '') return options;
    return fuse
      .search(sought)
      .map(({ item }) => item)
      .sort((a, b) => distance(a.name ?? a.label, sought) - distance(b.name ?? b.label, sought));
  };
}

/** How far a name is from the search, without case: 0 for the same text. */
function distance(name: string, search: string): number {
  const [text, sought] = [name.toLowerCase(), search.toLowerCase()];
  if (text === sought) return 0;
  if (text.startsWith(sought)) return 1;
  return text.includes(sought) ? 2 : 3;
}
