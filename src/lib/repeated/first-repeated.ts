/** Returns the first text that is the same as one before it; undefined if all are different. */
export function firstRepeated(texts: Iterable<string>): string | undefined {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return undefined;
}
