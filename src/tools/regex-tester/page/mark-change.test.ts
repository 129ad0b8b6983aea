import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markChange } from './mark-change.ts';

test.each([
  ['2024-09-20', '2025-09-20', 3, ['202', '4', '-09-20']],
  ['2025-09-20', '2024-09-20', 3, ['202', '5', '-09-20']],
  ['abc', 'ab', 2, ['ab', 'c', '']],
  ['ab', 'abc', 2, ['ab', '', '']],
  ['aa', 'aaa', 2, ['aa', '', '']],
  ['', 'a', 0, ['', '', '']],
  // Both pairs begin with the same code unit.
  ['x😀y', 'x😁y', 2, ['x', '😀', 'y']],
  // Both pairs end with the same code unit.
  ['\u{1F600}', '\u{1F200}', 0, ['', '\u{1F600}', '']],
])('marks what differs in %j from %j at %i', (value, other, at, parts) => {
  expect(markChange(value, other, at)).toEqual(parts);
});

test('the parts are the value, and contain no half of a pair', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '😀', '😁', '\u{1F200}'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (value, other) => {
      fc.pre(value !== other);
      let at = 0;
      while (value[at] === other[at]) at++;
      const parts = markChange(value, other, at);
      expect(parts.join('')).toBe(value);
      expect(parts.some((part) => /\p{Surrogate}/u.test(part))).toBe(false);
      const [before, , after] = markChange(other, value, at);
      expect([before, after]).toEqual([parts[0], parts[2]]);
    }),
  );
});
