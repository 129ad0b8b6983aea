import type { HostKind } from './host-kinds.ts';

/** The special schemes (URL Standard, section 4.2), with colons, and their default ports; 0 = none. */
const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
  ['ws:', 80],
  ['wss:', 443],
  ['ftp:', 21],
  ['file:', 0],
]);

export const isSpecial = (protocol: string): boolean => defaultPorts.has(protocol);

/** Returns the port of the URL, otherwise that of its scheme, otherwise 0. */
export const portOf = ({ protocol, port }: URL): number => (port === '' ? (defaultPorts.get(protocol) ?? 0) : Number(port));

export function hostKindOf({ protocol, hostname }: URL): HostKind | '' {
  if (hostname === '') return '';
  if (hostname.startsWith('[')) return 'ipv6';
  if (!isSpecial(protocol)) return 'opaque';
  // The parser writes every IPv4 address in this form, and rejects any other host that ends in a number.
  return /^(?:\d+\.){3}\d+$/u.test(hostname) ? 'ipv4' : 'domain';
}

/** RFC 5890, section 2.3.2.1. */
export const ACE_PREFIX = 'xn--';
export const isALabel = (label: string): boolean => label.slice(0, ACE_PREFIX.length).toLowerCase() === ACE_PREFIX;

/** Whether a label of the host is Punycode, displayed with other letters. */
export const isInternationalized = (hostname: string): boolean => hostname.split('.').some(isALabel);
