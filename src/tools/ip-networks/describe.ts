import type { OutputValues } from '../../contract/fields.ts';
import { formatIp, groupsOfValue } from '../../lib/ip/address.ts';
import type { IpEntry } from '../../lib/ip/list.ts';
import type { IpSpan } from '../../lib/ip/networks.ts';
import { formatIpNetwork, formatSpan, maskOf, sizeOfNetwork, sizeOfSpan } from '../../lib/ip/networks.ts';
import type { Reachability } from '../../lib/ip/codes.ts';
import { specialBlockOf } from '../../lib/ip/special-purpose.ts';
import { expandIpv6 } from '../../lib/ipv6/ipv6.ts';
import type { Note, Scope } from './codes.ts';
import type * as fields from './fields.ts';
import { formatEntry, readList } from './read.ts';
import { reverseNameOf } from './reverse-zones.ts';

type Output = OutputValues<typeof fields.describe.output>;

/** Describes the first entry in full, and all entries in a table. */
export function describeNetworks({ networks }: { readonly networks: string }): Output {
  const { entries, problems } = readList(networks, 'networks');
  const [first] = entries;
  return { ...describeEntry(first), entries: entries.map(rowOf), problems };
}

const NOTHING = {
  network: '',
  address: '',
  firstAddress: '',
  lastAddress: '',
  addressCount: '',
  prefixLength: '',
  subnetMask: '',
  wildcardMask: '',
  block: '',
  reachability: '' as const,
  scope: '' as const,
  expandedAddress: '',
  embeddedIpv4: '',
  macAddress: '',
  zone: '',
  port: '',
  reverseName: '',
  notes: [],
};

function describeEntry(entry: IpEntry | undefined): Omit<Output, 'entries' | 'problems'> {
  if (!entry) return NOTHING;
  const { version, first, last, address, prefixLength, zone, port } = entry;
  const { block, reachability } = purposeOf(entry);
  return {
    network: prefixLength === undefined ? formatSpan(entry) : formatIpNetwork({ version, first, prefixLength }),
    address: formatIp(version, address),
    firstAddress: formatIp(version, first),
    lastAddress: formatIp(version, last),
    addressCount: countOf(entry),
    prefixLength: prefixLength === undefined ? '' : String(prefixLength),
    subnetMask: version === 4 && prefixLength !== undefined ? formatIp(4, maskOf(4, prefixLength)) : '',
    wildcardMask: version === 4 && prefixLength !== undefined ? formatIp(4, sizeOfNetwork({ version, prefixLength }) - 1n) : '',
    block,
    reachability,
    scope: scopeOf(version, address),
    expandedAddress: version === 6 ? expandIpv6(groupsOfValue(address)) : '',
    embeddedIpv4: version === 6 ? embeddedIpv4Of(address) : '',
    macAddress: version === 6 ? macAddressOf(address) : '',
    zone,
    port: port === undefined ? '' : String(port),
    reverseName: reverseNameOf(version, address),
    notes: notesOn(entry),
  };
}

const rowOf = (entry: IpEntry): Output['entries'][number] => ({
  entry: formatEntry(entry),
  firstAddress: formatIp(entry.version, entry.first),
  lastAddress: formatIp(entry.version, entry.last),
  addressCount: countOf(entry),
  ...purposeOf(entry),
});

/** Returns the exact number of addresses. */
export const countOf = (span: Pick<IpSpan, 'first' | 'last'>): string => String(sizeOfSpan(span));

function notesOn({ address, first, prefixLength }: IpEntry): readonly Note[] {
  if (prefixLength === undefined) return ['range'];
  return address === first ? [] : ['host-bits-set'];
}

/** The addresses that IANA delegates to registries for unicast: 2000::/3 (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = { first: 1n << 125n, last: (2n << 125n) - 1n };

/** Returns the name and RFC of the block in the registry, which are the same in every language; empty for a span of addresses from several. */
function purposeOf(span: IpSpan): { readonly block: string; readonly reachability: Reachability } {
  const { version, first, last } = span;
  const block = specialBlockOf(span);
  const isUnicast = version === 4 || (GLOBAL_UNICAST.first <= first && last <= GLOBAL_UNICAST.last);
  const isMixed = block === 'partly' || (!isUnicast && GLOBAL_UNICAST.first <= last && first <= GLOBAL_UNICAST.last);
  if (isMixed) return { block: '', reachability: 'not-applicable' };
  if (block) return { block: `${block.name} (${block.rfc})`, reachability: block.isGloballyReachable };
  return isUnicast ? { block: 'Global Unicast', reachability: 'yes' } : { block: 'Reserved by IETF (RFC 4291)', reachability: 'not-applicable' };
}

/** RFC 7346, section 2, by the value of the field. */
const MULTICAST_SCOPES: Readonly<Partial<Record<number, Scope>>> = {
  1: 'interface-local',
  2: 'link-local',
  3: 'realm-local',
  4: 'admin-local',
  5: 'site-local',
  8: 'organization-local',
  14: 'global',
};

/** Returns the scope according to RFC 4007 and RFC 6724, section 3: that of loopback addresses is the link. */
function scopeOf(version: 4 | 6, address: bigint): Scope {
  if (version === 4) {
    const isLinkLocal = address >> 24n === 127n || address >> 16n === 0xa9fen || address >> 8n === 0xe0_00_00n;
    return isLinkLocal ? 'link-local' : 'global';
  }
  if (address >> 120n === 0xffn) return MULTICAST_SCOPES[Number((address >> 112n) & 0xfn)] ?? 'reserved';
  if (address >> 118n === 0xfe80n >> 6n || address === 1n) return 'link-local';
  return address >> 118n === 0xfec0n >> 6n ? 'site-local' : 'global';
}

const LOW = 0xff_ff_ff_ffn;

/** Returns the IPv4 address in an IPv4-mapped, NAT64, 6to4 or Teredo address. */
function embeddedIpv4Of(address: bigint): string {
  if (address >> 32n === 0xffffn || address >> 32n === 0x64_ff9b_0000_0000_0000_0000n) return formatIp(4, address & LOW);
  if (address >> 112n === 0x2002n) return formatIp(4, (address >> 80n) & LOW);
  // RFC 4380, section 4: the address of the client, inverted.
  return address >> 96n === 0x2001_0000n ? formatIp(4, (address & LOW) ^ LOW) : '';
}

/** Returns the MAC address in a modified EUI-64 (RFC 4291, appendix A). */
function macAddressOf(address: bigint): string {
  if (((address >> 24n) & 0xffffn) !== 0xfffen || ((address >> 57n) & 1n) === 0n) return '';
  const high = ((address >> 40n) & 0xff_ff_ffn) ^ 0x02_00_00n;
  const digits = ((high << 24n) | (address & 0xff_ff_ffn)).toString(16).padStart(12, '0');
  return (digits.match(/../gu) ?? []).join(':');
}
