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
  /** Related names, such as those of the tools of a recipe. They count less than anything else. */
  readonly mentions?: readonly string[];
  /** Comes after equally direct hits, unless the search is its whole name. */
  readonly isSecondary?: boolean;
}

export interface Found<Entry> {
  readonly entry: Entry;
  /** True for an exact or prefix match of the name or an exact match of a search word: such hits are never hidden. */
  readonly isDirect: boolean;
}

const THRESHOLD = 0.3;

/**
 * Finds the entries in which every word of a search matches the name (with double weight), the description, the search words or
 * the category, in any order, best match first. An unknown word is searched with two letters swapped, and by similarity.
 */
export function createFinder<Entry extends Findable>(entries: readonly Entry[]): (query: string) => readonly Found<Entry>[] {
  const fuse = new Fuse(entries, {
    keys: [{ name: 'name', weight: 2 }, 'description', 'aliases', 'keywords', 'category'],
    threshold: THRESHOLD,
    ignoreDiacritics: true,
    ignoreLocation: true,
    includeScore: true,
  });
  const indexed = entries.map((entry) => ({ entry, texts: textsOf(entry) }));
  /** entry → its similarity to the text, above 0 and at most 1 */
  const alike = (text: string): ReadonlyMap<Entry, number> => new Map(fuse.search(text).map(({ item, score = 1 }) => [item, Math.max(1 - score, 0.01)]));
  const bestFit = (word: string): number => Math.max(...indexed.map(({ texts }) => fitOf(texts, word)), 0);
  const isKnown = (word: string): boolean => bestFit(word) > 0;
  /** The best known word that differs from an unknown one by two swapped letters. */
  const respell = (word: string): string =>
    isKnown(word)
      ? word
      : (exchanges(word)
          .filter(isKnown)
          .toSorted((a, b) => bestFit(b) - bestFit(a))[0] ?? word);

  return (query) => {
    const typed = fold(query.trim());
    // An empty search finds all entries and hides none.
    if (typed === '') return entries.map((entry) => ({ entry, isDirect: true }));
    const words = wordsOfSearch(typed, isKnown).map(respell);
    const text = words.every((word) => typed.includes(word)) ? typed : words.join(' ');
    const fitting = words.map((word) => ({ word, alike: alike(word) }));
    const found = indexed.flatMap(({ entry, texts }) => {
      const fits = fitting.map(({ word, alike }) => fitOf(texts, word) || (alike.get(entry) ?? 0));
      if (fits.includes(0)) return [];
      const isDirect = isDirectHit(texts, text) || words.every((word) => isDirectHit(texts, word));
      return [{ entry, isDirect, score: fits.reduce((sum, fit) => sum + fit, 0) + wholeFit(texts, text, words) + (isDirect ? directness(entry, text) : 0) }];
    });
    if (found.length > 0) return found.toSorted((a, b) => b.score - a.score);
    return [...alike(typed).keys()].map((entry) => ({ entry, isDirect: false }));
  };
}

/** The texts of an entry in lowercase without accents, and their words. */
interface Texts {
  readonly name: string;
  readonly nameWords: readonly string[];
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  readonly keywordWords: readonly string[];
  readonly description: string;
  readonly category: string;
  readonly mentions: readonly string[];
}

function textsOf({ name, aliases, keywords, description, category, mentions = [] }: Findable): Texts {
  const lower = { name: fold(name), keywords: keywords.map(fold).filter((word) => word !== '') };
  return {
    ...lower,
    // `wi-fi` is two words, and one.
    nameWords: [...wordsOf(lower.name), ...lower.name.split(' ').map(joined)],
    aliases: aliases.map(fold),
    keywordWords: lower.keywords.flatMap(wordsOf),
    description: fold(description),
    category: fold(category),
    mentions: mentions.map(fold),
  };
}

/** Letters that NFD does not decompose, which people without the keyboard type as these. */
const PLAIN = new Map([
  ['đ', 'd'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
]);

/** Converts a text to lowercase without accents, as many people type it: `mật khẩu` becomes `mat khau`. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đøłıßæ]/gu, (letter) => PLAIN.get(letter) ?? letter);

const wordsOf = (text: string): readonly string[] => text.split(/[\s/,-]+/u);
const joined = (text: string): string => text.replaceAll(/[\s-]+/gu, '');

const HAN = /\p{Script=Han}/u;
const BETWEEN_SCRIPTS = /\s+|(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/u;

/** The words of a search. Chinese has no spaces: known words are words, and the rest is split by the browser's dictionary. */
const wordsOfSearch = (text: string, isKnown: (word: string) => boolean): readonly string[] =>
  text.split(BETWEEN_SCRIPTS).flatMap((word) => (HAN.test(word) && !isKnown(word) ? [...segmenter().segment(word)].map(({ segment }) => segment) : [word]));

const segmenter = (): Intl.Segmenter => new Intl.Segmenter('zh', { granularity: 'word' });

const MIN_EXCHANGED = 4;
// Longer than any word that people type; a pasted one can be longer.
const MAX_EXCHANGED = 30;

/** A word with each two neighboring letters swapped, a frequent typing error. */
const exchanges = (word: string): readonly string[] =>
  word.length < MIN_EXCHANGED || word.length > MAX_EXCHANGED
    ? []
    : Array.from({ length: word.length - 1 }, (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`);

/** How well one word of a search matches an entry: at least 1, or 0 if it does not occur. A name counts double. */
function fitOf(texts: Texts, word: string): number {
  const { name, nameWords, aliases, keywords, keywordWords, description, category, mentions } = texts;
  if (nameWords.includes(word) || (HAN.test(word) && name.includes(word))) return 12;
  if (aliases.includes(word)) return 11;
  if (nameWords.some((own) => own.startsWith(word) || isStem(own, word))) return 10;
  if (keywords.includes(word)) return 7;
  if (keywordWords.includes(word)) return 6;
  if (name.includes(word)) return 5;
  if ([...keywordWords, ...aliases].some((own) => own.startsWith(word) || isStem(own, word))) return 4;
  if (description.includes(word)) return 3;
  if (category.includes(word) || keywords.some((own) => own.includes(word))) return 2;
  return mentions.some((mention) => mention.includes(word)) ? 1 : 0;
}

const MIN_STEM = 5;
const MAX_ENDING = 3;

// So that `decoder` matches `decode`, and `minified` matches `minify`.
const isStem = (own: string, word: string): boolean => own.length > MIN_STEM && word.length <= own.length + MAX_ENDING && word.startsWith(own.slice(0, -1));

// Direct hits come before all others: no sum of matches reaches this.
const DIRECT = 1_000;

const directness = ({ name, isSecondary }: Findable, text: string): number => (isSecondary && fold(name) !== text ? DIRECT / 2 : DIRECT);

/** Whether a text is the name or the beginning of one of its words, an alias, a search word, or the category. */
const isDirectHit = ({ name, nameWords, aliases, keywords, category }: Texts, text: string): boolean =>
  name.startsWith(text) || nameWords.some((own) => own.startsWith(text)) || aliases.includes(text) || keywords.includes(text) || category === text;

/** The bonus for a search that is the name or its beginning, the category, or an alias. */
function wholeFit({ name, nameWords, aliases, keywords, category }: Texts, text: string, words: readonly string[]): number {
  const ofCategory = category === text ? 40 : 0;
  // Less than a name that starts with the search: `rsa` is the name of a tool for keys, and only an alias of one for tokens.
  const ofAlias = aliases.includes(text) ? 12 : 0;
  // The first search words of an entry describe it best.
  const index = keywords.indexOf(text);
  const ofKeyword = index < 0 ? 0 : 8 - index / keywords.length;
  return fitOfName(name, nameWords, text, words) + ofCategory + ofAlias + ofKeyword;
}

function fitOfName(name: string, nameWords: readonly string[], text: string, [first = text]: readonly string[]): number {
  if (name === text) return 40;
  if (joined(name).startsWith(joined(text))) return 20;
  if (nameWords.includes(text)) return 10;
  return name.startsWith(first) ? 1 : 0;
}

export interface Group<Entry> {
  readonly category: string;
  /** 1-based number of the group within its category. */
  readonly part: number;
  readonly entries: readonly Entry[];
}

const MAX_IN_GROUP = 5;

/**
 * Groups hits by category, starting with the category of the best hit, with at most five hits per group. Further direct hits
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
