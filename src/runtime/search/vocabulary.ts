import type { Texts } from './find-tools.ts';
import { typingDistance } from './typing-distance.ts';

/** The entries that have a word similar to a searched one. */
interface Similar {
  /** How well each entry matches, by its position; 0 if not at all. */
  readonly fits: readonly number[];
  /** The words with the fewest differences from the searched one. */
  readonly closest: readonly string[];
}

/** A word, with the fit of an entry that has it, by the position of the entry. */
type Occurrences = ReadonlyMap<number, number>;

const FIT = { name: 10, alias: 9, keyword: 6, description: 3 } as const;
/** By which each typing error lowers a match. */
const LOSS = 0.2;
/** The difference of a word of which only the beginning is typed. */
const UNFINISHED = 0.5;
const MAX_ERRORS = 2;
/** Errors per letter, as in “threshold” of the usual fuzzy searches. */
const THRESHOLD = 0.3;
const MIN_CORRECTED = 3;
const MIN_UNFINISHED = 5;
// Longer than any word that people type; a pasted one can be longer.
const MAX_CORRECTED = 30;

/** Returns a function that finds the entries with a word that is spelled almost like another. */
export function createVocabulary(entries: readonly Texts[]): (word: string) => Similar {
  const vocabulary = wordsOf(entries);
  return (word) => {
    const fits = entries.map(() => 0);
    let least = Infinity;
    let closest: string[] = [];
    if (word.length < MIN_CORRECTED || word.length > MAX_CORRECTED) return { fits, closest };
    for (const [own, occurrences] of vocabulary) {
      const errors = errorsBetween(word, own);
      if (errors === undefined) continue;
      if (errors < least) closest = [];
      if (errors <= least) closest.push(own);
      least = Math.min(least, errors);
      for (const [index, fit] of occurrences) fits[index] = Math.max(fits[index] ?? 0, fit * (1 - LOSS * errors));
    }
    return { fits, closest };
  };
}

function wordsOf(entries: readonly Texts[]): ReadonlyMap<string, Occurrences> {
  const vocabulary = new Map<string, Map<number, number>>();
  for (const [index, { nameWords, aliases, keywordWords, descriptionWords }] of entries.entries()) {
    const groups = [
      [FIT.name, nameWords],
      [FIT.alias, aliases],
      [FIT.keyword, keywordWords],
      [FIT.description, descriptionWords],
    ] as const;
    for (const [fit, words] of groups) {
      for (const word of words) {
        const occurrences = vocabulary.get(word) ?? new Map<number, number>();
        if (!occurrences.has(index)) occurrences.set(index, fit);
        vocabulary.set(word, occurrences);
      }
    }
  }
  return vocabulary;
}

/** The number of typing errors in a word, if it can mean the other one. */
function errorsBetween(typed: string, own: string): number | undefined {
  const limit = Math.min(MAX_ERRORS, Math.floor(typed.length * THRESHOLD));
  if (limit === 0) return isShortError(typed, own) ? 1 : undefined;
  const isUnfinished = typed.length >= MIN_UNFINISHED && own.length > typed.length && own[0] === typed[0];
  const difference = own.length - typed.length;
  if (Math.abs(difference) > limit && !isUnfinished) return undefined;
  const { whole, start } = typingDistance(typed, own, limit);
  if (whole <= limit) return whole;
  return isUnfinished && start <= limit ? start + UNFINISHED : undefined;
}

/** In three letters, most replaced ones make another word: only swapped neighbors and one omitted letter in the middle count. */
const isShortError = (typed: string, own: string): boolean =>
  own.length === typed.length
    ? typingDistance(typed, own, 1).whole === 1 && [...typed].toSorted().join('') === [...own].toSorted().join('')
    : own.length === typed.length + 1 && own[0] === typed[0] && own.at(-1) === typed.at(-1) && typingDistance(typed, own, 1).whole === 1;
