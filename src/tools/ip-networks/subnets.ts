import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { BITS, formatIp } from '../../lib/ip/address.ts';
import type { IpNetwork } from '../../lib/ip/networks.ts';
import { formatIpNetwork, lastOfNetwork, networksOfSpan, sizeOfNetwork } from '../../lib/ip/networks.ts';
import { countOf } from './describe.ts';
import type * as fields from './fields.ts';
import { readList } from './read.ts';

type SplitInput = InputValues<typeof fields.split.input>;

/** Reverse zones begin at a multiple of four bits in IPv6, and of an octet in IPv4. */
const BOUNDARY = { 4: 8, 6: 4 } as const;

/** Splits all networks into equal subnets; returns `limit` of them after skipping `offset`. */
export function splitNetworks(input: SplitInput): OutputValues<typeof fields.split.output> {
  const { entries, problems } = readList(input.networks, 'networks');
  const networks = entries.flatMap((entry) => networksOfSpan(entry));
  const parts = networks.map((network) => ({ network, length: newLengthOf(network, input) }));
  const total = parts.reduce((sum, { network, length }) => sum + (1n << BigInt(length - network.prefixLength)), 0n);
  const subnets: IpNetwork[] = [];
  let skip = BigInt(input.offset);
  for (const { network, length } of parts) {
    const count = 1n << BigInt(length - network.prefixLength);
    const size = sizeOfNetwork({ version: network.version, prefixLength: length });
    for (let index = skip; index < count && subnets.length < input.limit; index++) {
      subnets.push({ version: network.version, first: network.first + index * size, prefixLength: length });
    }
    skip = skip > count ? skip - count : 0n;
    if (subnets.length >= input.limit) break;
  }
  return { cidrs: subnets.map(formatIpNetwork), subnetCount: networks.length === 0 ? '' : String(total), subnetTable: subnets.map(describeSubnet), problems };
}

/** @throws InputError `prefix-too-short`, `prefix-too-long`, `too-many-subnets` */
function newLengthOf({ version, first, prefixLength }: IpNetwork, { splitBy, newPrefixLength, subnets }: SplitInput): number {
  if (splitBy === 'nibble') return Math.min(BITS[version], (Math.floor(prefixLength / BOUNDARY[version]) + 1) * BOUNDARY[version]);
  const length = splitBy === 'prefix' ? newPrefixLength : prefixLength + bitsFor(subnets);
  const network = formatIpNetwork({ version, first, prefixLength });
  if (length < prefixLength) throw new InputError('prefix-too-short', { field: 'newPrefixLength', params: { network, prefixLength } });
  if (length <= BITS[version]) return length;
  throw splitBy === 'prefix'
    ? new InputError('prefix-too-long', { field: 'newPrefixLength', params: { entry: `/${length}` } })
    : new InputError('too-many-subnets', { field: 'subnets', params: { network, limit: 2 ** (BITS[version] - prefixLength) } });
}

const describeSubnet = (network: IpNetwork) => {
  const { version, first } = network;
  const last = lastOfNetwork(network);
  return {
    network: formatIpNetwork(network),
    firstAddress: formatIp(version, first),
    lastAddress: formatIp(version, last),
    addressCount: countOf({ first, last }),
  };
};

interface Demand {
  readonly name: string;
  readonly size: string;
  readonly prefixLength: number;
}

/** Allocates a block for each line, the largest first, packed from the start of the first network. */
export function planNetworks({ networks, sizes }: InputValues<typeof fields.plan.input>): OutputValues<typeof fields.plan.output> {
  const { entries, problems } = readList(networks, 'networks');
  const [network] = entries.slice(0, 1).flatMap((entry) => networksOfSpan(entry));
  if (!network) return { plan: [], free: [], problems };
  const { version } = network;
  const demands = parseDemands(sizes, version).toSorted((one, other) => one.prefixLength - other.prefixLength);
  let { first } = network;
  const last = lastOfNetwork(network);
  const needed = demands.reduce((sum, { prefixLength }) => sum + (prefixLength < 0 ? last + 1n : sizeOfNetwork({ version, prefixLength })), 0n);
  if (needed > last - first + 1n) throw new InputError('not-enough-space', { field: 'sizes', params: { network: formatIpNetwork(network) } });
  // Sizes are powers of two and never grow, so each block starts at a multiple of its own size.
  const plan = demands.map(({ name, size, prefixLength }) => {
    const block = { version, first, prefixLength };
    first += sizeOfNetwork(block);
    return { name, size, ...describeSubnet(block) };
  });
  return { plan, free: first > last ? [] : networksOfSpan({ version, first, last }).map(formatIpNetwork), problems };
}

const LINE = /^(?:(?<name>.*?)\s*[:=]\s*)?(?:(?<factor>\d{1,9})\s*[x×*]\s*)?(?<size>\/\d{1,3}|\d{1,15})$/iu;

/**
 * Parses lines of a name and a size: a number of hosts, a prefix length, or a number of networks of a prefix length.
 * @throws InputError `invalid-size`
 */
function parseDemands(text: string, version: IpNetwork['version']): readonly Demand[] {
  const demands: Demand[] = [];
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim();
    if (line === '') continue;
    const { name = '', factor, size = '' } = line.length > 200 ? {} : (LINE.exec(line)?.groups ?? {});
    const prefixLength = prefixLengthFor(size, factor === undefined ? 1 : Number(factor), version);
    if (prefixLength === undefined) throw new InputError('invalid-size', { field: 'sizes', position: { line: index + 1, column: 1 } });
    demands.push({ name, size: factor === undefined ? size : `${factor} × ${size}`, prefixLength });
  }
  return demands;
}

/** Returns the fewest bits with at least `count` values. Logarithms of large numbers are not exact. */
const bitsFor = (count: number): number => (count === 1 ? 0 : (BigInt(count) - 1n).toString(2).length);

/** Negative for more than there is; undefined for a size that is not valid. */
function prefixLengthFor(size: string, factor: number, version: IpNetwork['version']): number | undefined {
  const bits = BITS[version];
  if (size === '' || factor < 1) return undefined;
  if (size.startsWith('/')) {
    const length = Number(size.slice(1));
    return length > bits ? undefined : length - bitsFor(factor);
  }
  const hosts = Number(size);
  if (hosts < 1) return undefined;
  // IPv4 reserves the first and last address, except in /31 (RFC 3021) and /32; IPv6 the first one (RFC 4291, section 2.6.1).
  const reserved = hosts === 1 ? 0 : version === 6 ? 1 : hosts === 2 ? 0 : 2;
  return bits - bitsFor(hosts + reserved) - bitsFor(factor);
}
