import { expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

// Written by the programs: xxd 2022, hexdump of BSD, od of GNU coreutils 9.
const dumps = {
  xxd: '00000000: 726f 6f74 3a78 3a30 3a30 3a72 6f6f 743a  root:x:0:0:root:\n00000010: 2f                                       /\n',
  'xxd -c 10 -g 4': '00000000: 726f6f74 3a783a30 3a30  root:x:0:0\n0000000a: 3a726f6f 743a2f         :root:/\n',
  'hexdump -C':
    '00000000  72 6f 6f 74 3a 78 3a 30  3a 30 3a 72 6f 6f 74 3a  |root:x:0:0:root:|\n00000010  2f                                                |/|\n00000011\n',
  'od -A x -t x1z':
    '000000 72 6f 6f 74 3a 78 3a 30 3a 30 3a 72 6f 6f 74 3a  >root:x:0:0:root:<\n000010 2f                                               >/<\n000011\n',
} as const;

test.each(Object.entries(dumps))('opens what %s writes, and writes it again', async (_, dump) => {
  expect(await chainOf(dump)).toEqual(['hexdump']);
  expect(await insideOf(dump)).toBe('root:x:0:0:root:/');
  expect(await wrapAgain(dump, 'hexdump')).toBe(dump);
});

test.each([
  [dumps.xxd, '00000000: 4869                                     Hi\n'],
  [dumps['xxd -c 10 -g 4'], '00000000: 4869                    Hi\n'],
  [dumps['hexdump -C'], '00000000  48 69                                             |Hi|\n00000002\n'],
  [dumps['od -A x -t x1z'], '000000 48 69                                            >Hi<\n000002\n'],
])('writes another content in the same layout', async (dump, expected) => {
  expect(await replaceIn(dump, 'hexdump', 'Hi')).toBe(expected);
});

test('reads repeated lines that are squeezed', async () => {
  const dump =
    '00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n00000120  00 00 00 00 00 00 00 00  00 00 00 00              |............|\n0000012c\n';
  expect(await insideOf(dump)).toEqual(new Uint8Array(300));
  expect(await wrapAgain(dump, 'hexdump')).toBe(dump);
  expect(await replaceIn(dump, 'hexdump', new Uint8Array(300))).toBe(dump);
});

test('reads a line alone, and characters that look like digits', async () => {
  const line = '00000000: 6162                                     ab';
  expect(await insideOf(line)).toBe('ab');
  expect(await replaceIn(line, 'hexdump', 'abc')).toBe('00000000: 6162 63                                  abc');
  const full = '00000000: 6361 6665 2064 6561 6420 6265 6566 2021  cafe dead beef !';
  expect(await insideOf(full)).toBe('cafe dead beef !');
});

test.each([
  ['wrong offsets', '00000000: 4869  Hi\n00000003: 4869  Hi'],
  ['a squeezed gigabyte', `00000000: 4869  Hi\n*\nffffffff\n`],
  ['a log', '12345678 11 22 connection closed'],
])('keeps %s closed', async (_, text) => {
  expect(await chainOf(text)).toEqual([]);
});
