import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { languages } from '../../lib/bip39/languages.ts';

const INSTANT_CHARACTERS = 2 ** 18;
const INSTANT_WORDS = 2 ** 16;

/** A custom alphabet replaces the character classes. */
const withoutAlphabet = { alphabet: '' } as const;

export const generate = declare({
  input: {
    uppercase: flag({ default: true, usedWhen: withoutAlphabet }),
    lowercase: flag({ default: true, usedWhen: withoutAlphabet }),
    numbers: flag({ default: true, usedWhen: withoutAlphabet }),
    symbols: flag({ default: false, usedWhen: withoutAlphabet }),
    symbolCharacters: text({ default: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', rare: true, usedWhen: withoutAlphabet }),
    alphabet: text({ rare: true }),
    excludedCharacters: text({ rare: true }),
    excludeAmbiguous: flag({ default: false, rare: true }),
    requireEachClass: flag({ default: false, rare: true, usedWhen: withoutAlphabet }),
    // A slider over all lengths would be too coarse to choose an exact one.
    length: integer({ primary: true, default: 64, min: 1, max: 10_000, usualMax: 512 }),
    prefix: text({ rare: true }),
    count: integer({ default: 1, min: 1, max: 10_000, rare: true }),
  },
  output: {
    tokens: text({ primary: true, multiline: true, secret: true }),
    alphabetSize: number(),
    entropyBits: number(),
  },
  errors: ['empty-alphabet', 'length-too-short'],
  cost: ({ length, count }) => (length * count > INSTANT_CHARACTERS ? 'slow' : 'instant'),
  isDefault: true,
});

export const passphrase = declare({
  input: {
    wordCount: integer({ primary: true, default: 6, min: 1, max: 64 }),
    language: choice(languages),
    separator: text({ default: '-' }),
    capitalize: flag({ default: false }),
    appendDigit: flag({ default: false }),
    count: integer({ default: 1, min: 1, max: 10_000 }),
  },
  output: {
    passphrases: text({ primary: true, multiline: true, secret: true }),
    entropyBits: number(),
  },
  cost: ({ wordCount, count }) => (wordCount * count > INSTANT_WORDS ? 'slow' : 'instant'),
});
