import { expect, test } from 'vitest';
import { DerReader, tags } from './der.ts';

const error = new Error('not DER');
const readerOf = (...bytes: readonly number[]): DerReader => new DerReader(Uint8Array.from(bytes), () => error);
const zeros = (length: number): readonly number[] => Array.from({ length }, () => 0);

// X.690, sections 8.1.3 and 10.1.
test.each([
  ['a short length', [0x04, 2, 7, 8], [7, 8]],
  ['no content', [0x04, 0], []],
  ['the longest short length', [0x04, 0x7f, ...zeros(127), 1], zeros(127)],
  ['a length of one byte', [0x04, 0x81, 0x80, ...zeros(128), 1], zeros(128)],
  ['a length of two bytes', [0x04, 0x82, 1, 2, ...zeros(258), 1], zeros(258)],
  ['a length of four bytes', [0x04, 0x84, 0, 0, 0, 1, 9, 1], [9]],
])('reads the content of an element: %s', (_, bytes, content) => {
  expect([...readerOf(...bytes).read(tags.octetString)]).toEqual(content);
});

test.each([
  ['another tag', [0x05, 0]],
  ['nothing', []],
  ['no length', [0x04]],
  ['no length after its byte count', [0x04, 0x81]],
  ['a truncated length', [0x04, 0x82, 0]],
  ['too little content', [0x04, 2, 7]],
  ['the indefinite length', [0x04, 0x80, 7, 0, 0]],
  ['a length of five bytes', [0x04, 0x85, 0, 0, 0, 0, 1, 9]],
])('rejects an element with %s', (_, bytes) => {
  expect(() => readerOf(...bytes).read(tags.octetString)).toThrow(error);
});

test('reads consecutive and nested elements', () => {
  const reader = readerOf(0x30, 3, 0x02, 1, 5, 0x05, 0, 0x02, 1, 6);
  expect(reader.nextTag).toBe(tags.sequence);
  const inner = reader.enter(tags.sequence);
  expect([...inner.readUnsigned()]).toEqual([5]);
  expect(inner.nextTag).toBeUndefined();
  expect(() => inner.read(tags.integer)).toThrow(error);
  // There is no element with this tag here.
  reader.skip(tags.integer);
  reader.skip();
  expect([...reader.readUnsigned()]).toEqual([6]);
  reader.skip();
  expect(() => readerOf(0x05).skip()).toThrow(error);
});

test('an unsigned integer has a first byte whose high bit is not set', () => {
  expect([...readerOf(0x02, 2, 0x7f, 0xff).readUnsigned()]).toEqual([0x7f, 0xff]);
  expect(() => readerOf(0x02, 1, 0x80).readUnsigned()).toThrow(error);
  expect(() => readerOf(0x02, 0).readUnsigned()).toThrow(error);
});

test('bit strings must be whole bytes', () => {
  expect([...readerOf(0x03, 3, 0, 7, 8).readBits()]).toEqual([7, 8]);
  expect(() => readerOf(0x03, 2, 1, 8).readBits()).toThrow(error);
  expect(() => readerOf(0x03, 0).readBits()).toThrow(error);
});
