import type { IpVersion } from './address.ts';
import { BITS, formatIp, LAST } from './address.ts';
import { BIG_ONE, mergeSpans, subtractSpans } from './spans.ts';

/** Consecutive addresses of one version, both ends inclusive. */
export interface IpSpan {
  readonly version: IpVersion;
  readonly first: bigint;
  readonly last: bigint;
}

/** A network in CIDR notation (RFC 4632, RFC 4291). `first` has no host bits. */
export interface IpNetwork {
  readonly version: IpVersion;
  readonly first: bigint;
  readonly prefixLength: number;
}

export const sizeOfSpan = ({ first, last }: Pick<IpSpan, 'first' | 'last'>): bigint => last - first + 1n;

/** Returns the number of addresses of a network. */
export const sizeOfNetwork = ({ version, prefixLength }: Pick<IpNetwork, 'version' | 'prefixLength'>): bigint => 1n << BigInt(BITS[version] - prefixLength);

export const lastOfNetwork = (network: IpNetwork): bigint => network.first + sizeOfNetwork(network) - 1n;

/** Returns the network of a prefix length that contains an address. */
export function networkContaining(version: IpVersion, value: bigint, prefixLength: number): IpNetwork {
  const hostBits = BigInt(BITS[version] - prefixLength);
  return { version, first: (value >> hostBits) << hostBits, prefixLength };
}

export const maskOf = (version: IpVersion, prefixLength: number): bigint => LAST[version] ^ (sizeOfNetwork({ version, prefixLength }) - 1n);

export const formatIpNetwork = ({ version, first, prefixLength }: IpNetwork): string => `${formatIp(version, first)}/${prefixLength}`;

export const formatSpan = ({ version, first, last }: IpSpan): string =>
  first === last ? formatIp(version, first) : `${formatIp(version, first)}-${formatIp(version, last)}`;

/** Covers a span with the fewest networks, ascending. */
export function networksOfSpan({ version, first, last }: IpSpan): IpNetwork[] {
  const networks: IpNetwork[] = [];
  for (let at = first; at <= last; ) {
    const hostBits = Math.min(trailingZeros(at, BITS[version]), bitLength(last - at + 1n) - 1);
    networks.push({ version, first: at, prefixLength: BITS[version] - hostBits });
    at += 1n << BigInt(hostBits);
  }
  return networks;
}

const bitLength = (value: bigint): number => value.toString(2).length;
const trailingZeros = (value: bigint, bits: number): number => (value === 0n ? bits : bitLength(value & -value) - 1);

/** Returns the network that a span is; undefined if it is none. */
export function networkOfSpan(span: IpSpan): IpNetwork | undefined {
  const size = sizeOfSpan(span);
  const hostBits = bitLength(size) - 1;
  return size === 1n << BigInt(hostBits) && span.first % size === 0n
    ? { version: span.version, first: span.first, prefixLength: BITS[span.version] - hostBits }
    : undefined;
}

const VERSIONS = [4, 6] as const;

const spansOf = (spans: readonly IpSpan[], version: IpVersion): readonly IpSpan[] => spans.filter((span) => span.version === version);

/** Sorts spans, IPv4 first, and merges overlapping and adjacent ones. */
export const mergeIpSpans = (spans: readonly IpSpan[]): readonly IpSpan[] =>
  VERSIONS.flatMap((version) => mergeSpans(spansOf(spans, version), BIG_ONE).map((span) => ({ version, ...span })));

/** Returns the addresses that are in the first spans and not in the second ones. Both must be merged already. */
export const subtractIpSpans = (spans: readonly IpSpan[], removed: readonly IpSpan[]): readonly IpSpan[] =>
  VERSIONS.flatMap((version) => subtractSpans(spansOf(spans, version), spansOf(removed, version), BIG_ONE).map((span) => ({ version, ...span })));
