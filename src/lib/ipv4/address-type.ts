import { type Ipv4Network, lastAddress, parseNetwork } from './network.ts';

// The IANA IPv4 special-purpose registry (RFC 6890 and its updates), the most specific blocks first.
const BLOCKS = [
  ['255.255.255.255/32', 'limited-broadcast'],
  ['192.0.0.0/24', 'ietf-protocol-assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['192.88.99.0/24', 'deprecated-6to4-relay'],
  ['169.254.0.0/16', 'link-local'],
  ['192.168.0.0/16', 'private-use'],
  ['198.18.0.0/15', 'benchmarking'],
  ['172.16.0.0/12', 'private-use'],
  ['100.64.0.0/10', 'shared-address-space'],
  ['0.0.0.0/8', 'this-network'],
  ['10.0.0.0/8', 'private-use'],
  ['127.0.0.0/8', 'loopback'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
] as const;

/** All address types, for output declarations. */
export const addressTypes = [
  'this-network',
  'private-use',
  'shared-address-space',
  'loopback',
  'link-local',
  'ietf-protocol-assignments',
  'deprecated-6to4-relay',
  'benchmarking',
  'documentation',
  'multicast',
  'reserved',
  'limited-broadcast',
  'global',
] as const;

export type AddressType = (typeof addressTypes)[number];

const blocks: readonly { readonly network: Ipv4Network; readonly type: AddressType }[] = BLOCKS.map(([network, type]) => ({
  network: parseNetwork(network, ''),
  type,
}));

/** Returns the type of an address, from the most specific block that contains it. */
export function addressType(address: number): AddressType {
  return blocks.find(({ network }) => network.first <= address && address <= lastAddress(network))?.type ?? 'global';
}
