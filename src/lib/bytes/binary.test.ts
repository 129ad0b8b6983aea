import { expect, test } from 'vitest';
import { bytesOfBinary, latin1 } from './binary.ts';

test('reads each byte as the character of its number, and back', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  expect(latin1(bytes)).toBe(Buffer.from(bytes).toString('latin1'));
  expect(bytesOfBinary(latin1(bytes))).toEqual(bytes);
  expect(latin1(new Uint8Array())).toBe('');
});
