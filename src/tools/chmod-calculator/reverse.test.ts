import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseText } from './reverse.ts';

test('reversing twice gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(reverseText(reverseText(text))).toBe(text);
    }),
  );
});
