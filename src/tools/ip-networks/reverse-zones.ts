import { BITS, type IpVersion } from '../../lib/ip/address.ts';
import type { IpNetwork } from '../../lib/ip/networks.ts';
import { lastOfNetwork, networksOfSpan } from '../../lib/ip/networks.ts';
import { addressToOctets, reverseName } from '../../lib/ipv4/ipv4.ts';
import { reverseZones } from '../../lib/ipv4/reverse-zones.ts';
import type { Problem } from './read.ts';
import { readList } from './read.ts';

const NIBBLE = 4;

/** Returns the zones that cover all networks, each once. */
export function listReverseZones({ networks }: { readonly networks: string }): {
  readonly zones: readonly string[];
  readonly zoneCount: number;
  readonly problems: readonly Problem[];
} {
  const { entries, problems } = readList(networks, 'networks');
  const zones = [...new Set(entries.flatMap((entry) => networksOfSpan(entry)).flatMap(zonesOf))];
  return { zones, zoneCount: zones.length, problems };
}

function zonesOf(network: IpNetwork): readonly string[] {
  if (network.version === 4) return reverseZones({ first: Number(network.first), prefixLength: network.prefixLength });
  const length = Math.ceil(network.prefixLength / NIBBLE) * NIBBLE;
  const size = 1n << BigInt(BITS[6] - length);
  const zones: string[] = [];
  for (let first = network.first; first <= lastOfNetwork(network); first += size) zones.push(nibbleName(first, length));
  return zones;
}

/** Returns the name of the zone of the first `length` bits (RFC 3596, section 2.5). */
function nibbleName(value: bigint, length: number): string {
  const digits = value
    .toString(16)
    .padStart(BITS[6] / NIBBLE, '0')
    .slice(0, length / NIBBLE);
  return [...Array.from(digits).toReversed(), 'ip6.arpa'].join('.');
}

/** Returns the name of the PTR record of an address. */
export const reverseNameOf = (version: IpVersion, address: bigint): string =>
  version === 4 ? reverseName(addressToOctets(Number(address))) : nibbleName(address, BITS[6]);
