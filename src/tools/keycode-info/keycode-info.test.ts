import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeKey, lookUpKeys } from './key-press.ts';
import { keys } from './keys.ts';
import { keyboard } from './page/keyboard.ts';

const anyPress = fc.record({
  key: fc.string({ unit: 'binary', minLength: 1 }),
  code: fc.constantFrom('', 'KeyA', '"\\'),
  location: fc.integer({ min: 0, max: 3 }),
  ctrlKey: fc.boolean(),
  altKey: fc.boolean(),
  shiftKey: fc.boolean(),
  metaKey: fc.boolean(),
});

test('the condition holds for the key that was pressed, and for no other modifiers', () => {
  fc.assert(
    fc.property(anyPress, (press) => {
      // The condition is JavaScript for people to paste, so it is run as such.
      const holds = new Function('event', `return ${describeKey(press).condition}`);
      expect(holds(press)).toBe(true);
      expect(holds({ ...press, altKey: !press.altKey })).toBe(false);
    }),
  );
});

test('lists 116 keys, each once', () => {
  expect(keys).toHaveLength(116);
  expect(new Set(keys.map(({ code }) => code)).size).toBe(116);
  expect(lookUpKeys(' ')).toEqual(keys);
});

test('every key is found by its code, and by its number', () => {
  for (const key of keys) {
    expect(lookUpKeys(key.code.toUpperCase())).toContain(key);
    if (key.keyCode > 9) expect(lookUpKeys(String(key.keyCode))).toContain(key);
  }
});

test('the number of a letter or digit is the code of its character, as UI Events has it', () => {
  for (const { code, key, keyCode } of keys.filter((one) => /^(?:Key|Digit).$/u.test(one.code))) expect(keyCode, code).toBe(key.toUpperCase().charCodeAt(0));
});

test('the drawing has each key of the list once, but F13 to F24', () => {
  const drawn = keyboard.flat(2).flatMap(({ code }) => (code === '' ? [] : [code]));
  expect(drawn.toSorted()).toEqual(
    keys
      .map(({ code }) => code)
      .filter((code) => !/^F(?:1[3-9]|2\d)$/u.test(code))
      .toSorted(),
  );
});
