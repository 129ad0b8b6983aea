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
  // A line feed there may be the second half of a line end.
  lineEnd.lastIndex = text.charAt(from) === '\n' && text.charAt(from - 1) === '\r' ? from - 1 : from;
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length;
}
