interface FirstLines {
  readonly lines: readonly string[];
  /** Number of lines in the whole text. */
  readonly total: number;
}

/** Cuts out the first `limit` lines and only counts the others, since a text may have megabytes of lines. */
export function firstLines(text: string, limit: number): FirstLines {
  const lines: string[] = [];
  let total = 0;
  let start = 0;
  while (start <= text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (total < limit) lines.push(text.slice(start, end));
    total++;
    start = end + 1;
  }
  return { lines, total };
}
