import { expect, test } from 'vitest';
import { isText, splitAround } from './link-text.ts';

test('distinguishes text from a single link', () => {
  expect(['https://a.example/', ' https://a.example/ ', 'see https://a.example/', 'a\nb'].map(isText)).toEqual([false, false, true, true]);
});

test.each<[string, string, readonly string[]]>([
  ['https://a.example/b?c', 'a.example', ['https://', '/b?c']],
  ['https://a.example', 'a.example', ['https://', '']],
  ['https://A.example/', 'a.example', ['https://A.example/']],
  ['mailto:a@b.example', 'b.example', ['mailto:a@b.example']],
  ['https://a.example/', '', ['https://a.example/']],
])('splits %j around %j', (url, host, expected) => {
  expect(splitAround(url, host)).toEqual(expected);
});
