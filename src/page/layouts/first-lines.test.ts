import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLines } from './first-lines.ts';

test('the first lines of a text are those of all its lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n') }), fc.nat(5), (text, limit) => {
      const all = text.split('\n');
      expect(firstLines(text, limit)).toEqual({ lines: all.slice(0, limit), total: all.length });
    }),
  );
});
