import { describe, expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

describe('opens', () => {
  test.each([
    [JSON.stringify('{"a":"b"}'), '{"a":"b"}'],
    [JSON.stringify('line one\nline two'), 'line one\nline two'],
    [`'{"a":"b"}'`, '{"a":"b"}'],
    [String.raw`'it'\''s in a shell'`, "it's in a shell"],
    [`'it''s in YAML'`, "it's in YAML"],
    [String.raw`'it\'s in JavaScript'`, "it's in JavaScript"],
    [`"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQ="\n`, 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQ='],
  ])('%s', async (text, inside) => {
    expect((await chainOf(text))[0]).toBe('quoted-string');
    expect(await insideOf(text)).toBe(inside);
    expect(await wrapAgain(text, 'quoted-string')).toBe(text);
  });
});

test.each([
  '"hello"',
  "'tis the season'",
  '"To be, or not to be, that is the question."',
  '"a", "b"',
  '"a" and "b"',
  String.raw`"C:\new\table"`,
  `'a' + 'b'`,
  '""""',
])('keeps %s closed', async (text) => {
  expect(await chainOf(text)).toEqual([]);
});

test.each([
  [JSON.stringify('{"a":1}'), '{"a":"\n"}', JSON.stringify('{"a":"\n"}')],
  [`'{"a":1}'`, "it's", "'it''s'"],
  [String.raw`'it'\''s'`, "its''", String.raw`'its'\'''\'''`],
  [String.raw`"caf\u00e9"`, 'à "x"', String.raw`"\u00e0 \"x\""`],
])('quotes in %s as it did', async (text, inside, expected) => {
  expect(await replaceIn(text, 'quoted-string', inside)).toBe(expected);
});
