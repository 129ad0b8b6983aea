import * as english from '@zxcvbn-ts/language-en';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { bruteForce } from './brute-force.ts';
import { suggestions, warnings } from './codes.ts';
import { inWords } from './duration-words.ts';
import { estimateGuesses } from './estimate.ts';
import { strongPassword } from './strong-password.ts';

test('lowers the rating of passwords that attackers try first', async () => {
  const [without, withWords] = [await estimateGuesses('penknifecorp', []), await estimateGuesses('penknifecorp', ['penknife', 'corp'])];
  expect(withWords.guesses).toBeLessThan(without.guesses);
  expect(withWords.patterns.map(({ detail }) => detail)).toContain('userInputs 1');
});

test('recognizes a common password with substituted letters', async () => {
  const { score, warning, patterns, suggestions } = await estimateGuesses('P@ssw0rd1', []);
  expect(score).toBeLessThan(2);
  expect(['common', 'similar-to-common']).toContain(warning);
  expect(suggestions.length).toBeGreaterThan(0);
  expect(patterns[0]).toMatchObject({ pattern: 'dictionary', detail: expect.stringMatching(/^passwords-common \d+$/) });
});

test('the patterns concatenate to the password', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 40 }), async (password) => {
      const { patterns, guesses, crackTimes } = await estimateGuesses(password, []);
      expect(patterns.map(({ token }) => token).join('')).toBe(password);
      expect(guesses).toBeGreaterThan(0);
      expect(crackTimes.map(({ seconds }) => seconds)).toEqual(crackTimes.map(({ seconds }) => seconds).toSorted((a, b) => b - a));
    }),
    { numRuns: runs(50) },
  );
});

test('an additional character never lowers the brute-force score', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), anyCharacter, (password, more) => {
      const [one, other] = [bruteForce(password, 1e9), bruteForce(password + more, 1e9)];
      expect(other.entropy).toBeGreaterThanOrEqual(one.entropy);
      expect(other.length).toBe(one.length + 1);
    }),
  );
});

test('rates long passwords by their beginning, quickly', { tags: ['slow'] }, async () => {
  const forOne = startProcessorTime();
  const { score } = await estimateGuesses('x'.repeat(40) + 'ab1!'.repeat(75), []);
  const once = forOne();
  expect(score).toBeGreaterThanOrEqual(0);
  const forThousand = startProcessorTime();
  await estimateGuesses(('x'.repeat(40) + 'ab1!'.repeat(75)).repeat(1_000), []);
  // A thousand times as long without more work: the ratio only has to be far below a thousand.
  expect(forThousand()).toBeLessThan(50 * once + 50);
});

/** Returns the estimate for a repeated password, and the time that it takes. */
async function estimateRepeated(count: number): Promise<readonly [guesses: number, time: number]> {
  const taken = startProcessorTime();
  const { guesses } = await estimateGuesses('p@ssw0rd'.repeat(count), []);
  return [guesses, taken()];
}

test('a long password with substituted letters takes little more time than a short one, and never scores lower', { tags: ['slow'] }, async () => {
  const guesses: number[] = [];
  for (const count of [1, 8, 9, 31, 33]) guesses.push((await estimateRepeated(count))[0]);
  expect(guesses).toEqual(guesses.toSorted((a, b) => a - b));
  const [[, short], [, long]] = [await estimateRepeated(8), await estimateRepeated(32)];
  // Four times as long, it would take seven times as long with all readings.
  expect(long).toBeLessThan(4 * short + 50);
});

test('a generated password has characters of every class, and is very strong', async () => {
  const made = Array.from({ length: 200 }, () => strongPassword(20, (length) => crypto.getRandomValues(new Uint8Array(length))));
  expect(new Set(made.join('')).size).toBe(94);
  expect(new Set(made).size).toBe(200);
  expect((await estimateGuesses(made[0] ?? '', [])).strength).toBe('very-strong');
});

const kebab = (key: string): string => key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
const codesOf = (sentences: object): string[] =>
  Object.keys(sentences)
    .filter((key) => key !== 'pwned')
    .map(kebab);

test('has a code for each warning and suggestion of zxcvbn-ts, except for those of its matcher that queries a server', () => {
  expect(warnings).toEqual(codesOf(english.translations.warnings));
  expect(suggestions).toEqual(codesOf(english.translations.suggestions));
});

test.each([
  ['qwertyuiop', 'dictionary', 'passwords-common 23'],
  ['rfvbhu876tfc', 'spatial', 'qwerty'],
  ['oneTwoThreeFour', 'word-sequence', 'cardinalNumbers-en'],
  ['abcabcabc', 'repeat', 'abc × 3'],
  ['abcdefgh', 'sequence', 'lower'],
  ['1997', 'regex', 'recentYear'],
  ['13.5.1997', 'date', '1997-5-13'],
  ['zxq9', 'bruteforce', ''],
  ['horse-battery-staple', 'separator', ''],
] as const)('finds in %s the pattern %s: %s', async (password, pattern, detail) => {
  expect((await estimateGuesses(password, [])).patterns).toContainEqual({ pattern, token: expect.any(String), detail });
});

test('the shortest and the longest durations have separate words', () => {
  expect(['PT0S', 'PT3S', 'P204Y', 'P1000000000000000Y'].map((duration) => inWords(duration, 'en', (key) => key))).toEqual([
    'instant',
    '3 seconds',
    '204 years',
    'moreThanAnyone',
  ]);
});

test('an empty password has no entropy, and takes no time', () => {
  expect(bruteForce('', 1e9)).toEqual({ length: 0, characterSetSize: 0, entropy: 0, bruteForceScore: 0, bruteForceDuration: '' });
});
