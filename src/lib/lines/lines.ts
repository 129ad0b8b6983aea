/** Splits at CR LF, LF and CR. A line end at the end of the text gives an empty last line. */
export const splitLines = (text: string): string[] => text.split(/\r\n|\n|\r/u);
