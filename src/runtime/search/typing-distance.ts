interface Distance {
  /** Between the words. */
  readonly whole: number;
  /** Between the typed word and the closest beginning of the other word. */
  readonly start: number;
}

/**
 * The number of typing errors between two words: letters omitted, added, replaced, or swapped with their neighbor
 * (Damerau-Levenshtein distance, no letter changed twice). Counts up to `limit`; any greater number means “more”.
 */
export function typingDistance(typed: string, word: string, limit: number): Distance {
  // Rows of the usual table: `before` and `last` are the two rows above `row`.
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let line = 1; line <= typed.length; line++) {
    const row = [line];
    let least = line;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[line - 1] === word[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return { whole: limit + 1, start: limit + 1 };
    [before, last] = [last, row];
  }
  return { whole: last[word.length] ?? 0, start: Math.min(...last) };
}
