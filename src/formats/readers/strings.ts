/** Returns the end of the quoted string that starts here, with backslash escapes, on one line unless escaped; -1 if it is unclosed. */
export function readStringEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    else if (character === quote) return at + 1;
    else if (character === '\n') return -1;
  }
  return -1;
}

/** Returns the lines without their ends, omitting blank ones. */
export const contentLines = (text: string): string[] => text.split(/\r?\n/u).filter((line) => line.trim() !== '');

/** Whether the text is a single line. */
export const isOneLine = (text: string): boolean => !/[\r\n]/u.test(text);
