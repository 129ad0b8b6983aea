import { countSlips } from '../../lib/word/nearest.ts';

const MAX_SUGGESTIONS = 3;
const MAX_DISTANCE = 3;
/** No word of any list is as long, not even taken apart into its marks. */
const MAX_LENGTH = 24;

/** Up to three words of a list that are a few slips of the keyboard away, the nearest first. */
export function nearWords(word: string, wordList: readonly string[]): readonly string[] {
  if (word.length > MAX_LENGTH) return [];
  // In a short word, as in Chinese, three slips leave nothing of it.
  const limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2));
  return wordList
    .map((known) => ({ known, distance: countSlips(word, known) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ known }) => known);
}
