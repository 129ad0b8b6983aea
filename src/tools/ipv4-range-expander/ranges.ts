import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { mergeSpans, ONE, subtractSpans } from '../../lib/ip/spans.ts';
import { formatIpv4, parseIpv4 } from '../../lib/ipv4/ipv4.ts';
import { formatNetwork, type Ipv4Network, lastAddress, networkOf, networkSize, rangeToNetworks } from '../../lib/ipv4/network.ts';
import { readNetworkList } from '../../lib/ipv4/network-list.ts';
import { Pacer } from '../../lib/pause/pause.ts';

/** Both ends are inclusive. */
interface Range {
  readonly first: number;
  readonly last: number;
}

const sizeOf = ({ first, last }: Range): number => last - first + 1;

/** @throws InputError `end-before-start`, or an error of an address. */
export function rangeToCidrs(startAddress: string, endAddress: string) {
  const first = parseIpv4(startAddress, 'startAddress');
  const last = parseIpv4(endAddress, 'endAddress');
  if (last < first) throw new InputError('end-before-start', { field: 'endAddress' });
  const cidrs = rangeToNetworks(first, last).map(formatNetwork);
  const covering = coveringNetwork(first, last);
  return {
    cidrs,
    cidrCount: cidrs.length,
    addressCount: sizeOf({ first, last }),
    coveringCidr: formatNetwork(covering),
    coveringStart: formatIpv4(covering.first),
    coveringEnd: formatIpv4(lastAddress(covering)),
    coveringCount: networkSize(covering.prefixLength),
  };
}

/** Returns the smallest network that contains both addresses, which is their common prefix. */
const coveringNetwork = (first: number, last: number): Ipv4Network => networkOf(first, Math.clz32(first ^ last));

export function cidrToRange(network: Ipv4Network) {
  const [startAddress, endAddress] = [network.first, lastAddress(network)].map(formatIpv4);
  return {
    range: `${startAddress}-${endAddress}`,
    startAddress: startAddress ?? '',
    endAddress: endAddress ?? '',
    addressCount: networkSize(network.prefixLength),
  };
}

type Watch = Pick<RunContext, 'signal' | 'progress'>;

/** Returns what is in `include` and not in `exclude`, as the fewest CIDR blocks. */
export async function combineRanges(include: string, exclude: string, watch: Watch) {
  const pacer = new Pacer();
  const added = mergeSpans(await readRanges(include, 'include', pacer, watch), ONE);
  const ranges = subtractSpans(added, mergeSpans(await readRanges(exclude, 'exclude', pacer, watch), ONE), ONE);
  const cidrs: string[] = [];
  for (const [index, { first, last }] of ranges.entries()) {
    for (const network of rangeToNetworks(first, last)) cidrs.push(formatNetwork(network));
    await rest(pacer, index, ranges.length, watch);
  }
  return {
    cidrs,
    ranges: ranges.map(({ first, last }) => (first === last ? formatIpv4(first) : `${formatIpv4(first)}-${formatIpv4(last)}`)),
    addressCount: ranges.reduce((sum, range) => sum + sizeOf(range), 0),
  };
}

async function rest(pacer: Pacer, done: number, total: number, { signal, progress }: Watch): Promise<void> {
  if (!pacer.isDue) return;
  progress(done, total);
  await pacer.pause(signal);
}

async function readRanges(text: string, field: string, pacer: Pacer, watch: Watch): Promise<Range[]> {
  const ranges: Range[] = [];
  for (const entry of readNetworkList(text)) {
    if ('error' in entry) throw new InputError(entry.error, { field, position: placeOf(text, entry.at), params: { entry: entry.text.slice(0, SHOWN) } });
    ranges.push(entry);
    await rest(pacer, entry.at, text.length, watch);
  }
  return ranges;
}

/** Maximum length of an invalid entry in an error message, in UTF-16 code units. */
const SHOWN = 40;

function placeOf(text: string, index: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: Array.from(before.slice(before.lastIndexOf('\n') + 1)).length + 1 };
}
