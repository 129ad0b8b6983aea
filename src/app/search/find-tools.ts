import Fuse from 'fuse.js';

/** What the search knows of an entry: a tool, or an action of the palette. */
export interface Findable {
  readonly name: string;
  readonly description: string;
  /** Other names, the same in every language. */
  readonly aliases: readonly string[];
  /** Search words of the reader's language and of English. */
  readonly keywords: readonly string[];
  readonly category: string;
}

export interface Found<Entry> {
  readonly entry: Entry;
  /** An exact or prefix hit on the name, or an exact one on a search word: it is never hidden. */
  readonly isDirect: boolean;
}

const THRESHOLD = 0.3;

/** Finds entries by name (which counts double), description, search words and category, direct hits first. */
export function createFinder<Entry extends Findable>(entries: readonly Entry[]): (query: string) => readonly Found<Entry>[] {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'name', weight: 2 }, 'description', 'aliases', 'keywords', 'category'],
    threshold: THRESHOLD,
    ignoreLocation: true,
  });
  return (query) => {
    const text = query.trim().toLowerCase();
    // Nothing asked for: everything, and nothing of it hidden.
    if (text === '') return entries.map((entry) => ({ entry, isDirect: true }));
    const fuzzy = fuse.search(text).map(({ item }) => item);
    const direct = entries.filter((entry) => closeness(entry, text) < NOT_DIRECT).toSorted((a, b) => closeness(a, text) - closeness(b, text));
    return [
      ...direct.map((entry) => ({ entry, isDirect: true })),
      ...fuzzy.filter((entry) => !direct.includes(entry)).map((entry) => ({ entry, isDirect: false })),
    ];
  };
}

const NOT_DIRECT = 4;

// 0 the name or an alias, 1 its beginning, 2 the beginning of one of its words, 3 a search word
function closeness({ name, aliases, keywords }: Findable, text: string): number {
  const lower = name.toLowerCase();
  if (lower === text || aliases.some((alias) => alias.toLowerCase() === text)) return 0;
  if (lower.startsWith(text)) return 1;
  if (lower.split(/[\s/-]+/u).some((word) => word.startsWith(text))) return 2;
  return keywords.some((word) => word.toLowerCase() === text) ? 3 : NOT_DIRECT;
}

export interface Group<Entry> {
  readonly category: string;
  /** Which group of its category it is: 1 for the first. */
  readonly part: number;
  readonly entries: readonly Entry[];
}

const MAX_IN_GROUP = 5;

/**
 * Groups what was found by category, the category of the best hit first, at most five to a group. Of the hits that are
 * not direct no more are shown; direct ones go on in further groups of the same category.
 */
export function groupFound<Entry extends Findable>(found: readonly Found<Entry>[]): readonly Group<Entry>[] {
  const categories = new Map<string, Entry[]>();
  for (const { entry, isDirect } of found) {
    const entries = categories.get(entry.category) ?? [];
    categories.set(entry.category, entries);
    if (entries.length < MAX_IN_GROUP || isDirect) entries.push(entry);
  }
  return [...categories].flatMap(([category, entries]) => inFives(entries).map((part, index) => ({ category, part: index + 1, entries: part })));
}

const inFives = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / MAX_IN_GROUP) }, (_, part) => items.slice(part * MAX_IN_GROUP, (part + 1) * MAX_IN_GROUP));
