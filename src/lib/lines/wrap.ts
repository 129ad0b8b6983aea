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
  if (lineLength === 0 || text.length <= lineLength) return text;
  const lines = Array.from({ length: Math.ceil(text.length / lineLength) }, (_, index) => text.slice(index * lineLength, (index + 1) * lineLength));
  return lines.join(lineEnds[lineEnding]);
}
