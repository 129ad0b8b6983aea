import { choice, flag, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 128 * 1024;

export const slugify = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['title', 'identifier', 'phrase'], sample: 'Déjà Vu: 10 Tips & Tricks!' }),
    separator: text({ default: '-', remembered: true }),
    lowercase: flag({ default: true }),
    decamelize: flag({ default: true, rare: true }),
    transliterate: flag({ default: true, rare: true }),
    language: choice(['none', 'de', 'da', 'no', 'sv', 'tr', 'hu', 'sr', 'uk']),
    preserveCharacters: text({ remembered: true, rare: true }),
    maximumLength: integer({ default: 0, min: 0, max: 1000, rare: true }),
    eachLine: flag(),
  },
  output: { slug: text({ primary: true, multiline: true }), missingCharacters: list() },
  cost: ({ text: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
  answers: [{ search: String.raw`(?:slug|slugify)(?: of)? (?<text>.+)` }],
});
