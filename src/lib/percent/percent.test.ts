import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { decodePercent, decodePercentLeniently } from './percent.ts';

const read = (text: string, malformed?: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(decodePercent(text, 'text', malformed === undefined ? {} : { malformed }));

test('reads what encodeURIComponent writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
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
])('rejects %j at character %i when malformed text is an error', (text, character) => {
  expect(() => read(text, 'bad-percent')).toThrow(expect.objectContaining({ code: 'bad-percent', field: 'text', position: { character } }));
});

test('rejects a lone surrogate', () => {
  expect(() => read('a\uD800')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate' }));
});

test('reads leniently what URLSearchParams reads', () => {
  // Next to malformed escapes, Node decodes non-ASCII text differently from the standard.
  const hostile = fc.string({
    unit: fc.oneof(fc.constantFrom('%', '4', '1', '%C3', '%A4', '%E2%82', '%EF%BB%BF', '%ff', '\0'), fc.string({ unit: 'binary-ascii' })),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      const theirs = new URLSearchParams(`=${text.replaceAll('&', '%26').replaceAll('+', '%2B')}`).get('');
      expect(decodePercentLeniently(text)).toBe(theirs);
    }),
    { numRuns: runs(2000) },
  );
  expect(decodePercentLeniently('ä%A4\u0080\uD800%C3%A4\uFEFF')).toBe('ä\uFFFD\u0080\uFFFDä\uFEFF');
});
