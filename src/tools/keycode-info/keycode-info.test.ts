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

test('the condition names the key as a JSON string, and each modifier', () => {
  fc.assert(
    fc.property(anyPress, (press) => {
      const start = press.code === '' ? 'event.key === ' : 'event.code === ';
      const end = (['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const).map((name) => ` && ${press[name] ? '' : '!'}event.${name}`).join('');
      const { condition } = describeKey(press);
      expect([condition.slice(0, start.length), condition.slice(-end.length)]).toEqual([start, end]);
      expect(JSON.parse(condition.slice(start.length, -end.length))).toBe(press.code || press.key);
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
