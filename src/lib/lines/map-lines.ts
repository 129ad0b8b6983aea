import { LengthLimit } from '../long-text/long-text.ts';

/**
 * Replaces each line that is not empty; line ends are unchanged.
 * @throws InputError `too-long` on `field`
 */
export function mapLines(text: string, replace: (line: string) => string, field?: string): string {
  const length = new LengthLimit(field);
  // Splits at line ends, because an expression over the characters of a line exhausts the stack for a line of megabytes.
  const parts = text.split(/(\r\n|\n|\r)/u).map((part, index) => {
    const replaced = index % 2 === 0 && part !== '' ? replace(part) : part;
    length.add(replaced.length);
    return replaced;
  });
  return parts.join('');
}
