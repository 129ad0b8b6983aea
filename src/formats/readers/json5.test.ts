import fc from 'fast-check';
import JSON5 from 'json5';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { isJson5 } from './json5.ts';

function parses(text: string): boolean {
  try {
    JSON5.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

const SCALARS = ['"a"', "'b\\''", '1', '-.5', '+2.', '1e3', '0x1F', 'null', 'true', 'false', 'NaN', '-Infinity'];
const NAMES = ['"a"', "'b'", 'c', '$_d', 'null'];
const SPACES = ['', ' ', '\n', '/* c */', '// c\n', '\u00A0'];

type Tokens = readonly string[];
const joined = (items: readonly Tokens[]): Tokens => items.flatMap((item, index) => (index === 0 ? item : [',', ...item]));

const inside = (item: fc.Arbitrary<Tokens>) =>
  fc.tuple(fc.array(item, { maxLength: 3 }), fc.boolean()).map(([items, isTrailing]) => [...joined(items), ...(isTrailing && items.length > 0 ? [','] : [])]);

const { value } = fc.letrec<{ value: Tokens }>((tie) => {
  const member = fc.tuple(fc.constantFrom(...NAMES), tie('value')).map(([name, tokens]) => [name, ':', ...tokens]);
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...SCALARS).map((scalar) => [scalar]),
      inside(tie('value')).map((tokens) => ['[', ...tokens, ']']),
      inside(member).map((tokens) => ['{', ...tokens, '}']),
    ),
  };
});

const spaced = fc.tuple(value, fc.array(fc.constantFrom(...SPACES), { minLength: 1, maxLength: 8 }));
const write = (tokens: Tokens, spaces: readonly string[]): string => tokens.map((token, index) => token + (spaces[index % spaces.length] ?? '')).join('');

test('accepts what json5 writes', () => {
  fc.assert(
    fc.property(spaced, ([tokens, spaces]) => {
      const text = write(tokens, spaces);
      expect([text, isJson5(text), parses(text)]).toEqual([text, true, true]);
    }),
  );
});

test('accepts exactly what the json5 package reads, with a token added, removed or replaced', () => {
  const wrong = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', 'c', '1', 'null', "'", '"', '/*', '//', 'maybe', '1x', '-');
  fc.assert(
    fc.property(spaced, fc.nat(), fc.nat(1), fc.array(wrong, { maxLength: 1 }), ([tokens, spaces], at, removed, added) => {
      const text = write(tokens.toSpliced(at % (tokens.length + 1), removed, ...added), spaces);
      expect([text, isJson5(text)]).toEqual([text, parses(text)]);
    }),
    { numRuns: runs(2_000) },
  );
});

test.each(['', ' ', '// only a comment', '/* no end', '1 2', '"a', "{a: 'b\n'}", '\u3000'])('%j is not JSON5', (text) => {
  expect(isJson5(text)).toBe(false);
  expect(parses(text)).toBe(false);
});

test.each([
  ['whitespace', ' ', '\t', '\n', '\v', '\f', '\r', '\u00A0', '\uFEFF', '\u2028', '\u2029'],
  ['no whitespace', '\u0008', '\u000E', '\u001F', '!', '\u200B'],
])('treats %s as JSON5, section 5.1, specifies', (_title, ...characters) => {
  for (const character of characters) expect([character, isJson5(`${character}1`)]).toEqual([character, parses(`${character}1`)]);
});
