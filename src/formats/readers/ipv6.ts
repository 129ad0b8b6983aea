import { readIpv6 } from '../../lib/ipv6/ipv6.ts';

/** Whether a text is an IPv6 address of RFC 4291, with a zone (RFC 4007) or without. */
export function isIpv6(text: string): boolean {
  const [address = '', zone] = text.split('%', 2);
  return zone !== '' && readIpv6(address) !== undefined;
}
