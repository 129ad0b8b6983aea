/** Lines with their ends, in pieces of about so many UTF-16 code units: a piece ends where a line does. */
export function* chunkLines(text: string, units: number): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = afterLineEnd(text, start + units);
    yield text.slice(start, end);
    start = end;
  }
}

/** The index after the first line end that is not before `from`; the text's length if there is none. */
function afterLineEnd(text: string, from: number): number {
  const lineEnd = /\r\n|\n|\r/gu;
  // Where that is the second half of CR LF, the half ends where the whole does.
  lineEnd.lastIndex = from;
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length;
}
