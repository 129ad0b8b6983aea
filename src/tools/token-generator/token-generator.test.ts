import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import type { Alphabet } from './alphabet.ts';
import { buildAlphabet } from './alphabet.ts';
import { drawLines } from './batch.ts';
import { countWithEachClass, entropyWithEachClass } from './entropy.ts';
import * as fields from './fields.ts';
import operations from './operations.ts';
import { longestPassphrase } from './passphrase.ts';
import { indexesBelow, randomBigIntBelow } from './random.ts';
import { strengthOf, strengths } from './strength.ts';
import { symbolPresets } from './symbol-presets.ts';
import { freeTokens, tokensWithEachClass } from './token.ts';

/** Buffers the platform's random bytes; calls for a few of the millions drawn here would dominate the time. */
const batch = new Uint8Array(65_536);
let used = batch.length;
function randomBytes(length: number): Uint8Array {
  if (used + length > batch.length) {
    crypto.getRandomValues(batch);
    used = 0;
  }
  used += length;
  return batch.subarray(used - length, used);
}
const none = {
  uppercase: false,
  lowercase: false,
  numbers: false,
  symbols: false,
  symbolCharacters: '',
  alphabet: '',
  excludedCharacters: '',
  excludeAmbiguous: false,
};

const alphabetOf = (...classes: readonly string[]): Alphabet => ({
  characters: [...new Set(classes.join(''))],
  classes: classes.map((members) => new Set(members)),
});

/** Returns chi-square of the counts of equally likely outcomes. */
function chiSquare(outcomes: readonly string[], possible: readonly string[]): number {
  const counts = new Map(possible.map((outcome) => [outcome, 0]));
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? Number.NaN) + 1);
  const expected = outcomes.length / possible.length;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Returns the chi-square value that is exceeded about once in 10^12 runs (Wilson and Hilferty). */
function bound(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 7 * Math.sqrt(spread)) ** 3;
}

function allTokens({ characters, classes }: Alphabet, length: number): string[] {
  const tokens = Array.from({ length }).reduce<string[]>((shorter) => shorter.flatMap((token) => characters.map((character) => token + character)), ['']);
  return tokens.filter((token) => classes.every((members) => [...token].some((character) => members.has(character))));
}

test('draws letters uniformly', () => {
  const alphabet = buildAlphabet({ ...none, uppercase: true });
  const letters = [...Array.from({ length: 10 }, freeTokens(alphabet, 10_000, randomBytes)).join('')];
  expect(letters).toHaveLength(100_000);
  expect(chiSquare(letters, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).toBeLessThan(bound(25));
});

describe.each([
  ['classes of different sizes', alphabetOf('abcd', '01', '-'), 3],
  ['classes that share characters', alphabetOf('abc', 'bcd', 'de'), 3],
  ['rare classes', alphabetOf('a', 'bc', 'defghijk'), 3],
  ['rare classes that share characters', alphabetOf('ab', 'bc', 'cdefghijk'), 3],
  ['rare classes, one inside the other', alphabetOf('a', 'ab', 'cdefgh'), 4],
  ['as many characters as classes', alphabetOf('a', 'b', 'c', 'defghi'), 4],
  ['duplicate classes', alphabetOf('ab', 'ab', 'cdefgh'), 3],
])('with %s', (_name, alphabet, length) => {
  const possible = allTokens(alphabet, length);

  test('all tokens with each class are equally likely', { tags: ['slow'] }, () => {
    const tokens = Array.from({ length: possible.length * 100 }, tokensWithEachClass(alphabet, length, randomBytes));
    expect(chiSquare(tokens, possible)).toBeLessThan(bound(possible.length - 1));
  });

  test('counts the tokens with each class exactly', () => {
    expect(countWithEachClass(alphabet, length)).toBe(BigInt(possible.length));
    expect(entropyWithEachClass(alphabet, length)).toBeCloseTo(Math.log2(possible.length), 10);
  });
});

test('includes a class with one character among 100,000 symbols quickly', { tags: ['slow'] }, () => {
  const symbols = Array.from({ length: 100_000 }, (_, index) => String.fromCodePoint(0x20000 + index)).join('');
  const alphabet = alphabetOf('A', 'b', '1', symbols);
  const draw = tokensWithEachClass(alphabet, 4, randomBytes);
  for (let run = 0; run < 100; run++) expect([...draw()].toSorted().slice(0, 3)).toEqual(['1', 'A', 'b']);
});

test('computes the bits of long tokens with each class', () => {
  const alphabet = buildAlphabet({ ...none, uppercase: true, lowercase: true, numbers: true });
  expect(entropyWithEachClass(alphabet, 10_000)).toBeCloseTo(10_000 * Math.log2(62), 6);
  expect(tokensWithEachClass(alphabet, 10_000, randomBytes)()).toHaveLength(10_000);
});

test('uses exactly the allowed characters', async () => {
  const context = createContext({});
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string(),
      fc.integer({ min: 1, max: 100 }),
      async (alphabet, excludedCharacters, length) => {
        const outcome = await runOperation(operations, 'generate', { alphabet, excludedCharacters, length }, context);
        const allowed = new Set([...alphabet].filter((character) => ![...excludedCharacters].includes(character)));
        if (outcome.kind !== 'output') expect(allowed.size).toBe(0);
        else {
          const token = [...String(outcome.output.tokens)];
          expect(token).toHaveLength(length);
          expect(token.every((character) => allowed.has(character))).toBe(true);
          expect(outcome.output.alphabetSize).toBe(allowed.size);
        }
      },
    ),
  );
});

test('rejects more text than a platform can hold', async () => {
  const prefix = 'x'.repeat(1_000_000);
  const outcome = await runOperation(operations, 'generate', { prefix, count: 10_000 }, createContext({}));
  expect(outcome).toMatchObject({ kind: 'error', error: { code: 'out-of-range', field: 'count', params: { min: 1, max: 268 } } });
});

test('stops generating many tokens when canceled', async () => {
  const controller = new AbortController();
  const drawing = drawLines(() => 'x'.repeat(1000), 10_000, 1000, { signal: controller.signal, progress: () => controller.abort() });
  await expect(drawing).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('draws unbiased indices by discarding the incomplete last multiple', () => {
  const words = Uint32Array.from({ length: 1024 }, (_, at) => [2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7, 12][at % 4] ?? 0);
  const index = indexesBelow(10, () => new Uint8Array(words.buffer));
  expect([index(), index(), index(), index()]).toEqual([9, 2, 9, 2]);
});

test('draws random integers below their limit that reach all values', () => {
  const drawn = Array.from({ length: 26_000 }, () => String(randomBigIntBelow(26n, randomBytes)));
  expect(
    chiSquare(
      drawn,
      Array.from({ length: 26 }, (_, value) => String(value)),
    ),
  ).toBeLessThan(bound(25));
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), (limit) => {
      expect(randomBigIntBelow(limit, randomBytes)).toBeLessThan(limit);
    }),
  );
});

test.each([
  [0, 'veryWeak'],
  [39.99, 'veryWeak'],
  [40, 'weak'],
  [64, 'fair'],
  [80, 'strong'],
  [111.99, 'strong'],
  [112, 'veryStrong'],
  [1e6, 'veryStrong'],
])('%d bits are %s', (bits, strength) => {
  expect(strengthOf(bits)).toBe(strength);
});

test('has presets of distinct ASCII punctuation; the first is the default', () => {
  expect(symbolPresets.allAscii.symbolCharacters).toBe(fields.generate.input.symbolCharacters.default);
  for (const { symbols, symbolCharacters } of Object.values(symbolPresets)) {
    expect(symbols).toBe(true);
    expect(new Set(symbolCharacters).size).toBe(symbolCharacters.length);
    expect([...symbolCharacters].every((symbol) => symbolPresets.allAscii.symbolCharacters.includes(symbol))).toBe(true);
  }
  expect(symbolPresets.withoutQuotes.symbolCharacters).not.toMatch(/["'`]/u);
});

test('maps strong to good, weak to bad, and fair to a warning', () => {
  expect([39.9, 40, 63.9, 64, 79.9, 80, 111.9, 112].map((bits) => strengths[strengthOf(bits)])).toEqual([
    'bad',
    'bad',
    'bad',
    'doubtful',
    'doubtful',
    'good',
    'good',
    'good',
  ]);
});

const firstOf = (length: number): Uint8Array => Uint8Array.of(0x11, 0xff).subarray(0, length);

test('builds random integers from as many leading bits as the limit has', () => {
  expect(randomBigIntBelow(288n, firstOf)).toBe(287n);
  expect(randomBigIntBelow(18n, firstOf)).toBe(17n);
});

const drawShort = (count: number, length: number) => drawLines(() => 'x', count, length, createContext());

test('draws as many lines as fit in 256 Mi characters', async () => {
  expect(await drawShort(1, 2 ** 28 - 1)).toBe('x');
  expect(await drawShort(2, 2 ** 27 - 1)).toBe('x\nx');
  await expect(drawShort(2, 2 ** 28 - 1)).rejects.toMatchObject({ code: 'out-of-range', field: 'count', params: { min: 1, max: 1 } });
  await expect(drawShort(2, 2 ** 27)).rejects.toMatchObject({ params: { min: 1, max: 1 } });
});

test('reports the number of lines every 256 Ki characters', async () => {
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  await drawLines(() => 'x', 5, 2 ** 17, createContext({ progress }));
  expect(reports.splice(0)).toEqual(['2 of 5', '4 of 5']);
  await drawLines(() => 'x', 5, 2 ** 17 - 1, createContext({ progress }));
  expect(reports).toEqual(['3 of 5']);
});

test('limits a passphrase to its longest words, separators and a digit', () => {
  expect(longestPassphrase(['a', 'abc', 'ab'], { wordCount: 2, separator: '--', capitalize: false, appendDigit: true })).toBe(2 * (3 + 2) + 1);
});
