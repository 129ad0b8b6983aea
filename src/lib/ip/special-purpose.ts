import { parseNetwork } from '../ipv4/network.ts';
import type { IpVersion } from './address.ts';
import { readIpv6Value } from './address.ts';
import type { Reachability } from './codes.ts';
import type { IpSpan } from './networks.ts';
import { lastOfNetwork } from './networks.ts';

/** A block of the IANA registries of special-purpose addresses (RFC 6890), or of multicast addresses. */
export interface SpecialBlock extends IpSpan {
  /** The name in the registry. */
  readonly name: string;
  readonly rfc: string;
  readonly isGloballyReachable: Reachability;
}

type Row = readonly [cidr: string, name: string, rfc: string, isGloballyReachable: Reachability];

// https://www.iana.org/assignments/iana-ipv4-special-registry
const IPV4: readonly Row[] = [
  ['0.0.0.0/8', 'This network', 'RFC 791', 'no'],
  ['0.0.0.0/32', 'This host on this network', 'RFC 1122', 'no'],
  ['10.0.0.0/8', 'Private-Use', 'RFC 1918', 'no'],
  ['100.64.0.0/10', 'Shared Address Space', 'RFC 6598', 'no'],
  ['127.0.0.0/8', 'Loopback', 'RFC 1122', 'no'],
  ['169.254.0.0/16', 'Link Local', 'RFC 3927', 'no'],
  ['172.16.0.0/12', 'Private-Use', 'RFC 1918', 'no'],
  ['192.0.0.0/24', 'IETF Protocol Assignments', 'RFC 6890', 'no'],
  ['192.0.0.0/29', 'IPv4 Service Continuity Prefix', 'RFC 7335', 'no'],
  ['192.0.0.8/32', 'IPv4 dummy address', 'RFC 7600', 'no'],
  ['192.0.0.9/32', 'Port Control Protocol Anycast', 'RFC 7723', 'yes'],
  ['192.0.0.10/32', 'Traversal Using Relays around NAT Anycast', 'RFC 8155', 'yes'],
  ['192.0.0.170/31', 'NAT64/DNS64 Discovery', 'RFC 8880', 'no'],
  ['192.0.2.0/24', 'Documentation (TEST-NET-1)', 'RFC 5737', 'no'],
  ['192.31.196.0/24', 'AS112-v4', 'RFC 7535', 'yes'],
  ['192.52.193.0/24', 'AMT', 'RFC 7450', 'yes'],
  ['192.88.99.0/24', 'Deprecated (6to4 Relay Anycast)', 'RFC 7526', 'not-applicable'],
  ['192.88.99.2/32', '6a44-relay anycast address', 'RFC 6751', 'no'],
  ['192.168.0.0/16', 'Private-Use', 'RFC 1918', 'no'],
  ['192.175.48.0/24', 'Direct Delegation AS112 Service', 'RFC 7534', 'yes'],
  ['198.18.0.0/15', 'Benchmarking', 'RFC 2544', 'no'],
  ['198.51.100.0/24', 'Documentation (TEST-NET-2)', 'RFC 5737', 'no'],
  ['203.0.113.0/24', 'Documentation (TEST-NET-3)', 'RFC 5737', 'no'],
  ['224.0.0.0/4', 'Multicast', 'RFC 5771', 'not-applicable'],
  ['240.0.0.0/4', 'Reserved', 'RFC 1112', 'no'],
  ['255.255.255.255/32', 'Limited Broadcast', 'RFC 919', 'no'],
];

// https://www.iana.org/assignments/iana-ipv6-special-registry
const IPV6: readonly Row[] = [
  ['::1/128', 'Loopback Address', 'RFC 4291', 'no'],
  ['::/128', 'Unspecified Address', 'RFC 4291', 'no'],
  ['::ffff:0:0/96', 'IPv4-mapped Address', 'RFC 4291', 'no'],
  ['64:ff9b::/96', 'IPv4-IPv6 Translation', 'RFC 6052', 'yes'],
  ['64:ff9b:1::/48', 'IPv4-IPv6 Translation', 'RFC 8215', 'no'],
  ['100::/64', 'Discard-Only Address Block', 'RFC 6666', 'no'],
  ['100:0:0:1::/64', 'Dummy IPv6 Prefix', 'RFC 9780', 'no'],
  ['2001::/23', 'IETF Protocol Assignments', 'RFC 2928', 'no'],
  ['2001::/32', 'TEREDO', 'RFC 4380', 'not-applicable'],
  ['2001:1::1/128', 'Port Control Protocol Anycast', 'RFC 7723', 'yes'],
  ['2001:1::2/128', 'Traversal Using Relays around NAT Anycast', 'RFC 8155', 'yes'],
  ['2001:1::3/128', 'DNS-SD Service Registration Protocol Anycast', 'RFC 9665', 'yes'],
  ['2001:2::/48', 'Benchmarking', 'RFC 5180', 'no'],
  ['2001:3::/32', 'AMT', 'RFC 7450', 'yes'],
  ['2001:4:112::/48', 'AS112-v6', 'RFC 7535', 'yes'],
  ['2001:10::/28', 'Deprecated (previously ORCHID)', 'RFC 4843', 'not-applicable'],
  ['2001:20::/28', 'ORCHIDv2', 'RFC 7343', 'yes'],
  ['2001:30::/28', 'Drone Remote ID Protocol Entity Tags', 'RFC 9374', 'yes'],
  ['2001:db8::/32', 'Documentation', 'RFC 3849', 'no'],
  ['2002::/16', '6to4', 'RFC 3056', 'not-applicable'],
  ['2620:4f:8000::/48', 'Direct Delegation AS112 Service', 'RFC 7534', 'yes'],
  ['3fff::/20', 'Documentation', 'RFC 9637', 'no'],
  ['5f00::/16', 'Segment Routing (SRv6) SIDs', 'RFC 9602', 'no'],
  ['fc00::/7', 'Unique-Local', 'RFC 4193', 'no'],
  ['fe80::/10', 'Link-Local Unicast', 'RFC 4291', 'no'],
  ['fec0::/10', 'Site-Local Unicast (deprecated)', 'RFC 3879', 'not-applicable'],
  ['ff00::/8', 'Multicast', 'RFC 4291', 'not-applicable'],
];

const blockOf = ([cidr, name, rfc, isGloballyReachable]: Row, version: IpVersion): SpecialBlock => {
  const [address = '', length = ''] = cidr.split('/');
  const first = version === 4 ? BigInt(parseNetwork(cidr, '').first) : (readIpv6Value(address) ?? 0n);
  return { version, first, last: lastOfNetwork({ version, first, prefixLength: Number(length) }), name, rfc, isGloballyReachable };
};

/** All blocks, the most specific ones first. */
const specialBlocks: readonly SpecialBlock[] = [...IPV4.map((row) => blockOf(row, 4)), ...IPV6.map((row) => blockOf(row, 6))].toSorted((one, other) =>
  one.last - one.first < other.last - other.first ? -1 : 1,
);

/** Returns the most specific block that contains all addresses of a span; undefined for none, `partly` if it contains only some. */
export const specialBlockOf = ({ version, first, last }: IpSpan): SpecialBlock | 'partly' | undefined =>
  specialBlocks.find((block) => block.version === version && block.first <= first && last <= block.last) ??
  (specialBlocks.some((block) => block.version === version && block.first <= last && first <= block.last) ? 'partly' : undefined);
