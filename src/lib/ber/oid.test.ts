import { expect, test } from 'vitest';
import { encodeOid, formatOid } from './oid.ts';

// X.690, section 8.19.
test.each([
  ['2a864886f70d', '1.2.840.113549'],
  ['00', '0.0'],
  ['27', '0.39'],
  ['28', '1.0'],
  ['4f', '1.39'],
  ['50', '2.0'],
  ['883703', '2.999.3'],
  ['', ''],
])('%s is the object identifier %s', (hex, oid) => {
  const content = Uint8Array.from(Buffer.from(hex, 'hex'));
  expect(formatOid(content)).toBe(oid);
  if (oid !== '') expect(encodeOid(oid)).toEqual(content);
});
