import { expandIpv6, readIpv6 } from '../../lib/ipv6/ipv6.ts';

export const addressParts = ['prefixPart', 'localPart', 'globalPart', 'subnetPart', 'interfacePart'] as const;

const PREFIX_BITS = 7;

interface AddressPiece {
  readonly text: string;
  readonly part?: (typeof addressParts)[number];
}

/**
 * Splits a unique local address into the parts of RFC 4193, section 3.1. The first two end within a hex digit, so they are in binary. Empty for an
 * invalid address.
 */
export function addressPieces(address: string): readonly AddressPiece[] {
  const groups = readIpv6(address);
  if (!groups) return [];
  const digits = expandIpv6(groups);
  const bits = Number.parseInt(digits.slice(0, 2), 16).toString(2);
  return [
    { text: bits.slice(0, PREFIX_BITS), part: 'prefixPart' },
    { text: bits.slice(PREFIX_BITS), part: 'localPart' },
    { text: ' ' },
    { text: digits.slice(2, 14), part: 'globalPart' },
    { text: ':' },
    { text: digits.slice(15, 19), part: 'subnetPart' },
    { text: ':' },
    { text: digits.slice(20), part: 'interfacePart' },
  ];
}
