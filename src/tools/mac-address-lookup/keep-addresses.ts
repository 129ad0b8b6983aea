import { splitLines } from '../../lib/lines/lines.ts';
import { readMac } from '../../lib/mac/mac.ts';

const ADDRESS =
  /(?<![\da-f:.-])(?:[\da-f]{1,2}(?::[\da-f]{1,2}){5}(?:(?::[\da-f]{1,2}){2})?|[\da-f]{1,2}(?:-[\da-f]{1,2}){5}(?:(?:-[\da-f]{1,2}){2})?|[\da-f]{4}(?:\.[\da-f]{4}){2,3})(?![\da-f]|[:.-][\da-f])/giu;

/**
 * The addresses in a text with other things in it, such as what `arp -a` and `ip neigh` print, one a line. A text without any stays as
 * it is.
 */
export function keepAddresses(text: string): string {
  const kept = splitLines(text).flatMap((line) => (readMac(line) === undefined ? Array.from(line.matchAll(ADDRESS), ([address]) => address) : [line.trim()]));
  return kept.length === 0 ? text : kept.join('\n');
}
