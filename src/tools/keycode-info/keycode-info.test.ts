import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { describeKey, lookUpKeys } from './key-press.ts';
import { keys } from './keys.ts';
import { keyNames, specialKeys } from './special-keys.ts';
import { keyboard } from './keyboard.ts';

const anyPress = fc.record({
  key: fc.string({ unit: anyCharacter, minLength: 1 }),
  code: fc.constantFrom('', 'KeyA', '"\\'),
  location: fc.integer({ min: 0, max: 3 }),
  ctrlKey: fc.boolean(),
  altKey: fc.boolean(),
  shiftKey: fc.boolean(),
  metaKey: fc.boolean(),
});

test('the condition has the key as a JSON string, and each modifier', () => {
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

test('finds every key by its code and by its number', () => {
  for (const key of keys) {
    expect(lookUpKeys(key.code.toUpperCase())).toContain(key);
    if (key.keyCode > 9) expect(lookUpKeys(String(key.keyCode))).toContain(key);
  }
});

test('the number of a letter or digit is its character code, as in UI Events', () => {
  for (const { code, key, keyCode } of keys.filter((one) => /^(?:Key|Digit).$/u.test(one.code))) expect(keyCode, code).toBe(key.toUpperCase().charCodeAt(0));
});

/** Pairs of words, the first ones as keys. */
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/(\S+) (\S+)/gu)].map(([, one = '', other = '']) => [one, other]));

/** The numbers of keys that type no letter, digit or function (UI Events, fixed and optionally fixed virtual key codes; Windows for the rest). */
const NUMBERS = pairs(`
  Backspace 8 Tab 9 Enter 13 Shift 16 Control 17 Alt 18 Pause 19 CapsLock 20 Escape 27 Space 32 PageUp 33 PageDown 34 End 35 Home 36 ArrowLeft 37 ArrowUp 38
  ArrowRight 39 ArrowDown 40 PrintScreen 44 Insert 45 Delete 46 MetaLeft 91 MetaRight 92 ContextMenu 93 NumLock 144 ScrollLock 145 ; 186 = 187 , 188 - 189 . 190
  / 191 \` 192 [ 219 \\ 220 ] 221 ' 222 Numpad* 106 Numpad+ 107 Numpad- 109 Numpad. 110 Numpad/ 111 NumpadEnter 13
`);
/** The value of keys whose code differs from it (UI Events KeyboardEvent code values). */
const WRITTEN = pairs(`
  Minus - Equal = Backslash \\ BracketLeft [ BracketRight ] Semicolon ; Quote ' Backquote \` Comma , Period . Slash / Divide / Multiply * Subtract - Add + Decimal .
`);

function numberOf(numpad: string, written: string, code: string): number {
  if (/^\d$/u.test(written)) return (numpad === '' ? 48 : 96) + Number(written);
  if (/^[a-z]$/u.test(written)) return written.toUpperCase().charCodeAt(0);
  const functionKey = /^F(\d+)$/u.exec(written)?.[1];
  return functionKey === undefined ? Number(NUMBERS[numpad + written] ?? NUMBERS[code]) : 111 + Number(functionKey);
}

test('value, number and location of a key follow from its code, as in UI Events', () => {
  for (const { code, key, keyCode, location } of keys) {
    const [, numpad = '', character, modifier, side, other = ''] =
      /^(Numpad)?(?:(?:Key|Digit)(.)|(Shift|Control|Alt|Meta)(Left|Right)|(.+))$/u.exec(code) ?? [];
    const written = character?.toLowerCase() ?? modifier ?? WRITTEN[other] ?? other;
    const place = numpad === '' ? (side?.toLowerCase() ?? 'standard') : 'numpad';
    expect([key, keyCode, location], code).toEqual([code === 'Space' ? ' ' : written, numberOf(numpad, written, code), place]);
  }
});

test('the drawing has each key of the list once, except F13 to F24', () => {
  const drawn = keyboard.flat(2).flatMap(({ code }) => (code === '' ? [] : [code]));
  expect(drawn.toSorted()).toEqual(
    keys
      .map(({ code }) => code)
      .filter((code) => !/^F(?:1[3-9]|2\d)$/u.test(code))
      .toSorted(),
  );
});

const codesOf = (query: string): readonly string[] => lookUpKeys(query).map(({ code, key }) => code || key);

test.each<[string, readonly string[]]>([
  ['AltGr', ['AltRight']],
  ['Alt Gr', ['AltRight']],
  ['AudioVolumeUp', ['AudioVolumeUp']],
  ['volume up', ['AudioVolumeUp']],
  ['play/pause', ['MediaPlayPause']],
  ['next track', ['MediaTrackNext']],
  ['Process', ['Process']],
  ['Fn', ['Fn', 'FnLock']],
  ['PgUp', ['PageUp']],
  ['Page Down', ['PageDown']],
  ['Win', ['MetaLeft', 'MetaRight']],
  ['Windows key', ['MetaLeft', 'MetaRight']],
  ['Cmd', ['MetaLeft', 'MetaRight']],
  ['⌘', ['MetaLeft', 'MetaRight']],
  ['Option', ['AltLeft', 'AltRight']],
  ['Return', ['Enter', 'NumpadEnter']],
  ['Ctrl', ['ControlLeft', 'ControlRight']],
  ['left ctrl', ['ControlLeft']],
  ['Shift left', ['ShiftLeft']],
  ['right arrow', ['ArrowRight']],
  ['arrow up', ['ArrowUp']],
  ['↑', ['ArrowUp']],
  ['Esc', ['Escape']],
  ['Del', ['Delete']],
  ['PrtSc', ['PrintScreen']],
  ['caps lock', ['CapsLock']],
  ['Spacebar', ['Space']],
  ['backtick', ['Backquote']],
  ['Enter key', ['Enter', 'NumpadEnter']],
])('%s is %j', (query, codes) => {
  expect(codesOf(query)).toEqual(codes);
});

test('finds every special key by its value, and every name has a key', () => {
  for (const key of specialKeys) expect(lookUpKeys(key.key)).toContain(key);
  for (const [name, targets] of keyNames) {
    const found = lookUpKeys(name);
    for (const target of targets) {
      expect(
        found.some(({ code, key }) => code === target || key === target),
        name,
      ).toBe(true);
    }
  }
});
