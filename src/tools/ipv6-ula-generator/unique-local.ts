import { InputError } from '../../contract/errors.ts';
import { decodeHex, encodeHex } from '../../lib/hex/hex.ts';
import { loadDigest } from '../../lib/hash/hasher.ts';
import type { Ipv6 } from '../../lib/ipv6/ipv6.ts';
import { expandIpv6, formatIpv6, LONGEST_PREFIX, padIpv6, parseIpv6 } from '../../lib/ipv6/ipv6.ts';
import { toInterfaceId } from '../../lib/mac/mac.ts';

export const GLOBAL_ID_BYTES = 5;
export const SUBNET_COUNT = 2 ** 16;
const PREFIX_GROUPS = 3;

/** Returns the groups of the /48 with a Global ID of ten hex digits (RFC 4193, section 3.1): fd, then the ID. */
function groupsOf(globalId: string): Ipv6 {
  const digits = `fd${globalId}`;
  return [0, 4, 8].map((start) => Number.parseInt(digits.slice(start, start + 4), 16));
}

export const formatPrefix = (globalId: string): string => `${formatIpv6(padIpv6(groupsOf(globalId)))}/48`;

const formatSubnet = (groups: Ipv6, subnetId: number): string => `${formatIpv6(padIpv6([...groups, subnetId]))}/64`;

/** Returns the first and last subnets, and the reverse DNS zone (RFC 3596, section 2.5). */
export function describeGlobalId(globalId: string) {
  const groups = groupsOf(globalId);
  return {
    globalId,
    firstSubnet: formatSubnet(groups, 0),
    lastSubnet: formatSubnet(groups, SUBNET_COUNT - 1),
    reverseZone: `${[...`fd${globalId}`].toReversed().join('.')}.ip6.arpa`,
  };
}

const UNIX_TO_NTP_SECONDS = 2_208_988_800;
const SECONDS = 2 ** 32;

/** Returns the NTP timestamp (RFC 5905, section 6): seconds since 1900, modulo 2^32, and their fraction. @param time Milliseconds since 1970. */
export function ntpTime(time: number): string {
  const milliseconds = Math.floor(time);
  const seconds = Math.floor(milliseconds / 1000);
  const fraction = Math.floor(((milliseconds - seconds * 1000) * SECONDS) / 1000);
  const era = (((seconds + UNIX_TO_NTP_SECONDS) % SECONDS) + SECONDS) % SECONDS;
  return [era, fraction].map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** Runs the sample algorithm of RFC 4193, section 3.2.2. @param mac The hex digits of an EUI-48 or EUI-64. */
export async function hashGlobalId(mac: string, time: number) {
  const timestamp = ntpTime(time);
  const eui64 = toInterfaceId(mac);
  const digest = await loadDigest('sha-1');
  const globalId = encodeHex(digest(decodeHex(timestamp + eui64, 'macAddress')).slice(-GLOBAL_ID_BYTES));
  return { prefix: formatPrefix(globalId), ...describeGlobalId(globalId), timestamp, eui64 };
}

/** fc00::/7 (RFC 4193, section 3.1). */
const isUniqueLocal = ([first = 0]: Ipv6): boolean => first >>> 9 === 0xfc >>> 1;

/** @throws InputError `invalid-ipv6-address`, `not-unique-local` or `invalid-subnet-id`. */
export function subnetOf(prefix: string, subnetId: string) {
  const { address, prefixLength = 0 } = parseIpv6(prefix, 'prefix');
  if (prefixLength > LONGEST_PREFIX) throw new InputError('invalid-ipv6-address', { field: 'prefix' });
  if (!isUniqueLocal(address)) throw new InputError('not-unique-local', { field: 'prefix' });
  const digits = /^(?:0x)?([\da-f]{1,4})$/iu.exec(subnetId.trim())?.[1];
  if (digits === undefined) throw new InputError('invalid-subnet-id', { field: 'subnetId' });
  const groups = [...address.slice(0, PREFIX_GROUPS), Number.parseInt(digits, 16)];
  return {
    subnet: `${formatIpv6(padIpv6(groups))}/64`,
    firstAddress: formatIpv6(padIpv6(groups)),
    lastAddress: formatIpv6([...groups, 0xffff, 0xffff, 0xffff, 0xffff]),
  };
}

/** @throws InputError `invalid-ipv6-address` or `invalid-prefix-length`. */
export function inspectAddress(text: string) {
  const { address, prefixLength = 0 } = parseIpv6(text, 'address');
  if (prefixLength > LONGEST_PREFIX) throw new InputError('invalid-prefix-length', { field: 'address' });
  const expanded = expandIpv6(address);
  const [first = 0] = address;
  const common = { compressed: formatIpv6(address), expanded, isUniqueLocal: isUniqueLocal(address), locallyAssigned: first >>> 8 === 0xfd };
  if (!common.isUniqueLocal) return { ...common, prefix: '', globalId: '', subnetId: '', interfaceId: '' };
  const digits = expanded.replaceAll(':', '');
  return {
    ...common,
    prefix: `${formatIpv6(padIpv6(address.slice(0, PREFIX_GROUPS)))}/48`,
    globalId: digits.slice(2, 12),
    subnetId: digits.slice(12, 16),
    interfaceId: expanded.slice(20),
  };
}
