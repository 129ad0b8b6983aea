import { expect, test } from 'vitest';
import { textOfUnits } from './units.ts';

const EDGES = [0x0000, 0x0041, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfeff, 0xffff];

test('converts every pair of units around the surrogate limits to its text', () => {
  for (const first of EDGES) {
    for (const second of EDGES) {
      for (const units of [[first], [first, second], [0x61, first, second, 0x7a]]) {
        expect(textOfUnits(Uint16Array.from(units)) === String.fromCharCode(...units), units.map((unit) => unit.toString(16)).join(' ')).toBe(true);
      }
    }
  }
});

test('keeps a long text with a lone surrogate intact', () => {
  const units = Uint16Array.from({ length: 10_000 }, (_, at) => (at === 5_000 ? 0xd800 : 0x61));
  expect(textOfUnits(units) === `${'a'.repeat(5_000)}\ud800${'a'.repeat(4_999)}`).toBe(true);
  expect(textOfUnits(new Uint16Array())).toBe('');
});
