/** Yields lines with their ends, in chunks of about `units` UTF-16 code units: a chunk ends at a line end. */
export function* chunkLines(text: string, units: number): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = afterLineEnd(text, start + units);
    yield text.slice(start, end);
    start = end;
  }
}

/** Returns the index after the first line end at or after `from`; the text's length if there is none. */
function afterLineEnd(text: string, from: number): number {
  const lineEnd = /\r\n|\n|\r/gu;
  // At the LF of a CR LF, both end at the same index.
  lineEnd.lastIndex = from;
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length;
}
