import { InputError } from '../../contract/errors.ts';
import { addressType } from '../../lib/ipv4/address-type.ts';
import { formatBinary, formatHexadecimal, formatIpv4, LAST_ADDRESS } from '../../lib/ipv4/ipv4.ts';
import {
  containsNetwork,
  formatNetwork,
  type Ipv4Network,
  lastAddress,
  type NetworkText,
  networkSize,
  rangeToNetworks,
  subnetMask,
} from '../../lib/ipv4/network.ts';
import { reverseZones } from '../../lib/ipv4/reverse-zones.ts';

const POINT_TO_POINT = 31;
const SINGLE_ADDRESS = 32;

type Note = 'point-to-point' | 'single-address' | 'host-bits-set';

/** Returns all properties of the entered network. */
export function describeNetwork(network: NetworkText) {
  const { address, first, prefixLength } = network;
  const mask = subnetMask(prefixLength);
  return {
    cidr: formatNetwork(network),
    address: formatIpv4(address),
    networkAddress: formatIpv4(first),
    lastAddress: formatIpv4(lastAddress(network)),
    prefixLength,
    subnetMask: formatIpv4(mask),
    wildcardMask: formatIpv4(~mask >>> 0),
    subnetMaskBinary: formatBinary(mask),
    subnetMaskHexadecimal: formatHexadecimal(mask),
    addressCount: networkSize(prefixLength),
    ...describeHosts(network),
    addressBinary: formatBinary(address),
    addressClass: addressClass(address),
    addressType: addressType(address),
    reverseZones: reverseZones(network),
    previousNetwork: adjacentNetwork(network, -1),
    nextNetwork: adjacentNetwork(network, 1),
    notes: notesOn(network),
  };
}

/** Returns the usable addresses. A /31 has two and no broadcast address (RFC 3021); a /32 is one. */
export function describeHosts(network: Ipv4Network) {
  const { first, prefixLength } = network;
  const last = lastAddress(network);
  const ends = prefixLength >= POINT_TO_POINT ? 0 : 1;
  return {
    firstHost: formatIpv4(first + ends),
    lastHost: formatIpv4(last - ends),
    broadcastAddress: ends ? formatIpv4(last) : '',
    usableHostCount: networkSize(prefixLength) - 2 * ends,
  };
}

/** Returns the class of RFC 791 and RFC 1112: the number of leading one bits selects the letter. */
function addressClass(address: number): string {
  return 'ABCDE'.charAt(Math.min(Math.clz32(~address), 4));
}

function adjacentNetwork({ first, prefixLength }: Ipv4Network, direction: -1 | 1): string {
  const start = first + direction * networkSize(prefixLength);
  return start < 0 || start > LAST_ADDRESS ? '' : formatNetwork({ first: start, prefixLength });
}

function notesOn({ address, first, prefixLength }: NetworkText): Note[] {
  const notes: Note[] = [];
  if (prefixLength === POINT_TO_POINT) notes.push('point-to-point');
  if (prefixLength === SINGLE_ADDRESS) notes.push('single-address');
  if (address !== first) notes.push('host-bits-set');
  return notes;
}

interface Part {
  readonly newPrefixLength: number;
  readonly offset: number;
  readonly limit: number;
}

/** Splits a network into equal subnets; returns `limit` of them after skipping `offset`. */
export function splitNetwork({ first, prefixLength }: Ipv4Network, { newPrefixLength, offset, limit }: Part) {
  if (newPrefixLength < prefixLength) throw new InputError('prefix-too-short', { field: 'newPrefixLength', params: { prefixLength } });
  const subnetCount = 2 ** (newPrefixLength - prefixLength);
  const length = Math.max(0, Math.min(limit, subnetCount - offset));
  const subnets = Array.from({ length }, (_, index) => ({ first: first + (offset + index) * networkSize(newPrefixLength), prefixLength: newPrefixLength }));
  return {
    cidrs: subnets.map(formatNetwork),
    subnets: subnets.map((subnet) => ({ cidr: formatNetwork(subnet), ...describeHosts(subnet) })),
    subnetCount,
  };
}

export type Relation = 'equal' | 'contains' | 'within' | 'disjoint';

export function compareNetworks(network: Ipv4Network, other: Ipv4Network): Relation {
  const holds = containsNetwork(network, other);
  const isHeld = containsNetwork(other, network);
  if (holds && isHeld) return 'equal';
  if (holds) return 'contains';
  return isHeld ? 'within' : 'disjoint';
}

interface Demand {
  readonly name: string;
  readonly hosts: number;
  readonly prefixLength: number;
}

/** Allocates the smallest sufficient block for each entry, largest first, packed from the start of the network. */
export function planSubnets(network: Ipv4Network, hosts: string, pointToPoint: boolean) {
  const demands = parseDemands(hosts, pointToPoint).toSorted((one, other) => one.prefixLength - other.prefixLength);
  const needed = demands.reduce((sum, { prefixLength }) => sum + networkSize(prefixLength), 0);
  const available = networkSize(network.prefixLength);
  if (needed > available) throw new InputError('not-enough-space', { field: 'network', params: { needed, available } });
  let first = network.first;
  // Sizes are powers of two and never grow, so each block starts at a multiple of its own size.
  const subnets = demands.map((demand) => {
    const subnet = { first, prefixLength: demand.prefixLength };
    first += networkSize(demand.prefixLength);
    return { name: demand.name, hosts: demand.hosts, cidr: formatNetwork(subnet), ...describeHosts(subnet) };
  });
  return { subnets, free: rangeToNetworks(first, lastAddress(network)).map(formatNetwork) };
}

function parseDemands(text: string, pointToPoint: boolean): Demand[] {
  const demands: Demand[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const separator = Math.max(line.lastIndexOf(':'), line.lastIndexOf('='));
    const digits = line.slice(separator + 1).trim();
    const hosts = /^\d+$/u.test(digits) ? Number(digits) : 0;
    if (hosts < 1) throw new InputError('invalid-host-line', { field: 'hosts', position: { line: index + 1, column: 1 } });
    demands.push({ name: line.slice(0, Math.max(0, separator)).trim(), hosts, prefixLength: prefixLengthFor(hosts, pointToPoint) });
  });
  return demands;
}

/** Negative for more hosts than there are addresses: such a block never fits. */
function prefixLengthFor(hosts: number, pointToPoint: boolean): number {
  if (pointToPoint && hosts === 1) return SINGLE_ADDRESS;
  if (pointToPoint && hosts === 2) return POINT_TO_POINT;
  const withEnds = Math.min(hosts + 2, 2 ** 40);
  return 32 - Math.max(2, Math.ceil(Math.log2(withEnds)));
}
