/** A slip in every third letter is the most that leaves a word recognisable. */
const LETTERS_PER_SLIP = 3;
const MAX_SLIPS = 3;
const MAX_NEAREST = 2;

/** The candidates that a mistyped word was most likely meant for, two at most; none if none is near. Case makes no difference. */
export function nearest(word: string, candidates: Iterable<string>): readonly string[] {
  const near = [...candidates].flatMap((candidate) => {
    const length = Math.min(word.length, candidate.length);
    const allowed = Math.min(MAX_SLIPS, Math.floor(length / LETTERS_PER_SLIP));
    if (Math.abs(word.length - candidate.length) > allowed) return [];
    const slips = countSlips(word.toLowerCase(), candidate.toLowerCase());
    return slips <= allowed ? [{ candidate, slips }] : [];
  });
  const least = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === least)
    .map(({ candidate }) => candidate)
    .slice(0, MAX_NEAREST);
}

/**
 * How many slips turn one word into the other: a character too many, missing or wrong, or two neighbours exchanged. No character is
 * part of two slips (optimal string alignment).
 */
export function countSlips(from: string, to: string): number {
  // Row i holds the slips between the first i characters of `from` and each beginning of `to`.
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      // Where a word has no character before, nothing is the same as that.
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
