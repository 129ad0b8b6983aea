import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { compile, parsePattern } from './compile.ts';
import { findExplosive } from './explosive.ts';
import type { Flag } from './flags.ts';
import { flagLetters } from './flags.ts';
import en from './strings/en.json' with { type: 'json' };
import { characterName, codePointLabel } from './syntax.ts';
import { templates } from './templates.ts';
import { arbitraryPattern, flaggedPatterns } from './testing/patterns.ts';
import { tokenize } from './tokens.ts';

describe('templates', () => {
  test('there are 51, each with a name', () => {
    expect(templates).toHaveLength(51);
    expect(templates.map(({ id }) => `template-${id}`).toSorted()).toEqual(Object.keys(en.reference).toSorted());
  });

  test.each(templates.map((template) => [template.id, template] as const))(
    '%s matches the good samples and not the bad ones',
    (_id, { pattern, flags, good, bad }) => {
      const matches = (text: string): boolean => new RegExp(pattern, flags).test(text);
      expect(good.filter((text) => !matches(text))).toEqual([]);
      expect(bad.filter(matches)).toEqual([]);
      expect(good.length).toBeGreaterThan(0);
      expect(bad.length).toBeGreaterThan(0);
    },
  );
});

// The platform's General_Category determines which other characters are invisible.
test.each([
  ['\t', 'tab'],
  ['\n', 'line-feed'],
  ['\v', 'vertical-tab'],
  ['\f', 'form-feed'],
  ['\r', 'carriage-return'],
  ['\u00a0', 'no-break-space'],
  ['\0', 'code-point'],
  ['\u200d', 'code-point'],
  ['\u2028', 'code-point'],
  ['\u0301', 'code-point'],
  [' ', undefined],
  ['a', undefined],
  ['é', undefined],
])('%j has the name %s', (character, name) => {
  expect(characterName(character.charCodeAt(0))).toBe(name);
});

test.each([
  [0x9, 'U+0009'],
  [0xabc, 'U+0ABC'],
  [0x1f600, 'U+1F600'],
])('the code point %d is formatted as %s', (codePoint, label) => {
  expect(codePointLabel(codePoint)).toBe(label);
});

function checkTokens(pattern: string, flags: readonly Flag[]): void {
  const { tokens, pairs } = tokenize(pattern, flags);
  expect(tokens.map(({ start, end }) => pattern.slice(start, end)).join('')).toBe(pattern);
  expect(tokens.every(({ start, end }) => end > start)).toBe(true);
  for (const [open, close] of pairs) expect(['()', '[]']).toContain(`${pattern[open]}${pattern[close]}`);
}

describe('tokens', () => {
  test('cover the whole pattern, valid or not', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'()[]{}|?*+^$.\\,-<>=!:abkpquxcd01😀\n') }),
        fc.constantFrom<readonly Flag[]>([], ['u'], ['v']),
        checkTokens,
      ),
    );
  });

  test('a character class ends at its own bracket, regardless of its content', () => {
    expect(tokenize('[[a]b]c[d]', ['v']).pairs).toEqual([
      [0, 5],
      [7, 9],
    ]);
    expect(tokenize(String.raw`[[a]b[\]]`, []).pairs).toEqual([
      [0, 3],
      [5, 8],
    ]);
  });

  test.each(flaggedPatterns)('%s: brackets, classes, quantifiers and groups equal those of the syntax tree', (pattern, flags) => {
    const { tokens, pairs } = tokenize(pattern, flags);
    const expected: string[] = [];
    const groups: string[] = [];
    let sets = 0;
    const enter = ({ start, end }: { readonly start: number; readonly end: number }) => groups.push(`${start}-${end - 1}`);
    visitRegExpAST(parsePattern(pattern, flags), {
      onGroupEnter: enter,
      onCapturingGroupEnter: enter,
      onAssertionEnter: (node) => node.kind.startsWith('look') && enter(node),
      onQuantifierEnter: ({ element, end }) => expected.push(`${element.end}-${end}`),
      onCharacterClassEnter: ({ start, end, parent }) => {
        if (parent.type !== 'Alternative' && parent.type !== 'Quantifier') return;
        sets++;
        groups.push(`${start}-${end - 1}`);
      },
      onExpressionCharacterClassEnter: ({ start, end, parent }) => {
        if (parent.type !== 'Alternative' && parent.type !== 'Quantifier') return;
        sets++;
        groups.push(`${start}-${end - 1}`);
      },
    });
    expect(pairs.map((pair) => pair.join('-')).toSorted()).toEqual(groups.toSorted());
    expect(tokens.filter(({ part }) => part === 'repeat').map(({ start, end }) => `${start}-${end}`)).toEqual(
      expected.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
    );
    expect(tokens.filter(({ start, part }) => part === 'set' && pattern[start] === '[').length).toBe(sets);
  });
});

describe('locates the part of a pattern that backtracks catastrophically', () => {
  test.each([
    ['^(a+)+$', 'nested', '(a+)+', 'a+'],
    ['x(?:a*b?)*y', 'nested', '(?:a*b?)*', 'a*'],
    ['((a+))*', 'nested', '((a+))*', 'a+'],
    [String.raw`^(\w+\s?)*$`, 'nested', String.raw`(\w+\s?)*`, String.raw`\w+`],
    ['(a+){10}', 'nested', '(a+){10}', 'a+'],
    ['^(a|aa)+$', 'choices', '(a|aa)+', undefined],
    [String.raw`\d+\d+x`, 'several', String.raw`\d+\d+`, undefined],
    ['[a+]+b', undefined, undefined, undefined],
    ['(abc)+', undefined, undefined, undefined],
    [String.raw`(a\+)+`, undefined, undefined, undefined],
    ['(a+)?', undefined, undefined, undefined],
  ])('%s', (pattern, kind, part, inner) => {
    const found = findExplosive(pattern, []);
    expect(found?.kind).toBe(kind);
    expect(found && pattern.slice(found.start, found.end)).toBe(part);
    expect(found?.inner && pattern.slice(found.inner.start, found.inner.end)).toBe(inner);
  });

  test('finds a range inside any pattern', () => {
    fc.assert(
      fc.property(arbitraryPattern, (pattern) => {
        const found = findExplosive(pattern, []);
        if (found) expect(found.end > found.start && found.end <= pattern.length).toBe(true);
      }),
    );
  });
});

function paramsOf(pattern: string, flags: readonly ('u' | 'v')[]): unknown {
  try {
    return compile(pattern, flags);
  } catch (error) {
    return error instanceof InputError ? error.params : error;
  }
}

describe('patterns', () => {
  test('any text compiles, or is rejected with a declared code, at a position in it', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'()[]{}|?*+^$.\\,-<>=!:abkpquxcd01😀'), maxLength: 12 });
    fc.assert(
      fc.property(signs, fc.subarray([...flagLetters]), (pattern, flags) => {
        try {
          expect(compile(pattern, flags).source).toBe(new RegExp(pattern, flags.join('')).source);
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          expect(['invalid-pattern', 'conflicting-flags']).toContain(error.code);
          const place = error.position && 'character' in error.position ? error.position.character : 1;
          expect(place >= 1 && place <= [...pattern].length + 1).toBe(true);
          return;
        }
        // The parser reads what the engine compiles.
        expect(parsePattern(pattern, flags).raw).toBe(pattern);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each([
    ['(', 0],
    ['ab(c(d)', 2],
    ['a)', 1],
    ['x[b-a]', 4],
    ['a**', 2],
    ['[', 0],
    ['a[b', 1],
    [String.raw`a\-b`, 1],
    ['a{2,1}', 5],
  ])('locates the error of %s', (pattern, index) => {
    expect(() => compile(pattern, ['u'])).toThrow(expect.objectContaining({ code: 'invalid-pattern', position: { character: index + 1 } }));
  });

  test('distinguishes an escape that only a flag rejects from one that is always invalid', () => {
    expect(paramsOf(String.raw`\-`, ['u'])).toEqual({ cause: 'flag', flag: 'u', reason: 'Invalid escape' });
    expect(paramsOf('[(]', ['v'])).toMatchObject({ cause: 'flag', flag: 'v' });
    expect(paramsOf('(', ['u'])).toEqual({ cause: 'other', flag: 'u', reason: 'Unterminated group' });
  });

  test('rejects unclosed brackets without crashing', () => {
    expect(() => compile('('.repeat(100_000), [])).toThrow(InputError);
    const deep = `${'('.repeat(50_000)}a${')'.repeat(50_000)}`;
    expect(() => parsePattern(deep, [])).toThrow(InputError);
  });

  test('all shared test patterns compile, and are read by the parser', () => {
    const parser = new RegExpParser();
    for (const [pattern, flags] of flaggedPatterns) {
      expect(compile(pattern, flags), pattern).toBeInstanceOf(RegExp);
      expect(parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }).raw).toBe(pattern);
    }
    expect(flaggedPatterns.length).toBeGreaterThan(150);
  });
});
