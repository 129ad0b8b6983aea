import { expect, test } from 'vitest';
import { Utf8Builder } from '../document/utf8-builder.ts';
import { isOutOfRoom, joinTexts, LengthLimit, MAX_UNITS } from './long-text.ts';

const mebi = 'x'.repeat(2 ** 20);

test('joins texts up to the limit', () => {
  expect(joinTexts([], ', ', 'text')).toBe('');
  expect(joinTexts(['a'], ', ', 'text')).toBe('a');
  expect(joinTexts(['a', '', 'b'], ', ', 'text')).toBe('a, , b');
  const many = Array.from({ length: MAX_UNITS / mebi.length }, () => mebi);
  expect(() => joinTexts([...many, 'x'], '', 'text')).toThrow(expect.objectContaining({ code: 'too-long', field: 'text', params: { limit: MAX_UNITS } }));
  expect(() => joinTexts(['', '', ''], mebi.repeat(2 ** 7 + 1), 'separator')).toThrow(expect.objectContaining({ code: 'too-long', field: 'separator' }));
});

test('counts what is collected', () => {
  const limit = new LengthLimit('text');
  limit.add(MAX_UNITS);
  expect(() => limit.add(1)).toThrow(expect.objectContaining({ code: 'too-long' }));
});

test('builds a text from any pieces, and rejects one that would be too long', () => {
  const pieces = ['a', 'é', '水', '😀', '\0', '\ufeff', mebi, '', 'é'.repeat(2 ** 17), '水'.repeat(2 ** 17), 'ab'.repeat(2 ** 16), '😀'.repeat(2 ** 16), 'z'];
  const all = [...pieces, ...pieces.toReversed(), ...pieces];
  for (const expected of [0, 2 ** 10, 2 ** 30]) {
    const builder = new Utf8Builder(expected, 'text');
    for (const piece of all) {
      builder.add(piece);
      builder.addSlice(`"${piece}"`, 1, 1 + piece.length);
    }
    const text = all.map((piece) => piece + piece).join('');
    expect(builder.length).toBe(text.length);
    expect(builder.text === text).toBe(true);
    expect(builder.text === text).toBe(true);
  }
  const builder = new Utf8Builder(0, 'text');
  const fill = (): void => {
    for (let count = 0; count <= MAX_UNITS / mebi.length; count++) builder.add(mebi);
  };
  expect(fill).toThrow(expect.objectContaining({ code: 'too-long', field: 'text' }));
});

const failed = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return error;
  }
};

test('recognizes the errors of engines for strings that are too long', () => {
  expect(isOutOfRoom(failed(() => 'x'.repeat(2 ** 30)))).toBe(true);
  expect(isOutOfRoom(failed(() => Array.from({ length: 600 }, () => mebi).join('')))).toBe(true);
  expect(isOutOfRoom(failed(() => mebi.replaceAll('x', mebi)))).toBe(true);
  expect(isOutOfRoom(failed(() => [].at(0)))).toBe(false);
  expect(isOutOfRoom(new RangeError('Maximum call stack size exceeded'))).toBe(false);
});
