import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { formatCommand, quoteWord } from './quote.ts';

// As `python3 -c 'import shlex; print(shlex.quote(…))'` has them, but for how a quote within is written.
test.each([
  ['', "''"],
  ['plain', 'plain'],
  ['a/b.c-d_e@f%g+h:i,j', 'a/b.c-d_e@f%g+h:i,j'],
  ['--name=x', '--name=x'],
  ['two words', "'two words'"],
  ['$HOME', "'$HOME'"],
  ['a\nb', "'a\nb'"],
  ['~', "'~'"],
  ['é', "'é'"],
  ["it's", String.raw`'it'\''s'`],
  ["'", String.raw`''\'''`],
  ['!', "'!'"],
])('%j is the word %s', (text, word) => {
  expect(quoteWord(text)).toBe(word);
});

/** What a shell makes of a word that is plain, in single quotes, or has quotes behind backslashes (POSIX.1-2024, 2.2). */
function unquote(word: string): string {
  return word.replaceAll(
    /'([^']*)'|\\(.)|([^'\\])/gsu,
    (_all, quoted: string | undefined, escaped: string | undefined, plain: string | undefined) => quoted ?? escaped ?? plain ?? '',
  );
}

test('a shell reads back what was quoted', () => {
  const hostile = fc.string({
    unit: fc.oneof(fc.constantFrom("'", '"', '\\', '$', '`', ' ', '\n', '!', '*'), fc.string({ unit: anyCharacter, maxLength: 1 })),
  });
  fc.assert(
    fc.property(hostile, (text) => {
      expect(unquote(quoteWord(text))).toBe(text);
    }),
  );
});

test('a command is its words with spaces between them', () => {
  expect(formatCommand(['curl', '-H', 'A: b', 'https://example.com/'])).toBe("curl -H 'A: b' https://example.com/");
});
