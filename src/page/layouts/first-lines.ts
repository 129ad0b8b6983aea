interface FirstLines {
  readonly lines: readonly string[];
  /** How many lines there are in all. */
  readonly total: number;
}

/** The first lines of a text. The others are counted, but not cut out: there may be megabytes of them. */
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
