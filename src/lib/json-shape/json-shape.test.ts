import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../contract/values.ts';
import type { Reader } from './json-shape.ts';
import { flag, listOf, membersOf, number, oneOf, orNull, text } from './json-shape.ts';

interface Shop {
  readonly name: string;
  readonly kind: 'new' | 'old';
  readonly floor: number | null;
  readonly rooms: readonly { readonly isOpen: boolean }[];
}

const readRoom: Reader<Shop['rooms'][number]> = (value, place) => ({ isOpen: membersOf(value, place)('isOpen', flag) });

const readShop: Reader<Shop> = (value, place) => {
  const at = membersOf(value, place);
  return { name: at('name', text), kind: at('kind', oneOf(['new', 'old'])), floor: at('floor', orNull(number)), rooms: at('rooms', listOf(readRoom)) };
};

test('reads a value of the shape, without members that the shape does not name', () => {
  const shop = { name: 'Oak', kind: 'old', floor: null, rooms: [{ isOpen: true }, { isOpen: false }] };
  expect(readShop({ ...shop, owner: 'Ada' }, 'shop')).toEqual(shop);
  expect(readShop({ ...shop, floor: 3, rooms: [] }, 'shop')).toEqual({ ...shop, floor: 3, rooms: [] });
});

test.each([
  [{ name: 1 }, 'shop.name must be a string'],
  [{ kind: 'older' }, 'shop.kind must be new or old'],
  [{ floor: '3' }, 'shop.floor must be a number'],
  [{ rooms: {} }, 'shop.rooms must be an array'],
  [{ rooms: [{ isOpen: true }, { isOpen: 1 }] }, 'shop.rooms[1].isOpen must be true or false'],
  [{ rooms: [[]] }, 'shop.rooms[0] must be an object'],
])('reports the place of a mismatch: %j', (part, message) => {
  expect(() => readShop({ name: 'Oak', kind: 'old', floor: null, rooms: [], ...part }, 'shop')).toThrow(message);
});

test('ignores inherited members', () => {
  expect(() => membersOf({}, 'it')('constructor', text)).toThrow('it.constructor must be a string');
});

test('reads any value or throws an error with its place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read = (): unknown => readShop(value as JsonValue, 'shop');
      expect(read).toThrow(/^shop/u);
    }),
  );
});
