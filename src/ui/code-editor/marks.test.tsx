import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { rangeOf } from './marks.ts';

test.each([
  ['a place', { line: 2, column: 3 }, [6, 7]],
  ['a length, which ends with the line', { line: 2, column: 3, length: 9 }, [6, 8]],
  ['a column counts code points', { line: 3, column: 2 }, [11, 12]],
  ['one code point of two code units', { line: 3, column: 1 }, [9, 11]],
  ['after the end of a line: the last character', { line: 1, column: 4 }, [2, 3]],
  ['after the last code point of two code units', { line: 4, column: 2 }, [13, 15]],
  ['an empty line has no character', { line: 5, column: 1 }, [16, 16]],
  ['a line after the last', { line: 99, column: 1 }, [16, 16]],
  ['a character of the whole', { character: 7 }, [6, 7]],
  ['a character after one of two code units', { character: 11 }, [11, 12]],
  ['a character after the last', { character: 99 }, [16, 16]],
  ['before the first', { line: 0, column: 0 }, [0, 1]],
] as const)('marks %s', (_, place, expected) => {
  const { from, to } = rangeOf(Text.of(['abc', 'defg', '😀x', '😀', '']), place);
  expect([from, to]).toEqual(expected);
});

test('returns the start of the line, and the position itself even if nothing can be underlined', () => {
  expect(rangeOf(Text.of(['abc', 'de']), { line: 2, column: 2 })).toEqual({ start: 4, at: 5, from: 5, to: 6 });
  expect(rangeOf(Text.of(['abc', 'de']), { line: 1, column: 9 })).toEqual({ start: 0, at: 3, from: 2, to: 3 });
});
