import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWellFormed, wellFormed } from './well-formed.ts';

test('gives the text that UTF-8 keeps', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\ud83d', '\ude00', '\u{1f600}') }), (text) => {
      const kept = new TextDecoder().decode(new TextEncoder().encode(text));
      expect(wellFormed(text)).toBe(kept);
      expect(isWellFormed(text)).toBe(text === kept);
    }),
  );
});
