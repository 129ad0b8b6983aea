import { InputError } from '../../contract/errors.ts';
import { addressToOctets, formatIpv4 } from '../ipv4/ipv4.ts';

/** The eight groups of 16 bits, the most significant first. */
export type Ipv6 = readonly number[];

const GROUPS = 8;
const GROUP = /^[\da-f]{1,4}$/iu;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`, 'u');
/** Eight groups, the last two of them as four decimal numbers. */
const LONGEST = 45;

/** Parses an address in any notation of RFC 4291, section 2.2, including a trailing IPv4 address; `undefined` for any other text. Zones are not supported. */
export function readIpv6(text: string): Ipv6 | undefined {
  if (text.length > LONGEST) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => readGroups(half, index === halves.length - 1));
  if (!head) return undefined;
  if (halves.length === 1) return head.length === GROUPS ? head : undefined;
  const left = GROUPS - head.length - (tail?.length ?? GROUPS);
  // Two colons represent at least one group.
  return tail && left > 0 ? [...head, ...zeros(left), ...tail] : undefined;
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Parses the groups on one side of two colons. Only the end of an address may be an IPv4 address. */
function readGroups(half: string, isEnd: boolean): number[] | undefined {
  if (half === '') return [];
  const groups: number[] = [];
  const parts = half.split(':');
  for (const [index, part] of parts.entries()) {
    if (GROUP.test(part)) groups.push(Number.parseInt(part, 16));
    else if (isEnd && index === parts.length - 1 && IPV4.test(part)) groups.push(...groupsOfOctets(part.split('.').map(Number)));
    else return undefined;
  }
  return groups;
}

const groupsOfOctets = ([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): [number, number] => [first * 256 + second, third * 256 + fourth];

export const LONGEST_PREFIX = 128;

export interface Ipv6Text {
  readonly address: Ipv6;
  /** As written: it may be too large. Undefined if there is none. */
  readonly prefixLength: number | undefined;
}

/**
 * Parses an address as people write it: with a zone (RFC 4007, section 11) or prefix length after it, or in brackets as in URLs. The zone is
 * dropped, because it is only meaningful on one device.
 * @throws InputError `invalid-ipv6-address`.
 */
export function parseIpv6(text: string, field: string): Ipv6Text {
  const [, bare = '', zoned, length] = /^\[?([\da-f:.]+)(%[^\s/%\]]+)?\]?(?:\s*\/\s*(\d+))?$/iu.exec(text.trim()) ?? [];
  const address = readIpv6(bare);
  const isBracketed = /^\[.*\]/u.test(text.trim());
  if (!address || (!isBracketed && /[[\]]/u.test(text)) || (zoned === undefined && text.includes('%'))) throw new InputError('invalid-ipv6-address', { field });
  return { address, prefixLength: length === undefined ? undefined : Number(length) };
}

/** Formats according to RFC 5952: lowercase, no leading zeros, the longest run of zero groups as `::`, and IPv4-mapped addresses with their IPv4 address. */
export function formatIpv6(address: Ipv6): string {
  return isIpv4Mapped(address) ? `::ffff:${formatIpv4(embeddedIpv4(address, 6))}` : formatIpv6Groups(address);
}

/** Formats the same way, but only with hex digits. */
export function formatIpv6Groups(address: Ipv6): string {
  const { start, length } = longestZeros(address);
  const texts = address.map((group) => group.toString(16));
  if (length < 2) return texts.join(':');
  return `${texts.slice(0, start).join(':')}::${texts.slice(start + length).join(':')}`;
}

/** Returns the first of the longest runs of zero groups (RFC 5952, section 4.2.3). */
function longestZeros(address: Ipv6): { readonly start: number; readonly length: number } {
  let longest = { start: 0, length: 0 };
  let start = 0;
  for (const [index, group] of address.entries()) {
    if (group !== 0) start = index + 1;
    else if (index + 1 - start > longest.length) longest = { start, length: index + 1 - start };
  }
  return longest;
}

/** Formats all 32 digits, in eight groups. */
export const expandIpv6 = (address: Ipv6): string => address.map((group) => group.toString(16).padStart(4, '0')).join(':');

/** ::ffff:0:0/96 (RFC 4291, section 2.5.5.2). */
export const isIpv4Mapped = (address: Ipv6): boolean => startsWith(address, [0, 0, 0, 0, 0, 0xffff]);

/** 64:ff9b::/96, the well-known prefix of RFC 6052. */
export const isNat64 = (address: Ipv6): boolean => startsWith(address, [0x64, 0xff9b, 0, 0, 0, 0]);

/** 2002::/16 (RFC 3056). */
export const is6to4 = (address: Ipv6): boolean => startsWith(address, [0x2002]);

const startsWith = (address: Ipv6, groups: Ipv6): boolean => groups.every((group, index) => address[index] === group);

/** Returns the IPv4 address in the group at `index` and the next one. */
export const embeddedIpv4 = (address: Ipv6, index: number): number => (address[index] ?? 0) * 2 ** 16 + (address[index + 1] ?? 0);

/** Returns the two groups that contain an IPv4 address. */
export const groupsOfIpv4 = (address: number): [number, number] => groupsOfOctets(addressToOctets(address));

/** Appends zeros to the first groups. */
export const padIpv6 = (groups: Ipv6): Ipv6 => [...groups, ...zeros(GROUPS - groups.length)];
