import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { millisecondsOf, timeOf, nextStatusChange } from './claims.ts';
import { setMember } from './set-member.ts';
import { splitToken } from './token-parts.ts';

describe('token parts for display', () => {
  test('names the parts, and leaves surrounding text unnamed', () => {
    expect(splitToken('Authorization: Bearer aa.bb.cc')).toEqual([
      { part: undefined, text: 'Authorization: Bearer ' },
      { part: 'header', text: 'aa' },
      { part: undefined, text: '.' },
      { part: 'payload', text: 'bb' },
      { part: undefined, text: '.' },
      { part: 'signature', text: 'cc' },
    ]);
    expect(splitToken('"Bearer aa.bb').map(({ part }) => part)).toEqual([undefined, 'header', undefined, 'payload']);
    expect(splitToken('a.b.c.d.e').at(-1)).toEqual({ part: 'tag', text: 'e' });
    expect(splitToken('no token')).toEqual([{ part: undefined, text: 'no token' }]);
  });

  test('finds a token in other text', () => {
    expect(splitToken("curl -H 'Authorization: Bearer eyJh.eyJz.c2ln' https://x.example")).toEqual([
      { part: undefined, text: "curl -H 'Authorization: Bearer " },
      { part: 'header', text: 'eyJh' },
      { part: undefined, text: '.' },
      { part: 'payload', text: 'eyJz' },
      { part: undefined, text: '.' },
      { part: 'signature', text: 'c2ln' },
      { part: undefined, text: "' https://x.example" },
    ]);
  });

  test('loses no character', () => {
    const typed = fc.array(fc.constantFrom('Bearer ', '"', 'a', '.', ' ', '\n')).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const pieces = splitToken(text).map((piece) => piece.text);
        expect(pieces.join('')).toBe(text);
      }),
    );
  });
});

describe('setting a member to a number', () => {
  test('replaces the old value, or appends the member in the style of the first', () => {
    expect(setMember('{ "exp" : [1, {"exp": 2}] , "a": 9007199254740993 }', 'exp', 5)).toBe('{ "exp" : 5 , "a": 9007199254740993 }');
    expect(setMember('{\n  "a": {"exp": 1}\n}', 'exp', 5)).toBe('{\n  "a": {"exp": 1},\n  "exp": 5\n}');
    expect(setMember('{"a":1}', 'exp', 5)).toBe('{"a":1, "exp": 5}');
    expect(setMember(' {}', 'exp', 5)).toBe(' {"exp": 5}');
    expect(setMember('[1]', 'exp', 5)).toBe('[1]');
  });

  test('can be parsed back, with the other members unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer(), fc.boolean(), (object, value, isIndented) => {
        const text = JSON.stringify(object, undefined, isIndented ? 2 : undefined);
        const expected = { ...(JSON.parse(text) as object), exp: value };
        expect(JSON.parse(setMember(text, 'exp', value))).toEqual(expected);
      }),
    );
  });
});

test('recognizes dates in milliseconds', () => {
  expect(millisecondsOf({ name: 'exp', value: '1767225600000' })).toBe(1_767_225_600_000);
  expect(millisecondsOf({ name: 'exp', value: '1767225600' })).toBeUndefined();
  expect(millisecondsOf({ name: 'sub', value: '1767225600000' })).toBeUndefined();
});

test('returns when the status of a token changes', () => {
  const times = { notBefore: '2026-01-01T00:00:00Z', expiresAt: '2026-02-01T00:00:00Z' };
  expect(nextStatusChange({ status: 'active', ...times })).toBe(timeOf(times.expiresAt));
  expect(nextStatusChange({ status: 'not-yet-valid', ...times })).toBe(timeOf(times.notBefore));
  expect([nextStatusChange({ status: 'expired', ...times }), nextStatusChange({ status: 'active', notBefore: '', expiresAt: '' })]).toEqual([
    undefined,
    undefined,
  ]);
});
