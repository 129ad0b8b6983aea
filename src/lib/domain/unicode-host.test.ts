import { expect, test } from 'vitest';
import { toUnicodeHost } from './unicode-host.ts';

test.each([
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--BCHER-KVA.EXAMPLE', 'bücher.EXAMPLE'],
  ['www.xn--strae-oqa.de', 'www.straße.de'],
  ['example.com', 'example.com'],
  ['xn--999999999', 'xn--999999999'],
  ['xn--abc-', 'xn--abc-'],
])('%s is %s (RFC 3492, RFC 5891)', (ascii, unicode) => {
  expect(toUnicodeHost(ascii)).toBe(unicode);
});

test('decodes a label of 63 characters, but not a longer one (RFC 1034, section 3.1)', () => {
  const longest = `xn--${'a'.repeat(55)}-oxf`;
  expect(longest.length).toBe(63);
  expect(toUnicodeHost(longest)).toBe(`ü${'a'.repeat(55)}`);
  const longer = `xn--${'a'.repeat(56)}-70f`;
  expect(toUnicodeHost(longer)).toBe(longer);
});

test.each([
  ['xn--a', 'decodes to the control character U+0080'],
  ['xn--wca', 'decodes to Ü, which is written as ü'],
  ['xn--a-wbb', 'decodes to text that starts with a combining mark'],
  ['xn--u-ccb', 'decodes to text that is not in NFC'],
  ['xn--b%63cher-kva', 'has a character that is not allowed in Punycode'],
])('keeps %s, which is not a valid A-label: it %s (UTS 46, section 4.1)', (label) => {
  expect(toUnicodeHost(`${label}.example`)).toBe(`${label}.example`);
});
