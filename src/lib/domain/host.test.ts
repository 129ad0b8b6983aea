import { expect, test } from 'vitest';
import { hostKindOf, isALabel, isInternationalized, isSpecial, portOf } from './host.ts';

// URL Standard, section 4.2.
test.each([
  ['http://a', 80, true],
  ['https://a', 443, true],
  ['ws://a', 80, true],
  ['wss://a', 443, true],
  ['ftp://a', 21, true],
  ['file:///a', 0, true],
  ['http://a:8080', 8_080, true],
  ['redis://a:6379', 6_379, false],
  ['redis://a', 0, false],
])('%s is at port %d', (text, port, special) => {
  const url = new URL(text);
  expect([portOf(url), isSpecial(url.protocol)]).toEqual([port, special]);
});

test.each([
  ['http://example.com', 'domain'],
  ['http://1.2.3.4.example', 'domain'],
  ['http://0x7f.1', 'ipv4'],
  ['http://[::1]', 'ipv6'],
  ['redis://[::1]', 'ipv6'],
  ['redis://1.2.3.4', 'opaque'],
  ['file:///a', ''],
  ['mailto:a@b', ''],
])('the host of %s is of the type %j', (text, kind) => {
  expect(hostKindOf(new URL(text))).toBe(kind);
});

// RFC 5890, section 2.3.2.1.
test('an A-label starts with xn-- in any case', () => {
  expect(['xn--bcher-kva', 'XN--A', 'xn-', 'axn--', ''].map(isALabel)).toEqual([true, true, false, false, false]);
  expect([isInternationalized('www.xn--bcher-kva.example'), isInternationalized('www.example')]).toEqual([true, false]);
});
