import type { Ipv6 } from './ipv6.ts';
import { is6to4, isIpv4Mapped, isNat64 } from './ipv6.ts';

/** Types of the IANA IPv6 special-purpose registry that are in use, and of RFC 4291. */
export type Ipv6AddressType =
  | 'unspecified'
  | 'loopback'
  | 'ipv4-mapped'
  | 'nat64'
  | 'teredo'
  | '6to4'
  | 'documentation'
  | 'unique-local'
  | 'link-local'
  | 'multicast'
  | 'global'
  | 'reserved';

/** Returns the type of an address, from the most specific block that contains it. */
export function ipv6AddressType(address: Ipv6): Ipv6AddressType {
  const [first = 0, second = 0] = address;
  if (address.slice(0, -1).every((group) => group === 0) && (address.at(-1) ?? 0) < 2) return address.at(-1) === 1 ? 'loopback' : 'unspecified';
  if (isIpv4Mapped(address)) return 'ipv4-mapped';
  if (isNat64(address)) return 'nat64';
  if (first === 0x2001 && second === 0) return 'teredo';
  if (is6to4(address)) return '6to4';
  // 2001:db8::/32 and 3fff::/20 (RFC 9637).
  if ((first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000)) return 'documentation';
  if (first >> 9 === 0b1111110) return 'unique-local';
  if (first >> 6 === 0b1111111010) return 'link-local';
  if (first >> 8 === 0xff) return 'multicast';
  return first >> 13 === 0b001 ? 'global' : 'reserved';
}
