import { InputError } from '../../contract/errors.ts';

// An address is an unsigned 32-bit number. Bitwise operators return signed ones, so each of their results ends in `>>> 0`.

export const LAST_ADDRESS = 0xff_ff_ff_ff;

const LEADING_ZERO = /(?:^|\.)0\d/u;

/**
 * Parses four decimal octets separated by dots, and nothing else.
 * @throws InputError `ambiguous-leading-zero` (`010` is octal to some programs and decimal to others: RFC 6943, section 3.1.1) or `invalid-ipv4-address`.
 */
export function parseIpv4(text: string, field: string): number {
  const address = readOctets(text.trim(), 4, field);
  if (address === undefined) throw new InputError('invalid-ipv4-address', { field });
  return address;
}

/**
 * Reads `fewest` to four decimal octets; missing ones at the end are 0. Returns `undefined` for any other text.
 * @throws InputError `ambiguous-leading-zero`.
 */
export function readOctets(text: string, fewest: number, field: string): number | undefined {
  if (!/^\d+(?:\.\d+){0,3}$/u.test(text)) return undefined;
  if (LEADING_ZERO.test(text)) throw new InputError('ambiguous-leading-zero', { field });
  const octets = text.split('.').map(Number);
  if (octets.length < fewest || octets.some((octet) => octet > 255)) return undefined;
  return octetsToAddress(octets);
}

function octetsToAddress([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): number {
  return ((first << 24) | (second << 16) | (third << 8) | fourth) >>> 0;
}

/** Returns the four octets, the most significant first. */
export const addressToOctets = (address: number): [number, number, number, number] => [
  address >>> 24,
  (address >>> 16) & 255,
  (address >>> 8) & 255,
  address & 255,
];

export const formatIpv4 = (address: number): string => addressToOctets(address).join('.');

/** Formats as four groups of eight binary digits separated by dots. */
export const formatBinary = (address: number): string =>
  addressToOctets(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('.');

/** Formats as `0x` and eight uppercase digits. */
export const formatHexadecimal = (address: number): string => `0x${address.toString(16).toUpperCase().padStart(8, '0')}`;

/** Returns the reverse DNS name (RFC 1035, section 3.5) of an address, or of the zone of its first octets. */
export const reverseName = (octets: readonly (number | string)[]): string => `${octets.toReversed().join('.')}.in-addr.arpa`;
