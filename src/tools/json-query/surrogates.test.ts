import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceMalformed } from './surrogates.ts';

const part = fc.constantFrom('\\ud83d', '\\ude00', '\\uD83D\\uDE00', '\\\\', '\\n', '\\\\ud83d', 'a', '\u{1f600}');

test('only halves of surrogate pairs change', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const json = `"${parts.join('')}"`;
      const decoded = JSON.parse(json) as string;
      expect(JSON.parse(replaceMalformed(json))).toBe(new TextDecoder().decode(new TextEncoder().encode(decoded)));
    }),
  );
});
