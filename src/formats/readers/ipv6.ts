import { readIpv6 } from '../../lib/ipv6/ipv6.ts';

/** Whether the text is an IPv6 address (RFC 4291), with or without a zone (RFC 4007). */
export function isIpv6(text: string): boolean {
  const [address = '', zone] = text.split('%', 2);
  return zone !== '' && readIpv6(address) !== undefined;
}
