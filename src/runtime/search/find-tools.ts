import { fold } from './fold.ts';
import { createVocabulary } from './vocabulary.ts';

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
  /** The words of the search as they occur in the entries: lowercase, without accents and typing errors. */
  readonly terms: readonly string[];
}

/** Of the match of the best primary hit. Weaker ones are noise, such as a word of a description next to a name. Secondary entries are not compared. */
const MIN_SHARE = 0.35;

/**
 * Finds the entries in which every word of a search matches the name, an alias, the search words, the description or the
 * category, in any order, best match first. Words that do not occur anywhere are searched with their typing errors corrected.
 * Ignored words, such as “online”, do not have to match if there are others.
 */
export function createFinder<Entry extends Findable>(entries: readonly Entry[], ignored: readonly string[] = []): (query: string) => readonly Found<Entry>[] {
  const indexed = entries.map((entry) => ({ entry, texts: textsOf(entry) }));
  const fitsOf = remember((word) => indexed.map(({ texts }) => fitOf(texts, word)));
  const inflectedFits = remember((word) => indexed.map(({ texts }) => inflectedFitOf(texts, word)));
  const bestFit = (word: string): number => Math.max(...fitsOf(word), 0);
  const isKnown = (word: string): boolean => bestFit(word) > 0;
  const withoutIgnored = ignoring(ignored);
  // Most searches have no typing error.
  let vocabulary: ReturnType<typeof createVocabulary> | undefined;
  const similarTo = remember((word) => {
    vocabulary ??= createVocabulary(indexed.map(({ texts }) => texts));
    return vocabulary(word);
  });

  /** A word as typed, with entries that have it in another form. If no entry has it, it is corrected. */
  function read(typed: string): Term {
    const fits = highest(fitsOf(typed), inflectedFits(typed));
    if (fitsOf(typed).some(isSure)) return { word: typed, fits };
    const { fits: similar, closest } = similarTo(typed);
    if (isKnown(typed)) return { word: typed, fits: highest(fits, atMost(similar, FIT.description - 0.1)) };
    const candidates = fits.some((fit) => fit > 0) ? [] : closest.toSorted((a, b) => bestFit(b) - bestFit(a));
    const word = candidates[0] ?? typed;
    return { word, fits: highest(highest(fits, fitsOf(word)), similar) };
  }

  /** For a word with an error that makes it another word: `stats codes`. */
  const readAgain = (typed: string): Term => ({ word: typed, fits: highest(fitsOf(typed), atMost(similarTo(typed).fits, FIT.description - 0.1)) });

  function rank(typed: string, terms: readonly Term[]): readonly Ranked<Entry>[] {
    const words = terms.map(({ word }) => word);
    const text = words.every((word) => typed.includes(word)) ? typed : words.join(' ');
    const hits = indexed.flatMap(({ entry, texts }, index) => {
      const fits = terms.map((term) => term.fits[index] ?? 0);
      if (fits.includes(0)) return [];
      const isDirect = isDirectHit(texts, text) || words.every((word) => isDirectHit(texts, word));
      const fit = fits.reduce((sum, each) => sum + each, 0);
      return [{ entry, isDirect, terms: words, fit, score: fit + wholeFit(texts, text, words) + (isDirect ? directness(entry, text) : 0) }];
    });
    const least = MIN_SHARE * Math.max(...hits.map(({ entry, fit }) => (entry.isSecondary ? 0 : fit)));
    return hits.filter(({ entry, isDirect, fit }) => isDirect || entry.isSecondary === true || fit >= least);
  }

  function find(typed: string): readonly Ranked<Entry>[] {
    const words = wordsOfSearch(typed, isKnown);
    const one = joined(typed);
    const found = rank(typed, words.map(read));
    // `base 64` is also one word, but `git` and `undo` are not.
    if (words.length > 1 && indexed.some(({ texts }) => isOneWord(texts, one))) return merged(rank(one, [read(one)]), found, words.length);
    if (found.length > 0) return found;
    const again = rank(typed, words.map(readAgain));
    if (again.length > 0) return again;
    // `how do I decode a JWT`: a short word that is a search word counts, unless nothing has it together with the others.
    const long = words.filter(isLong);
    const sure = words.filter((word) => isLong(word) || fitsOf(word).some(isSure));
    for (const kept of sure.length > long.length ? [sure, long] : [long]) {
      const hits = kept.length > 0 && kept.length < words.length ? rank(kept.join(' '), kept.map(read)) : [];
      if (hits.length > 0) return hits;
    }
    return rank(one, [read(one)]);
  }

  return (query) => {
    const typed = withoutIgnored(fold(query.trim()));
    // An empty search finds all entries and hides none.
    if (typed === '') return entries.map((entry) => ({ entry, isDirect: true, terms: [] }));
    return find(typed)
      .toSorted((a, b) => b.score - a.score)
      .map(({ entry, isDirect, terms }) => ({ entry, isDirect, terms }));
  };
}

/** `comparer des textes` is found without its article. */
const MAX_SMALL_WORD = 3;

const isLong = (word: string): boolean => word.length > MAX_SMALL_WORD;

interface Ranked<Entry> extends Found<Entry> {
  /** The sum over the words. */
  readonly fit: number;
  readonly score: number;
}

/** The hits of a search read as one word and as several. The one word counts as much as the several. */
function merged<Entry>(asOne: readonly Ranked<Entry>[], asSeveral: readonly Ranked<Entry>[], count: number): readonly Ranked<Entry>[] {
  const hits = new Map(asSeveral.map((hit) => [hit.entry, hit]));
  for (const hit of asOne) {
    const other = hits.get(hit.entry);
    hits.set(hit.entry, {
      ...hit,
      isDirect: hit.isDirect || other?.isDirect === true,
      terms: [...hit.terms, ...(other?.terms ?? [])],
      score: Math.max(hit.score + hit.fit * (count - 1), other?.score ?? 0),
    });
  }
  return [...hits.values()];
}

/** A word of a search. */
interface Term {
  readonly word: string;
  /** By the position of the entry. */
  readonly fits: readonly number[];
}

const highest = (some: readonly number[], others: readonly number[]): readonly number[] => some.map((fit, index) => Math.max(fit, others[index] ?? 0));
const atMost = (fits: readonly number[], limit: number): readonly number[] => fits.map((fit) => Math.min(fit, limit));

// A person types one search after another, each a letter longer.
const MAX_REMEMBERED = 200;

/** Stores the results for the last words. */
function remember<Result>(compute: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const found = known.get(word) ?? compute(word);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(word, found);
    return found;
  };
}

/** The texts of an entry in lowercase without accents, and their words. */
export interface Texts {
  readonly name: string;
  readonly nameWords: readonly string[];
  /** The name and each two neighboring words of it, without spaces. */
  readonly compounds: readonly string[];
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  readonly keywordWords: readonly string[];
  readonly description: string;
  readonly descriptionWords: readonly string[];
  readonly category: string;
  readonly mentions: readonly string[];
}

function textsOf({ name, aliases, keywords, description, category, mentions = [] }: Findable): Texts {
  const lower = { name: fold(name), keywords: keywords.map(fold).filter((word) => word !== '') };
  return {
    ...lower,
    // `wi-fi` is two words, and one.
    nameWords: [...wordsOf(lower.name), ...lower.name.split(' ').map(joined)],
    compounds: [joined(lower.name), ...pairsOf(wordsOf(lower.name))],
    aliases: aliases.map(fold),
    keywordWords: [...new Set(lower.keywords.flatMap((keyword) => [...wordsOf(keyword), joined(keyword)]))],
    description: fold(description),
    descriptionWords: [...new Set(wordsOf(fold(description)))],
    category: fold(category),
    mentions: mentions.map(fold),
  };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s/,.:;()“”-]+/u).filter((word) => word !== '');
/** Each two neighboring words as one: `qrcode`. */
const pairsOf = (words: readonly string[]): readonly string[] => words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
const joined = (text: string): string => text.replaceAll(/[\s-]+/gu, '');

const HAN = /\p{Script=Han}/u;
const BETWEEN_SCRIPTS = /\s+|(?<=\p{Script=Han})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Han})/u;

/** The words of a search. Chinese has no spaces: known words are words, and the rest is split by the browser's dictionary. */
const wordsOfSearch = (text: string, isKnown: (word: string) => boolean): readonly string[] =>
  text.split(BETWEEN_SCRIPTS).flatMap((word) => (HAN.test(word) && !isKnown(word) ? [...segmenter().segment(word)].map(({ segment }) => segment) : [word]));

/** Returns a function that removes words or phrases from a search, if there is more. In Chinese, no spaces separate them. */
function ignoring(phrases: readonly string[]): (text: string) => string {
  const ignored = phrases.map((phrase) => (HAN.test(phrase) ? phrase : ` ${fold(phrase)} `));
  return (text) => {
    const rest = ignored.reduce((left, phrase) => left.replaceAll(phrase, ' '), ` ${text} `).trim();
    return rest === '' ? text : rest;
  };
}

const segmenter = (): Intl.Segmenter => new Intl.Segmenter('zh', { granularity: 'word' });

/** How well one word of a search matches, by where it occurs. A name counts twice as much as a search word. */
export const FIT = {
  name: 12,
  alias: 11,
  nameStart: 10,
  keyword: 7,
  keywordWord: 6,
  nameMiddle: 5,
  keywordStart: 4,
  description: 3,
  descriptionStart: 2,
  category: 2,
  mention: 1.5,
  part: 1,
} as const;

// Shorter parts of words occur in everything: they only let `celsius to fahrenheit` match.
const MIN_PART = 3;

/** How well one word of a search matches an entry: at least 1, or 0 if it does not occur. */
function fitOf(texts: Texts, word: string): number {
  const { name, nameWords, compounds, aliases, keywords, keywordWords, descriptionWords, description, category, mentions } = texts;
  if (nameWords.includes(word) || (HAN.test(word) && name.includes(word))) return FIT.name;
  if (aliases.includes(word)) return FIT.alias;
  const startsWith = (own: string): boolean => own.startsWith(word);
  if (nameWords.some(startsWith) || compounds.some(startsWith)) return FIT.nameStart;
  if (keywords.includes(word)) return FIT.keyword;
  if (keywordWords.includes(word)) return FIT.keywordWord;
  const isPart = word.length >= MIN_PART || HAN.test(word);
  if (isPart && name.includes(word)) return FIT.nameMiddle;
  if (keywordWords.some(startsWith) || aliases.some(startsWith)) return FIT.keywordStart;
  if (descriptionWords.includes(word) || (HAN.test(word) && description.includes(word))) return FIT.description;
  if (descriptionWords.some(startsWith)) return FIT.descriptionStart;
  const isWithin = (own: string): boolean => own.includes(word);
  if (isPart && (isWithin(category) || keywords.some(isWithin))) return FIT.category;
  if (mentions.some(isWithin)) return FIT.mention;
  return [name, category, description, ...keywords].some(isWithin) ? FIT.part : 0;
}

/** Whether a word occurs whole or as a beginning in names or search words, and is therefore not a typing error. */
const isSure = (fit: number): boolean => fit >= FIT.keywordStart && fit !== FIT.nameMiddle;

const MIN_STEM = 5;
const MAX_ENDING = 3;

// So that `decoder` matches `decode`, and `minified` matches `minify`.
const isStem = (own: string, word: string): boolean => own.length > MIN_STEM && word.length <= own.length + MAX_ENDING && word.startsWith(own.slice(0, -1));

/** How well a word matches words of an entry that differ only in their endings. */
function inflectedFitOf({ nameWords, keywordWords, descriptionWords }: Texts, word: string): number {
  const isForm = (own: string): boolean => isStem(own, word);
  if (nameWords.some(isForm)) return FIT.nameStart;
  if (keywordWords.some(isForm)) return FIT.keywordStart;
  return descriptionWords.some(isForm) ? FIT.descriptionStart : 0;
}

/** Whether words without their spaces are an alias, a word of a name, or the beginning of a name. */
const isOneWord = ({ nameWords, compounds, aliases }: Texts, text: string): boolean =>
  nameWords.includes(text) || aliases.includes(text) || compounds.some((own) => own.startsWith(text));

// Direct hits come before all others: no sum of matches reaches this.
const DIRECT = 1_000;

const directness = ({ name, isSecondary }: Findable, text: string): number => (isSecondary && fold(name) !== text ? DIRECT / 2 : DIRECT);

/** Whether a text is the name or the beginning of one of its words, an alias, a search word, or the category. */
const isDirectHit = ({ name, nameWords, compounds, aliases, keywords, category }: Texts, text: string): boolean =>
  name.startsWith(text) ||
  [...nameWords, ...compounds].some((own) => own.startsWith(text)) ||
  aliases.includes(text) ||
  keywords.includes(text) ||
  category === text;

/** The bonus for a search that is the name or its beginning, the category, or an alias. */
function wholeFit({ name, nameWords, aliases, keywords, category }: Texts, text: string, words: readonly string[]): number {
  const ofCategory = category === text ? 40 : 0;
  const ofAlias = aliases.includes(text) ? 22 : 0;
  // The first search words of an entry describe it best. One of a single word counts less than a word of a name, a longer one more than its words.
  const index = keywords.indexOf(text);
  const ofKeyword = index < 0 ? 0 : (words.length > 1 ? 10 : 2) - index / keywords.length;
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
  readonly entries: readonly Entry[];
}

const MAX_INDIRECT = 5;

/** Groups hits by category, starting with the category of the best hit. After the fifth hit of a category, only direct ones are kept. */
export function groupFound<Entry extends Findable>(found: readonly Found<Entry>[]): readonly Group<Entry>[] {
  const categories = new Map<string, Entry[]>();
  for (const { entry, isDirect } of found) {
    const entries = categories.get(entry.category) ?? [];
    categories.set(entry.category, entries);
    if (entries.length < MAX_INDIRECT || isDirect) entries.push(entry);
  }
  return [...categories].map(([category, entries]) => ({ category, entries }));
}
