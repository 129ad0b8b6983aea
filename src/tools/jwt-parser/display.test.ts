import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRelative } from './relative-time.ts';
import { setMember } from './set-member.ts';
import { splitToken } from './token-parts.ts';

describe('a token in pieces', () => {
  test('names the parts, and leaves what stands around them without a name', () => {
    expect(splitToken('Authorization: Bearer aa.bb.cc')).toEqual([
      { name: undefined, text: 'Authorization: Bearer ' },
      { name: 'header', text: 'aa' },
      { name: undefined, text: '.' },
      { name: 'payload', text: 'bb' },
      { name: undefined, text: '.' },
      { name: 'signature', text: 'cc' },
    ]);
    expect(splitToken('"Bearer aa.bb').map(({ name }) => name)).toEqual([undefined, 'header', undefined, 'payload']);
    expect(splitToken('a.b.c.d.e').at(-1)).toEqual({ name: 'tag', text: 'e' });
    expect(splitToken('no token')).toEqual([{ name: undefined, text: 'no token' }]);
  });

  test('loses nothing', () => {
    const typed = fc.array(fc.constantFrom('Bearer ', '"', 'a', '.', ' ', '\n')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const pieces = splitToken(text).map((piece) => piece.text);
        expect(pieces.join('')).toBe(text);
      }),
    );
  });
});

describe('a time from now', () => {
  test('counts whole units, as a clock does', () => {
    expect(formatRelative(3 * 3_600_000 + 59_000, 'en')).toBe('in 3 hours');
    expect(formatRelative(-59_999, 'en')).toBe('59 seconds ago');
    expect(formatRelative(-86_400_000, 'en')).toBe('yesterday');
    expect(formatRelative(0, 'en')).toBe('now');
    expect(formatRelative(74 * 365.25 * 86_400_000, 'en')).toBe('in 74 years');
  });
});

describe('a member set to a number', () => {
  test('takes the place of the old value, or comes last in the style of the first', () => {
    expect(setMember('{ "exp" : [1, {"exp": 2}] , "a": 9007199254740993 }', 'exp', 5)).toBe('{ "exp" : 5 , "a": 9007199254740993 }');
    expect(setMember('{\n  "a": {"exp": 1}\n}', 'exp', 5)).toBe('{\n  "a": {"exp": 1},\n  "exp": 5\n}');
    expect(setMember('{"a":1}', 'exp', 5)).toBe('{"a":1, "exp": 5}');
    expect(setMember(' {}', 'exp', 5)).toBe(' {"exp": 5}');
    expect(setMember('[1]', 'exp', 5)).toBe('[1]');
  });

  test('of any object, is read back, and the other members with it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), fc.boolean(), (object, value, isIndented) => {
        const text = JSON.stringify(object, undefined, isIndented ? 2 : undefined);
        const expected = { ...(JSON.parse(text) as object), exp: value };
        expect(JSON.parse(setMember(text, 'exp', value))).toEqual(expected);
      }),
    );
  });
});
