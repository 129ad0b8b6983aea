import { LengthLimit } from '../long-text/long-text.ts';

/**
 * Replaces each line that is not empty; line ends stay as they are.
 * @throws InputError `too-long` on `field`
 */
export function mapLines(text: string, replace: (line: string) => string, field?: string): string {
  const length = new LengthLimit(field);
  // Cut at line ends, because an expression over the characters of a line runs out of stack with a line of megabytes.
  const parts = text.split(/(\r\n|\n|\r)/u).map((part, index) => {
    const replaced = index % 2 === 0 && part !== '' ? replace(part) : part;
    length.add(replaced.length);
    return replaced;
  });
  return parts.join('');
}
