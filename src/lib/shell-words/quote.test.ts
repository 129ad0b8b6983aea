import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { formatCommand, quoteWord } from './quote.ts';

// As in `python3 -c 'import shlex; print(shlex.quote(…))'`, except for the notation of quotes inside.
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

/** Decodes a word like a shell: plain, in single quotes, or with backslash-escaped quotes (POSIX.1-2024, section 2.2). */
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

test('joins the words of a command with spaces', () => {
  expect(formatCommand(['curl', '-H', 'A: b', 'https://example.com/'])).toBe("curl -H 'A: b' https://example.com/");
});
