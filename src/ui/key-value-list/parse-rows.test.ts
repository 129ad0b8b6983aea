import { expect, test } from 'vitest';
import { parseRows } from './parse-rows.ts';

test('reads lines of both kinds, and skips empty ones', () => {
  expect(parseRows('Host: example.com\n\nuser=me\r\n  Accept :  */* \n')).toEqual([
    { key: 'Host', value: 'example.com' },
    { key: 'user', value: 'me' },
    { key: 'Accept', value: '*/*' },
  ]);
});

test('the first sign parts key and value', () => {
  expect(parseRows('url: https://example.com/?a=b\nquery=a:b=c')).toEqual([
    { key: 'url', value: 'https://example.com/?a=b' },
    { key: 'query', value: 'a:b=c' },
  ]);
});

test('a value may be empty, a key may not', () => {
  expect(parseRows('a=')).toEqual([{ key: 'a', value: '' }]);
  expect(parseRows('=a')).toBeUndefined();
});

test('one line that is no row makes it a text like any other', () => {
  expect(parseRows('a: b\nc')).toBeUndefined();
  expect(parseRows('')).toBeUndefined();
});
