import { expect, test } from 'vitest';
import { decodeText, parseDate, showEncrypted } from './text.ts';

const stringOf = (...bytes: readonly number[]) => ({ kind: 'string', bytes: Uint8Array.from(bytes), isHex: true, start: 0, end: 0 }) as const;

// ISO 32000-2, section 7.9.2.2 and annex D.2.
test.each([
  [[], ''],
  [[0x41, 0xe9, 0xff], 'Aéÿ'],
  [[0xfe, 0xff, 0x20, 0xac], '€'],
  [[0xff, 0xfe, 0xac, 0x20], '€'],
  [[0xef, 0xbb, 0xbf, 0xe2, 0x82, 0xac], '€'],
  [[0xfe, 0x41], 'þA'],
  [[0xff, 0xff], 'ÿÿ'],
  [[0xef, 0xbb, 0x41], 'ï»A'],
  [[0x17, 0x18, 0x1f, 0x20], '\x17˘˜ '],
  [[0x7f, 0x80, 0x81, 0x92, 0x9e, 0x9f, 0xa0, 0xa1], '\x7f•†™ž\x9f€¡'],
  [[0x1a, 0x8a, 0x93, 0x9a], 'ˆ−ﬁı'],
])('decodes the bytes %j as %j', (bytes, text) => {
  expect(decodeText(stringOf(...bytes))).toBe(text);
});

test('shows an encrypted text as its bytes', () => {
  expect(showEncrypted(stringOf(0x0a, 0xff))).toBe('<0aff>');
});

// ISO 32000-2, section 7.9.4.
test.each([
  ["D:199812231952-08'00", '1998-12-24T03:52:00Z'],
  ["D:20200229235959+05'30'", '2020-02-29T18:29:59Z'],
  ['D:20200102030405Z', '2020-01-02T03:04:05Z'],
  ["D:20200102030405Z00'00'", '2020-01-02T03:04:05Z'],
  ['D:20200102030405+02', '2020-01-02T01:04:05Z'],
  ['D:20200102', '2020-01-02T00:00:00Z'],
  ['D:202012', '2020-12-01T00:00:00Z'],
  ['D:2020', '2020-01-01T00:00:00Z'],
])('parses %s as %s', (text, iso) => {
  expect(parseDate(text)).toBe(Date.parse(iso));
});

test.each(['', '2020', 'D:20', 'D:20201301', 'D:20200230', 'D:20200101250000', 'x D:2020'])('%j is not a date', (text) => {
  expect(parseDate(text)).toBeUndefined();
});
