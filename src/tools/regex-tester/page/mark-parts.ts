interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Splits a text at ranges, in UTF-16 code units and ordered by their start. Ranges that overlap are one part. */
export function markParts(text: string, ranges: readonly { readonly start: number | null; readonly end: number | null }[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    const from = Math.max(at, start ?? 0);
    const to = Math.min(text.length, end ?? 0);
    if (to <= from) continue;
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    const last = parts.at(-1);
    if (from === at && last?.isMarked === true) parts[parts.length - 1] = { text: last.text + text.slice(from, to), isMarked: true };
    else parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  return at < text.length ? [...parts, { text: text.slice(at), isMarked: false }] : parts;
}
