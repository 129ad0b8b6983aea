import { expect, test } from 'vitest';
import { takeLong } from './take-long.ts';

test('a text replaces the selection, or is appended if that is unknown', () => {
  expect(takeLong('new', 'abc', 1, 2, true)).toBe('anewc');
  expect(takeLong('new', 'abc', null, null, true)).toBe('abcnew');
});

test('multi-line texts end as in a text box, and single-line texts have no line ends', () => {
  expect(takeLong('a\r\nb\rc\n', '', 0, 0, true)).toBe('a\nb\nc\n');
  expect(takeLong('a\r\nb\rc\n\n', '', 0, 0, false)).toBe('a b c');
});
