import Fuse from 'fuse.js';

/** The searchable words of a tool or an action. */
export interface Findable {
  readonly name: string;
  readonly description: string;
  /** Other names, independent of the language. */
  readonly aliases: readonly string[];
  /** Search words of the reader's language and of English. */
  readonly keywords: readonly string[];
  readonly category: string;
}

export interface Found<Entry> {
  readonly entry: Entry;
  /** True for an exact or prefix match of the name or an exact match of a search word: such hits are never hidden. */
  readonly isDirect: boolean;
}

const THRESHOLD = 0.3;

/** Finds entries by name (with double weight), description, search words and category. Direct hits come first. */
export function createFinder<Entry extends Findable>(entries: readonly Entry[]): (query: string) => readonly Found<Entry>[] {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'name', weight: 2 }, 'description', 'aliases', 'keywords', 'category'],
    threshold: THRESHOLD,
    ignoreLocation: true,
  });
  return (query) => {
    const text = query.trim().toLowerCase();
    // An empty search finds all entries and hides none.
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
  /** 1-based number of the group within its category. */
  readonly part: number;
  readonly entries: readonly Entry[];
}

const MAX_IN_GROUP = 5;

/**
 * Groups hits by category, beginning with the category of the best hit, with at most five hits per group. Further direct hits
 * go into further groups of the same category; further other hits are dropped.
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
