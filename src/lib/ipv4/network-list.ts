import { InputError, unlessRefused } from '../../contract/errors.ts';
import { LAST_ADDRESS, readOctets } from './ipv4.ts';
import { lastAddress, type NetworkText, networkOf, parseNetwork, readMask } from './network.ts';

/** A list entry: a network with the address as written, or a range, both ends inclusive. */
export interface NetworkEntry {
  readonly first: number;
  readonly last: number;
  readonly network: NetworkText | undefined;
  /** Offset in the text, in UTF-16 code units. */
  readonly at: number;
}

export type EntryError = 'invalid-entry' | 'end-before-start';

/** Text that is not an entry. */
export interface InvalidEntry {
  readonly error: EntryError;
  readonly at: number;
  readonly text: string;
}

type Span = Omit<NetworkEntry, 'at'>;

/** Characters that people type or paste for a hyphen. */
export const DASHES = /[\u{2010}-\u{2015}\u{2212}\u{fe58}\u{fe63}\u{ff0d}]/gu;
/** `#`, `//` and `!` after whitespace; `;`, which also separates entries, only at the start of a line. */
export const COMMENT = /^\s*;[^\n]*|(?:^|(?<=\s))(?:#|\/\/|!)[^\n]*|(?<=[\d,;])#[^\n]*/u;
const WRAPPERS = /["'`()[\]{}<>]/gu;
const ADDRESS = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;
const MASK = String.raw`(?:${ADDRESS}|0x[\da-f]{8})`;

/**
 * Router and system output. `address` may have a prefix length, `mask` is a subnet mask or a wildcard mask, `end` the end of a
 * range, `list` contains entries.
 */
const DEVICE_LINES = [
  // ifconfig of Linux, BSD and macOS, `ip addr`, and `ip -o addr`.
  String.raw`(?:\d+:\s+\S+\s+)?inet\s+(?:addr:\s*)?(?<address>${ADDRESS}(?:/\d+)?)(?:\s(?:.*?\s)?(?:netmask\s+|Mask:\s*)(?<mask>${MASK})|(?=\s|$)).*`,
  // Cisco.
  String.raw`ip(?:v4)?\s+address\s+(?<address>${ADDRESS}(?:/\d+)?)(?:\s+(?<mask>${ADDRESS}))?(?:\s+secondary)?`,
  String.raw`ip\s+route\s+(?<address>${ADDRESS}(?:/\d+)?)(?:\s+(?<mask>${ADDRESS}))?\s+\S.*`,
  String.raw`network\s+(?<address>${ADDRESS})\s+(?<wildcard>${ADDRESS})\s+area\s+\S+`,
  String.raw`network\s+(?<address>${ADDRESS}(?:/\d+)?)(?:\s+(?:mask\s+)?(?<mask>${ADDRESS}))?(?:\s+area\s+\S+)?`,
  String.raw`(?:access-list\s+\S+\s+)?(?:\d+\s+)?(?:permit|deny)\s+(?<address>${ADDRESS}(?:/\d+)?)(?:\s+(?<wildcard>${ADDRESS}))?(?:\s+log)?`,
  String.raw`(?:(?:access-list\s+\S+\s+)?(?:\d+\s+)?(?:permit|deny)\s+|network-object\s+)?host\s+(?<address>${ADDRESS})`,
  String.raw`(?:subnet|network-object)\s+(?<address>${ADDRESS})\s+(?:netmask\s+)?(?<mask>${ADDRESS})`,
  String.raw`range\s+(?<address>${ADDRESS})\s+(?<end>${ADDRESS})`,
  // `ip route`, `ip addr add`, `route -n`, `ip -br addr`.
  String.raw`(?:(?:blackhole|broadcast|local|prohibit|unicast|unreachable)\s+)?(?<address>${ADDRESS}(?:/\d+)?)\s+(?:dev|metric|proto|scope|src|via)\s.*`,
  String.raw`(?<default>default)\s+(?:dev|via)\s.*`,
  String.raw`(?:sudo\s+)?ip\s+(?:-4\s+)?(?:addr?|address|a|route|r)\s+(?:add|append|change|del|delete|replace)\s+(?<address>${ADDRESS}(?:/\d+)?)(?:\s.*)?`,
  String.raw`(?<address>${ADDRESS})\s+(?:${ADDRESS}|\*|-)\s+(?<mask>${ADDRESS})\s+[!UGHRDM]+\s.*`,
  String.raw`\S+\s+(?:UP|DOWN|UNKNOWN)\s+(?<list>${ADDRESS}.*)`,
  // Settings of servers, WireGuard and whois: a name, then entries.
  String.raw`(?:allow|deny|exclude|include|require\s+ip|set_real_ip_from)\s+(?<list>\S.*)`,
  String.raw`[A-Za-z][\w-]*(?: [\w-]+)?(?::\s+|\s*=\s*)(?<list>-?\d.*)`,
].map((line) => new RegExp(`^${line}$`, 'iu'));

// `ipconfig` has the mask on the next line, with a label in the system language.
const WINDOWS_ADDRESS = new RegExp(String.raw`^IPv4[^:]*:\s*(${ADDRESS})`, 'iu');
const WINDOWS_VALUE = new RegExp(String.raw`^\p{L}[^:]*:\s*(${ADDRESS})(?:\s|$)`, 'u');
/** A line of such output without an IPv4 address. */
export const OTHER_OUTPUT = /^(?:\d+:\s|\p{L})(?!.*\d\.\d{1,3}\.\d{1,3}\.\d)|^inet6\s/u;

// Whitespace on either side of a hyphen or slash belongs to the entry, a line break does not.
const ENTRY = /[^\s,;]+(?:[ \t]+(?:[-/]|\.\.+|to(?=[ \t]))[ \t]*[^\s,;]+|(?<=[-/])[ \t]+[^\s,;]+)?/gu;
const MASK_AFTER = new RegExp(String.raw`[ \t]+(?:(?:net)?mask[ \t]+)?(${MASK})(?=$|[\s,;])`, 'iuy');

/**
 * Parses networks, ranges and addresses in any common notation, separated by whitespace, commas or semicolons, including lines
 * of routers, `ifconfig`, `ip` and `ipconfig`. Stops at the first error.
 */
export function* readNetworkList(text: string): Generator<NetworkEntry | InvalidEntry, void> {
  let isDevice = false;
  // Looks at the whole text, so at most once.
  let isOutputText: boolean | undefined;
  let windows: { readonly address: string; readonly at: number } | undefined;
  let offset = 0;
  for (const whole of text.split('\n')) {
    const plain = whole.replaceAll(DASHES, '-').replace(COMMENT, '').replaceAll(WRAPPERS, ' ').trimEnd();
    const line = withoutSeparators(plain.trimStart());
    const at = offset + plain.length - plain.trimStart().length;
    offset += whole.length + 1;
    if (line === '') continue;
    const mask = windows && WINDOWS_VALUE.exec(line)?.[1];
    if (windows) yield locate(readMasked(windows.address, mask), windows.at, windows.address);
    const isMask = windows !== undefined && mask !== undefined;
    const [, address] = WINDOWS_ADDRESS.exec(line) ?? [];
    windows = address === undefined ? undefined : { address, at };
    isDevice ||= windows !== undefined;
    if (windows || isMask) continue;
    const groups = deviceGroups(line);
    if (groups?.list !== undefined) yield* readPlain(groups.list, at + line.lastIndexOf(groups.list));
    else if (groups) {
      isDevice = true;
      yield locate(readGroups(groups), at, line);
    } else if (!OTHER_OUTPUT.test(line) || !(isDevice || (isOutputText ??= isOutput(text)))) {
      if (isDevice && WINDOWS_VALUE.test(line)) continue;
      yield* readPlain(line, at);
    }
  }
  if (windows) yield locate(readMasked(windows.address, undefined), windows.at, windows.address);
}

/** Removes separators at the end. A regular expression would need the square of the time for a long line. */
function withoutSeparators(line: string): string {
  let end = line.length;
  while (end > 0 && /[\s,;]/u.test(line.charAt(end - 1))) end--;
  return line.slice(0, end);
}

/** Whether a text contains system or router output further down. */
const isOutput = (text: string): boolean =>
  /^\s*(?:inet\s|ip (?:address|route)\s|access-list\s|IPv4[^:\n]*:|(?:network|subnet)\s+\d|network-object\s)/imu.test(text);

type Groups = Readonly<Partial<Record<string, string>>>;

function deviceGroups(line: string): Groups | undefined {
  // Most lists contain no words.
  if (/^-?\d[^a-z]*$/iu.test(line)) return undefined;
  for (const pattern of DEVICE_LINES) {
    const groups = pattern.exec(line)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

function readGroups({ address = '', mask, wildcard, end, default: everything }: Groups): Span | EntryError {
  if (everything !== undefined) return ofNetwork({ address: 0, first: 0, prefixLength: 0 });
  if (end !== undefined) return readRange(address, end);
  // As a wildcard mask, 0.0.0.0 is a single address.
  if (wildcard === '0.0.0.0') return readMasked(address, undefined);
  return readMasked(address, wildcard ?? mask);
}

const readMasked = (address: string, mask: string | undefined): Span | EntryError =>
  attempt(() => ofNetwork(parseNetwork(mask === undefined ? address : `${address}/${mask}`, '')));

const ofNetwork = (network: NetworkText): Span => ({ first: network.first, last: lastAddress(network), network });

const locate = (span: Span | EntryError, at: number, text: string): NetworkEntry | InvalidEntry =>
  typeof span === 'string' ? { error: span, at, text } : { ...span, at };

function* readPlain(line: string, at: number): Generator<NetworkEntry | InvalidEntry, void> {
  for (let from = 0; ; ) {
    ENTRY.lastIndex = from;
    const match = ENTRY.exec(line);
    if (!match) return;
    const [text] = match;
    from = ENTRY.lastIndex;
    const mask = maskAfter(line, from);
    const hasMask = mask !== undefined && new RegExp(`^${ADDRESS}$`, 'u').test(text);
    if (hasMask) from = MASK_AFTER.lastIndex;
    yield locate(hasMask ? readMasked(text, mask) : readEntry(text.replaceAll(/[ \t]/gu, '')), at + match.index, text);
  }
}

/** Returns the next word, if it is a subnet mask or a wildcard mask. */
function maskAfter(line: string, from: number): string | undefined {
  MASK_AFTER.lastIndex = from;
  const [, mask] = MASK_AFTER.exec(line) ?? [];
  return mask !== undefined && readMask(mask) !== undefined ? mask : undefined;
}

/** Parses a network, a range, a reverse name, a number, or octets with asterisks. */
function readEntry(text: string): Span | EntryError {
  const number = readNumber(text);
  if (number !== undefined) return single(number);
  const reverse = readReverseName(text);
  if (reverse) return reverse;
  const [, octets, stars] = /^(\d+(?:\.\d+){0,2})((?:\.\*){1,3})$/u.exec(text) ?? [];
  if (octets !== undefined && stars !== undefined) {
    const count = octets.split('.').length;
    return count + stars.length / 2 === 4 || stars === '.*' ? attempt(() => ofNetwork(parseNetwork(`${octets}/${8 * count}`, ''))) : 'invalid-entry';
  }
  const [, start, end] = /^(-?[\d./]+?)(?:-|\.\.+|to)(-?[\d./]+)$/u.exec(text) ?? [];
  return start === undefined || end === undefined ? attempt(() => ofNetwork(parseNetwork(text, ''))) : readRange(start, end);
}

const single = (address: number): Span => ofNetwork({ address, first: address, prefixLength: 32 });

function readRange(start: string, end: string): Span | EntryError {
  const last = /^\d{1,3}(?:\.\d{1,3}){0,2}$/u.test(end) ? completed(start, end) : end;
  return attempt(() => {
    const from = readEnd(start);
    const to = readEnd(last);
    // 10.0.0.1-10.0.0.9/24: the ends are addresses in a network of that size.
    const range = { first: hasHostBits(from) ? from.address : from.first, last: hasHostBits(to) ? to.address : lastAddress(to), network: undefined };
    const isMixed = !start.includes('/') && last.includes('/') && !hasHostBits(to);
    if (isMixed) return 'invalid-entry';
    return range.last < range.first ? 'end-before-start' : range;
  });
}

const hasHostBits = ({ address, first }: NetworkText): boolean => address !== first;

/** Completes the end of a short range: `20` after `192.168.1.10` is `192.168.1.20`. */
function completed(start: string, end: string): string {
  const [address = ''] = start.split('/');
  const octets = address.split('.');
  return octets.length === 4 ? [...octets.slice(0, 4 - end.split('.').length), end].join('.') : end;
}

function readEnd(text: string): NetworkText {
  const address = readNumber(text);
  if (address !== undefined) return { address, first: address, prefixLength: 32 };
  if (readOctets(text.replace(/\/.*$/u, ''), 4, '') === undefined) throw new InputError('invalid-network', { field: '' });
  return parseNetwork(text, '');
}

const FIRST_OF_NUMBERS = 2 ** 24;

/** Parses an address as a single number, including the signed one of Java and MySQL. Small numbers are too ambiguous. */
function readNumber(text: string): number | undefined {
  const signed = readSignedDecimal(text);
  if (signed !== undefined) return signed;
  if (!/^(?:[1-9]\d{7,9}|0x[\da-f]{8})$/iu.test(text)) return undefined;
  const number = Number(text);
  return number >= FIRST_OF_NUMBERS && number <= LAST_ADDRESS ? number : undefined;
}

/** Parses a negative 32-bit number in two's complement. */
export function readSignedDecimal(text: string): number | undefined {
  const number = /^-[1-9]\d{0,9}$/u.test(text) ? Number(text) : 0;
  return number < 0 && number >= -(2 ** 31) ? number + LAST_ADDRESS + 1 : undefined;
}

const REVERSE_NAME = /^((?:\d{1,3}\/\d{1,2}\.)?\d{1,3}(?:\.\d{1,3}){0,3})\.in-addr\.arpa\.?$/iu;

/** Parses a reverse DNS name (RFC 1035, section 3.5), including that of a zone, and of a zone within an octet (RFC 2317). */
export function readReverseName(text: string): Span | undefined {
  const [, labels] = REVERSE_NAME.exec(text) ?? [];
  if (labels === undefined) return undefined;
  const octets = labels.split('.').toReversed();
  const [, last, length] = /^(\d+)\/(\d+)$/u.exec(octets.at(-1) ?? '') ?? [];
  const written = length === undefined ? `${octets.join('.')}/${8 * octets.length}` : `${[...octets.slice(0, -1), last].join('.')}/${length}`;
  const span = attempt(() => ofNetwork(parseNetwork(written, '')));
  return typeof span === 'string' ? undefined : span;
}

const attempt = (read: () => Span | EntryError): Span | EntryError => unlessRefused(read) ?? 'invalid-entry';

/**
 * Parses one network: like `parseNetwork`, or a line or range that is exactly one.
 * @throws InputError as `parseNetwork` does
 */
export function readNetwork(text: string, field: string): NetworkText {
  try {
    return parseNetwork(text, field);
  } catch (error) {
    const network = error instanceof InputError && error.code === 'invalid-network' ? onlyNetwork(text) : undefined;
    if (!network) throw error;
    return network;
  }
}

/** A longer text contains more than one network. */
const LONGEST = 2000;

function onlyNetwork(text: string): NetworkText | undefined {
  if (text.length > LONGEST) return undefined;
  const [entry, more] = [...readNetworkList(text)];
  if (!entry || more || 'error' in entry) return undefined;
  if (entry.network) return entry.network;
  const { first, last } = entry;
  const block = networkOf(first, Math.clz32(first ^ last));
  return block.first === first && lastAddress(block) === last ? { ...block, address: first } : undefined;
}
