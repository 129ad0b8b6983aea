const lineEnds = { lf: '\n', crlf: '\r\n' } as const;
export type LineEnding = keyof typeof lineEnds;

export interface Wrapping {
  /** In UTF-16 code units; 0 = a single line. */
  readonly lineLength: number;
  readonly lineEnding: LineEnding;
}

/** Returns the length of a wrapped text of that length. */
export const wrappedLength = (length: number, { lineLength, lineEnding }: Wrapping): number =>
  lineLength === 0 ? length : length + Math.max(Math.ceil(length / lineLength) - 1, 0) * lineEnds[lineEnding].length;

/** Breaks a text into lines of `lineLength`. There is no line end after the last. */
export function wrapText(text: string, { lineLength, lineEnding }: Wrapping): string {
  return cutText(text, lineLength).join(lineEnds[lineEnding]);
}

/** Cuts a text into pieces of `length` UTF-16 code units, of which the last may be shorter. 0 = a single piece. An empty text has no pieces. */
export function cutText(text: string, length: number): readonly string[] {
  const size = length === 0 ? text.length : length;
  return text === '' ? [] : Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
}
