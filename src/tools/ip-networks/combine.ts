import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import type { IpVersion } from '../../lib/ip/address.ts';
import { readIpList } from '../../lib/ip/list.ts';
import type { IpSpan } from '../../lib/ip/networks.ts';
import { formatIpNetwork, formatSpan, mergeIpSpans, networksOfSpan, sizeOfSpan, subtractIpSpans } from '../../lib/ip/networks.ts';
import type { Preset } from './codes.ts';
import { countOf } from './describe.ts';
import type * as fields from './fields.ts';
import { readList } from './read.ts';

/** Returns the fewest networks with the addresses of all entries. */
export function combineNetworks({ networks }: InputValues<typeof fields.combine.input>): OutputValues<typeof fields.combine.output> {
  const { entries, problems } = readList(networks, 'networks');
  return { ...summaryOf(mergeIpSpans(entries)), entryCount: entries.length, problems };
}

const PRESETS: Readonly<Record<Preset, string>> = {
  // RFC 1918 and RFC 4193.
  private: '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7',
  // RFC 6598.
  shared: '100.64.0.0/10',
  'link-local': '169.254.0.0/16 fe80::/10',
  loopback: '127.0.0.0/8 ::1/128',
  multicast: '224.0.0.0/4 ff00::/8',
  // RFC 5737, RFC 3849 and RFC 9637.
  documentation: '192.0.2.0/24 198.51.100.0/24 203.0.113.0/24 2001:db8::/32 3fff::/20',
};

/** Returns the fewest networks with the addresses of the first list that are not in the second one. */
export function excludeNetworks({ networks, exclude, presets }: InputValues<typeof fields.exclude.input>): OutputValues<typeof fields.exclude.output> {
  const given = readList(networks, 'networks');
  const removed = readList(exclude, 'exclude');
  const preset = presets.flatMap((name) => readIpList(PRESETS[name]).entries);
  const left = subtractIpSpans(mergeIpSpans(given.entries), mergeIpSpans([...removed.entries, ...preset]));
  const summary = summaryOf(left);
  const allowedIps = summary.cidrs.length === 0 ? '' : `AllowedIPs = ${joinTexts(summary.cidrs, ', ', 'networks')}`;
  return { ...summary, allowedIps, problems: [...given.problems, ...removed.problems] };
}

function summaryOf(spans: readonly IpSpan[]) {
  const cidrs = spans.flatMap((span) => networksOfSpan(span)).map(formatIpNetwork);
  return { cidrs, cidrCount: cidrs.length, ipv4Count: totalOf(spans, 4), ipv6Count: totalOf(spans, 6), ranges: spans.map(formatSpan) };
}

/** Returns the number of addresses of a version; empty if there are none. */
function totalOf(spans: readonly IpSpan[], version: IpVersion): string {
  const total = spans.reduce((sum, span) => (span.version === version ? sum + sizeOfSpan(span) : sum), 0n);
  return total === 0n ? '' : String(total);
}

/** Converts each entry to a range and to networks. */
export function convertNetworks({ networks }: InputValues<typeof fields.convert.input>): OutputValues<typeof fields.convert.output> {
  const { entries, problems } = readList(networks, 'networks');
  const conversions = entries.map((entry) => ({ range: formatSpan(entry), cidrs: networksOfSpan(entry).map(formatIpNetwork), addressCount: countOf(entry) }));
  return {
    conversions: conversions.map((conversion) => ({ ...conversion, cidrs: conversion.cidrs.join(', ') })),
    cidrs: conversions.flatMap(({ cidrs }) => cidrs),
    ranges: conversions.map(({ range }) => range),
    problems,
  };
}
