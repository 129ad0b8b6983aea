import { addressType } from '../../lib/ipv4/address-type.ts';
import { addressToOctets, formatBinary, formatHexadecimal, formatIpv4, reverseName } from '../../lib/ipv4/ipv4.ts';
import { expandIpv6, formatIpv6, formatIpv6Groups, groupsOfIpv4, padIpv6 } from '../../lib/ipv6/ipv6.ts';

const BITS = 32;
const OCTAL_DIGITS = 11;

/** Formats an address in every notation. */
export function writeAddress(address: number) {
  const octets = addressToOctets(address);
  const groups = groupsOfIpv4(address);
  const mapped = [0, 0, 0, 0, 0, 0xffff, ...groups];
  return {
    dottedDecimal: formatIpv4(address),
    decimal: String(address),
    hexadecimal: formatHexadecimal(address),
    dottedHexadecimal: octets.map((octet) => `0x${octet.toString(16).toUpperCase().padStart(2, '0')}`).join('.'),
    binary: address.toString(2).padStart(BITS, '0'),
    dottedBinary: formatBinary(address),
    octal: `0o${address.toString(8).padStart(OCTAL_DIGITS, '0')}`,
    dottedOctal: octets.map((octet) => octet.toString(8).padStart(4, '0')).join('.'),
    ipv4MappedIpv6: formatIpv6(mapped),
    ipv4MappedIpv6Hexadecimal: formatIpv6Groups(mapped),
    ipv4MappedIpv6Full: expandIpv6(mapped),
    nat64: formatIpv6([0x64, 0xff9b, 0, 0, 0, 0, ...groups]),
    sixToFour: `${formatIpv6(padIpv6([0x2002, ...groups]))}/48`,
    reverseName: reverseName(octets),
    addressType: addressType(address),
  };
}
