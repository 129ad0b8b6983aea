/** Search words of a language, from its reference texts. */
export interface Vocabulary {
  /** Groups of synonyms: words are separated by commas, groups by semicolons. */
  readonly synonyms: string;
  /** Words without meaning for a search, separated by commas. */
  readonly ignored: string;
}

type ReferenceTexts = Readonly<Record<string, string>>;

/** Returns the vocabularies in a tool's reference texts: of the requested language, and of English. */
export const vocabulariesOf = ({ own, english }: { readonly own: ReferenceTexts; readonly english: ReferenceTexts }): readonly Vocabulary[] =>
  [own, english].map((texts) => ({ synonyms: texts['search-synonyms'] ?? '', ignored: texts['search-ignored'] ?? '' }));

/** The texts of an entry, from the most to the least relevant. */
export interface Searched {
  readonly title: readonly string[];
  /** Search words that are not shown. */
  readonly words: readonly string[];
  /** Less relevant texts, such as the group of the entry, or the command itself. */
  readonly others: readonly string[];
}

/** A word or phrase of a query, and all words with the same meaning. */
interface Term {
  readonly word: string;
  readonly synonyms: readonly string[];
}

/** Where a word was found, from exact to weak. */
const WHOLE = 8;
const START = 6;
const STEM = 4;
const INSIDE = 3;
const SYNONYM_SHARE = 0.7;
const WORDS_SHARE = 0.95;
const OTHERS_SHARE = 0.5;

/**
 * Finds the entries for a query in everyday words, the best ones first: those with every word of the query or a
 * synonym of it, otherwise those with the most words, at least half of them. An empty query finds all, in order.
 */
export function searchByWords<Entry>(
  query: string,
  entries: readonly Entry[],
  searchedOf: (entry: Entry) => Searched,
  vocabularies: readonly Vocabulary[],
): Entry[] {
  const wanted = normalize(query.slice(0, MAX_QUERY));
  const terms = termsOf(wanted, vocabularies);
  if (terms.length === 0) return [...entries];
  const scored = entries.map((entry) => ({ entry, ...scoreOf(wanted, terms, searchedOf(entry)) }));
  const most = scored.reduce((max, { found }) => Math.max(max, found), 0);
  if (most === 0 || 2 * most < terms.length) return [];
  return scored
    .filter(({ found }) => found === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** In UTF-16 code units. The words of a longer query add nothing. */
const MAX_QUERY = 1000;

const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** Scripts without spaces between words. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the words of a query, without ignored words unless it has no other words. Phrases with synonyms are one term. */
function termsOf(query: string, vocabularies: readonly Vocabulary[]): readonly Term[] {
  const groups = vocabularies.flatMap(({ synonyms }) => synonyms.split(';').map(wordsOfList));
  const ignored = new Set(vocabularies.flatMap((vocabulary) => wordsOfList(vocabulary.ignored)));
  const phrases = [...new Set([...groups.flat(), ...ignored])].filter((phrase) => IDEOGRAPH.test(phrase) || phrase.includes(' '));
  const terms = cut(
    query,
    phrases.toSorted((a, b) => b.length - a.length),
  ).map((word): Term => {
    const same = groups.filter((group) => group.some((other) => other === word || stemOf(other) === stemOf(word)));
    return { word, synonyms: [...new Set(same.flat())].filter((other) => other !== word) };
  });
  const meaningful = terms.filter(({ word }) => !ignored.has(word));
  return meaningful.length > 0 ? meaningful : terms;
}

const wordsOfList = (list: string): string[] => list.split(',').map(normalize).filter(Boolean);

/** Splits a query into words and known phrases. */
function cut(query: string, phrases: readonly string[]): string[] {
  const words: string[] = [];
  let word = '';
  const end = (): void => {
    const trimmed = word.replace(/[?!,.;:]+$/u, '');
    if (trimmed !== '' || word !== '') words.push(trimmed || word);
    word = '';
  };
  for (let at = 0; at < query.length; ) {
    const phrase = phrases.find(
      (candidate) => query.startsWith(candidate, at) && (IDEOGRAPH.test(candidate) || (word === '' && isEnd(query, at + candidate.length))),
    );
    if (phrase !== undefined) {
      end();
      words.push(phrase);
      at += phrase.length;
    } else {
      const character = query.charAt(at++);
      if (/\s/u.test(character)) end();
      else word += character;
    }
  }
  end();
  return words;
}

const isEnd = (text: string, at: number): boolean => at === text.length || /[\s?!,.;:]/u.test(text.charAt(at));

/** Bonus for a text that contains the whole query, and for one that starts with a word of it. */
const PHRASE_BONUS = 4;
const FIRST_BONUS = 0.5;

function scoreOf(query: string, terms: readonly Term[], { title, words, others }: Searched): { readonly found: number; readonly score: number } {
  const parts = [
    { text: normalize(title.join('\n')), share: 1 },
    { text: normalize(words.join('\n')), share: WORDS_SHARE },
    { text: normalize(others.join('\n')), share: OTHERS_SHARE },
  ];
  const best = (word: string): number => Math.max(...parts.map(({ text, share }) => share * matchOf(word, text)));
  let found = 0;
  let score = terms.length > 1 && parts.some(({ text }) => text.includes(query)) ? PHRASE_BONUS : 0;
  for (const { word, synonyms } of terms) {
    const own = best(word);
    const value = Math.max(own, ...synonyms.map((synonym) => SYNONYM_SHARE * (matchesInside(synonym) ? best(synonym) : 0)));
    if (value > 0) found++;
    score += value + (parts.some(({ text }) => text.startsWith(word)) ? FIRST_BONUS : 0);
  }
  return { found, score };
}

/** Whether to match inside words: a synonym of a letter or two would match everywhere. */
const matchesInside = (word: string): boolean => word.length > 2 || IDEOGRAPH.test(word);

const SHORT_WORD = 3;

/** Rates how well a text matches a word: as a whole, at the start of a word, by its stem, or inside a word. */
function matchOf(word: string, text: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0 && best < WHOLE; at = text.indexOf(word, at + 1)) {
    const startsWord = at === 0 || !isLetter(text.charAt(at - 1)) || !isLetter(word.charAt(0));
    const endsWord = !isLetter(text.charAt(at + word.length)) || !isLetter(word.at(-1) ?? '');
    best = Math.max(best, startsWord ? (endsWord ? WHOLE : START) : INSIDE);
  }
  if (best > INSIDE) return best;
  const stem = stemOf(word);
  if (stem === word || stem.length <= SHORT_WORD) return best;
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) if (at === 0 || !isLetter(text.charAt(at - 1))) return STEM;
  return best;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character) && !IDEOGRAPH.test(character);

/** Returns a word without its inflection, roughly: an English ending, or the last letters of a long word. */
function stemOf(word: string): string {
  if (!/^\p{L}+$/u.test(word) || IDEOGRAPH.test(word)) return word;
  const stem = word.replace(/(?:ing|ed|es|s|e)$/u, '');
  if (stem !== word && stem.length >= SHORT_WORD) return stem.replace(/([bdgmnprt])\1$/u, '$1');
  return word.length > 6 ? word.slice(0, -2) : word;
}
