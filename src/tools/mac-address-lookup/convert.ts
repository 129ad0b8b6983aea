import { formatIpv6 } from '../../lib/ipv6/ipv6.ts';
import { formatMac, toEui64, toInterfaceId } from '../../lib/mac/mac.ts';

const OCTET = /../gu;
const GROUP = /.{4}/gu;
/** fe80::/64 (RFC 4291, section 2.5.6). */
const LINK_LOCAL = [0xfe80, 0, 0, 0];

/** Formats a full address in every common notation, and as IPv6 identifiers. */
export function convertMac(digits: string) {
  const groups = (toInterfaceId(digits).match(GROUP) ?? []).map((group) => Number.parseInt(group, 16));
  return {
    colon: formatMac(digits, 'colon'),
    hyphen: formatMac(digits.toUpperCase(), 'hyphen'),
    cisco: formatMac(digits, 'cisco'),
    bare: digits,
    bits: (digits.match(OCTET) ?? []).map((octet) => Number.parseInt(octet, 16).toString(2).padStart(8, '0')).join(' '),
    decimal: BigInt(`0x${digits}`).toString(),
    eui64: formatMac(toEui64(digits).toUpperCase(), 'hyphen'),
    interfaceIdentifier: groups.map((group) => group.toString(16)).join(':'),
    linkLocalAddress: formatIpv6([...LINK_LOCAL, ...groups]),
  };
}
