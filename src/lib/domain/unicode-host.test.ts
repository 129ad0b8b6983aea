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

test('a label of 63 characters is decoded, a longer one is none (RFC 1034, 3.1)', () => {
  const longest = `xn--${'a'.repeat(55)}-oxf`;
  expect(longest.length).toBe(63);
  expect(toUnicodeHost(longest)).toBe(`ü${'a'.repeat(55)}`);
  const longer = `xn--${'a'.repeat(56)}-70f`;
  expect(toUnicodeHost(longer)).toBe(longer);
});
