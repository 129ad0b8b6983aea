import { splitLines } from '../../lib/lines/lines.ts';
import { readMac } from '../../lib/mac/mac.ts';

/** A name before an address, which may then have no separators: `HWaddr 001a2b3c4d5e`, `mac=…`. */
const LABEL = String.raw`(?<=(?:^|[^\da-z])(?:mac|hwaddr|ether|lladdr|address|addr)(?:[:=]|\s{1,4}))`;
const FORMS = [
  String.raw`[\da-f]{1,2}(?::[\da-f]{1,2}){5}(?:(?::[\da-f]{1,2}){2})?`,
  String.raw`[\da-f]{1,2}(?:-[\da-f]{1,2}){5}(?:(?:-[\da-f]{1,2}){2})?`,
  // Cisco uses dots, Huawei and H3C hyphens; HPE writes two halves.
  String.raw`[\da-f]{4}(?:\.[\da-f]{4}){2,3}`,
  String.raw`[\da-f]{4}(?:-[\da-f]{4}){2}`,
  String.raw`[\da-f]{6}[:-][\da-f]{6}`,
];
const ADDRESS = new RegExp(`(?:(?:(?<![\\da-z:.-])|${LABEL})(?:${FORMS.join('|')})|${LABEL}[\\da-f]{12})(?![\\da-z]|[:.-][\\da-f])`, 'giu');

/** Extracts the addresses from a text such as the output of `arp -a` and `ip neigh`, one per line. A text without addresses is returned unchanged. */
export const keepAddresses = (text: string): string => addressesIn(text).join('\n') || text;

/** Does the same for long text in chunks, so that the page stays responsive. */
export async function keepAddressesInChunks(text: string): Promise<string> {
  const kept: string[] = [];
  for (const chunk of chunksOf(text)) {
    kept.push(...addressesIn(chunk));
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
  return kept.join('\n') || text;
}

/** In UTF-16 code units: a chunk of this size is searched within a few milliseconds. */
export const CHUNK_LENGTH = 200_000;

const addressesIn = (text: string): readonly string[] => splitLines(text).flatMap(addressesInLine);

/** Returns a line that is an address or a prefix, or the full addresses in it. */
export const addressesInLine = (line: string): readonly string[] =>
  readMac(line) === undefined ? Array.from(line.matchAll(ADDRESS), ([address]) => address) : [line.trim()];

/** Splits a text after line ends, and a long line after whitespace. */
function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const rest = text.slice(start);
    const end = rest.indexOf('\n', CHUNK_LENGTH);
    const length = end >= 0 && end < 2 * CHUNK_LENGTH ? end + 1 : lengthToSpace(rest);
    yield rest.slice(0, length);
    start += length;
  }
}

function lengthToSpace(text: string): number {
  const found = text.slice(CHUNK_LENGTH).search(/\s/u);
  return found < 0 ? text.length : CHUNK_LENGTH + found + 1;
}
