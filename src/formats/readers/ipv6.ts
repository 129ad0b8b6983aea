import { isIpv4 } from './ipv4.ts';

const GROUP = /^[\da-f]{1,4}$/iu;

/** Whether a text is an IPv6 address of RFC 4291, with a zone (RFC 4007) or without. */
export function isIpv6(text: string): boolean {
  const [address = '', zone] = text.split('%', 2);
  if (address.length > 45 || zone === '') return false;
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map(groupsIn);
  if (groups.includes(-1)) return false;
  const count = groups.reduce((sum, each) => sum + each, 0);
  return halves.length === 2 ? count <= 7 : count === 8;
}

/** How many groups of 16 bits stand in a half, an IPv4 address at the end for two; -1 if one is wrong. */
function groupsIn(half: string): number {
  if (half === '') return 0;
  const parts = half.split(':');
  const isMixed = isIpv4(parts.at(-1) ?? '');
  const hex = isMixed ? parts.slice(0, -1) : parts;
  return hex.every((part) => GROUP.test(part)) ? hex.length + (isMixed ? 2 : 0) : -1;
}
