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

/**
 * Finds the entries in which every word of a search fits the name (with double weight), the description, the search words or
 * the category, in any order, the likeliest first. Words that fit nowhere are looked for by likeness.
 */
export function createFinder<Entry extends Findable>(entries: readonly Entry[]): (query: string) => readonly Found<Entry>[] {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'name', weight: 2 }, 'description', 'aliases', 'keywords', 'category'],
    threshold: THRESHOLD,
    ignoreLocation: true,
    includeScore: true,
  });
  const indexed = entries.map((entry) => ({ entry, texts: textsOf(entry) }));
  /** entry → how alike it is to the text, above 0 and at most 1 */
  const alike = (text: string): ReadonlyMap<Entry, number> => new Map(fuse.search(text).map(({ item, score = 1 }) => [item, Math.max(1 - score, 0.01)]));

  return (query) => {
    const text = query.trim().toLowerCase();
    // An empty search finds all entries and hides none.
    if (text === '') return entries.map((entry) => ({ entry, isDirect: true }));
    const words = text.split(/\s+/u).map((word) => ({ word, alike: alike(word) }));
    const found = indexed.flatMap(({ entry, texts }) => {
      const fits = words.map(({ word, alike }) => fitOf(texts, word) || (alike.get(entry) ?? 0));
      if (fits.includes(0)) return [];
      const isDirect = isDirectHit(texts, text) || words.every(({ word }) => isDirectHit(texts, word));
      return [{ entry, isDirect, score: fits.reduce((sum, fit) => sum + fit, 0) + wholeFit(texts, text) + (isDirect ? DIRECT : 0) }];
    });
    if (found.length > 0) return found.toSorted((a, b) => b.score - a.score);
    return [...alike(text).keys()].map((entry) => ({ entry, isDirect: false }));
  };
}

/** The texts of an entry in lower case, and their words. */
interface Texts {
  readonly name: string;
  readonly nameWords: readonly string[];
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  readonly keywordWords: readonly string[];
  readonly description: string;
  readonly category: string;
}

function textsOf({ name, aliases, keywords, description, category }: Findable): Texts {
  const lower = { name: name.toLowerCase(), keywords: keywords.map((word) => word.toLowerCase()).filter((word) => word !== '') };
  return {
    ...lower,
    nameWords: wordsOf(lower.name),
    aliases: aliases.map((alias) => alias.toLowerCase()),
    keywordWords: lower.keywords.flatMap(wordsOf),
    description: description.toLowerCase(),
    category: category.toLowerCase(),
  };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s/,-]+/u);

/** How well one word of a search fits an entry: more than 1, or 0 where the word does not occur. A name counts double. */
function fitOf(texts: Texts, word: string): number {
  const { name, nameWords, aliases, keywords, keywordWords, description, category } = texts;
  if (nameWords.includes(word) || aliases.includes(word)) return 12;
  if (nameWords.some((own) => own.startsWith(word) || isStem(own, word))) return 10;
  if (keywords.includes(word)) return 7;
  if (keywordWords.includes(word)) return 6;
  if (name.includes(word)) return 5;
  if ([...keywordWords, ...aliases].some((own) => own.startsWith(word) || isStem(own, word))) return 4;
  if (description.includes(word)) return 3;
  return category.includes(word) || keywords.some((own) => own.includes(word)) ? 2 : 0;
}

const MIN_STEM = 5;
const MAX_ENDING = 3;

// So that `decoder` fits `decode`, and `minified` fits `minify`.
const isStem = (own: string, word: string): boolean => own.length > MIN_STEM && word.length <= own.length + MAX_ENDING && word.startsWith(own.slice(0, -1));

// Direct hits come before all others: no sum of fits reaches this.
const DIRECT = 1_000;

/** Whether a text is the name or the beginning of one of its words, an alias, or a search word. */
const isDirectHit = ({ name, nameWords, aliases, keywords }: Texts, text: string): boolean =>
  name.startsWith(text) || nameWords.some((own) => own.startsWith(text)) || aliases.includes(text) || keywords.includes(text);

/** What it counts that a search as a whole is the name, or its beginning, or another name. */
function wholeFit({ name, aliases, keywords }: Texts, text: string): number {
  if (name === text || aliases.includes(text)) return 40;
  if (name.startsWith(text)) return 20;
  return keywords.includes(text) ? 8 : 0;
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
