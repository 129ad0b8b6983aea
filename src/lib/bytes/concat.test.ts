import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concatBytes } from './concat.ts';

test('concatenates the bytes of all parts', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 5 })), (parts) => {
      expect([...concatBytes(parts)]).toEqual(parts.flatMap((part) => [...part]));
    }),
  );
});

test('accepts more parts than a call can have arguments', { tags: ['slow'] }, () => {
  expect(concatBytes(Array.from({ length: 300_000 }, () => Uint8Array.of(1, 2)))).toHaveLength(600_000);
});
