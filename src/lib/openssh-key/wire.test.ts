import { expect, test } from 'vitest';
import { SshReader, sshInteger, sshNumber, sshString } from './wire.ts';

const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));
const read = (digits: string): SshReader => new SshReader(hex(digits), () => new Error('not SSH'));
const shown = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

// RFC 4251, section 5.
test.each([
  ['00000000', 0n],
  ['0000000809a378f9b2e332a7', 0x09a378f9b2e332a7n],
  ['000000020080', 0x80n],
  ['000000017f', 0x7fn],
])('%s is the integer %d', (digits, integer) => {
  expect(read(digits).readInteger()).toBe(integer);
  expect(shown(sshInteger(integer))).toBe(digits);
});

test.each(['0000000180', '00000002edcc', '00000005ff21524111'])('rejects the negative integer %s', (digits) => {
  expect(() => read(digits).readInteger()).toThrow('not SSH');
});

test('reads consecutive strings, numbers and names, up to the rest', () => {
  const reader = read('0000000774657374696e6729b7f4aa000000060000000161ffabcd');
  expect(reader.readName()).toBe('testing');
  expect(reader.readNumber()).toBe(0x29b7f4aa);
  const inner = reader.enter();
  expect([inner.readName(), shown(inner.readRest())]).toEqual(['a', 'ff']);
  expect(shown(reader.readRest())).toBe('abcd');
  expect(shown(reader.readRest())).toBe('');
  expect(() => reader.readBytes(1)).toThrow('not SSH');
});

test('rejects lengths that exceed the input', () => {
  expect(() => read('000000').readNumber()).toThrow('not SSH');
  expect(() => read('0000000261').readString()).toThrow('not SSH');
});

test('writes the length of a string, in bytes, before it', () => {
  expect(shown(sshString('é', hex('00')))).toBe('00000003c3a900');
  expect(shown(sshNumber(0x0102_0304))).toBe('01020304');
});
