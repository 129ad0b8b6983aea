import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePercent } from './percent.ts';

const read = (text: string, malformed?: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(decodePercent(text, 'text', malformed === undefined ? {} : { malformed }));

test('reads what encodeURIComponent writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(read(encodeURIComponent(text), 'malformed')).toBe(text);
    }),
  );
});

test.each([
  ['%41%4a%4A', 'AJJ'],
  ['é%C3%A9+', 'éé+'],
  ['100%', '100%'],
  ['%4', '%4'],
  ['%%41%zz', '%A%zz'],
])('reads %j as %j', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ['100%', 4],
  ['é😀%4', 3],
  ['%41%4g', 4],
])('refuses %j at character %i when malformed text is an error', (text, character) => {
  expect(() => read(text, 'bad-percent')).toThrow(expect.objectContaining({ code: 'bad-percent', field: 'text', position: { character } }));
});

test('refuses a lone surrogate', () => {
  expect(() => read('a\uD800')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate' }));
});
