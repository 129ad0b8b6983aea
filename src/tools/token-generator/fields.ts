import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { languages } from '../../lib/bip39/languages.ts';

const INSTANT_CHARACTERS = 2 ** 18;
const INSTANT_WORDS = 2 ** 16;

const count = integer({ default: 1, min: 1, max: 10_000 });

export const generate = declare({
  input: {
    uppercase: flag({ default: true }),
    lowercase: flag({ default: true }),
    numbers: flag({ default: true }),
    symbols: flag({ default: false }),
    symbolCharacters: text({ default: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' }),
    alphabet: text(),
    excludedCharacters: text(),
    excludeAmbiguous: flag({ default: false }),
    requireEachClass: flag({ default: false }),
    length: integer({ primary: true, default: 64, min: 1, max: 10_000 }),
    prefix: text(),
    count,
  },
  output: {
    tokens: text({ primary: true, multiline: true, secret: true }),
    alphabetSize: number(),
    entropyBits: number(),
  },
  errors: ['empty-alphabet', 'length-too-short'],
  cost: ({ length, count }) => (length * count > INSTANT_CHARACTERS ? 'slow' : 'instant'),
});

export const passphrase = declare({
  input: {
    wordCount: integer({ primary: true, default: 6, min: 1, max: 64 }),
    language: choice(languages),
    separator: text({ default: '-' }),
    capitalize: flag({ default: false }),
    appendDigit: flag({ default: false }),
    count,
  },
  output: {
    passphrases: text({ primary: true, multiline: true, secret: true }),
    entropyBits: number(),
  },
  cost: ({ wordCount, count }) => (wordCount * count > INSTANT_WORDS ? 'slow' : 'instant'),
});
