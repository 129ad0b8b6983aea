import { countTypos } from '../../lib/word/nearest.ts';

const MAX_SUGGESTIONS = 3;
const MAX_DISTANCE = 3;
/** Longer than any word of any list, even in decomposed form (NFD). */
const MAX_LENGTH = 24;

/** Returns up to three words of a list that are a few typos away, the nearest first. */
export function nearWords(word: string, wordList: readonly string[]): readonly string[] {
  if (word.length > MAX_LENGTH) return [];
  // In a short word, as in Chinese, three edits could replace all of it.
  const limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2));
  return wordList
    .map((known) => ({ known, distance: countTypos(word, known) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ known }) => known);
}
