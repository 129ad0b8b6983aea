import { expect, test } from 'vitest';
import { addPadding, removePadding } from './padding.ts';

// RFC 5652, section 6.3.
test.each([
  ['', '0808080808080808'],
  ['11', '1107070707070707'],
  ['11223344556677', '1122334455667701'],
  ['1122334455667788', '11223344556677880808080808080808'],
])('pads %j to %s, and removes the padding', (hex, padded) => {
  const bytes = Buffer.from(hex, 'hex');
  expect(Buffer.from(addPadding(bytes, 8)).toString('hex')).toBe(padded);
  expect(Buffer.from(removePadding(Buffer.from(padded, 'hex'), 8) ?? [255]).toString('hex')).toBe(hex);
});

test.each([
  ['', 'it has no bytes'],
  ['1122334455667700', 'the padding length is 0'],
  ['11223344556677881122334455667709', 'the padding length exceeds a block'],
  ['1122334455660102', 'the padding bytes differ'],
  ['112233445501', 'the last block is incomplete'],
])('removes no padding from %j: %s', (hex) => {
  expect(removePadding(Buffer.from(hex, 'hex'), 8)).toBeUndefined();
});
