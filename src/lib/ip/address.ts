import { formatIpv4 } from '../ipv4/ipv4.ts';
import type { Ipv6 } from '../ipv6/ipv6.ts';
import { formatIpv6, readIpv6 } from '../ipv6/ipv6.ts';

export type IpVersion = 4 | 6;

/** The bits of an address. */
export const BITS = { 4: 32, 6: 128 } as const;

/** The greatest address, as a number. */
export const LAST = { 4: 2n ** 32n - 1n, 6: 2n ** 128n - 1n } as const;

const GROUPS = 8;

export const valueOfGroups = (groups: Ipv6): bigint => groups.reduce((value, group) => (value << 16n) | BigInt(group), 0n);

export const groupsOfValue = (value: bigint): Ipv6 =>
  Array.from({ length: GROUPS }, (_, index) => Number((value >> BigInt(16 * (GROUPS - 1 - index))) & 0xffffn));

/** Parses an IPv6 address without zone and brackets. */
export function readIpv6Value(text: string): bigint | undefined {
  const groups = readIpv6(text);
  return groups && valueOfGroups(groups);
}

/** Formats four decimal numbers, or as in RFC 5952. */
export const formatIp = (version: IpVersion, value: bigint): string => (version === 4 ? formatIpv4(Number(value)) : formatIpv6(groupsOfValue(value)));
