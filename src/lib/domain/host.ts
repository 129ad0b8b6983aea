import punycode from 'punycode/punycode.js';
import type { HostKind } from './host-kinds.ts';

/** The special schemes (URL Standard, 4.2), with colons, and their default ports; 0 is none. */
const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
  ['ws:', 80],
  ['wss:', 443],
  ['ftp:', 21],
  ['file:', 0],
]);

export const isSpecial = (protocol: string): boolean => defaultPorts.has(protocol);

/** The port of the URL, or else that of its scheme, or 0. */
export const portOf = ({ protocol, port }: URL): number => (port === '' ? (defaultPorts.get(protocol) ?? 0) : Number(port));

export function hostKindOf({ protocol, hostname }: URL): HostKind | '' {
  if (hostname === '') return '';
  if (hostname.startsWith('[')) return 'ipv6';
  if (!isSpecial(protocol)) return 'opaque';
  // The parser writes every IPv4 address in this form, and accepts no other host that ends in a number.
  return /^(?:\d+\.){3}\d+$/u.test(hostname) ? 'ipv4' : 'domain';
}

/** RFC 1034, 3.1. What is longer is no name of a host, and Punycode of many megabytes would take hours. */
const MAX_LABEL_LENGTH = 63;

/** The host with the Punycode in its labels decoded (RFC 5891, A-labels); a label that is no Punycode stays as it is. */
export const toUnicodeHost = (hostname: string): string => hostname.split('.').map(decodeLabel).join('.');

function decodeLabel(label: string): string {
  if (!isALabel(label) || label.length > MAX_LABEL_LENGTH) return label;
  try {
    const decoded = punycode.decode(label.slice(ACE_PREFIX.length).toLowerCase());
    return /[^\0-\x7F]/u.test(decoded) ? decoded : label;
  } catch (error) {
    if (error instanceof RangeError) return label;
    throw error;
  }
}

const ACE_PREFIX = 'xn--';
const isALabel = (label: string): boolean => label.slice(0, ACE_PREFIX.length).toLowerCase() === ACE_PREFIX;

/** Whether a label of the host is Punycode, so that people see other letters. */
export const isInternationalized = (hostname: string): boolean => hostname.split('.').some(isALabel);
