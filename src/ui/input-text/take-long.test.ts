import { expect, test } from 'vitest';
import { takeLong } from './take-long.ts';

test('a text takes the place of what is selected, and stands at the end where nothing is known of that', () => {
  expect(takeLong('new', 'abc', 1, 2, true)).toBe('anewc');
  expect(takeLong('new', 'abc', null, null, true)).toBe('abcnew');
});

test('many lines end as in a text box, and one line has none', () => {
  expect(takeLong('a\r\nb\rc\n', '', 0, 0, true)).toBe('a\nb\nc\n');
  expect(takeLong('a\r\nb\rc\n\n', '', 0, 0, false)).toBe('a b c');
});
