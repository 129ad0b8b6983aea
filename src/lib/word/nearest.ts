/** At most one typo per this number of letters keeps a word recognizable. */
const LETTERS_PER_TYPO = 3;
const MAX_TYPOS = 3;
const MAX_NEAREST = 2;

/** Returns at most two suggestions for a mistyped word; none if no candidate is close. Case is ignored. */
export function nearest(word: string, candidates: Iterable<string>): readonly string[] {
  const near = [...candidates].flatMap((candidate) => {
    const length = Math.min(word.length, candidate.length);
    const allowed = Math.min(MAX_TYPOS, Math.floor(length / LETTERS_PER_TYPO));
    if (Math.abs(word.length - candidate.length) > allowed) return [];
    const typos = countTypos(word.toLowerCase(), candidate.toLowerCase());
    return typos <= allowed ? [{ candidate, typos }] : [];
  });
  const least = Math.min(...near.map(({ typos }) => typos));
  return near
    .filter(({ typos }) => typos === least)
    .map(({ candidate }) => candidate)
    .slice(0, MAX_NEAREST);
}

/**
 * Counts the typos between two words: an extra, missing or wrong character, or two adjacent ones swapped. No character is
 * part of two typos (optimal string alignment).
 */
export function countTypos(from: string, to: string): number {
  // Row i contains the typos between the first i characters of `from` and each prefix of `to`.
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      // An index before the start of a word is undefined, which equals no character.
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const ways = [at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)];
      current.push(Math.min(...ways, ...(isExchanged ? [at(beforeLast, column - 2) + 1] : [])));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
