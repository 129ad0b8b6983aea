import { expect, test } from 'vitest';
import { ipv6AddressType } from './address-type.ts';
import { parseIpv6 } from './ipv6.ts';

test.each([
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::2', 'reserved'],
  ['::ffff:192.0.2.1', 'ipv4-mapped'],
  ['64:ff9b::192.0.2.33', 'nat64'],
  ['2001::1', 'teredo'],
  ['2002:c000:204::', '6to4'],
  ['2001:db8::1', 'documentation'],
  ['3fff:fff::', 'documentation'],
  ['3fff:1000::', 'global'],
  ['fd12:3456:789a::1', 'unique-local'],
  ['fe80::1', 'link-local'],
  ['fec0::1', 'reserved'],
  ['ff02::1', 'multicast'],
  ['2606:4700::1111', 'global'],
])('%s is %s (RFC 4291, IANA registry)', (text, type) => {
  expect(ipv6AddressType(parseIpv6(text, '').address)).toBe(type);
});
