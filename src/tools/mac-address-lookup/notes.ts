import { isGroup, isLocal } from '../../lib/mac/mac.ts';

/** Notes about an address without its vendor, in lookup order. */
export const notes = [
  'broadcast',
  'ipv4-multicast',
  'ipv6-multicast',
  'ieee-802-link-constrained',
  'multicast',
  'qemu',
  'virtualbox-host-only',
  'docker',
  'randomized-or-local',
  'vrrp-ipv4',
  'vrrp-ipv6',
] as const;
export type Note = (typeof notes)[number];

type Known = readonly (readonly [start: string, note: Note])[];

/** For EUI-48; an EUI-64 of all ones is an ordinary multicast address. */
const BROADCAST = 'ffffffffffff';

// RFC 1112, section 6.4; RFC 2464, section 7; IEEE 802.1Q, section 8.6.3.
const GROUPS: Known = [
  ['01005e', 'ipv4-multicast'],
  ['3333', 'ipv6-multicast'],
  ['0180c2', 'ieee-802-link-constrained'],
  ['', 'multicast'],
];
const LOCALS: Known = [
  ['525400', 'qemu'],
  ['0a0027', 'virtualbox-host-only'],
  ['0242', 'docker'],
  // Phones and laptops randomize such addresses, so that the vendor is unknown.
  ['', 'randomized-or-local'],
];
// RFC 5798, section 7.3.
const ROUTERS: Known = [
  ['00005e0001', 'vrrp-ipv4'],
  ['00005e0002', 'vrrp-ipv6'],
];

export function notesOn(digits: string, hasVendor: boolean): Note[] {
  if (digits === BROADCAST) return ['broadcast'];
  const known = isGroup(digits) ? GROUPS : isLocal(digits) && !hasVendor ? LOCALS : ROUTERS;
  return known
    .filter(([start]) => digits.startsWith(start))
    .map(([, note]) => note)
    .slice(0, 1);
}
