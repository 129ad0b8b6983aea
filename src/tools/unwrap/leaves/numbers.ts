import { addressType } from '../../../lib/ipv4/address-type.ts';
import { formatIpv4, LAST_ADDRESS, readOctets } from '../../../lib/ipv4/ipv4.ts';
import { ipv6AddressType } from '../../../lib/ipv6/address-type.ts';
import { readIpv6 } from '../../../lib/ipv6/ipv6.ts';
import type { Leaf } from '../leaves.ts';

const BASES = { x: 'hexadecimal-number', o: 'octal-number', b: 'binary-number' } as const;
/** `0x` and up to 64 bits; longer ones are addresses and hashes. */
const PREFIXED = /^0(?:x[\da-f]{1,16}|o[0-7]{1,22}|b[01]{1,64})$/iu;

/** The decimal value of a number with the prefix of another base. */
export function readPrefixed(text: string): readonly Leaf[] {
  if (!PREFIXED.test(text)) return [];
  const base = text.charAt(1).toLowerCase() as keyof typeof BASES;
  return [{ kind: BASES[base], value: BigInt(text.toLowerCase()).toString(), grade: 'certain' }];
}

const IPV4 = /^(?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){3}$/u;
const FIRST_OF_EIGHT_DIGITS = 2 ** 24;

/** What an IP address is for, and the address that a number may be. */
export function readAddress(text: string): readonly Leaf[] {
  if (IPV4.test(text)) {
    const address = readOctets(text, 4, 'text');
    // A version number can have four parts too.
    return address === undefined ? [] : [{ kind: 'ipv4-type', value: addressType(address), grade: 'likely' }];
  }
  if (/^\d{8,10}$/u.test(text)) {
    const number = Number(text);
    return number >= FIRST_OF_EIGHT_DIGITS && number <= LAST_ADDRESS ? [{ kind: 'ipv4-number', value: formatIpv4(number), grade: 'possible' }] : [];
  }
  const address = /^[\da-f]*:[\da-f:.]+$/iu.test(text) ? readIpv6(text) : undefined;
  return address ? [{ kind: 'ipv6-type', value: ipv6AddressType(address), grade: 'certain' }] : [];
}
