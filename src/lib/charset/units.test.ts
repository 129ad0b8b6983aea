import { expect, test } from 'vitest';
import { textOfUnits } from './units.ts';

const EDGES = [0x0000, 0x0041, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfeff, 0xffff];

test('every pair of units at the edges of the surrogates is the text that it is', () => {
  for (const first of EDGES) {
    for (const second of EDGES) {
      for (const units of [[first], [first, second], [0x61, first, second, 0x7a]]) {
        expect(textOfUnits(Uint16Array.from(units)) === String.fromCharCode(...units), units.map((unit) => unit.toString(16)).join(' ')).toBe(true);
      }
    }
  }
});

test('a long text with a lone surrogate is whole', () => {
  const units = Uint16Array.from({ length: 10_000 }, (_, at) => (at === 5_000 ? 0xd800 : 0x61));
  expect(textOfUnits(units) === `${'a'.repeat(5_000)}\ud800${'a'.repeat(4_999)}`).toBe(true);
  expect(textOfUnits(new Uint16Array())).toBe('');
});
