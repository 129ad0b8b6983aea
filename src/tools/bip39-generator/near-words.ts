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
    .map((known) => ({ known, distance: distanceBetween(word, known) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ known }) => known);
}

/** How many letters were left out, added, replaced, or swapped with the next (optimal string alignment). */
function distanceBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [(last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
      if (isSwap) ways.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...ways));
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
