import type { NetworkEntry } from '../ipv4/network-list.ts';
import { COMMENT, DASHES, OTHER_OUTPUT, readNetworkList } from '../ipv4/network-list.ts';
import { BITS, LAST, readIpv6Value } from './address.ts';
import type { ListProblem } from './codes.ts';
import type { IpSpan } from './networks.ts';
import { lastOfNetwork, networkContaining } from './networks.ts';

/** A list entry: an address, a network with the address as written, or a range. */
export interface IpEntry extends IpSpan {
  /** The address as written; that of a network may have host bits. */
  readonly address: bigint;
  /** Undefined for a range. */
  readonly prefixLength: number | undefined;
  /** Whether a prefix length or a mask was written. */
  readonly isNetwork: boolean;
  /** RFC 4007: the name of an interface. Empty if there is none. */
  readonly zone: string;
  readonly port: number | undefined;
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
}

/** Text that is not an entry. */
export interface InvalidIpEntry {
  readonly problem: ListProblem;
  readonly at: number;
  readonly text: string;
}

export interface IpList {
  readonly entries: readonly IpEntry[];
  readonly problems: readonly InvalidIpEntry[];
}

const ADDRESS = String.raw`[\da-f]*:[\da-f]*:[\da-f:]*(?:\d{1,3}(?:\.\d{1,3}){3})?`;
const ZONE = String.raw`(?:%(?<zone>[^\s/\](,;]{1,64}))?`;
const LENGTH = String.raw`(?:[ \t]{0,9}/[ \t]{0,9}(?<length>[\da-f:]{1,45})(?!\w|\.(?!\.)))?`;
/** An address without brackets, or in brackets, where a port may follow. */
const BARE = new RegExp(String.raw`(?<address>${ADDRESS})${ZONE}${LENGTH}(?![\w:%]|\.(?!\.))`, 'iuy');
const BRACKETED = new RegExp(String.raw`\[(?<address>${ADDRESS})${ZONE}(?:/(?<inner>\d{1,3}))?\](?::(?<port>\d{1,5})(?![\w:.]))?${LENGTH}`, 'iuy');
const START = /(?<![\w.:%-])(?:\[[\da-f]*:|[\da-f]{0,4}:[\da-f]{0,4}:)/giu;
const BETWEEN = /[ \t]{0,9}(?:-|\.{2,3}|[ \t]to[ \t])[ \t]{0,9}/iuy;
const AFTER = /[ \t]*[,;]?/uy;

/** Lines of `ifconfig`, `ip`, Cisco routers and Windows that have one IPv6 address. */
const DEVICE_LINES = [
  String.raw`(?:\d+:\s+\S+\s+)?inet6\s+(?:addr:\s*)?(?<address>${ADDRESS})${ZONE}(?:/(?<length>\d{1,3}))?(?:\s(?:.{0,200}?\s)?prefixlen\s+(?<prefixlen>\d{1,3}))?(?:\s.*)?`,
  String.raw`ipv6\s+(?:address|route)\s+(?<address>${ADDRESS})(?:/(?<length>\d{1,3}))?(?:\s.*)?`,
  String.raw`\p{L}[^:]{0,60}IPv6[^:]{0,60}:\s*(?<address>${ADDRESS})${ZONE}(?:\(.*)?`,
  String.raw`IPv6[^:]{0,60}:\s*(?<address>${ADDRESS})${ZONE}(?:\(.*)?`,
  String.raw`(?:(?:blackhole|local|multicast|prohibit|unicast|unreachable)\s+)?(?<address>${ADDRESS})(?:/(?<length>\d{1,3}))?\s+(?:dev|metric|proto|scope|src|via)\s.*`,
].map((line) => new RegExp(`^${line}$`, 'iu'));
const DEFAULT_ROUTE = new RegExp(String.raw`^default\s+via\s+${ADDRESS}\s.*$`, 'iu');

/** What may remain of a line with IPv6 addresses: the name of a setting, a command, and punctuation. */
const LABEL = /^(?:[A-Za-z][\w-]*(?: [\w-]+)?\s*[:=]|allow|deny|exclude|include|set_real_ip_from)?[\s,;"'`()[\]{}<>]*$/iu;

const REVERSE_NAME = /(?<![\w.-])(?<labels>(?:[\da-f]\.){1,32})ip6\.arpa\.?(?![\w-])/giu;
/** All digits of an address, as in /proc/net/if_inet6. */
const DIGITS = /(?<![\w.:-])(?:0x)?(?<digits>[\da-f]{32})(?![\w.:-])/giu;
const IPV4_PORT = /(?<![\w.:-])(?<address>\d{1,3}(?:\.\d{1,3}){3}):(?<port>\d{1,5})(?![\w:.])/gu;

/**
 * Parses IPv4 and IPv6 addresses, networks and ranges in any common notation, in the order of the text: those of `readNetworkList`, and for
 * IPv6 prefix lengths, masks, ranges, brackets with ports, zones, reverse names, 32 digits, and lines of routers and systems.
 */
export function readIpList(text: string): IpList {
  const found: Found = { entries: [], problems: [], ports: new Map(), isDevice: false };
  const { entries, problems, ports } = found;
  const masked: string[] = [];
  let offset = 0;
  for (const whole of text.split('\n')) {
    masked.push(!/[:a-f]/iu.test(whole) ? whole : readLine(whole, offset, found));
    offset += whole.length + 1;
  }
  const others = found.isDevice ? masked.map((line) => (OTHER_OUTPUT.test(line.trim()) ? blank(line.length) : line)) : masked;
  for (const entry of readNetworkList(others.join('\n'))) {
    if ('error' in entry) problems.push({ problem: entry.error, at: entry.at, text: entry.text });
    else entries.push(ofIpv4(entry, text, ports.get(entry.at)));
  }
  return { entries: entries.toSorted(byPlace), problems: problems.toSorted(byPlace) };
}

const byPlace = (one: { readonly at: number }, other: { readonly at: number }): number => one.at - other.at;

function ofIpv4({ first, last, network, at }: NetworkEntry, text: string, port: number | undefined): IpEntry {
  return {
    version: 4,
    first: BigInt(first),
    last: BigInt(last),
    address: BigInt(network?.address ?? first),
    prefixLength: network?.prefixLength,
    isNetwork: network !== undefined && (network.prefixLength < BITS[4] || /^[\d.]+\s*\//u.test(text.slice(at, at + 40))),
    zone: '',
    port,
    at,
  };
}

interface Found {
  readonly entries: IpEntry[];
  readonly problems: InvalidIpEntry[];
  /** Offset of an IPv4 address → its port. */
  readonly ports: Map<number, number>;
  /** Whether there are lines of a system or router, besides which all other text is ignored. */
  isDevice: boolean;
}

const blank = (length: number): string => ' '.repeat(length);

/** Reads the IPv6 entries of a line, and returns the line with spaces in their places. */
function readLine(whole: string, offset: number, found: Found): string {
  const line = whole.replaceAll(DASHES, '-').replace(COMMENT, (comment) => blank(comment.length));
  const device = readDeviceLine(line, offset);
  if (device) {
    found.entries.push(device);
    found.isDevice = true;
    return blank(whole.length);
  }
  const pieces: string[] = [];
  let end = 0;
  START.lastIndex = 0;
  for (let start = START.exec(line); start; start = START.exec(line)) {
    const entry = readAt(line, start.index, offset);
    if (!entry) continue;
    if ('problem' in entry.read) found.problems.push(entry.read);
    else found.entries.push(entry.read);
    AFTER.lastIndex = entry.end;
    AFTER.exec(line);
    pieces.push(line.slice(end, start.index), blank(AFTER.lastIndex - start.index));
    end = AFTER.lastIndex;
    START.lastIndex = end;
  }
  const rest = readNames(pieces.join('') + line.slice(end), offset, found);
  const isRead = rest !== line;
  return isRead && LABEL.test(rest.trim()) ? blank(whole.length) : maskPorts(rest, offset, found);
}

/** Reads reverse names and addresses of 32 digits. */
function readNames(line: string, offset: number, { entries }: Found): string {
  const withoutNames = line.replaceAll(REVERSE_NAME, (name: string, labels: string, index: number) => {
    const digits = labels.replaceAll('.', '').split('').toReversed().join('');
    const value = BigInt(`0x${digits.padEnd(32, '0')}`);
    entries.push(networkEntry({ value, prefixLength: 4 * digits.length, isNetwork: digits.length < 32, at: offset + index }));
    return blank(name.length);
  });
  return withoutNames.replaceAll(DIGITS, (name: string, digits: string, index: number) => {
    entries.push(networkEntry({ value: BigInt(`0x${digits}`), prefixLength: BITS[6], isNetwork: false, at: offset + index }));
    return blank(name.length);
  });
}

const maskPorts = (line: string, offset: number, { ports }: Found): string =>
  line.replaceAll(IPV4_PORT, (whole: string, address: string, port: string, index: number) => {
    if (Number(port) > 65_535) return whole;
    ports.set(offset + index, Number(port));
    return address + blank(whole.length - address.length);
  });

function readDeviceLine(line: string, offset: number): IpEntry | undefined {
  const start = line.length - line.trimStart().length;
  const trimmed = line.trim();
  if (!trimmed.includes(':') || trimmed.length > 2000) return undefined;
  if (DEFAULT_ROUTE.test(trimmed)) return networkEntry({ value: 0n, prefixLength: 0, isNetwork: true, at: offset + start });
  for (const pattern of DEVICE_LINES) {
    const { address = '', length, prefixlen, zone = '' } = pattern.exec(trimmed)?.groups ?? {};
    const value = address === '' ? undefined : readIpv6Value(address);
    const prefixLength = Number(length ?? prefixlen ?? BITS[6]);
    if (value !== undefined && prefixLength <= BITS[6])
      return networkEntry({ value, prefixLength, isNetwork: prefixLength < BITS[6], zone, at: offset + line.indexOf(address) });
  }
  return undefined;
}

interface ReadAt {
  readonly read: IpEntry | InvalidIpEntry;
  readonly end: number;
}

/** Reads an address, a network or a range; undefined for other text, such as a MAC address or a time. */
function readAt(line: string, start: number, offset: number): ReadAt | undefined {
  const one = readOne(line, start, offset);
  if (!one || 'problem' in one.read) return one;
  BETWEEN.lastIndex = one.end;
  const other = BETWEEN.exec(line) ? readOne(line, BETWEEN.lastIndex, offset) : undefined;
  if (!other) return one;
  if ('problem' in other.read) return other;
  const { first } = one.read;
  const { last } = other.read;
  const text = line.slice(start, other.end);
  if (last < first) return { read: { problem: 'end-before-start', at: offset + start, text }, end: other.end };
  return { read: { ...one.read, first, last, prefixLength: undefined, isNetwork: true }, end: other.end };
}

function readOne(line: string, start: number, offset: number): ReadAt | undefined {
  const pattern = line.startsWith('[', start) ? BRACKETED : BARE;
  pattern.lastIndex = start;
  const match = pattern.exec(line);
  const { address = '', zone = '', length, inner, port } = match?.groups ?? {};
  const value = match ? readIpv6Value(address) : undefined;
  if (!match || value === undefined) return undefined;
  const end = pattern.lastIndex;
  const at = offset + start;
  const written = inner ?? length;
  const prefixLength = written === undefined ? BITS[6] : readLength(written);
  const isPort = port === undefined || Number(port) <= 65_535;
  if (prefixLength === undefined || !isPort) return { read: { problem: isPort ? 'prefix-too-long' : 'invalid-entry', at, text: match[0] }, end };
  return { read: networkEntry({ value, prefixLength, isNetwork: written !== undefined, zone, port: port === undefined ? undefined : Number(port), at }), end };
}

/** Parses a prefix length or a mask; undefined if it is neither. */
function readLength(text: string): number | undefined {
  if (/^\d{1,3}$/u.test(text)) return Number(text) <= BITS[6] ? Number(text) : undefined;
  const mask = readIpv6Value(text);
  if (mask === undefined) return undefined;
  const hosts = LAST[6] ^ mask;
  // The host bits of a mask are consecutive ones.
  return (hosts & (hosts + 1n)) === 0n ? BITS[6] - (hosts === 0n ? 0 : hosts.toString(2).length) : undefined;
}

interface Written {
  readonly value: bigint;
  readonly prefixLength: number;
  readonly isNetwork: boolean;
  readonly zone?: string;
  readonly port?: number | undefined;
  readonly at: number;
}

function networkEntry({ value, prefixLength, isNetwork, zone = '', port, at }: Written): IpEntry {
  const network = networkContaining(6, value, prefixLength);
  return { version: 6, first: network.first, last: lastOfNetwork(network), address: value, prefixLength, isNetwork, zone, port, at };
}
