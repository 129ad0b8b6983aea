import { choice, integer, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

// In UTF-16 code units. Longer texts take long enough to show progress.
const LONG_TEXT_LENGTH = 100_000;

export const analyze = declare({
  input: {
    text: text({
      primary: true,
      multiline: true,
      format: 'text',
      alsoTakes: ['prose', 'lines', 'list'],
      sample: 'The quick brown fox jumps over the lazy dog. Then it sleeps: 8 hours!\n\n你好，世界。 👨‍👩‍👧‍👦',
    }),
    // Default: the user's language.
    language: choice(['en', 'de', 'es', 'fr', 'no', 'pt', 'ru', 'uk', 'zh', 'vi'], { optional: true }),
    wordsPerMinute: integer({ default: 238, min: 50, max: 1000 }),
  },
  output: {
    graphemes: number({ primary: true }),
    graphemesWithoutSpaces: number(),
    codePoints: number(),
    utf16CodeUnits: number(),
    utf8Bytes: number(),
    words: number(),
    uniqueWords: number(),
    spacedWords: number(),
    sentences: number(),
    lines: number(),
    nonEmptyLines: number(),
    paragraphs: number(),
    letters: number(),
    uppercaseLetters: number(),
    lowercaseLetters: number(),
    digits: number(),
    punctuation: number(),
    symbols: number(),
    whitespace: number(),
    readingSeconds: number(),
    frequentWords: table({ word: 'text', count: 'number' }),
  },
  cost: ({ text: { length } }) => (length > LONG_TEXT_LENGTH ? 'slow' : 'instant'),
  answers: [{ search: String.raw`(?:length of|count characters(?: in| of)?|characters in) (?<text>.+)` }],
});
