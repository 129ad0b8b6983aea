/** Replaces each line that is not empty; line ends stay as they are. */
export const mapLines = (text: string, replace: (line: string) => string): string =>
  // Cut at line ends, because an expression over the characters of a line runs out of stack with a line of megabytes.
  text
    .split(/(\r\n|\n|\r)/u)
    .map((part, index) => (index % 2 === 0 && part !== '' ? replace(part) : part))
    .join('');
