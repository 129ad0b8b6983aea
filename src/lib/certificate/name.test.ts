import { expect, test } from 'vitest';
import type { Name } from './name.ts';
import { displayName, formatName, isSameName } from './name.ts';

const nameOf = (...attributes: readonly (readonly [string, string])[]): Name => ({
  der: new Uint8Array(),
  attributes: attributes.map(([type, value]) => ({ type, value })),
});

// RFC 4514, section 2 and its examples in section 4.
test.each([
  [nameOf(['C', 'US'], ['O', 'Steve'], ['CN', 'Jim']), 'CN=Jim, O=Steve, C=US'],
  [nameOf(['CN', 'James "Jim" Smith, III']), 'CN=James \\"Jim\\" Smith\\, III'],
  [nameOf(['CN', 'a+b;c<d>e\\f']), 'CN=a\\+b\\;c\\<d\\>e\\\\f'],
  [nameOf(['CN', ' # ']), 'CN=\\ #\\ '],
  [nameOf(['CN', '#a #b']), 'CN=\\#a #b'],
  [nameOf(['CN', 'a\0b']), 'CN=a\\00b'],
  [nameOf(), ''],
])('%j is written %s', (name, text) => {
  expect(formatName(name)).toBe(text);
});

test('people call a holder by its common name, else by its organisation, the last of several', () => {
  expect(displayName(nameOf(['O', 'Acme'], ['CN', 'Ada'], ['CN', 'Grace']))).toBe('Grace');
  expect(displayName(nameOf(['O', 'Acme'], ['CN', '']))).toBe('Acme');
  expect(displayName(nameOf(['C', 'NO'], ['OU', 'Tools']))).toBe('OU=Tools, C=NO');
});

test('names are the same if their attributes are, in their order', () => {
  expect(isSameName(nameOf(['O', 'A'], ['CN', 'B']), nameOf(['O', 'A'], ['CN', 'B']))).toBe(true);
  expect(isSameName(nameOf(['O', 'A'], ['CN', 'B']), nameOf(['CN', 'B'], ['O', 'A']))).toBe(false);
  expect(isSameName(nameOf(['CN', 'A, O=B']), nameOf(['O', 'B'], ['CN', 'A']))).toBe(false);
});
