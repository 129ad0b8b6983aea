import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { findForeign } from './dialects.ts';
import { flaggedPatterns } from './testing/patterns.ts';

test.each([
  ['(?P<name>a)', '(?P<name>', '(?<name>…)'],
  [String.raw`(?<x>a)(?P=x)`, '(?P=x)', String.raw`\k<x>`],
  ["(?'n'a)", "(?'n'", '(?<n>…)'],
  ['(?i)abc', '(?i)', 'i'],
  ['(?ims)abc', '(?ims)', 'ims'],
  ['(?x) a # b', '(?x)', ''],
  ['a(?#note)b', '(?#note)', ''],
  ['(?>a+)b', '(?>', String.raw`(?=(…))\1`],
  ['(?|a|b)', '(?|', ''],
  ['(?R)', '(?R)', ''],
  ['(a)(?1)', '(?1)', ''],
  ['(a)?(?(1)b|c)', '(?(1)', ''],
  ['a++b', '++', String.raw`(?=(…))\1`],
  ['a*+', '*+', String.raw`(?=(…))\1`],
  ['a{2,3}+', '{2,3}+', String.raw`(?=(…))\1`],
  [String.raw`\Aabc`, String.raw`\A`, '^'],
  [String.raw`abc\Z`, String.raw`\Z`, '$'],
  [String.raw`abc\z`, String.raw`\z`, '$'],
  [String.raw`\h+`, String.raw`\h`, String.raw`[ \t]`],
  [String.raw`a\R`, String.raw`\R`, String.raw`(?:\r\n|[\n\v\f\r\u2028\u2029])`],
  [String.raw`a\Kb`, String.raw`\K`, '(?<=…)'],
  [String.raw`\Ga`, String.raw`\G`, 'y'],
  [String.raw`\Qa.b\E+`, String.raw`\Qa.b\E`, String.raw`a\.b`],
  [String.raw`\<word\>`, String.raw`\>`, String.raw`\b`],
  [String.raw`\x{1F600}`, String.raw`\x{1F600}`, String.raw`\u{1F600}`],
  [String.raw`\pL+`, String.raw`\pL`, String.raw`\p{L}`],
  [String.raw`(a)\g1`, String.raw`\g1`, String.raw`\1`],
  [String.raw`(?<n>a)\k{n}`, String.raw`\k{n}`, String.raw`\k<n>`],
  ['[[:alpha:]]+', '[:alpha:]', String.raw`\p{Alphabetic}`],
  ['[^[:space:]_]', '[:space:]', String.raw`\s`],
])('finds in %s: %s', (pattern, construct, instead) => {
  expect(findForeign(pattern)).toMatchObject({ construct, instead });
});

test.each([
  String.raw`\\A`,
  String.raw`[\]\\h(?i)]`,
  '[+]+',
  String.raw`\++`,
  'a+?',
  '(?:a)+',
  '(?<n>a)',
  '(?<!a)',
  '[a:b]',
  '(?=a)',
  String.raw`\p{L}+`,
  String.raw`\u{41}+`,
])('finds no foreign construct in %s', (pattern) => expect(findForeign(pattern)).toBeUndefined());

test('finds no foreign construct in patterns that compile with the flag u', () => {
  for (const [pattern, flags] of flaggedPatterns) {
    if (flags.includes('u')) expect([pattern, findForeign(pattern)]).toEqual([pattern, undefined]);
  }
  expect(() => compile(String.raw`\A`, ['u'])).toThrow(
    expect.objectContaining({ code: 'invalid-pattern', params: { cause: 'dialect', reason: String.raw`\A`, flag: '^' } }),
  );
});
