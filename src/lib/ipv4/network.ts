import { InputError } from '../../contract/errors.ts';
import { formatIpv4, LAST_ADDRESS, readOctets } from './ipv4.ts';

/** A CIDR block (RFC 4632). `first` has no host bits. */
export interface Ipv4Network {
  readonly first: number;
  readonly prefixLength: number;
}

/** A network as written: the address may have host bits. */
export interface NetworkText extends Ipv4Network {
  readonly address: number;
}

/** Returns the mask of a prefix length, 0 to 32. A shift by 32 would have no effect, so /0 is a special case. */
export const subnetMask = (prefixLength: number): number => (prefixLength === 0 ? 0 : (LAST_ADDRESS << (32 - prefixLength)) >>> 0);

export const networkSize = (prefixLength: number): number => 2 ** (32 - prefixLength);

export const networkOf = (address: number, prefixLength: number): Ipv4Network => ({ first: (address & subnetMask(prefixLength)) >>> 0, prefixLength });

export const lastAddress = ({ first, prefixLength }: Ipv4Network): number => first + networkSize(prefixLength) - 1;

export const formatNetwork = ({ first, prefixLength }: Ipv4Network): string => `${formatIpv4(first)}/${prefixLength}`;

/** Whether every address of `inner` is in `outer`. */
export const containsNetwork = (outer: Ipv4Network, inner: Ipv4Network): boolean => outer.first <= inner.first && lastAddress(inner) <= lastAddress(outer);

/**
 * Parses an address followed, after a slash or whitespace, by a prefix length, subnet mask, wildcard mask or hexadecimal mask.
 * Default: /32. With a mask, trailing octets of the address may be omitted.
 * @throws InputError `invalid-network`, `invalid-prefix-length`, `invalid-mask` or `ambiguous-leading-zero`.
 */
export function parseNetwork(text: string, field: string): NetworkText {
  const [, addressText = '', maskText] = /^([\d.]+)(?:(?:\s*\/\s*|\s+)(\S+))?$/u.exec(text.trim()) ?? [];
  const address = readOctets(addressText, maskText === undefined ? 4 : 1, field);
  if (address === undefined) throw new InputError('invalid-network', { field });
  const prefixLength = maskText === undefined ? 32 : parseMask(maskText, field);
  return { address, ...networkOf(address, prefixLength) };
}

function parseMask(text: string, field: string): number {
  if (/^\d+$/u.test(text)) return parsePrefixLength(text, field);
  const prefixLength = lengthOf(/^0x/iu.test(text) ? readHexadecimalMask(text) : readDottedMask(text, field));
  if (prefixLength === undefined) throw new InputError('invalid-mask', { field });
  return prefixLength;
}

/** Returns the prefix length of a dotted or hexadecimal mask; `undefined` for any other text. */
export function readMask(text: string): number | undefined {
  if (/^0x/iu.test(text)) return lengthOf(readHexadecimalMask(text));
  return /(?:^|\.)0\d/u.test(text) ? undefined : lengthOf(readOctets(text, 4, ''));
}

/** If a mask is valid both ways (`0.0.0.0`, `255.255.255.255`), it is read as a subnet mask. */
const lengthOf = (mask: number | undefined): number | undefined => (mask === undefined ? undefined : (maskLength(mask) ?? maskLength(~mask >>> 0)));

function parsePrefixLength(text: string, field: string): number {
  if (/^0\d/u.test(text)) throw new InputError('ambiguous-leading-zero', { field });
  const prefixLength = Number(text);
  if (prefixLength > 32) throw new InputError('invalid-prefix-length', { field });
  return prefixLength;
}

function readHexadecimalMask(text: string): number | undefined {
  return /^0x[\da-f]{8}$/iu.test(text) ? Number(text) : undefined;
}

function readDottedMask(text: string, field: string): number | undefined {
  if (!/^[\d.]+$/u.test(text)) throw new InputError('invalid-network', { field });
  return readOctets(text, 4, field);
}

/** Returns the number of leading ones of a mask, or `undefined` if a one follows a zero. */
function maskLength(mask: number): number | undefined {
  const length = Math.clz32(~mask);
  return mask === subnetMask(length) ? length : undefined;
}

/** Covers an address range with the fewest CIDR blocks (RFC 4632, section 3.1), ascending. `first` and `last` are inclusive. */
export function rangeToNetworks(first: number, last: number): Ipv4Network[] {
  const networks: Ipv4Network[] = [];
  for (let at = first; at <= last; ) {
    const hostBits = Math.min(trailingZeros(at), floorLog2(last - at + 1));
    networks.push({ first: at, prefixLength: 32 - hostBits });
    at += 2 ** hostBits;
  }
  return networks;
}

const trailingZeros = (address: number): number => (address === 0 ? 32 : 31 - Math.clz32(address & -address));
// `Math.clz32` only sees 32 bits: the size of the whole address space is 2^32.
const floorLog2 = (count: number): number => (count > LAST_ADDRESS ? 32 : 31 - Math.clz32(count));
